"""Let flicked dice come to rest, and shake the box until every die lies clearly.

A die is unclear if it is on the field but not flat on the floor of a hollow: tilted, between
hollows, or on another die. A shaken die may end up in the moat. A die that does not lie clearly
when the time is up counts as gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians

import numpy as np

from beamme.physics.box.shapes import Box
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.rest import (
    JOLTS,
    STEPS_PER_CHECK,
    Flags,
    Indices,
    Numbers,
    Settled,
    Throws,
    settled,
    uprightness,
)
from beamme.physics.engine.scene import GRAVITY
from beamme.physics.engine.units import PER_CENTIMETRE

LEVEL_COSINE = cos(radians(5))
HEIGHT_ERROR_CM = 0.05
STRENGTH_GRAVITIES = 0.5


def settle(throws: Throws, box: Box, seeds: Sequence[bytes], *, to_the_table: bool) -> Settled:
    """Simulate until all dice lie clearly; dice that leave the box fall to the table if asked."""
    return settled(throws, _Rattled(box, to_the_table), seeds)


def is_clear(box: Box, places: Numbers) -> Flags:
    """Which dice lie flat in a hollow, in the moat or outside."""
    on_field = _away(places) < (box.field + box.wall / 2) / PER_CENTIMETRE
    on_floor = np.abs(places[..., 1] - box.die / 2 / PER_CENTIMETRE) < HEIGHT_ERROR_CM
    return ~on_field | (on_floor & (uprightness(places[..., 3:]) > LEVEL_COSINE))


def is_inside(box: Box, places: Numbers) -> Flags:
    """Which dice are above the floor of the box."""
    return _away(places) < box.reach / PER_CENTIMETRE


def _away(places: Numbers) -> Numbers:
    return np.maximum(np.abs(places[..., 0]), np.abs(places[..., 2]))


@dataclass(frozen=True, slots=True)
class _Rattled:
    """The box as an arena. Seen from a shaken box, it is gravity that trembles."""

    box: Box
    to_the_table: bool
    strength: float = STRENGTH_GRAVITIES

    def is_clear(self, places: Numbers) -> Flags:
        return is_clear(self.box, places)

    def is_gone(self, places: Numbers) -> Flags:
        if self.to_the_table:
            return np.zeros(places.shape[:-1], np.bool_)
        outer = (self.box.reach + self.box.rim_width) / PER_CENTIMETRE
        fallen = (self.box.rim - self.box.die) / PER_CENTIMETRE
        return (_away(places) > outer) & (places[..., 1] < fallen)

    def stir(
        self, throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]
    ) -> None:
        down = np.array([0.0, -GRAVITY, 0.0])
        for _ in range(JOLTS):
            jolt = [[noise.normal() for _ in range(3)] for noise in noises]
            throws.pull(which, down + strength * GRAVITY * np.array(jolt))
            throws.step(which, STEPS_PER_CHECK)
        throws.pull(which, np.repeat(down[None], len(which), axis=0))
