"""The fan in which most dice of a throw onto the floe come to rest, shown while aiming."""

from bisect import bisect_right
from dataclasses import dataclass
from math import hypot

from beamme.physics.floe.bundle import Gesture, Grip

MOST_DEVIATIONS = 1.28
"""80 of 100 dice lie within this many standard deviations to either side."""

# Measured on a long floe with an exact hand, 240 dice per row: millimetres per second, then the
# distances from the entrance, in die edges, beyond which 90, 50 and 10 of 100 dice come to rest,
# and the degrees to either side within which 80 of them lie.
_WAYS = (
    (300, 0.0, 3.2, 7.6, 45.0),
    (400, 1.4, 6.5, 13.0, 23.7),
    (500, 4.4, 10.9, 18.4, 13.6),
    (600, 7.4, 14.9, 24.8, 8.9),
    (700, 10.3, 20.1, 32.4, 7.4),
    (800, 13.6, 27.3, 41.5, 6.0),
    (900, 19.0, 32.1, 51.1, 5.5),
    (1000, 24.4, 40.6, 60.9, 4.5),
    (1100, 29.1, 48.7, 74.3, 4.1),
    (1200, 35.9, 57.2, 87.0, 3.9),
    (1300, 41.8, 69.1, 99.2, 3.1),
)


@dataclass(frozen=True, slots=True)
class Fan:
    """Where dice come to rest: degrees, and lengths in die edges."""

    x: float
    """Where the hand is along the entrance."""
    direction: float
    spread: float
    """To either side of the direction."""
    near: float
    """From the entrance; a tenth, half and nine tenths of the dice stay nearer than these."""
    middle: float
    far: float


def fan(gesture: Gesture, grip: Grip, edge: int) -> Fan:
    """The fan of a gesture carried out by this hand, with dice of this edge."""
    near, middle, far, aside = _way(gesture.speed)
    error = MOST_DEVIATIONS * hypot(grip.speed, grip.loose_speed)
    slow, fast = (_way(round(gesture.speed * (1 + by)))[1] for by in (-error, error))
    turn = MOST_DEVIATIONS * hypot(grip.direction, grip.loose_direction)
    return Fan(
        gesture.x / edge,
        gesture.direction / 100,
        hypot(gesture.spread / 100, turn, aside),
        max(0.0, middle - hypot(middle - near, middle - slow)),
        middle,
        middle + hypot(far - middle, fast - middle),
    )


def _way(speed: int) -> tuple[float, ...]:
    """What was measured at this speed, or interpolated between the neighbouring speeds."""
    number = min(max(bisect_right(_WAYS, (speed,)), 1), len(_WAYS) - 1)
    (slow, *one), (fast, *other) = _WAYS[number - 1], _WAYS[number]
    share = min(max((speed - slow) / (fast - slow), 0.0), 1.0)
    return tuple(a + share * (b - a) for a, b in zip(one, other, strict=True))
