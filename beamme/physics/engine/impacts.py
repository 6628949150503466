"""Which moments of a throw can be heard."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Impact, Surface

Numbers = NDArray[np.float64]
Touches = set[tuple[int, int, int]]
"""Pairs of bodies in contact (the world is 0, dice count from 1) and the index in SURFACES."""

SURFACES = tuple(Surface)
"""The order in which scenes number the surfaces of the world."""

FAINTEST = 0.12
"""As a fraction of full strength; weaker impacts cannot be heard."""
APART_SECONDS = 0.035


def impacts(
    velocities: Numbers,
    touched: Sequence[Touches],
    seconds_per_check: float,
    gravity: float,
    full_strength: float,
) -> tuple[Impact, ...]:
    """Find the loudest moments at which a new contact changed a velocity.

    Velocities and contacts have one element per check; full strength is the change of velocity that
    sounds loudest.
    """
    falling = np.array([0.0, -gravity * seconds_per_check, 0.0])
    found: list[Impact] = []
    for check in range(1, len(touched) - 1):
        new = touched[check] - touched[check - 1]
        if not new:
            continue
        jolt = velocities[check + 1] - velocities[check - 1] - 2 * falling
        change = np.concatenate([[0.0], np.linalg.norm(jolt, axis=1)])
        for one, other, surface in sorted(new):
            kind = Surface.DIE if one and other else SURFACES[surface]
            strength = min(1.0, float(change[[one, other]].max()) / full_strength)
            if strength >= FAINTEST:
                found.append(Impact(check * seconds_per_check, strength, kind))
    heard: list[Impact] = []
    for impact in sorted(found, key=lambda impact: -impact.strength):
        alike = (other.seconds for other in heard if other.kind is impact.kind)
        if all(abs(impact.seconds - seconds) >= APART_SECONDS for seconds in alike):
            heard.append(impact)
    return tuple(sorted(heard, key=lambda impact: impact.seconds))
