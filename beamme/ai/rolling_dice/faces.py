"""The expected value of the best of several dice, over all the faces they may show."""

import numpy as np

from beamme.ai.rolling_dice.ground import FACES
from beamme.ai.rolling_dice.samples import Floats

FORBIDDEN = -np.inf
"""The value of a die that may not be kept."""


def expected_best(worths: Floats, nothing: Floats | float) -> Floats:
    """The value of a throw if its best die is kept: the exact mean over all faces.

    The last two axes are the dice and their faces. If no die may be kept, the value is `nothing`.
    """
    *shape, dice, faces = worths.shape
    flat = worths.reshape(-1, dice * faces)
    order = np.argsort(-flat, axis=1)
    ordered = np.take_along_axis(flat, order, axis=1)
    whose = order // faces
    # The chance that no die shows anything at least as good as this.
    less = np.ones(flat.shape)
    for die in range(dice):
        less *= 1 - np.cumsum(whose == die, axis=1) / faces
    likely = -np.diff(less, axis=1, prepend=1.0)
    other = np.broadcast_to(nothing, shape).reshape(-1, 1)
    found: Floats = (likely * np.where(np.isneginf(ordered), other, ordered)).sum(axis=1)
    return found.reshape(shape)


def highest_of(dice: int) -> Floats:
    """The chance of each face to be the highest of this many dice."""
    up_to = (np.arange(FACES + 1) / FACES) ** dice
    return np.diff(up_to)
