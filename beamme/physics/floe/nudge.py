"""Let dice come to rest on the ice; gently nudge only those that show no clear face (RD-6).

The box is never shaken, because on ice everything would slide.
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

READABLE_COSINE = cos(radians(25))
STRENGTH_GRAVITIES = 0.2


def settle(throws: Throws, seeds: Sequence[bytes], *, to_the_table: bool) -> Settled:
    """Simulate until all dice show a face; dice that leave the ice fall to the table if asked."""
    return settled(throws, _Nudged(to_the_table), seeds)


def is_readable(places: Numbers) -> Flags:
    """Which dice show a clear face, because they lie flat or lean only a little."""
    return uprightness(places[..., 3:]) > READABLE_COSINE


@dataclass(frozen=True, slots=True)
class _Nudged:
    """The floe as an arena."""

    to_the_table: bool
    strength: float = STRENGTH_GRAVITIES

    def is_clear(self, places: Numbers) -> Flags:
        return is_readable(places) | self.is_gone(places)

    def is_gone(self, places: Numbers) -> Flags:
        if self.to_the_table:
            return np.zeros(places.shape[:-1], np.bool_)
        # A die whose middle is below the ice will never be on the floe again.
        return np.asarray(places[..., 1] < 0.0)

    def stir(
        self, throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]
    ) -> None:
        unclear = ~self.is_clear(throws.places[which])[..., None]
        for _ in range(JOLTS):
            jolt = [[[noise.normal() for _ in range(3)]] for noise in noises]
            # Not a product, because even a push of -0 would wake a sleeping die.
            pushes = np.where(unclear, strength * GRAVITY * np.array(jolt), 0.0)
            throws.push(which, pushes)
            throws.step(which, STEPS_PER_CHECK)
        throws.push(which, np.zeros((*unclear.shape[:2], 3)))
