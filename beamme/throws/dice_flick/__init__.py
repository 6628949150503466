"""Dice Flick: flicks from a plate into the box."""

from beamme.throws.dice_flick.flick import landed, launched, possible

__all__ = ["landed", "launched", "possible"]
