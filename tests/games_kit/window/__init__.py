"""What the laws of the window have to know of each game."""
