"""The moves and their notation, both ways."""

from dataclasses import dataclass
from typing import assert_never

from beamme.core.chance import whole
from beamme.core.notation import first_out_of_range, read_strictly
from beamme.games.rolling_dice.dice import COLOUR_OF

DIRECTIONS = range(-6_000, 6_001)
"""Hundredths of a degree."""
SPEEDS = range(200, 4_001)
"""Millimetres per second."""
SPREADS = range(3_001)
"""Hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw all your dice together through the entrance; "right" is as seen from there (RD-5)."""

    x: int
    """Where the hand is along the entrance, in hundredths of a millimetre from its middle."""
    direction: int
    """Hundredths of a degree to the right of straight ahead."""
    speed: int
    """Millimetres per second."""
    spread: int
    """How far the dice fan out to either side, in hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Leave this die on the floe to score."""

    die: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put your die that was pushed off back onto the floe, turned as it lay (RD-14)."""

    die: str
    x: int
    y: int


Move = Throw | Keep | PutBack


def out_of_range(throw: Throw, farthest: int) -> str:
    """Why this throw is impossible if the hand moves at most `farthest`; empty if possible."""
    return first_out_of_range(
        (
            ("x", throw.x, range(-farthest, farthest + 1), "hundredths of a millimetre"),
            ("direction", throw.direction, DIRECTIONS, "hundredths of a degree"),
            ("speed", throw.speed, SPEEDS, "millimetres per second"),
            ("spread", throw.spread, SPREADS, "hundredths of a degree"),
        )
    )


def write(move: Move) -> str:
    """The move as a line of notation."""
    match move:
        case Throw(x, direction, speed, spread):
            return f"throw {x} {direction} {speed} {spread}"
        case Keep(die):
            return f"keep {die}"
        case PutBack(die, x, y):
            return f"put {die} {x} {y}"
        case _:
            assert_never(move)


def read(text: str) -> Move:
    """The move written in a line of notation; raises BadNotation."""
    return read_strictly(text, _parse, write, "Rolling Dice")


def _parse(text: str) -> Move:
    match text.split(" "):
        case ["throw", x, direction, speed, spread]:
            return Throw(whole(x), whole(direction), whole(speed), whole(spread))
        case ["keep", die] if die in COLOUR_OF:
            return Keep(die)
        case ["put", die, x, y] if die in COLOUR_OF:
            return PutBack(die, whole(x), whole(y))
        case _:
            raise ValueError(text)
