"""The board as data: a box with an ice floe, its sizes and fields, read from a file and checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import combinations
from math import isqrt
from pathlib import Path

from beamme.core.board_file import load, load_all, name_of
from beamme.core.chance import Body
from beamme.core.errors import BadData
from beamme.games.rolling_dice.footprint import UNIT, Circle, footprint

NETS, HOLES = 4, 2  # RD-2
LAP = 50  # RD-4

LENGTHS = range(100, 100_001)
"""Hundredths of a millimetre that a size may have: from 1 mm to 1 m."""
PLACES = range(-100_000, 100_001)
VALUES = range(-9, 10)
DICE = range(600, 2_001)
"""So long may the edge of a die be."""
SHORTEST = 12
"""A floe of so many dice has a free place for one more, however the others lie."""


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

    x leads to the right as seen from the entrance, y away from it: what lies further has more y.
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
        """From the middle of the box to the entrance; what lies as far out is in no case inside."""
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
        """However a die is turned, it needs no more room than this."""
        return isqrt(2 * self.die**2) + 1

    def holds(self, body: Body) -> bool:
        """Whether a die at rest is on the floe: touches no water and has not rolled out (RD-6)."""
        extent = footprint(body, self.die).extent
        beside = 2 * UNIT * abs(body.x) + extent > UNIT * self.across
        beyond = 2 * UNIT * body.y + extent > UNIT * (self.length - 2 * self.strip)
        return not (beside or beyond) and 2 * body.y > -self.length

    def has_room(self, body: Body, others: Iterable[Body]) -> bool:
        """Whether a die may be put here: wholly on the floe and on no other die (RD-14)."""
        square = footprint(body, self.die)
        inside = 2 * UNIT * body.y - square.extent >= -UNIT * self.length
        free = not any(square.overlaps(footprint(other, self.die)) for other in others)
        return inside and self.holds(body) and free

    def field_of(self, body: Body) -> Field | None:
        """The net or hole that a die touches; it can be one at most (RD-2)."""
        square = footprint(body, self.die)
        return next((field for field in self.fields if square.touches(field.circle)), None)


SIZES = tuple(each.name for each in fields(Floe) if each.type is int)
PARTS = tuple(each.name for each in fields(Field))


def read_floe(table: Mapping[str, object]) -> Floe:
    """The floe that a table of a board file or a saved match tells; raises BadData."""
    if unknown := sorted(set(table) - {"name", "fields", *SIZES}):
        raise BadData(f"{unknown[0]}: unknown key")
    name = name_of({"name": table.get("name")}, "fields")
    sizes = {size: _whole(size, table.get(size), LENGTHS) for size in SIZES}
    floe = Floe(name, **sizes, fields=_fields(table.get("fields")))
    _check_sizes(floe)
    _check_fields(floe)
    return floe


def _whole(key: str, value: object, allowed: range) -> int:
    # A switch is a whole number to Python, but no length.
    if type(value) is not int or value not in allowed:
        raise BadData(f"{key}: a whole number from {allowed[0]} to {allowed[-1]} is needed")
    return value


def _fields(listed: object) -> tuple[Field, ...]:
    if not isinstance(listed, list) or len(listed) != NETS + HOLES:
        raise BadData(f"fields: a list of {NETS + HOLES} fields is needed")
    found = tuple(_field(number, each) for number, each in enumerate(listed, start=1))
    holes = sum(field.value < 0 for field in found)
    if holes != HOLES:
        raise BadData(f"fields: {NETS} nets and {HOLES} holes are needed, not {holes} holes")
    return found


def _field(number: int, table: object) -> Field:
    where = f"fields: field {number}"
    if not isinstance(table, dict) or {*table} != {*PARTS}:
        raise BadData(f"{where}: {', '.join(PARTS)} are needed")
    x, y = (_whole(f"{where}: {key}", table[key], PLACES) for key in ("x", "y"))
    radius = _whole(f"{where}: radius", table["radius"], LENGTHS)
    value = _whole(f"{where}: value", table["value"], VALUES)
    if not value:
        raise BadData(f"{where}: value: a net or a hole is never worth 0")
    return Field(x, y, radius, value)


def _check_sizes(floe: Floe) -> None:
    if floe.die not in DICE:
        raise BadData(f"die: dice from {DICE[0]} to {DICE[-1]} can be thrown, not {floe.die}")
    if floe.width > floe.length:
        raise BadData(f"width: the entrance is at a short side, {floe.width} is a long one")
    if floe.strip < floe.diagonal:
        needed = f"a die of {floe.die} needs a strip of {floe.diagonal}"
        raise BadData(f"strip: {needed}, not {floe.strip}")
    if floe.step >= floe.wall:
        raise BadData(f"wall: {floe.wall} is not above the floe, which is {floe.step} high")
    shortest = SHORTEST * floe.die
    if min(floe.across, floe.along) < shortest:
        size = f"{floe.across} × {floe.along}"
        raise BadData(f"strip: a die of {floe.die} needs a floe of {shortest} each way, not {size}")


def _check_fields(floe: Floe) -> None:
    for number, field in enumerate(floe.fields, start=1):
        beside = 2 * (abs(field.x) + field.radius) > floe.across
        beyond = 2 * (field.y + field.radius) > floe.length - 2 * floe.strip
        if beside or beyond or 2 * (field.y - field.radius) < -floe.length:
            raise BadData(f"fields: field {number} is not wholly on the floe")
    for (number, one), (second, other) in combinations(enumerate(floe.fields, start=1), 2):
        least = one.radius + other.radius + floe.diagonal
        if (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < least**2:  # RD-2
            both = f"fields {number} and {second}"
            raise BadData(f"fields: {both} are closer than {floe.diagonal}, a die's diagonal")


def load_floe(path: Path) -> Floe:
    """The floe in a file; raises BadData that names file, key and reason."""
    return load(path, read_floe)


@cache
def built_in_floe() -> Floe:
    """The floe that comes with the game."""
    return load_all("rolling_dice", read_floe)[0]
