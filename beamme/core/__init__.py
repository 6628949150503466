"""What every game and every match is made of."""
