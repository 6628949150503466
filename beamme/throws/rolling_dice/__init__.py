"""Rolling Dice: throws through the entrance onto the floe."""

from beamme.throws.rolling_dice.sample import sampled_faces
from beamme.throws.rolling_dice.throw import landed, launched, possible

__all__ = ["landed", "launched", "possible", "sampled_faces"]
