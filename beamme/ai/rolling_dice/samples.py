"""The precomputed throws; how each was launched follows from its number.

All of them were aimed straight ahead, onto an empty floe without sides, with three or four dice.
Dice from one hand hit each other, so a throw is only known as a whole.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from beamme.ai.stored_tables import stored
from beamme.physics.floe.bundle import SLOTS

Floats = NDArray[np.float64]

UNIT = 50
"""The resolution of stored places, in hundredths of a millimetre."""
NOWHERE = -32_768
"""The place of a die that is not on the ice."""
SLOWEST_MM_S, FASTEST_MM_S = 350.0, 1500.0
"""The speeds that were tried."""
TIGHTEST, LOOSEST = 0.03, 0.15
"""How much dice of one hand differed: standard deviations, as fractions of the speed."""
ASTRAY_DEG = 50.0
"""How far directions differ for a difference in speed as large as the speed itself."""
SPREAD = 300
"""How far the dice fanned out, in hundredths of a degree."""
# The fractional parts of their multiples fill a cube evenly.
_STEPS = np.sqrt([2.0, 3.0, 5.0, 7.0, 11.0, 13.0, 17.0, 19.0, 23.0, 29.0])


@dataclass(frozen=True, slots=True, eq=False)
class Sent:
    """How throws were launched, one row per throw."""

    meant: Floats
    """The speed of the hand in millimetres per second."""
    loose: Floats
    """How much its dice differed: a standard deviation, as a fraction of the speed."""
    speeds: Floats
    """Of each die."""
    directions: Floats
    """Of each die, in degrees to the right."""


@dataclass(frozen=True, slots=True, eq=False)
class Tried:
    """Throws and where their dice came to rest, one row per throw."""

    meant: Floats
    loose: Floats
    aside: Floats
    """Hundredths of a millimetre to the right of the hand; NaN if not on the ice."""
    ahead: Floats
    """From the entrance."""


def sent_off(numbers: NDArray[np.int64], dice: int) -> Sent:
    """How the throws with these numbers were launched."""
    parts = np.asarray((0.5 + numbers[:, np.newaxis] * _STEPS) % 1.0, np.float64)
    meant = SLOWEST_MM_S + (FASTEST_MM_S - SLOWEST_MM_S) * parts[:, 0]
    loose = TIGHTEST + (LOOSEST - TIGHTEST) * parts[:, 1]
    # Uniform from -√3 to √3 has a standard deviation of 1.
    own = np.sqrt(3.0) * loose[:, np.newaxis] * (2 * parts[:, 2:] - 1)
    fans = np.array([fan for _, _, fan in SLOTS[dice]]) * SPREAD / 100
    speeds = meant[:, np.newaxis] * (1 + own[:, :dice])
    return Sent(meant, loose, speeds, fans + ASTRAY_DEG * own[:, 4 : 4 + dice])


@cache
def tried(dice: int) -> Tried:
    """All throws in the table with this many dice, and their mirror images."""
    rests = stored("rolling_dice")[f"rests{dice}"].astype(np.float64)
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
