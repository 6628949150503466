"""Dice Flick on paper."""
