"""The board as data: a sheet of 7 × 7 fields, read from a file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import combinations

from beamme.core.board_file import load_all, name_of
from beamme.core.errors import BadData

SIZE = 7  # KV-1
FIELDS = SIZE * SIZE
STARTS = 3  # KV-1 for each player
COW = 6  # KV-2 the face that shows a cow; the others show their number

COLUMNS = "abcdefg"


class Sign(StrEnum):
    """What a player marks fields with."""

    CROSS = "cross"
    CIRCLE = "circle"

    @property
    def other(self) -> "Sign":
        """The opponent's."""
        return Sign.CIRCLE if self is Sign.CROSS else Sign.CROSS


LETTERS = {Sign.CROSS: "X", Sign.CIRCLE: "O"}
SYMBOLS = " 12345*"
"""What is printed for each face."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet: a string per row from the top, with a character per field.

    Sets of fields are bit masks: bit 0 is the field at the top left, bit 1 the one to its right.
    """

    name: str
    rows: tuple[str, ...]
    symbols: tuple[int, ...] = field(init=False, compare=False, repr=False)
    """For each face, the set of fields that show it."""
    starts: dict[Sign, int] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        printed = "".join(self.rows)
        object.__setattr__(self, "symbols", tuple(_places(printed, mark) for mark in SYMBOLS))
        starts = {sign: _places(printed, letter) for sign, letter in LETTERS.items()}
        object.__setattr__(self, "starts", starts)

    def symbol(self, place: int) -> int:
        """The face shown on a field; 0 on a start."""
        return max(0, SYMBOLS.find(self.rows[place // SIZE][place % SIZE]))


def _places(printed: str, mark: str) -> int:
    return sum(1 << place for place, each in enumerate(printed) if each == mark)


def _neighbours(place: int) -> int:
    """KV-10, KV-14: in all eight directions."""
    return sum(1 << other for other in range(FIELDS) if 0 < distance(place, other) <= 1)


def distance(first: int, second: int) -> int:
    """How many moves a chess king needs from one field to the other."""
    (row, column), (other_row, other_column) = divmod(first, SIZE), divmod(second, SIZE)
    return max(abs(row - other_row), abs(column - other_column))


NEIGHBOURS = tuple(_neighbours(place) for place in range(FIELDS))
"""For each field, the set of fields that touch it."""


def fields(places: int) -> list[int]:
    """The fields in a set, from the top left."""
    found = []
    while places:
        lowest = places & -places
        found.append(lowest.bit_length() - 1)
        places ^= lowest
    return found


def field_name(place: int) -> str:
    """The field's name in notation: column and row, "a1" at the top left."""
    row, column = divmod(place, SIZE)
    return f"{COLUMNS[column]}{row + 1}"


def read_sheet(table: Mapping[str, object]) -> Sheet:
    """The sheet described by a table from a sheet file or a saved match; raises BadData."""
    name, rows = name_of(table, "rows"), table.get("rows")
    if not isinstance(rows, list) or len(rows) != SIZE:
        raise BadData("rows: a list of %1 texts is needed", SIZE)
    for number, row in enumerate(rows, start=1):
        if not isinstance(row, str) or len(row) != SIZE:
            raise BadData("rows: row %1: %2 fields are needed", number, SIZE)
        for column, mark in zip(COLUMNS, row, strict=True):
            if mark == " " or mark not in {*SYMBOLS, *LETTERS.values()}:
                known = " ".join((*SYMBOLS.strip(), *LETTERS.values()))
                raise BadData(
                    "rows: field %1: unknown symbol %2, known are %3",
                    f"{column}{number}",
                    repr(mark),
                    known,
                )
    sheet = Sheet(name, tuple(rows))
    _check_starts(sheet)
    return sheet


def _check_starts(sheet: Sheet) -> None:
    for sign, letter in LETTERS.items():
        found = sheet.starts[sign].bit_count()
        if found != STARTS:
            raise BadData("rows: %1 fields %2 are needed, not %3", STARTS, letter, found)
    both = fields(sheet.starts[Sign.CROSS] | sheet.starts[Sign.CIRCLE])
    for first, second in combinations(both, 2):
        if distance(first, second) == 1:  # KV-3
            raise BadData(
                "rows: field %1: this start touches the one at %2",
                field_name(second),
                field_name(first),
            )


@cache
def built_in_sheets() -> tuple[Sheet, ...]:
    """The sheets that come with the game, in the order of their file names."""
    return load_all("kuh_vadis", read_sheet)
