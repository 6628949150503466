"""Precomputed knowledge: what a scoring die is worth in later rounds, and how to beat it.

It was computed on a floe where all players play alike, for each level and number of colours.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from beamme.ai.rolling_dice.ground import CELL, CELLS, FACES, Numbers
from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.throws import SPEEDS
from beamme.ai.stored_tables import stored

FEWEST_COLOURS = 3
PLACES = np.arange(-9_000.0, 9_001.0, 2_250.0)
"""The places of a hand considered, in hundredths of a mm from the middle of the entrance."""
THROWS = len(SPEEDS) * len(PLACES)
"""Straight throws are numbered: all places with the first speed, then with the next."""
NO_RING = FACES * CELLS
"""For a colour without a ringed die; a ringed die is numbered by face, then by part of the floe."""


@dataclass(frozen=True, slots=True, eq=False)
class Foresight:
    """For one level and number of colours. Worth is in points more than the others get."""

    later: Floats
    """What a scoring die is worth later, compared to none, by face and part of the floe."""
    kept: Floats
    """What a kept die is worth, now and later, not counting the field it touches."""
    throws: Numbers
    """For each ringed die, the number of the straight throw to make."""

    def prospects(self, faces: Numbers, ahead: Floats) -> Floats:
        """What scoring dice are worth in later rounds; faces start at 1."""
        place = np.clip(ahead / CELL - 0.5, 0.0, CELLS - 1.0)
        cell = np.minimum(place.astype(np.intp), CELLS - 2)
        share = place - cell
        near, far = self.later[faces - 1, cell], self.later[faces - 1, cell + 1]
        found: Floats = near + share * (far - near)
        return found


@lru_cache(maxsize=32)
def foresight_of(level: int, colours: int) -> Foresight:
    """The foresight of a level; the weakest is 0."""
    table, row = stored("rolling_dice"), (level, colours - FEWEST_COLOURS)
    return Foresight(
        table["later"][row].astype(np.float64),
        table["kept"][row].astype(np.float64),
        table["throws"][row].astype(np.intp),
    )


def ring_of(face: int, ahead: float) -> int:
    """The number of a ringed die."""
    return (face - 1) * CELLS + int(np.clip(ahead / CELL, 0, CELLS - 1))
