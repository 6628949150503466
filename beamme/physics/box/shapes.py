"""The flick box as shapes: a field of hollows, a moat around it, a rim with four plates.

Sizes are whole hundredths of a millimetre. Shapes are in centimetres: x to the right, y up, z
towards the player at the south plate; the floor of the hollows is at y = 0.
"""

from dataclasses import dataclass

from beamme.core.plate import Plate
from beamme.physics.engine.flight import Vector
from beamme.physics.engine.units import PER_CENTIMETRE


@dataclass(frozen=True, slots=True)
class Box:
    """The sizes of a box and its dice."""

    hollows: int = 5
    """In a row and in a column."""
    die: int = 1200
    rounding: int = 100
    """Radius of a die's corners."""
    pitch: int = 2000
    depth: int = 900
    wall: int = 300
    """Thickness of a wall between hollows; its crest is rounded."""
    moat: int = 2500
    moat_depth: int = 1500
    rim: int = 3500
    """Height above the floor of the hollows."""
    rim_width: int = 200
    plate: int = 1800
    floor: int = 1000
    """Thickness of the moat's floor; below it is the table."""

    @property
    def field(self) -> int:
        """Half the side of the square that the hollows fill."""
        return self.hollows * self.pitch // 2

    @property
    def reach(self) -> int:
        """Half the side of the square inside the rim."""
        return self.field + self.moat


BOX = Box()


@dataclass(frozen=True, slots=True)
class Block:
    """A cuboid: its middle and its half sizes."""

    middle: Vector
    half: Vector


@dataclass(frozen=True, slots=True)
class Bar:
    """A round bar with round ends."""

    start: Vector
    end: Vector
    radius: float


Shape = Block | Bar


def turned(plate: Plate, x: float, z: float) -> tuple[float, float]:
    """Where the point x, z of the south plate is for another plate."""
    match plate:
        case Plate.SOUTH:
            return x, z
        case Plate.EAST:
            return z, -x
        case Plate.NORTH:
            return -x, -z
        case Plate.WEST:
            return -z, x


def table_level(box: Box) -> float:
    """The height of the table that the box stands on."""
    return -(box.moat_depth + box.floor) / PER_CENTIMETRE


def shapes(box: Box, plate: Plate = Plate.SOUTH, slide: int = 0) -> tuple[Shape, ...]:
    """The whole box without the table under it; one plate may have been slid to its right."""
    return (*_floors(box), *_walls(box), *_rim(box, plate, slide / PER_CENTIMETRE))


def _floors(box: Box) -> tuple[Block, ...]:
    moat, field = box.reach / PER_CENTIMETRE, (box.field + box.wall / 2) / PER_CENTIMETRE
    depth, half_floor = box.moat_depth / PER_CENTIMETRE, box.floor / 2 / PER_CENTIMETRE
    return (
        Block((0.0, -depth - half_floor, 0.0), (moat, half_floor, moat)),
        Block((0.0, -depth / 2, 0.0), (field, depth / 2, field)),
    )


def _walls(box: Box) -> tuple[Shape, ...]:
    """Long walls in both directions, each with a bar as its crest."""
    field, radius = box.field / PER_CENTIMETRE, box.wall / 2 / PER_CENTIMETRE
    top = box.depth / PER_CENTIMETRE - radius
    found: list[Shape] = []
    for number in range(box.hollows + 1):
        place = -field + number * box.pitch / PER_CENTIMETRE
        found += [
            Block((place, top / 2, 0.0), (radius, top / 2, field + radius)),
            Block((0.0, top / 2, place), (field + radius, top / 2, radius)),
            Bar((place, top, -field), (place, top, field), radius),
            Bar((-field, top, place), (field, top, place), radius),
        ]
    return tuple(found)


def _rim(box: Box, slid: Plate, slide: float) -> tuple[Block, ...]:
    inner, width = box.reach / PER_CENTIMETRE, box.rim_width / PER_CENTIMETRE
    top, bottom = box.rim / PER_CENTIMETRE, -box.moat_depth / PER_CENTIMETRE
    middle, half = (top + bottom) / 2, (top - bottom) / 2
    side = box.plate / 2 / PER_CENTIMETRE
    found = []
    for sign in (-1, 1):
        away = sign * (inner + width / 2)
        found += [
            Block((away, middle, 0.0), (width / 2, half, inner + width)),
            Block((0.0, middle, away), (inner + width, half, width / 2)),
        ]
    for plate in Plate:
        x, z = turned(plate, slide if plate is slid else 0.0, plate_distance(box))
        found.append(Block((x, top - width / 2, z), (side, width / 2, side)))
    return tuple(found)


def plate_distance(box: Box) -> float:
    """How far the middle of a plate is from the middle of the box."""
    return (box.reach + box.rim_width + box.plate / 2) / PER_CENTIMETRE
