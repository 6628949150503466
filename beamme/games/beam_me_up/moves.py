"""The moves and their notation, both ways."""

from dataclasses import dataclass
from typing import assert_never

from beamme.core.keeping import Keep, read_keep, write_keep
from beamme.core.notation import read_strictly
from beamme.games.beam_me_up.scoring import Kind

LABELS = "123456s"


@dataclass(frozen=True, slots=True)
class Lift:
    """Lift one stone in each of these columns before the first roll (BMU-6)."""

    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Read:
    """Read the roll as this, with these columns (house rule free-reading)."""

    kind: Kind
    columns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Advance:
    """Carry out this column's part; with the joker, another column's stone moves instead."""

    part: int
    column: int


@dataclass(frozen=True, slots=True)
class Skip:
    """Do not use the pair beside a small straight (BMU-9)."""


@dataclass(frozen=True, slots=True)
class Launch:
    """A rocket fires: this column's stone goes up by one, or no stone does (BMU-12)."""

    column: int | None


Move = Lift | Keep | Read | Advance | Skip | Launch


def write(move: Move) -> str:
    """The move as a line of notation."""
    match move:
        case Lift(columns):
            return " ".join(("lift", *map(_label, columns)))
        case Keep():
            return write_keep(move)
        case Read(kind, columns):
            return " ".join(("read", kind, *map(_label, columns)))
        case Advance(part, column) if part == column:
            return f"move {_label(part)}"
        case Advance(part, column):
            return f"move {_label(part)} to {_label(column)}"
        case Skip():
            return "skip"
        case Launch(column):
            return "rocket -" if column is None else f"rocket {_label(column)}"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """The move written in a line of notation; raises BadNotation."""
    return read_strictly(text, _parse, write, "Beam Me Up")


def _parse(text: str) -> Move:
    match text.split(" "):
        case ["lift", *columns]:
            return Lift(tuple(_column(label) for label in columns))
        case ["read", kind, *columns]:
            return Read(Kind(kind), tuple(_column(label) for label in columns))
        case ["move", part]:
            return Advance(_column(part), _column(part))
        case ["move", part, "to", column]:
            return Advance(_column(part), _column(column))
        case ["skip"]:
            return Skip()
        case ["rocket", "-"]:
            return Launch(None)
        case ["rocket", column]:
            return Launch(_column(column))
        case words:
            return read_keep(words)


def _label(column: int) -> str:
    """The column's name, or "?": an error message must be able to quote an impossible move."""
    return LABELS[column] if column in range(len(LABELS)) else "?"


def _column(label: str) -> int:
    if len(label) != 1:
        raise ValueError(label)
    return LABELS.index(label)
