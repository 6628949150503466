"""Dice Flick: flick dice into hollows and score groups of one colour."""

from beamme.games.dice_flick.rules import DiceFlick

__all__ = ["DiceFlick"]
