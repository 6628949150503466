"""Let thrown dice come to rest, and stir them until every die lies clearly.

Each throw has limited time; dice that are not at rest and clear by then are reported as unclear.
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
SLOW_CM_S, SLOW_SPIN_RAD_S, STILL_CM = 0.5, 0.5, 0.005
"""Limits of a die at rest; the last one is for the distance since the last check."""

SHAKES = 8
JOLTS = 12
"""Per shake; each jolt lasts from one check to the next."""
STRONGER = 1.25
"""The factor by which strength grows after each shake that did not help."""
LAST_SHAKE = LIMIT_STEPS - (JOLTS + 25) * STEPS_PER_CHECK


class Throws(Protocol):
    """Simulated throws; places and motions have one row per throw and one column per die."""

    places: Numbers
    motions: Numbers

    def step(self, which: Indices, steps: int) -> None:
        """Simulate some of the throws further."""

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Set gravity for some of the throws."""

    def push(self, which: Indices, pushes: Numbers) -> None:
        """From now on push the dice of some of the throws, each with its own acceleration."""


class Arena(Protocol):
    """Where dice come to rest, and how those that do not lie clearly are stirred."""

    @property
    def strength(self) -> float:
        """The strength of the first shake, in units of gravity."""

    def is_clear(self, places: Numbers) -> Flags:
        """Which dice may stay as they lie."""

    def is_gone(self, places: Numbers) -> Flags:
        """Which dice need not be simulated any further."""

    def stir(
        self, throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]
    ) -> None:
        """Shake once, that is for JOLTS jolts, each lasting until the next check."""


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
    """Per throw and die: whether it is at rest and lies clearly, or is gone."""
    steps: Indices
    """How many simulation steps each throw took."""
    shakes: tuple[tuple[Shake, ...], ...]
    """The shakes of each throw."""


def settled(throws: Throws, arena: Arena, seeds: Sequence[bytes]) -> Settled:
    """Simulate until all dice of all throws lie clearly."""
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
    """How level the upper face is: the cosine of its tilt."""
    w, x, y, z = np.moveaxis(rotations, -1, 0)
    heights = (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x))
    return np.asarray(np.abs(np.stack(heights)).max(axis=0))


def _largest(vectors: Numbers) -> Numbers:
    # Faster than NumPy's own maximum for only three numbers.
    sizes = np.abs(vectors)
    return np.maximum(np.maximum(sizes[..., 0], sizes[..., 1]), sizes[..., 2])


def _come_to_rest(
    throws: Throws, arena: Arena, which: Indices, steps: Indices, calm: Flags
) -> None:
    """Step until each throw was calm at two checks: a die is also slow at the top of its path."""
    before = throws.places[..., :3].copy()
    calm[which] = False
    seen = np.zeros(len(steps), np.int64)
    while which.size:
        throws.step(which, STEPS_PER_CHECK)
        steps[which] += STEPS_PER_CHECK
        places, motions = throws.places[which], throws.motions[which]
        slow = _largest(motions[..., :3]) < SLOW_CM_S
        slow &= _largest(motions[..., 3:]) < SLOW_SPIN_RAD_S
        slow &= _largest(places[..., :3] - before[which]) < STILL_CM
        slow |= arena.is_gone(places)
        before[which] = places[..., :3]
        calm[which] = slow
        seen[which] = np.where(slow.all(axis=1), seen[which] + 1, 0)
        which = which[(seen[which] < 2) & (steps[which] < LIMIT_STEPS)]
