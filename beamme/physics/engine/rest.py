"""Thrown dice come to rest, and are stirred until every die lies clearly.

Time is limited for every throw: what is not at rest and clear by then is told as such.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.noise import Noise
from beamme.physics.engine.scene import STEP_SECONDS

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]
Flags = NDArray[np.bool_]

STEPS_PER_CHECK = 24
LIMIT_STEPS = round(5.0 / STEP_SECONDS)
SLOW, SLOW_SPIN, STILL = 0.5, 0.5, 0.005
"""Centimetres and radians per second; centimetres since the last check."""

SHAKES = 8
JOLTS = 12
"""Per shake, each of them as long as the time between two checks."""
STRONGER = 1.25
"""By how much more after each shake that did not help."""
LAST_SHAKE = LIMIT_STEPS - (JOLTS + 25) * STEPS_PER_CHECK


class Throws(Protocol):
    """Simulated throws: places and motions have one row per throw and one column per die."""

    places: Numbers
    motions: Numbers

    def step(self, which: Indices, steps: int) -> None:
        """Go on with some of the throws."""

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Change gravity for some of the throws."""

    def push(self, which: Indices, pushes: Numbers) -> None:
        """Push the dice of some of the throws from now on, each with an acceleration."""


class Arena(Protocol):
    """Where dice come to rest, and what is done with those that do not lie clearly."""

    @property
    def strength(self) -> float:
        """Of the first shake, in units of gravity."""

    def is_clear(self, places: Numbers) -> Flags:
        """Tell which dice may stay as they lie."""

    def is_gone(self, places: Numbers) -> Flags:
        """Tell which dice need not be followed any further."""

    def stir(
        self, throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]
    ) -> None:
        """Shake for so many jolts as a shake has, each until the next check."""


@dataclass(frozen=True, slots=True)
class Shake:
    """Dice were shaken or nudged; the strength is in units of gravity."""

    seconds: float
    duration: float
    strength: float


@dataclass(frozen=True, slots=True)
class Settled:
    """How throws ended."""

    clear: Flags
    """Per throw and die: it is at rest and lies clearly, or it is gone."""
    steps: Indices
    """Per throw, how many were needed."""
    shakes: tuple[tuple[Shake, ...], ...]
    """Per throw."""


def settled(throws: Throws, arena: Arena, seeds: Sequence[bytes]) -> Settled:
    """Go on until all dice of all throws lie clearly."""
    count = len(throws.places)
    steps = np.zeros(count, np.int64)
    calm = np.zeros(throws.places.shape[:2], np.bool_)
    shakes: list[list[Shake]] = [[] for _ in range(count)]
    noises = [Noise(seed, b"shake") for seed in seeds]
    which = np.arange(count)
    for attempt in range(SHAKES + 1):
        _come_to_rest(throws, arena, which, steps, calm)
        unclear = ~arena.is_clear(throws.places[which]).all(axis=1)
        which = which[unclear & (steps[which] <= LAST_SHAKE)]
        if attempt == SHAKES or which.size == 0:
            break
        strength = arena.strength * STRONGER**attempt
        for number in which.tolist():
            start = float(steps[number]) * STEP_SECONDS
            shakes[number].append(Shake(start, JOLTS * STEPS_PER_CHECK * STEP_SECONDS, strength))
        arena.stir(throws, which, strength, [noises[number] for number in which.tolist()])
        steps[which] += JOLTS * STEPS_PER_CHECK
    clear = calm & arena.is_clear(throws.places)
    return Settled(clear, steps, tuple(tuple(row) for row in shakes))


def uprightness(rotations: Numbers) -> Numbers:
    """How near the upper face is to level: the cosine of the angle between them."""
    w, x, y, z = np.moveaxis(rotations, -1, 0)
    heights = (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x))
    return np.asarray(np.abs(np.stack(heights)).max(axis=0))


def _largest(vectors: Numbers) -> Numbers:
    # Faster than NumPy's own maximum over so few numbers.
    sizes = np.abs(vectors)
    return np.maximum(np.maximum(sizes[..., 0], sizes[..., 1]), sizes[..., 2])


def _come_to_rest(
    throws: Throws, arena: Arena, which: Indices, steps: Indices, calm: Flags
) -> None:
    """Step until each throw was calm at two checks: a die at the top of its path is slow, too."""
    before = throws.places[..., :3].copy()
    calm[which] = False
    seen = np.zeros(len(steps), np.int64)
    while which.size:
        throws.step(which, STEPS_PER_CHECK)
        steps[which] += STEPS_PER_CHECK
        places, motions = throws.places[which], throws.motions[which]
        slow = (_largest(motions[..., :3]) < SLOW) & (_largest(motions[..., 3:]) < SLOW_SPIN)
        slow &= _largest(places[..., :3] - before[which]) < STILL
        slow |= arena.is_gone(places)
        before[which] = places[..., :3]
        calm[which] = slow
        seen[which] = np.where(slow.all(axis=1), seen[which] + 1, 0)
        which = which[(seen[which] < 2) & (steps[which] < LIMIT_STEPS)]
