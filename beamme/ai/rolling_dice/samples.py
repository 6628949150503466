"""The throws that were tried once and for all: how each was sent off follows from its number.

All of them were meant straight ahead, onto an empty floe without sides, with three dice or with
four: dice of one hand hit each other, so that a throw is known as a whole only.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from beamme.physics.floe.bundle import SLOTS

Floats = NDArray[np.float64]

UNIT = 50
"""Hundredths of a millimetre: so exactly is a place stored."""
NOWHERE = -32_768
"""Stands for a die that is not on the ice."""
SLOWEST, FASTEST = 350.0, 1500.0
"""Millimetres per second."""
TIGHTEST, LOOSEST = 0.03, 0.15
"""By such a share of the speed dice of one hand differ, as standard deviations."""
ASTRAY = 50.0
"""Degrees by which directions of dice differ where their speeds differ by all of the speed."""
SPREAD = 300
"""Hundredths of a degree: how far the dice fanned out."""
# Multiples of these, without their whole parts, fill a cube evenly.
_STEPS = np.sqrt([2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0, 19.0, 23.0, 29.0])


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """How throws were sent off, a row for each of them."""

    meant: Floats
    """The speed of the hand in millimetres per second."""
    loose: Floats
    """How much its dice differed, as a standard deviation."""
    speeds: Floats
    """Of each die."""
    directions: Floats
    """Of each die, in degrees to the right."""


@dataclass(frozen=True, slots=True, eq=False)
class Tried:
    """Throws and where their dice came to rest, a row for each throw."""

    meant: Floats
    loose: Floats
    aside: Floats
    """Hundredths of a millimetre to the right of the hand; not a number if not on the ice."""
    ahead: Floats
    """From the entrance."""


def sent_off(numbers: NDArray[np.int64], dice: int) -> Sent:
    """How the throws with these numbers were sent off."""
    parts = np.asarray((0.5 + numbers[:, np.newaxis] * _STEPS) % 1.0, np.float64)
    meant = SLOWEST + (FASTEST - SLOWEST) * parts[:, 0]
    loose = TIGHTEST + (LOOSEST - TIGHTEST) * parts[:, 1]
    # Even from -√3 to √3 deviates by 1.
    own = np.sqrt(3.0) * loose[:, np.newaxis] * (2 * parts[:, 2:] - 1)
    fans = np.array([fan for _, _, fan in SLOTS[dice]]) * SPREAD / 100
    speeds = meant[:, np.newaxis] * (1 + own[:, :dice])
    return Sent(meant, loose, speeds, fans + ASTRAY * own[:, 4 : 4 + dice])


@cache
def tried(dice: int) -> Tried:
    """All throws of the table with so many dice, and their mirror images."""
    rests = stored(f"rests{dice}")
    sent = sent_off(np.arange(len(rests)), dice)
    places = np.where(rests == NOWHERE, np.nan, rests * float(UNIT))
    slots = [(side, up) for side, up, _ in SLOTS[dice]]
    mirrored = places[:, [slots.index((-side, up)) for side, up in slots]]
    return Tried(
        np.tile(sent.meant, 2),
        np.tile(sent.loose, 2),
        np.concatenate([places[..., 0], -mirrored[..., 0]]),
        np.concatenate([places[..., 1], mirrored[..., 1]]),
    )


def stored(name: str) -> NDArray[np.float64]:
    """A part of the table that comes with the program."""
    path = files("beamme.ai") / "tables" / "rolling_dice.npz"
    with path.open("rb") as opened, np.load(opened) as parts:
        found: NDArray[np.float64] = parts[name].astype(np.float64)
        return found
