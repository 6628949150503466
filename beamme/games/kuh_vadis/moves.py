"""The moves and their notation, both ways."""

from dataclasses import dataclass
from typing import assert_never

from beamme.core.keeping import Keep, read_keep, write_keep
from beamme.core.notation import read_strictly
from beamme.games.kuh_vadis.board import COLUMNS, FIELDS, SIZE, field_name


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark this field."""

    field: int


Move = Keep | Mark


def write(move: Move) -> str:
    """The move as a line of notation."""
    match move:
        case Keep():
            return write_keep(move)
        case Mark(field):
            # An error message must be able to quote even an impossible move.
            return f"mark {field_name(field) if field in range(FIELDS) else '?'}"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """The move written in a line of notation; raises BadNotation."""
    return read_strictly(text, _parse, write, "Kuh Vadis")


def _parse(text: str) -> Move:
    match text.split(" "):
        case ["mark", name]:
            return _mark(name)
        case words:
            return read_keep(words)


def _mark(name: str) -> Mark:
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in "1234567":
        raise ValueError(name)
    return Mark((int(name[1]) - 1) * SIZE + COLUMNS.index(name[0]))
