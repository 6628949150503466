"""The building blocks shared by every game and every match."""
