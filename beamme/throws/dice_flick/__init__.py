"""Dice Flick: flicks from a plate into the box."""

from beamme.throws.dice_flick.flick import landed, launched, possible
from beamme.throws.dice_flick.sample import sampled_faces

__all__ = ["landed", "launched", "possible", "sampled_faces"]
