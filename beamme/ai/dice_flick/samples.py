"""The flicks that were tried once and for all: how each was sent off follows from its number.

All of them start at the south plate of the usual box and lead straight ahead or to the right; the
box is its own mirror image, and turned by a quarter it looks the same from the next plate.
"""

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS, SIZE
from beamme.physics.box.shapes import BOX, turned

Floats = NDArray[np.float64]
Places = NDArray[np.intp]

MOAT, OUTSIDE = HOLLOWS, HOLLOWS + 1
ENDS = HOLLOWS + 2
"""Where a flick may end: a hollow by its number, the moat, outside."""

WIDEST = 80.0
"""Degrees to the right that were tried; beyond them a die ends as at the limit."""
NEAREST, FARTHEST = 25.0, 230.0
"""Millimetres from the plate at which the flicks first came down."""
STEEPEST = 80.0
"""Degrees upwards."""
GRAVITY = 9810.0
DROP = (BOX.rim - BOX.depth) / 100
"""Millimetres that a die falls from its plate to the crests between hollows."""
# Multiples of these, without their whole parts, fill a cube evenly (Kronecker).
_STEPS = 1 / 1.2207440846057596 ** np.arange(1, 4)


def sent_off(numbers: NDArray[np.int64]) -> tuple[Floats, Floats, Floats]:
    """Direction and lift in degrees and the range in millimetres of the flicks with these numbers.

    The points at which they come down are spread evenly.
    """
    first, second, third = (0.5 + numbers[:, np.newaxis] * _STEPS).T % 1.0
    range_ = np.sqrt(NEAREST**2 + second * (FARTHEST**2 - NEAREST**2))
    return WIDEST * first, range_, STEEPEST * third


def range_of(speed: Floats | float, lift: Floats | float, drop: float = DROP) -> Floats:
    """How far from its plate a die comes down, in mm; speed in mm/s, lift in degrees."""
    up, ahead = speed * np.sin(np.radians(lift)), speed * np.cos(np.radians(lift))
    found: Floats = ahead * (up + np.sqrt(up**2 + 2 * GRAVITY * drop)) / GRAVITY
    return found


def speed_for(range_: Floats | float, lift: Floats | float, drop: float = DROP) -> Floats:
    """The speed in mm/s that lets a die come down so far from its plate."""
    climb = range_ * np.tan(np.radians(lift)) + drop
    found: Floats = range_ / np.cos(np.radians(lift)) * np.sqrt(GRAVITY / 2 / climb)
    return found


@cache
def mirrored() -> Places:
    """For each end the one on the other side, left and right exchanged."""
    rows = np.arange(HOLLOWS).reshape(SIZE, SIZE)
    return np.array([*rows[:, ::-1].ravel(), MOAT, OUTSIDE])


@cache
def seen_from(plate: Plate) -> Places:
    """For each end from the south plate the one that lies the same way from another plate."""
    half = SIZE // 2
    found = []
    for row in range(SIZE):
        for column in range(SIZE):
            x, z = turned(plate, column - half, row - half)
            found.append((round(z) + half) * SIZE + round(x) + half)
    return np.array([*found, MOAT, OUTSIDE])


@cache
def tried() -> tuple[Floats, Floats, Floats, Places]:
    """Direction, range, lift and end of every flick of the table, mirrored ones included."""
    ends = stored("ends").astype(np.intp)
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
    """From the south: where a die ends that would have come to rest in a hollow with another die.

    One row for each hollow, in which the hollow itself has no share.
    """
    counts = stored("bounces").astype(np.float64)
    both = counts + counts[np.ix_(mirrored()[:HOLLOWS], mirrored())]
    both[np.arange(HOLLOWS), np.arange(HOLLOWS)] = 0.0
    shares: Floats = both / both.sum(axis=1, keepdims=True)
    return shares


def stored(name: str, table: str = "dice_flick") -> NDArray[np.uint16]:
    """A part of a table that comes with the program."""
    path = files("beamme.ai") / "tables" / f"{table}.npz"
    with path.open("rb") as opened, np.load(opened) as parts:
        found: NDArray[np.uint16] = parts[name].astype(np.uint16)
        return found
