"""Rolling Dice in the window and on paper."""
