"""The board as data: seven columns of eight fields, read from a file and checked."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from beamme.core.board_file import load_all, name_of
from beamme.core.errors import BadData
from beamme.core.game import Option

COLUMNS = 7  # BMU-1 the numbers 1 to 6, then STRASSE
ROWS = 8  # BMU-1 row 0 is the ground
STRAIGHT = COLUMNS - 1
TOP = ROWS - 1
SPACE = 5  # BMU-2 rows 5, 6 and 7 are space, unless a board says otherwise
LINES = range(4, ROWS)
"""The first row of space may be one of these."""


class Field(StrEnum):
    """What is printed on a field."""

    PLAIN = "."
    PINK = "p"
    BLUE = "b"
    ROCKET = "r"


STARS = Field.PINK + Field.BLUE


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board: a string per column, with a character per row from the ground up."""

    name: str
    columns: tuple[str, ...]
    space: int = SPACE
    """The first row of space, above the star line."""

    def in_space(self, heights: tuple[int, ...]) -> int:
        """How many of these stones are in space (BMU-2)."""
        return sum(row >= self.space for row in heights)

    def as_table(self) -> dict[str, Option]:
        """The board as a saved match keeps it; its line only if it is not the usual one."""
        line: dict[str, Option] = {} if self.space == SPACE else {"space": self.space}
        return {"name": self.name, "columns": list(self.columns), **line}

    def field(self, column: int, row: int) -> Field:
        """What is printed there."""
        return Field(self.columns[column][row])


def read_board(table: Mapping[str, object]) -> Board:
    """The board described by a table from a board file or a saved match; raises BadData."""
    name, columns = name_of(table, "columns", "space"), table.get("columns")
    if not isinstance(columns, list) or len(columns) != COLUMNS:
        raise BadData("columns: a list of %1 texts is needed", COLUMNS)
    for number, column in enumerate(columns, start=1):
        _check_column(number, column)
    space = table.get("space", SPACE)
    # To Python a bool is an int, but it is not a row.
    if type(space) is not int or space not in LINES:
        raise BadData("space: a row from %1 to %2 is needed", LINES[0], LINES[-1])
    return Board(name, tuple(columns), space)


def _check_column(number: int, column: object) -> None:
    if not isinstance(column, str) or len(column) != ROWS:
        raise BadData("columns: column %1: %2 fields are needed, from the ground up", number, ROWS)
    if strange := [mark for mark in column if mark not in list(Field)]:
        raise BadData(
            "columns: column %1: unknown field %2, known are %3",
            number,
            repr(strange[0]),
            " ".join(Field),
        )
    if column[0] != Field.PLAIN:
        raise BadData("columns: column %1: the ground holds no special field", number)


@cache
def built_in_boards() -> tuple[Board, ...]:
    """The boards that come with the game, in the order of their file names."""
    return load_all("beam_me_up", read_board)
