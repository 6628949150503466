"""The dice tray and its dice as shapes; lengths are die edges."""

from dataclasses import dataclass
from math import sqrt

from beamme.physics.engine.flight import Vector

EDGE = 1.0
RADIUS = 0.145
"""The radius of a die's rounded corners, as in its mesh."""
CORNER = 0.45
"""Inner radius of the tray's corners, as in the rim's mesh."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The inner floor, centred on the origin: width along x, depth along z; height of the wall."""

    width: float
    depth: float
    wall: float


TRAY = Tray(width=7.6, depth=2.4, wall=0.3)


@dataclass(frozen=True, slots=True)
class Wall:
    """A vertical plane through a point of the floor; the normal points inwards."""

    point: Vector
    normal: Vector


def walls(tray: Tray, left: float) -> tuple[Wall, ...]:
    """The walls that keep dice inside, from x = left to the right rim, with bevelled corners."""
    right, depth = tray.width / 2, tray.depth / 2
    sides = [
        Wall((left, 0.0, 0.0), (1.0, 0.0, 0.0)),
        Wall((right, 0.0, 0.0), (-1.0, 0.0, 0.0)),
        Wall((0.0, 0.0, -depth), (0.0, 0.0, 1.0)),
        Wall((0.0, 0.0, depth), (0.0, 0.0, -1.0)),
    ]
    # A bevel touches the middle of the rim's rounded corner.
    inset = CORNER * (1 - sqrt(0.5))
    ends = [1.0] if left > -right else [1.0, -1.0]
    bevels = [
        Wall((x * (right - inset), 0.0, z * (depth - inset)), (-x, 0.0, -z))
        for x in ends
        for z in (1.0, -1.0)
    ]
    return (*sides, *bevels)
