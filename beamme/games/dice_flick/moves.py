"""The moves and their notation, both ways."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from beamme.core.chance import whole
from beamme.core.errors import BadNotation
from beamme.core.plate import Plate
from beamme.games.dice_flick.dice import COLOUR_OF, COLOURS, Colour

DIRECTIONS = range(-9_000, 9_001)
SPEEDS = range(200, 4_001)
LIFTS = range(-2_000, 8_501)

MARKER = "*"
"""Stands for the upgrade marker in a group."""


@dataclass(frozen=True, slots=True)
class Flick:
    """Flick a die from a plate; to the right is as seen by who looks from there into the box."""

    die: str
    plate: Plate
    slide: int
    """How far the plate was slid to the right, in hundredths of a millimetre (DF-12)."""
    direction: int
    """Hundredths of a degree to the right of the opposite plate."""
    speed: int
    """Millimetres per second."""
    lift: int
    """Hundredths of a degree upwards."""


class Along(StrEnum):
    """Which line of a Knaller scores."""

    ROW = "row"
    COLUMN = "column"


@dataclass(frozen=True, slots=True)
class Group:
    """Dice of one colour that hang together, jokers among them; whether the marker is one."""

    colour: Colour
    dice: tuple[str, ...]
    marker: bool


@dataclass(frozen=True, slots=True)
class Line:
    """All that lies in the row or the column of this Knaller."""

    die: str
    along: Along


@dataclass(frozen=True, slots=True)
class Centre:
    """The die on the centre marker, on its own."""

    die: str


Take = Group | Line | Centre


@dataclass(frozen=True, slots=True)
class Score:
    """Score these, one after the other."""

    takes: tuple[Take, ...]


Move = Flick | Score


def out_of_range(flick: Flick, farthest: int) -> str:
    """Why nobody can aim like this, if plates can be slid so far; empty if somebody can."""
    aim = (
        ("slide", flick.slide, range(-farthest, farthest + 1), "hundredths of a millimetre"),
        ("direction", flick.direction, DIRECTIONS, "hundredths of a degree"),
        ("speed", flick.speed, SPEEDS, "millimetres per second"),
        ("lift", flick.lift, LIFTS, "hundredths of a degree"),
    )
    for name, value, allowed, unit in aim:
        if value not in allowed:
            return f"{name}: from {allowed[0]} to {allowed[-1]} {unit}, not {value}"
    return ""


def write(move: Move) -> str:
    """The move as a line."""
    match move:
        case Flick(die, plate, slide, direction, speed, lift):
            slid = f" {slide}" if slide else ""
            return f"flick {die} {plate} {direction} {speed} {lift}{slid}"
        case Score(()):
            return "score -"
        case Score(takes):
            return f"score {', '.join(map(write_take, takes))}"
        case _:
            assert_never(move)


def write_take(take: Take) -> str:
    """One part of a score."""
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
    """The move that a line tells."""
    word, _, rest = text.partition(" ")
    try:
        move = _flick(rest.split(" ")) if word == "flick" else _score(rest)
    except ValueError:
        move = None
    if move is None or write(move) != text:
        raise BadNotation(f"not a move of Dice Flick: {text!r}")
    return move


def _flick(words: Sequence[str]) -> Flick | None:
    match words:
        case [die, plate, direction, speed, lift, *slide] if die in COLOUR_OF:
            aim = whole(direction), whole(speed), whole(lift)
            return Flick(die, Plate(plate), whole(slide[0]) if slide else 0, *aim)
        case _:
            return None


def _score(text: str) -> Score:
    return Score(() if text == "-" else tuple(map(read_take, text.split(", "))))


def read_take(text: str) -> Take:
    """The part of a score that a text tells; raises ValueError."""
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
