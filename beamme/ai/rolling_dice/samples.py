"""The throws that were tried once and for all: how each was sent off follows from its number.

All of them went straight ahead onto an empty floe without sides; what a die did depends on its own
speed, and hardly on the dice beside it.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

DICE = 4
UNIT = 50
"""Hundredths of a millimetre: so exactly is a place stored."""
NOWHERE = -32_768
"""Stands for a die that is not on the ice."""
SLOWEST, FASTEST = 350.0, 1700.0
"""Millimetres per second."""
APART = 0.14
"""By such a share at most the dice of a throw are slower or faster than it is meant."""
# Multiples of these, without their whole parts, fill a cube evenly (Kronecker).
_STEPS = 1 / 1.1673039782614187 ** np.arange(1, DICE + 2)


def speeds_of(numbers: NDArray[np.int64]) -> Floats:
    """How fast the dice of the throws with these numbers are, one row for each throw."""
    parts = (0.5 + numbers[:, np.newaxis] * _STEPS) % 1.0
    meant = SLOWEST + (FASTEST - SLOWEST) * parts[:, :1]
    found: Floats = meant * (1 + APART * (2 * parts[:, 1:] - 1))
    return found


@dataclass(frozen=True, slots=True, eq=False)
class Tried:
    """Single dice by their speed, the slowest first."""

    speeds: Floats
    aside: Floats
    """Hundredths of a millimetre to the right of the hand; not a number if not on the ice."""
    ahead: Floats
    """From the entrance."""


@cache
def tried() -> Tried:
    """All dice of the table and, because left and right are alike, their mirror images."""
    rests = stored("rests")
    speeds = speeds_of(np.arange(len(rests))).ravel()
    order = np.argsort(speeds, kind="stable")
    places = rests.reshape(-1, 2)[order].astype(np.float64) * UNIT
    places[places == NOWHERE * UNIT] = np.nan
    return Tried(speeds[order], places[:, 0], places[:, 1])


def stored(name: str) -> NDArray[np.float64]:
    """A part of the table that comes with the program."""
    path = files("beamme.ai") / "tables" / "rolling_dice.npz"
    with path.open("rb") as opened, np.load(opened) as parts:
        found: NDArray[np.float64] = parts[name]
        return found
