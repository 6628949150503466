"""Rolling Dice on paper."""
