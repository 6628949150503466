"""Dice Flick in the window and on paper."""
