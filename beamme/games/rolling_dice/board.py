"""The board as data: a box with an ice floe, its sizes and fields, read from a file and checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import combinations
from math import isqrt

from beamme.core.board_file import load_all, name_of
from beamme.core.chance import Body
from beamme.core.errors import BadData
from beamme.games.rolling_dice.footprint import UNIT, Circle, footprint

NETS, HOLES = 4, 2  # RD-2
LAP = 50  # RD-4

LENGTHS = range(100, 100_001)
"""The allowed sizes, in hundredths of a millimetre: from 1 mm to 1 m."""
PLACES = range(-100_000, 100_001)
VALUES = range(-9, 10)
DICE = range(600, 2_001)
"""The allowed edges of a die, in hundredths of a millimetre."""
SHORTEST = 12
"""In die edges: a floe this long has room for one more die, however the others lie."""


@dataclass(frozen=True, slots=True)
class Field:
    """A fish net or, with a value below 0, an ice hole."""

    x: int
    y: int
    radius: int
    value: int

    @property
    def circle(self) -> Circle:
        """Where it is."""
        return Circle(self.x, self.y, self.radius)


@dataclass(frozen=True, slots=True)
class Floe:
    """A box with its floe. Lengths in hundredths of a millimetre, places from the box's middle.

    Seen from the entrance, x points to the right and y away from it: y grows with the distance.
    """

    name: str
    width: int
    length: int
    wall: int
    strip: int
    step: int
    die: int
    fields: tuple[Field, ...]

    @property
    def reach(self) -> int:
        """From the middle of the box to the entrance; anything that far out is never inside."""
        return (self.length + 1) // 2

    @property
    def across(self) -> int:
        """How wide the floe is."""
        return self.width - 2 * self.strip

    @property
    def along(self) -> int:
        """How long the floe is."""
        return self.length - self.strip

    @property
    def diagonal(self) -> int:
        """The room that a die needs, whichever way it is turned."""
        return isqrt(2 * self.die**2) + 1

    def holds(self, body: Body, *, overhanging: bool = False) -> bool:
        """Whether a die at rest is on the floe: not over water, and not rolled out (RD-6).

        With `overhanging`, only its middle must not be over water.
        """
        extent = 0 if overhanging else footprint(body, self.die).extent
        beside = 2 * UNIT * abs(body.x) + extent > UNIT * self.across
        beyond = 2 * UNIT * body.y + extent > UNIT * (self.length - 2 * self.strip)
        return not (beside or beyond) and 2 * body.y > -self.length

    def has_room(self, body: Body, others: Iterable[Body]) -> bool:
        """Whether a die may be put here: entirely on the floe and on no other die (RD-14)."""
        square = footprint(body, self.die)
        inside = 2 * UNIT * body.y - square.extent >= -UNIT * self.length
        free = not any(square.overlaps(footprint(other, self.die)) for other in others)
        return inside and self.holds(body) and free

    def field_of(self, body: Body) -> Field | None:
        """The net or hole that a die touches, of which there is at most one (RD-2)."""
        square = footprint(body, self.die)
        return next((field for field in self.fields if square.touches(field.circle)), None)


SIZES = tuple(each.name for each in fields(Floe) if each.type is int)
PARTS = tuple(each.name for each in fields(Field))


def read_floe(table: Mapping[str, object]) -> Floe:
    """The floe described by a table from a board file or a saved match; raises BadData."""
    if unknown := sorted(set(table) - {"name", "fields", *SIZES}):
        raise BadData("%1: unknown key", unknown[0])
    name = name_of({"name": table.get("name")}, "fields")
    sizes = {size: _whole(size, table.get(size), LENGTHS) for size in SIZES}
    floe = Floe(name, **sizes, fields=_fields(table.get("fields")))
    _check_sizes(floe)
    _check_fields(floe)
    return floe


def _whole(key: str, value: object, allowed: range) -> int:
    # To Python a bool is an int, but it is not a length.
    if type(value) is not int or value not in allowed:
        raise BadData("%1: a whole number from %2 to %3 is needed", key, allowed[0], allowed[-1])
    return value


def _fields(listed: object) -> tuple[Field, ...]:
    if not isinstance(listed, list) or len(listed) != NETS + HOLES:
        raise BadData("fields: a list of %1 fields is needed", NETS + HOLES)
    found = tuple(_numbered(number, each) for number, each in enumerate(listed, start=1))
    holes = sum(field.value < 0 for field in found)
    if holes != HOLES:
        raise BadData("fields: %1 nets and %2 holes are needed, not %3 holes", NETS, HOLES, holes)
    return found


def _numbered(number: int, table: object) -> Field:
    try:
        return _field(table)
    except BadData as error:
        raise BadData("fields: field %1: %2", number, error) from error


def _field(table: object) -> Field:
    if not isinstance(table, dict) or {*table} != {*PARTS}:
        raise BadData("%1 are needed", ", ".join(PARTS))
    x, y = (_whole(key, table[key], PLACES) for key in ("x", "y"))
    radius = _whole("radius", table["radius"], LENGTHS)
    value = _whole("value", table["value"], VALUES)
    if not value:
        raise BadData("value: a net or a hole is never worth 0")
    return Field(x, y, radius, value)


def _check_sizes(floe: Floe) -> None:
    if floe.die not in DICE:
        raise BadData("die: dice from %1 to %2 can be thrown, not %3", DICE[0], DICE[-1], floe.die)
    if floe.width > floe.length:
        raise BadData("width: the entrance is at a short side, %1 is a long one", floe.width)
    if floe.strip < floe.diagonal:
        raise BadData(
            "strip: a die of %1 needs a strip of %2, not %3", floe.die, floe.diagonal, floe.strip
        )
    if floe.step >= floe.wall:
        raise BadData("wall: %1 is not above the floe, which is %2 high", floe.wall, floe.step)
    shortest = SHORTEST * floe.die
    if min(floe.across, floe.along) < shortest:
        raise BadData(
            "strip: a die of %1 needs a floe of %2 each way, not %3 × %4",
            floe.die,
            shortest,
            floe.across,
            floe.along,
        )


def _check_fields(floe: Floe) -> None:
    for number, field in enumerate(floe.fields, start=1):
        beside = 2 * (abs(field.x) + field.radius) > floe.across
        beyond = 2 * (field.y + field.radius) > floe.length - 2 * floe.strip
        if beside or beyond or 2 * (field.y - field.radius) < -floe.length:
            raise BadData("fields: field %1 is not wholly on the floe", number)
    for (number, one), (second, other) in combinations(enumerate(floe.fields, start=1), 2):
        least = one.radius + other.radius + floe.diagonal
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < least**2:  # RD-2
            raise BadData(
                "fields: fields %1 and %2 are closer than %3, a die's diagonal",
                number,
                second,
                floe.diagonal,
            )


@cache
def built_in_floe() -> Floe:
    """The floe that comes with the game."""
    return load_all("rolling_dice", read_floe)[0]
