"""Thrown dice come to rest, and the box is shaken until every die lies clearly.

A die is unclear if it is on the field but not flat on the floor of a hollow: tilted, between
hollows, or on another die. A shaken die may end in the moat. Time is limited for every throw:
what does not lie clearly by then counts as gone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from beamme.physics.box import PER_CENTIMETRE, Box
from beamme.physics.noise import Noise
from beamme.physics.scenes import BOX_GRAVITY, BOX_STEP

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]
Flags = NDArray[np.bool_]

STEPS_PER_CHECK = 24
LIMIT_STEPS = round(5.0 / BOX_STEP)
SLOW, SLOW_SPIN, STILL = 0.5, 0.5, 0.005
"""Centimetres and radians per second; centimetres since the last check."""
LEVEL = cos(radians(5))
HEIGHT_ERROR = 0.05

SHAKES = 8
JOLTS = 12
"""Per shake, each of them as long as the time between two checks."""
STRENGTH, STRONGER = 0.5, 1.25
"""In units of gravity, and by how much more after each shake that did not help."""
LAST_SHAKE = LIMIT_STEPS - (JOLTS + 25) * STEPS_PER_CHECK


class Throws(Protocol):
    """Simulated throws: places and motions have one row per throw and one column per die."""

    places: Numbers
    motions: Numbers

    def step(self, which: Indices, steps: int) -> None:
        """Go on with some of the throws."""

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Change gravity for some of the throws."""


@dataclass(frozen=True, slots=True)
class Shake:
    """The box was shaken; the strength is in units of gravity."""

    seconds: float
    duration: float
    strength: float


@dataclass(frozen=True, slots=True)
class Settled:
    """How throws ended."""

    clear: Flags
    """Per throw and die: it lies in a hollow or in the moat, or it has left the box."""
    steps: Indices
    """Per throw, how many were needed."""
    shakes: tuple[tuple[Shake, ...], ...]
    """Per throw."""


def settle(throws: Throws, box: Box, seeds: Sequence[bytes], *, to_the_table: bool) -> Settled:
    """Go on until all dice of all throws lie clearly; one that leaves may be followed down."""
    count = len(throws.places)
    steps = np.zeros(count, np.int64)
    calm = np.zeros(throws.places.shape[:2], np.bool_)
    shakes: list[list[Shake]] = [[] for _ in range(count)]
    noises = [Noise(seed, b"shake") for seed in seeds]
    which = np.arange(count)
    for attempt in range(SHAKES + 1):
        _come_to_rest(throws, box, which, steps, calm, to_the_table=to_the_table)
        unclear = ~is_clear(box, throws.places[which]).all(axis=1)
        which = which[unclear & (steps[which] <= LAST_SHAKE)]
        if attempt == SHAKES or which.size == 0:
            break
        strength = STRENGTH * STRONGER**attempt
        for number in which.tolist():
            start = float(steps[number]) * BOX_STEP
            shakes[number].append(Shake(start, JOLTS * STEPS_PER_CHECK * BOX_STEP, strength))
        _shake(throws, which, strength, [noises[number] for number in which.tolist()])
        steps[which] += JOLTS * STEPS_PER_CHECK
    clear = calm & is_clear(box, throws.places)
    return Settled(clear, steps, tuple(tuple(row) for row in shakes))


def is_clear(box: Box, places: Numbers) -> Flags:
    """Tell which dice lie flat in a hollow, in the moat or outside."""
    on_field = _away(places) < (box.field + box.wall / 2) / PER_CENTIMETRE
    on_floor = np.abs(places[..., 1] - box.die / 2 / PER_CENTIMETRE) < HEIGHT_ERROR
    return ~on_field | (on_floor & (uprightness(places[..., 3:]) > LEVEL))


def is_inside(box: Box, places: Numbers) -> Flags:
    """Tell which dice are over the floor of the box."""
    return _away(places) < box.reach / PER_CENTIMETRE


def uprightness(rotations: Numbers) -> Numbers:
    """How near the upper face is to level: the cosine of the angle between them."""
    w, x, y, z = np.moveaxis(rotations, -1, 0)
    heights = (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x))
    return np.asarray(np.abs(np.stack(heights)).max(axis=0))


def _away(places: Numbers) -> Numbers:
    return np.maximum(np.abs(places[..., 0]), np.abs(places[..., 2]))


def _largest(vectors: Numbers) -> Numbers:
    # Faster than NumPy's own maximum over so few numbers.
    sizes = np.abs(vectors)
    return np.maximum(np.maximum(sizes[..., 0], sizes[..., 1]), sizes[..., 2])


def _come_to_rest(
    throws: Throws,
    box: Box,
    which: Indices,
    steps: Indices,
    calm: Flags,
    *,
    to_the_table: bool,
) -> None:
    """Step until each throw was calm at two checks: a die at the top of its path is slow, too."""
    before = throws.places[..., :3].copy()
    calm[which] = False
    seen = np.zeros(len(steps), np.int64)
    outer = (box.reach + box.rim_width) / PER_CENTIMETRE
    fallen = (box.rim - box.die) / PER_CENTIMETRE
    while which.size:
        throws.step(which, STEPS_PER_CHECK)
        steps[which] += STEPS_PER_CHECK
        places, motions = throws.places[which], throws.motions[which]
        slow = (_largest(motions[..., :3]) < SLOW) & (_largest(motions[..., 3:]) < SLOW_SPIN)
        slow &= _largest(places[..., :3] - before[which]) < STILL
        if not to_the_table:
            slow |= (_away(places) > outer) & (places[..., 1] < fallen)
        before[which] = places[..., :3]
        calm[which] = slow
        seen[which] = np.where(slow.all(axis=1), seen[which] + 1, 0)
        which = which[(seen[which] < 2) & (steps[which] < LIMIT_STEPS)]


def _shake(throws: Throws, which: Indices, strength: float, noises: Sequence[Noise]) -> None:
    """Rattle the box: for whoever moves with it, gravity trembles."""
    down = np.array([0.0, -BOX_GRAVITY, 0.0])
    for _ in range(JOLTS):
        jolt = [[noise.normal() for _ in range(3)] for noise in noises]
        throws.pull(which, down + strength * BOX_GRAVITY * np.array(jolt))
        throws.step(which, STEPS_PER_CHECK)
    throws.pull(which, np.repeat(down[None], len(which), axis=0))
