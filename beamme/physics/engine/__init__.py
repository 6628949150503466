"""The simulator: flights, rests and faces of dice, in whatever arena they fly."""
