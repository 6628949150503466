"""The board as data: seven columns of eight fields, read from a file and checked."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path

from beamme.core.errors import BadData

COLUMNS = 7  # BMU-1 the numbers 1 to 6, then STRASSE
ROWS = 8  # BMU-1 row 0 is the ground
STRAIGHT = COLUMNS - 1
TOP = ROWS - 1
SPACE = 5  # BMU-2 rows 5, 6 and 7 are space

LARGEST_FILE = 10_000
LONGEST_NAME = 40


class Field(StrEnum):
    """What is printed on a field."""

    PLAIN = "."
    PINK = "p"
    BLUE = "b"
    ROCKET = "r"


STARS = Field.PINK + Field.BLUE


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board: a string for each column, a character for each row from the ground up."""

    name: str
    columns: tuple[str, ...]

    def field(self, column: int, row: int) -> Field:
        """What is printed there."""
        return Field(self.columns[column][row])


def read_board(table: Mapping[str, object]) -> Board:
    """The board that a table of a board file or a saved match tells; raises BadData."""
    if unknown := sorted(set(table) - {"name", "columns"}):
        raise BadData(f"{unknown[0]}: unknown key")
    name, columns = table.get("name"), table.get("columns")
    if not isinstance(name, str) or not _is_name(name.strip()):
        raise BadData(f"name: a text of 1 to {LONGEST_NAME} visible characters is needed")
    if not isinstance(columns, list) or len(columns) != COLUMNS:
        raise BadData(f"columns: a list of {COLUMNS} texts is needed")
    for number, column in enumerate(columns, start=1):
        _check_column(number, column)
    return Board(name.strip(), tuple(columns))


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def _check_column(number: int, column: object) -> None:
    where = f"columns: column {number}"
    if not isinstance(column, str) or len(column) != ROWS:
        raise BadData(f"{where}: {ROWS} fields are needed, from the ground up")
    if strange := [mark for mark in column if mark not in list(Field)]:
        raise BadData(f"{where}: unknown field {strange[0]!r}, known are {' '.join(Field)}")
    if column[0] != Field.PLAIN:
        raise BadData(f"{where}: the ground holds no special field")


def load_board(path: Path) -> Board:
    """The board in a file; raises BadData that names file, key and reason."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise BadData(f"larger than {LARGEST_FILE} bytes")
        return read_board(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(f"{path.name}: {error}") from error


@cache
def built_in_boards() -> tuple[Board, ...]:
    """The boards that come with the game, in the order of their names."""
    folder = Path(__file__).parents[2] / "boards" / "beam_me_up"
    return tuple(load_board(path) for path in sorted(folder.glob("*.toml")))
