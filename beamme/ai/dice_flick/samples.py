"""The precomputed flicks; how each was launched follows from its number.

All of them start at the south plate of the standard box and go straight ahead or to the right.
That is enough, because the box is its own mirror image and looks the same from every plate.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from beamme.ai.stored_tables import stored
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE
from beamme.physics.box.shapes import BOX, turned

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

MOAT, OUTSIDE = HOLLOWS, HOLLOWS + 1
ENDS = HOLLOWS + 2
"""Where a flick may end: a hollow by its number, the moat, or outside."""

WIDEST_DEG = 80.0
"""The widest angle to the right that was tried; beyond it, a die ends as at the limit."""
NEAREST_MM, FARTHEST_MM = 25.0, 230.0
"""The distances from the plate at which the flicks first came down."""
STEEPEST_DEG = 80.0
"""The steepest lift that was tried."""
GRAVITY_MM_S2 = 9810.0
DROP_MM = (BOX.rim - BOX.depth) / 100
"""How far a die falls from its plate to the crests between hollows."""
# The fractional parts of their multiples fill a cube evenly (Kronecker sequence).
_STEPS = 1 / 1.2207440846057596 ** np.arange(1, 4)


def sent_off(numbers: NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
    """Direction (degrees), range (mm) and lift (degrees) of the flicks with these numbers.

    The points at which they come down are evenly spread.
    """
    first, second, third = (0.5 + numbers[:, np.newaxis] * _STEPS).T % 1.0
    range_ = np.sqrt(NEAREST_MM**2 + second * (FARTHEST_MM**2 - NEAREST_MM**2))
    return WIDEST_DEG * first, range_, STEEPEST_DEG * third


def range_of(speed: Floats | float, lift: Floats | float, drop: float = DROP_MM) -> Floats:
    """How far from its plate a die comes down, in mm; speed in mm/s, lift in degrees."""
    up, ahead = speed * np.sin(np.radians(lift)), speed * np.cos(np.radians(lift))
    found: Floats = ahead * (up + np.sqrt(up**2 + 2 * GRAVITY_MM_S2 * drop)) / GRAVITY_MM_S2
    return found


def speed_for(range_: Floats | float, lift: Floats | float, drop: float = DROP_MM) -> Floats:
    """The speed in mm/s at which a die comes down this far from its plate."""
    climb = range_ * np.tan(np.radians(lift)) + drop
    found: Floats = range_ / np.cos(np.radians(lift)) * np.sqrt(GRAVITY_MM_S2 / 2 / climb)
    return found


@cache
def mirrored() -> Places:
    """For each end, its mirror image, with left and right swapped."""
    rows = np.arange(HOLLOWS).reshape(SIZE, SIZE)
    return np.array([*rows[:, ::-1].ravel(), MOAT, OUTSIDE])


@cache
def seen_from(plate: Plate) -> Places:
    """For each end seen from the south plate, the one in the same position from another plate."""
    half = SIZE // 2
    found = []
    for row in range(SIZE):
        for column in range(SIZE):
            x, z = turned(plate, column - half, row - half)
            found.append((round(z) + half) * SIZE + round(x) + half)
    return np.array([*found, MOAT, OUTSIDE])


@cache
def tried() -> tuple[Floats, Floats, Floats, Places]:
    """Direction, range, lift and end of every flick in the table, mirrored ones included."""
    ends = stored("dice_flick")["ends"].astype(np.intp)
    direction, range_, lift = sent_off(np.arange(len(ends)))
    order = np.argsort(np.concatenate([direction, -direction]), kind="stable")
    return (
        np.concatenate([direction, -direction])[order],
        np.concatenate([range_, range_])[order],
        np.concatenate([lift, lift])[order],
        np.concatenate([ends, mirrored()[ends]])[order],
    )


@cache
def bounces() -> Floats:
    """From the south: where a die ends that would have come to rest in an occupied hollow.

    One row per hollow, in which the hollow itself has no share.
    """
    counts = stored("dice_flick")["bounces"].astype(np.float64)
    both = counts + counts[np.ix_(mirrored()[:HOLLOWS], mirrored())]
    both[np.arange(HOLLOWS), np.arange(HOLLOWS)] = 0.0
    shares: Floats = both / both.sum(axis=1, keepdims=True)
    return shares
