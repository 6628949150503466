"""Dice come to rest on the ice; one that shows no clear face is nudged, gently and alone (RD-6).

The box is never rattled: on ice everything would slide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians

import numpy as np

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

READABLE = cos(radians(25))
STRENGTH = 0.2


def settle(throws: Throws, seeds: Sequence[bytes], *, to_the_table: bool) -> Settled:
    """Go on until all dice show a face; those that leave the ice may be followed to the end."""
    return settled(throws, _Nudged(to_the_table), seeds)


def is_readable(places: Numbers) -> Flags:
    """Tell which dice show a clear face: they lie, or lean only a little."""
    return uprightness(places[..., 3:]) > READABLE


@dataclass(frozen=True, slots=True)
class _Nudged:
    """The floe as an arena."""

    to_the_table: bool
    strength: float = STRENGTH

    def is_clear(self, places: Numbers) -> Flags:
        return is_readable(places) | self.is_gone(places)

    def is_gone(self, places: Numbers) -> Flags:
        if self.to_the_table:
            return np.zeros(places.shape[:-1], np.bool_)
        # Its middle is below the ice: it will never be on the floe again.
        return np.asarray(places[..., 1] < 0.0)

    def stir(
        self, throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]
    ) -> None:
        unclear = ~self.is_clear(throws.places[which])[..., None]
        for _ in range(JOLTS):
            jolt = [[[noise.normal() for _ in range(3)]] for noise in noises]
            # Not a product: even a push of -0 wakes who sleeps.
            pushes = np.where(unclear, strength * GRAVITY * np.array(jolt), 0.0)
            throws.push(which, pushes)
            throws.step(which, STEPS_PER_CHECK)
        throws.push(which, np.zeros((*unclear.shape[:2], 3)))
