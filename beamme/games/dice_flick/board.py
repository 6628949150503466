"""The board as data: a box with 25 hollows, sizes and stickers, read from a file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from math import ceil, sqrt

from beamme.core.board_file import load_all, name_of
from beamme.core.errors import BadData
from beamme.games.dice_flick.dice import COLOURS, Colour

SIZE = 5  # DF-1
HOLLOWS = SIZE * SIZE
CENTRE = HOLLOWS // 2  # DF-3
"""The hollow in the middle; hollows are numbered by rows from the north-west."""
COLUMNS = "ABCDE"
"""The names of columns from the west; rows are 1 to 5 from the north."""

LENGTHS = range(100, 20_001)
"""The allowed sizes, in hundredths of a millimetre: from 1 mm to 20 cm."""
DICE = range(600, 3_001)
"""The allowed edges of a die, in hundredths of a millimetre."""
WALL = 300
"""The thickness of a wall between two hollows, in hundredths of a millimetre."""


class Sticker(StrEnum):
    """What is stuck into a hollow (DF-3)."""

    NONE = "."
    CENTRE = "c"
    BLUE = "b"
    YELLOW = "y"
    GREEN = "g"
    BONUS = "+"


@dataclass(frozen=True, slots=True)
class Box:
    """A box: a string per row of hollows from the north, and lengths in hundredths of a mm."""

    name: str
    rows: tuple[str, ...]
    die: int
    pitch: int
    depth: int
    moat: int
    rim: int

    @property
    def half(self) -> int:
        """From the middle of the box to the edge of the hollows."""
        return SIZE * self.pitch // 2

    @property
    def reach(self) -> int:
        """From the middle of the box to the inner side of the rim."""
        return self.half + self.moat

    @property
    def plate(self) -> int:
        """The edge of a plate."""
        return self.die * 3 // 2

    @property
    def slide(self) -> int:
        """How far a plate can be slid to either side and stay on its side of the box (DF-12)."""
        return self.reach - self.plate // 2

    @property
    def markers(self) -> dict[Colour, int]:
        """The hollow of the upgrade marker of each colour."""
        printed = "".join(self.rows)
        return {colour: printed.index(colour[0]) for colour in COLOURS}

    @property
    def bonus(self) -> int:
        """The hollow of the bonus marker."""
        return "".join(self.rows).index(Sticker.BONUS)

    def hollow_of(self, x: int, y: int) -> tuple[int, int] | None:
        """Row and column of the hollow that contains this point; None for the moat.

        x points east and y north, both from the middle of the box; row 0 is the northernmost.
        """
        width = SIZE * self.pitch
        if 2 * max(abs(x), abs(y)) >= width:
            return None
        column, row = ((2 * way + width) // (2 * self.pitch) for way in (x, y))
        return SIZE - 1 - row, column

    def middle_of(self, row: int, column: int) -> tuple[int, int]:
        """The point in the middle of a hollow."""
        return (column - SIZE // 2) * self.pitch, (SIZE // 2 - row) * self.pitch


SIZES = tuple(each.name for each in fields(Box) if each.type is int)


def read_box(table: Mapping[str, object]) -> Box:
    """The box described by a table from a board file or a saved match; raises BadData."""
    if unknown := sorted(set(table) - {"name", "rows", *SIZES}):
        raise BadData("%1: unknown key", unknown[0])
    name = name_of({"name": table.get("name")}, "rows")
    sizes = {size: _length(size, table.get(size)) for size in SIZES}
    box = Box(name, _rows(table.get("rows")), **sizes)
    _check_sizes(box)
    return box


def _length(size: str, value: object) -> int:
    # To Python a bool is an int, but it is not a length.
    if type(value) is not int or value not in LENGTHS:
        raise BadData(
            "%1: a whole number from %2 to %3 is needed, in hundredths of a millimetre",
            size,
            LENGTHS[0],
            LENGTHS[-1],
        )
    return value


def _check_sizes(box: Box) -> None:
    if box.die not in DICE:
        raise BadData("die: dice from %1 to %2 can be flicked, not %3", DICE[0], DICE[-1], box.die)
    # However a die is turned, it has to lie flat.
    room = ceil(box.die * sqrt(2))
    if box.pitch < room + WALL:
        raise BadData(
            "pitch: a die of %1 needs %2 from hollow to hollow, not %3",
            box.die,
            room + WALL,
            box.pitch,
        )
    if box.moat < room:
        raise BadData("moat: a die of %1 needs a moat of %2, not %3", box.die, room, box.moat)
    if box.depth < WALL:
        raise BadData("depth: hollows of at least %1 keep a die, not of %2", WALL, box.depth)
    if box.depth >= box.rim:
        raise BadData("rim: %1 is not above the hollows, which are %2 deep", box.rim, box.depth)


def _rows(rows: object) -> tuple[str, ...]:
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise BadData("rows: a list of %1 texts is needed", SIZE)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or len(row) != SIZE:
            raise BadData("rows: row %1: %2 hollows are needed", number, SIZE)
        if strange := [mark for mark in row if mark not in list(Sticker)]:
            raise BadData(
                "rows: row %1: unknown sticker %2, known are %3",
                number,
                repr(strange[0]),
                " ".join(Sticker),
            )
    printed = "".join(rows)
    for sticker in list(Sticker)[1:]:
        if printed.count(sticker) != 1:
            raise BadData(
                "rows: the sticker %1 is needed once, not %2 times", sticker, printed.count(sticker)
            )
    if printed[CENTRE] != Sticker.CENTRE:
        raise BadData("rows: the sticker %1 belongs into the middle", Sticker.CENTRE)
    return tuple(rows)


def row_name(place: int) -> str:
    """The row of a hollow by the mark beside it."""
    return str(place // SIZE + 1)


def column_name(place: int) -> str:
    """The column of a hollow by the mark beside it."""
    return COLUMNS[place % SIZE]


def hollow_name(place: int) -> str:
    """A hollow by the marks of its column and its row, whichever side one looks from: "D3"."""
    return column_name(place) + row_name(place)


@cache
def built_in_box() -> Box:
    """The box that comes with the game."""
    return load_all("dice_flick", read_box)[0]
