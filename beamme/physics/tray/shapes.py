"""The dice tray and its dice as shapes; lengths are die edges."""

from dataclasses import dataclass
from math import sqrt

from beamme.physics.engine.flight import Vector

EDGE = 1.0
RADIUS = 0.145
"""The radius of a die's rounded corners, as in its mesh."""
CORNER = 0.45
"""Inner radius of the tray's corners, as in the rim's mesh."""
COLUMNS = 5
"""One for each die, from left to right."""
LEDGE, LANE = 0.16, 1.24
"""In front of the felt, along z: the width of the ledge, and of the lane for kept dice."""


@dataclass(frozen=True, slots=True)
class Tray:
    """The felt, centred on the origin: width along x, depth along z; height of the wall."""

    width: float
    depth: float
    wall: float


TRAY = Tray(width=7.6, depth=2.0, wall=0.3)


@dataclass(frozen=True, slots=True)
class Wall:
    """A vertical plane through a point of the floor; the normal points inwards."""

    point: Vector
    normal: Vector


def walls(tray: Tray) -> tuple[Wall, ...]:
    """The walls that keep dice on the felt, bevelled in the corners of the rim."""
    right, depth = tray.width / 2, tray.depth / 2
    sides = [
        Wall((-right, 0.0, 0.0), (1.0, 0.0, 0.0)),
        Wall((right, 0.0, 0.0), (-1.0, 0.0, 0.0)),
        Wall((0.0, 0.0, -depth), (0.0, 0.0, 1.0)),
        Wall((0.0, 0.0, depth), (0.0, 0.0, -1.0)),
    ]
    # A bevel touches the middle of the rim's rounded corner.
    inset = CORNER * (1 - sqrt(0.5))
    bevels = [Wall((x * (right - inset), 0.0, inset - depth), (-x, 0.0, 1.0)) for x in (1.0, -1.0)]
    return (*sides, *bevels)
