"""What the dice in a box are worth: to whoever scores them now, and in later turns."""
