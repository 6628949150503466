"""The simulator: flights, rests and faces of dice in any arena."""
