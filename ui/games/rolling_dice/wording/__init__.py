"""What the things of Rolling Dice are called: dice, places on the floe, and what they count."""
