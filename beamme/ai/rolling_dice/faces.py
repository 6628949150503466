"""The mean over all faces that dice may show, where the best of them is chosen."""

import numpy as np

from beamme.ai.rolling_dice.ground import FACES
from beamme.ai.rolling_dice.samples import Floats

FORBIDDEN = -np.inf
"""The worth of a die that may not be kept."""


def expected_best(worths: Floats, nothing: Floats | float) -> Floats:
    """What a throw is worth if its best die is kept: the exact mean over all faces.

    The last two axes are the dice and their faces. Where no die may be kept, it is `nothing`.
    """
    *shape, dice, faces = worths.shape
    flat = worths.reshape(-1, dice * faces)
    order = np.argsort(-flat, axis=1)
    ordered = np.take_along_axis(flat, order, axis=1)
    whose = order // faces
    # How likely no die shows what is at least as good as this.
    less = np.ones(flat.shape)
    for die in range(dice):
        less *= 1 - np.cumsum(whose == die, axis=1) / faces
    likely = -np.diff(less, axis=1, prepend=1.0)
    other = np.broadcast_to(nothing, shape).reshape(-1, 1)
    found: Floats = (likely * np.where(np.isneginf(ordered), other, ordered)).sum(axis=1)
    return found.reshape(shape)


def highest_of(dice: int) -> Floats:
    """How likely each face is the highest of so many."""
    up_to = (np.arange(FACES + 1) / FACES) ** dice
    return np.diff(up_to)
