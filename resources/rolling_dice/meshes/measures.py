"""Measures of the arctic box and the edge of its floe, from beamme/physics/floe/shapes.py; mm.

x leads to the right as seen from the entrance, y up from the ice, z towards the entrance.
"""

import numpy as np

from beamme.physics.floe.shapes import FLOE
from resources.common.meshes.lofts import rounded
from resources.common.meshes.surface import Numbers

HALF_WIDTH, HALF_LENGTH = FLOE.width / 200, FLOE.length / 200
WALL, STRIP, RIM = FLOE.wall / 100, FLOE.strip / 100, FLOE.rim_width / 100
CREST = FLOE.crest / 100
WATER = -FLOE.step / 100
TABLE = WATER - FLOE.floor / 100
SIDE, FAR = HALF_WIDTH - STRIP, STRIP - HALF_LENGTH
"""How far the floe reaches to the right and, below 0, away from the entrance."""
MIDDLE = (FAR + HALF_LENGTH) / 2
LAP = (18, 14, 18)
"""Spaces of the track on the left, far and right wall."""
CANAL = (-HALF_WIDTH - RIM - 31, 66.0)
"""The middle of the canal with the ice blocks, x and z."""
CANAL_HALF = (21.0, 122.0)
BLOCK_STEP, FIRST_BLOCK = 39.0, 97.0
"""From block to block, and from the middle of the canal to the first one."""
CORNER, ARC, SIDE_POINTS = 6.0, 5, 112
BREAK = 9
"""Points from one corner of the broken edge to the next."""


def smoothed(values: Numbers, reach: int) -> Numbers:
    """Return values round a loop, each mixed with its neighbours."""
    weights = np.hanning(2 * reach + 3)[1:-1]
    around = np.concatenate([values[-reach:], values, values[:reach]])
    return np.convolve(around, weights / weights.sum(), "valid")


def waves(count: int, reach: int, seed: int) -> Numbers:
    """Return soft noise round a loop, with a standard deviation of 1."""
    soft = smoothed(np.random.default_rng(seed).normal(0, 1, count), reach)
    return soft / soft.std()


def outline() -> tuple[Numbers, Numbers]:
    """Return the edge of the floe, x and z, and where it looks to.

    Dice see a rectangle; the broken edge stays within three millimetres inside it.
    """
    points, outward = rounded(SIDE, HALF_LENGTH - MIDDLE, CORNER, ARC, SIDE_POINTS)
    count = len(points)
    chance = np.random.default_rng(5)
    corners = np.arange(0, count + BREAK, BREAK)
    broken = chance.uniform(0, 2.1, len(corners))
    broken[-1] = broken[0]
    inset = smoothed(np.interp(np.arange(count), corners, broken), 1)
    inset = np.clip(inset + 0.22 * waves(count, 1, 6), 0, 2.9)
    # At the entrance it was cut.
    near = np.clip(outward[:, 1], 0, 1) ** 4
    return points - outward * (inset * (1 - 0.75 * near))[:, None] + [0, MIDDLE], outward


def space(number: int) -> tuple[float, float, float]:
    """Return the middle of a space of the track, x and z, and the heading there in degrees."""
    number %= sum(LAP)
    left, far, right = LAP
    along, across = 2 * HALF_LENGTH / left, 2 * HALF_WIDTH / far
    if number < left:
        return -HALF_WIDTH - RIM / 2, HALF_LENGTH - (number + 0.5) * along, 0.0
    if number < left + far:
        return -HALF_WIDTH + (number - left + 0.5) * across, -HALF_LENGTH - RIM / 2, -90.0
    return (
        HALF_WIDTH + RIM / 2,
        -HALF_LENGTH + (number - left - far + 0.5) * 2 * HALF_LENGTH / right,
        180.0,
    )
