"""Throws onto a floe, watched for dice that tunnel and for energy that grows."""

from functools import partial

import numpy as np

from beamme.physics.engine.rest import Flags, Indices, Numbers, Throws
from beamme.physics.engine.scene import GRAVITY
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.shapes import Floe, table_level
from installer.tools.trials.box_watched import STEPS_BETWEEN_LOOKS, Watched, crossed

LOOKS_BACK = 3
"""Longer than a bounce, during which energy is in the contact and not in the dice."""


class WatchedFloe(Watched):
    """Watched throws whose greatest gain of energy without a push is recorded."""

    def __init__(self, floe: Floe, throws: Throws) -> None:
        super().__init__(partial(through_the_box, floe), throws)
        count = len(throws.places)
        self.gained: Numbers = np.zeros(count)
        """Per throw, as centimetres by which it could lift one die."""
        self._edge = floe.die / PER_CENTIMETRE
        self._levels: Numbers = np.full((LOOKS_BACK, count), np.inf)
        self._pushed = np.zeros(count, np.bool_)

    def step(self, which: Indices, steps: int) -> None:
        """Go on with some of the throws, and look."""
        for _ in range(0, steps, STEPS_BETWEEN_LOOKS):
            super().step(which, STEPS_BETWEEN_LOOKS)
            self._look(which)

    def push(self, which: Indices, pushes: Numbers) -> None:
        """Push dice of some of the throws, which gives them energy."""
        super().push(which, pushes)
        self._pushed[which] = pushes.any(axis=(1, 2))

    def _look(self, which: Indices) -> None:
        speed, spin = self.motions[which, :, :3], self.motions[which, :, 3:]
        turning = (spin**2).sum(axis=-1) * self._edge**2 / 6
        lifted = ((speed**2).sum(axis=-1) + turning) / 2 / GRAVITY
        energy = (lifted + self.places[which, :, 1]).sum(axis=1)
        # Levels from before a push tell nothing about those after it.
        self._levels[:, which[self._pushed[which]]] = np.inf
        gained = energy - self._levels[:, which].max(axis=0)
        self.gained[which] = np.maximum(self.gained[which], gained)
        self._levels[:, which] = np.concatenate([self._levels[1:, which], energy[None]])


def through_the_box(floe: Floe, before: Numbers, after: Numbers) -> Flags:
    """Which dice went through a wall below its top, or under ice, water or the table."""
    rim = floe.rim_width / 2
    x, z, top = (
        part / PER_CENTIMETRE for part in (floe.width / 2 + rim, floe.length / 2 + rim, floe.wall)
    )
    entrance = floe.length / 2 / PER_CENTIMETRE
    found = crossed(before, after, 2, -z, top, (-x, x))
    for side in (-x, x):
        found |= crossed(before, after, 0, side, top, (-z, entrance))
    return np.asarray(found | (after[..., 1] < _floor_below(floe, after)))


def _floor_below(floe: Floe, places: Numbers) -> Numbers:
    """The least height of what is below each die."""
    half_width, half_length = floe.width / 2, floe.length / 2
    aside = np.abs(places[..., 0]) * PER_CENTIMETRE
    away = -places[..., 2] * PER_CENTIMETRE
    floor = np.full(aside.shape, table_level(floe))
    inside = (aside < half_width) & (np.abs(away) < half_length)
    floor[inside] = -floe.step / PER_CENTIMETRE
    ice = (aside < half_width - floe.strip) & (away < half_length - floe.strip)
    floor[inside & ice] = 0.0
    return floor
