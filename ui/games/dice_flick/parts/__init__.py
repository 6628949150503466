"""What the model of Dice Flick is made of: the table, the aim, and the dice that are scored."""
