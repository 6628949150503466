"""The ice floe as shapes: a box with an open side, water around the floe, walls around the water.

Sizes are whole hundredths of a millimetre. Shapes are in centimetres: x to the right as seen from
the entrance, y up, z towards the entrance; the middle of the box is at 0, the ice at y = 0.
"""

from dataclasses import dataclass
from itertools import product
from math import cos, pi, sin

from beamme.physics.engine.flight import Surface, Vector
from beamme.physics.engine.units import PER_CENTIMETRE

ROUNDEST_EDGE = 150
"""Hundredths of a millimetre."""
FACETS = 4
"""Flat facets that approximate a rounded edge."""
DAM_CM = 0.4
"""The thickness of the dam that keeps the water in at the entrance."""


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
    """Thickness of water and floor together; below them is the table."""

    @property
    def reach(self) -> int:
        """From the middle of the box to the entrance; no rest is ever reported further away."""
        return (self.length + 1) // 2

    @property
    def edge(self) -> int:
        """Radius of the floe's edge."""
        return min(ROUNDEST_EDGE, self.step // 2)


FLOE = Floe()


def table_level(floe: Floe) -> float:
    """The height of the table that the box stands on."""
    return -(floe.step + floe.floor) / PER_CENTIMETRE


Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Slab:
    """A cuboid with rounded upper edges.

    It is a single body without seams: a fast die that hits a seam could be driven between two parts
    and come out with energy from nowhere.
    """

    x: Range
    y: Range
    z: Range
    radius: float = 0.0

    @property
    def corners(self) -> tuple[Vector, ...]:
        """The corners of its hull: the bottom, then rectangles, each above and inside the last."""
        facets = FACETS if self.radius else 0
        angles = [pi / 2 * facet / max(1, facets) for facet in range(facets + 1)]
        rings = [(self.y[0], 0.0)]
        rings += [
            (self.y[1] - self.radius * (1 - sin(angle)), self.radius * (1 - cos(angle)))
            for angle in angles
        ]
        return tuple(
            (x, level, z)
            for level, inset in rings
            for x, z in product(_narrower(self.x, inset), _narrower(self.z, inset))
        )


def shapes(floe: Floe) -> dict[Surface, tuple[Slab, ...]]:
    """The whole box without the table under it, grouped by the surface that a die hits."""
    half_width, half_length = floe.width / 2 / PER_CENTIMETRE, floe.length / 2 / PER_CENTIMETRE
    strip, rim = floe.strip / PER_CENTIMETRE, floe.rim_width / PER_CENTIMETRE
    bottom, water = table_level(floe), -floe.step / PER_CENTIMETRE
    inside, along = (-half_width, half_width), (-half_length, half_length)
    outer, dam = half_width + rim, half_length - DAM_CM
    wall, crest = (bottom, floe.wall / PER_CENTIMETRE), floe.crest / PER_CENTIMETRE
    ice = Slab(
        (strip - half_width, half_width - strip),
        (water, 0.0),
        (strip - half_length, half_length),
        floe.edge / PER_CENTIMETRE,
    )
    return {
        Surface.ICE: (ice,),
        Surface.WATER: (Slab(inside, (bottom, water), (-half_length, dam)),),
        Surface.WALL: (
            Slab((-outer, -half_width), wall, along, crest),
            Slab((half_width, outer), wall, along, crest),
            Slab((-outer, outer), wall, (-half_length - rim, -half_length), crest),
            Slab(inside, (bottom, water), (dam, half_length)),
        ),
    }


def _narrower(range_: Range, inset: float) -> Range:
    return range_[0] + inset, range_[1] - inset
