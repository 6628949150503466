"""What the model of Rolling Dice is made of: table, aim, keeping, putting back and counting."""
