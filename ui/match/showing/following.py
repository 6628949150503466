"""What the eye follows in a flight: how near it comes, where it looks, and the trails of dice."""

from collections.abc import Sequence
from itertools import pairwise
from math import dist

from beamme.physics.engine.flight import Flight, Vector

COMING, LEAVING = 0.35, 0.45
"""How many seconds of the show the eye takes to come near, and to be back when dice rest."""
LOOKS, LOOK_SECONDS = 7, 0.24
"""The eye looks at so many moments around the present one, within so much of the flight."""
STILL = 0.4
"""So many die edges count for every die, so that the eye rests where all of them rest."""
STEPS, TRAIL_SECONDS = 10, 0.075
"""A trail has so many steps; it shows where a die was so long ago in the flight."""
LEAST_TRAIL = 0.4
"""A slower die leaves no trail; in die edges."""


def nearness(shown: float, seconds: float) -> float:
    """How near the eye is at this moment of a show that takes so long; 0 before and after it."""
    return _smooth(shown / COMING) * _smooth((seconds - shown) / LEAVING)


def focus(flight: Flight, flown: float) -> Vector:
    """Where the eye looks: the middle of the dice, above all of those that move."""
    step = LOOK_SECONDS / (LOOKS - 1)
    paths = _paths(flight, [flown + (look - LOOKS // 2) * step for look in range(LOOKS)])
    weights = [STILL + _length(path) for path in paths]
    middles = [[sum(axis) / LOOKS for axis in zip(*path, strict=True)] for path in paths]
    x, y, z = (
        sum(weight * middle[axis] for weight, middle in zip(weights, middles, strict=True))
        / sum(weights)
        for axis in range(3)
    )
    return x, y, z


def trails(flight: Flight, flown: float) -> tuple[tuple[Vector, ...], ...]:
    """Where each die has just been, from now on backwards; nothing where it hardly moves."""
    step = TRAIL_SECONDS / STEPS
    paths = _paths(flight, [flown - number * step for number in range(STEPS + 1)])
    return tuple(path if _length(path) >= LEAST_TRAIL else () for path in paths)


def _paths(flight: Flight, moments: Sequence[float]) -> list[tuple[Vector, ...]]:
    return list(zip(*(_places(flight, moment) for moment in moments), strict=True))


def _places(flight: Flight, seconds: float) -> list[Vector]:
    last = len(flight.frames) - 1
    place = min(max(seconds / flight.seconds_per_frame, 0.0), float(last))
    frame = int(place)
    share = place - frame
    pairs = zip(flight.frames[frame], flight.frames[min(frame + 1, last)], strict=True)
    return [_between(one.position, other.position, share) for one, other in pairs]


def _between(one: Vector, other: Vector, share: float) -> Vector:
    x, y, z = (a + (b - a) * share for a, b in zip(one, other, strict=True))
    return x, y, z


def _length(path: Sequence[Vector]) -> float:
    return sum(dist(one, other) for one, other in pairwise(path))


def _smooth(share: float) -> float:
    """Ease from 0 to 1, without a jerk at either end."""
    share = min(max(share, 0.0), 1.0)
    return share * share * (3 - 2 * share)
