"""The ice floe as shapes: a box with an open side, water round the floe, walls round the water.

Sizes are whole hundredths of a millimetre. Shapes are in centimetres: x to the right as seen from
the entrance, y up, z towards the entrance; the middle of the box is at 0, the ice at y = 0.
"""

from dataclasses import dataclass
from itertools import pairwise

from beamme.physics.box import PER_CENTIMETRE, Bar, Block, Shape
from beamme.physics.flight import Surface

ROUNDEST_EDGE = 150
DAM = 0.4
"""Centimetres: so thick is what keeps the water from running out at the entrance."""


@dataclass(frozen=True, slots=True)
class Floe:
    """The sizes of a box with a floe, and of its dice."""

    width: int = 30_700
    length: int = 43_200
    wall: int = 3000
    """Height above the ice, on all sides but the entrance."""
    strip: int = 2200
    """Width of the water between floe and walls."""
    step: int = 800
    """Height of the ice above the water."""
    die: int = 1000
    rounding: int = 80
    """Radius of a die's corners."""
    rim_width: int = 1900
    crest: int = 220
    """Radius of the edges of the walls."""
    floor: int = 1400
    """Thickness of water and floor, below which is the table."""

    @property
    def reach(self) -> int:
        """From the middle of the box to the entrance; no rest is told to be further away."""
        return (self.length + 1) // 2

    @property
    def edge(self) -> int:
        """Radius of the floe's edge."""
        return min(ROUNDEST_EDGE, self.step // 2)


FLOE = Floe()


def table_level(floe: Floe) -> float:
    """The height of the table that the box stands on."""
    return -(floe.step + floe.floor) / PER_CENTIMETRE


def shapes(floe: Floe) -> dict[Surface, tuple[Shape, ...]]:
    """All of the box except the table under it, by what a die hears of it."""
    half_width, half_length = floe.width / 2 / PER_CENTIMETRE, floe.length / 2 / PER_CENTIMETRE
    strip, rim = floe.strip / PER_CENTIMETRE, floe.rim_width / PER_CENTIMETRE
    bottom, water = table_level(floe), -floe.step / PER_CENTIMETRE
    side, far = half_width - strip, strip - half_length
    outer, behind, dam = half_width + rim, -half_length - rim, half_length - DAM
    wall, crest = floe.wall / PER_CENTIMETRE, floe.crest / PER_CENTIMETRE
    walls = [
        _slab((-outer, -half_width), (-half_length, half_length), (bottom, wall), crest),
        _slab((half_width, outer), (-half_length, half_length), (bottom, wall), crest),
        _slab((-outer, outer), (behind, -half_length), (bottom, wall), crest),
        (_block((-half_width, half_width), (dam, half_length), (bottom, water)),),
    ]
    return {
        Surface.ICE: _slab(
            (-side, side), (far, half_length), (water, 0.0), floe.edge / PER_CENTIMETRE
        ),
        Surface.WATER: (_block((-half_width, half_width), (-half_length, dam), (bottom, water)),),
        Surface.WALL: tuple(shape for slab in walls for shape in slab),
    }


Range = tuple[float, float]


def _slab(x: Range, z: Range, y: Range, radius: float) -> tuple[Shape, ...]:
    """A cuboid whose upper edges are round: bars round its top, and what is between them."""
    (left, right), (back, front) = (x[0] + radius, x[1] - radius), (z[0] + radius, z[1] - radius)
    level = y[1] - radius
    corners = [(left, level, back), (right, level, back), (right, level, front)]
    corners += [(left, level, front), corners[0]]
    bars = (Bar(one, other, radius) for one, other in pairwise(corners))
    return (_block(x, z, (y[0], level)), _block((left, right), (back, front), y), *bars)


def _block(x: Range, z: Range, y: Range) -> Block:
    ranges = (x, y, z)
    middle = [(low + high) / 2 for low, high in ranges]
    half = [(high - low) / 2 for low, high in ranges]
    return Block((middle[0], middle[1], middle[2]), (half[0], half[1], half[2]))
