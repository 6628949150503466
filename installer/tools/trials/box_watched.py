"""Throws whose dice are looked at so often that none slips through a wall unseen."""

from collections.abc import Callable
from itertools import product

import numpy as np

from beamme.physics.box.shapes import Box, table_level
from beamme.physics.engine.rest import Flags, Indices, Numbers, Throws
from beamme.physics.engine.units import PER_CENTIMETRE

STEPS_BETWEEN_LOOKS = 8


Through = Callable[[Numbers, Numbers], Flags]
"""Tells which dice went through something between two looks."""


class Watched:
    """Throws whose dice are looked at so often that none slips through a wall unseen."""

    def __init__(self, through: Through, throws: Throws) -> None:
        self.throws = throws
        self.places, self.motions = throws.places, throws.motions
        self.tunnelled: Flags = np.zeros(len(throws.places), np.bool_)
        self._through = through

    def step(self, which: Indices, steps: int) -> None:
        """Go on with some of the throws, and look."""
        for _ in range(0, steps, STEPS_BETWEEN_LOOKS):
            before = self.places[which].copy()
            self.throws.step(which, STEPS_BETWEEN_LOOKS)
            self.tunnelled[which] |= self._through(before, self.places[which]).any(axis=1)

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Change gravity for some of the throws."""
        self.throws.pull(which, gravity)

    def push(self, which: Indices, pushes: Numbers) -> None:
        """Push dice of some of the throws."""
        self.throws.push(which, pushes)


def crossed(
    before: Numbers, after: Numbers, axis: int, place: float, top: float, ends: tuple[float, float]
) -> Flags:
    """Tell which dice went through an upright wall below its top, between its two ends."""
    one, other = before[..., axis] - place, after[..., axis] - place
    share = one / np.where(one == other, 1.0, one - other)
    crossing = before + share[..., None] * (after - before)
    along = crossing[..., 2 - axis]
    beside = (along > ends[0]) & (along < ends[1])
    return np.asarray((one * other < 0) & beside & (crossing[..., 1] < top))


def through_a_wall(box: Box, before: Numbers, after: Numbers) -> Flags:
    """Tell which dice crossed a wall below its top or went under a floor between two looks."""
    found = np.zeros(before.shape[:-1], np.bool_)
    lines = [place * box.pitch - box.field for place in range(box.hollows + 1)]
    rim = box.reach + box.rim_width / 2
    limits: list[tuple[float, int, float]] = [(line, box.depth, box.field) for line in lines]
    limits += [(-rim, box.rim, rim), (rim, box.rim, rim)]
    for axis, (line, top, end) in product((0, 2), limits):
        place, height, half = (part / PER_CENTIMETRE for part in (line, top, end))
        found |= crossed(before, after, axis, place, height, (-half, half))
    away = np.maximum(np.abs(after[..., 0]), np.abs(after[..., 2]))
    floor = np.full(away.shape, table_level(box))
    floor[away < box.reach / PER_CENTIMETRE] = -box.moat_depth / PER_CENTIMETRE
    floor[away < box.field / PER_CENTIMETRE] = 0.0
    return np.asarray(found | (after[..., 1] < floor))
