"""What the things of Dice Flick are called: dice, plates, hollows, and what they score."""
