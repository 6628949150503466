"""The moves and their notation, both ways."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from beamme.core.chance import whole
from beamme.core.notation import first_out_of_range, read_strictly
from beamme.core.plate import Plate
from beamme.games.dice_flick.dice import COLOUR_OF, COLOURS, Colour

DIRECTIONS = range(-9_000, 9_001)
"""Hundredths of a degree."""
SPEEDS = range(200, 4_001)
"""Millimetres per second."""
LIFTS = range(-2_000, 8_501)
"""Hundredths of a degree."""

MARKER = "*"
"""The upgrade marker in the notation of a group."""


@dataclass(frozen=True, slots=True)
class Flick:
    """Flick a die from a plate; "right" is as seen when looking from the plate into the box."""

    die: str
    plate: Plate
    slide: int
    """How far the plate was slid to the right, in hundredths of a millimetre (DF-12)."""
    direction: int
    """Hundredths of a degree to the right of the opposite plate."""
    speed: int
    """Millimetres per second."""
    lift: int
    """Hundredths of a degree above level."""


class Along(StrEnum):
    """Which line of a Knaller scores."""

    ROW = "row"
    COLUMN = "column"


@dataclass(frozen=True, slots=True)
class Group:
    """Connected dice of one colour, jokers included, and whether the marker belongs to them."""

    colour: Colour
    dice: tuple[str, ...]
    marker: bool


@dataclass(frozen=True, slots=True)
class Line:
    """Everything in the row or the column of this Knaller."""

    die: str
    along: Along


@dataclass(frozen=True, slots=True)
class Centre:
    """The die on the centre marker, on its own."""

    die: str


Take = Group | Line | Centre


@dataclass(frozen=True, slots=True)
class Score:
    """Score these takes, one after the other."""

    takes: tuple[Take, ...]


@dataclass(frozen=True, slots=True)
class Bonus:
    """Draw one more die and flick a third time, or leave it (DF-11)."""

    taken: bool


Move = Flick | Bonus | Score


def out_of_range(flick: Flick, farthest: int) -> str:
    """Why this aim is impossible if plates slide at most `farthest`; empty if it is possible."""
    return first_out_of_range(
        (
            ("slide", flick.slide, range(-farthest, farthest + 1), "hundredths of a millimetre"),
            ("direction", flick.direction, DIRECTIONS, "hundredths of a degree"),
            ("speed", flick.speed, SPEEDS, "millimetres per second"),
            ("lift", flick.lift, LIFTS, "hundredths of a degree"),
        )
    )


def write(move: Move) -> str:
    """The move as a line of notation."""
    match move:
        case Flick(die, plate, slide, direction, speed, lift):
            slid = f" {slide}" if slide else ""
            return f"flick {die} {plate} {direction} {speed} {lift}{slid}"
        case Bonus(taken):
            return "bonus" if taken else "bonus -"
        case Score(()):
            return "score -"
        case Score(takes):
            return f"score {', '.join(map(write_take, takes))}"
        case _:
            assert_never(move)


def write_take(take: Take) -> str:
    """One take of a score as notation."""
    match take:
        case Group(colour, dice, marker):
            return " ".join((colour, *dice, *((MARKER,) if marker else ())))
        case Line(die, along):
            return f"line {die} {along}"
        case Centre(die):
            return f"centre {die}"
        case _:
            assert_never(take)


def read(text: str) -> Move:
    """The move written in a line of notation; raises BadNotation."""
    return read_strictly(text, _parse, write, "Dice Flick")


def _parse(text: str) -> Move:
    word, _, rest = text.partition(" ")
    match word:
        case "flick":
            return _flick(rest.split(" "))
        case "bonus":
            return Bonus(taken=not rest)
        case _:
            return _score(rest)


def _flick(words: Sequence[str]) -> Flick:
    match words:
        case [die, plate, direction, speed, lift, *slide] if die in COLOUR_OF:
            aim = whole(direction), whole(speed), whole(lift)
            return Flick(die, Plate(plate), whole(slide[0]) if slide else 0, *aim)
        case _:
            raise ValueError(words)


def _score(text: str) -> Score:
    return Score(() if text == "-" else tuple(map(read_take, text.split(", "))))


def read_take(text: str) -> Take:
    """The take written in a text; raises ValueError."""
    match text.split(" "):
        case ["line", die, along] if die in COLOUR_OF:
            return Line(die, Along(along))
        case ["centre", die] if die in COLOUR_OF:
            return Centre(die)
        case [colour, *dice] if colour in COLOURS:
            marker = dice[-1:] == [MARKER]
            named = tuple(dice[:-1] if marker else dice)
            if not all(die in COLOUR_OF for die in named):
                raise ValueError(text)
            return Group(Colour(colour), named, marker)
        case _:
            raise ValueError(text)
