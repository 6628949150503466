"""The floe divided into parts by distance and field, for many places at once."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.throws import Landings
from beamme.games.rolling_dice.board import Floe

Numbers = NDArray[np.intp]

CELL = 1_500
"""The length of each part of the floe, in hundredths of a millimetre."""
CELLS = 28
FACES = 6
_REACH_EDGES = 0.637
"""How far a die reaches from its middle, averaged over all the ways it may be turned."""


@dataclass(frozen=True, slots=True, eq=False)
class Spots:
    """Dice, whether they are on the floe, and where."""

    there: NDArray[np.bool_]
    """Whether they are on the floe at all."""
    ahead: Floats
    """The distance from the entrance; 0 if not on the floe."""
    field: Numbers
    """The number of the field each touches, counted from 1; 0 for none."""

    @property
    def cell(self) -> Numbers:
        """The part of the floe."""
        return cell_of(self.ahead)


def cell_of(ahead: Floats) -> Numbers:
    """The part of the floe at this distance from the entrance."""
    found: Numbers = np.clip(ahead / CELL, 0, CELLS - 1).astype(np.intp)
    return found


def spots_of(floe: Floe, landings: Landings) -> Spots:
    """Where landings, measured from the middle of the floe, are on this floe."""
    room = _REACH_EDGES * floe.die
    aside, ahead = landings.aside, landings.ahead
    with np.errstate(invalid="ignore"):
        there = np.abs(aside) < floe.across / 2 - room
        there &= (ahead > 0) & (ahead < floe.along - room)
    field = np.zeros(aside.shape, np.intp)
    for number, each in enumerate(floe.fields, start=1):
        x, y = aside - each.x, ahead - (each.y + floe.length / 2)
        with np.errstate(invalid="ignore"):
            field[x**2 + y**2 < (each.radius + room) ** 2] = number
    return Spots(there, np.where(there, ahead, 0.0), np.where(there, field, 0))


@lru_cache(maxsize=8)
def possible(floe: Floe) -> NDArray[np.bool_]:
    """Which fields (columns; the first means none) a die may touch in each part of the floe."""
    middles = (np.arange(CELLS) + 0.5) * CELL
    found = np.ones((CELLS, 1 + len(floe.fields)), np.bool_)
    for number, each in enumerate(floe.fields, start=1):
        reach = each.radius + _REACH_EDGES * floe.die + CELL
        found[:, number] = np.abs(middles - (each.y + floe.length / 2)) < reach
    return found


def values_of(floe: Floe) -> Floats:
    """What each field is worth; the first value is for a die that touches none."""
    return np.array([0.0, *(field.value for field in floe.fields)])
