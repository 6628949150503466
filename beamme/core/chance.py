"""What a game may ask of fate (Roll, Draw, Throw) and the answers (Faces, Drawn, Rest)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from beamme.core.errors import BadNotation

FACES = range(1, 7)
TURNS = range(36_000)
"""Hundredths of a degree."""
LAUNCHES = range(-1_000_000, 1_000_001)
LONGEST_LAUNCH = 64
"""Numbers."""
LAUNCH = "~"
"""The prefix of a launch's numbers."""


@dataclass(frozen=True, slots=True)
class Body:
    """A die at rest: where it lies, in hundredths of a millimetre, and the face it shows."""

    die: str
    x: int
    y: int
    face: int
    turn: int = 0
    """How it is turned about the vertical, in hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll this many dice."""

    count: int
    sides: int = 6


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw this many things from a bag."""

    bag: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Let launched dice come to rest on a table where other dice lie."""

    table: str
    lying: tuple[Body, ...]
    launched: tuple[str, ...]
    launch: tuple[int, ...]
    """How the dice are launched; each table gives the numbers its own meaning."""
    reach: int
    """Half the side of the square in which dice may lie, in hundredths of a millimetre."""
    seat: int
    """Whose hand launches the dice."""


@dataclass(frozen=True, slots=True)
class Faces:
    """What the rolled dice show, in the order they were asked for."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What came out of the bag."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Where every die ends up; a missing die has left the table."""

    bodies: tuple[Body, ...]
    launch: tuple[int, ...] = ()
    """How the hand actually launched the dice; empty if unknown."""


Ask = Roll | Draw | Throw
Answer = Faces | Drawn | Rest


def fits(ask: Ask, answer: Answer) -> bool:
    """Whether this is a possible answer to this question."""
    match ask, answer:
        case Roll(count, sides), Faces(values):
            return len(values) == count and all(1 <= value <= sides for value in values)
        case Draw(bag, count), Drawn(items):
            return len(items) == count and Counter(items) <= Counter(bag)
        case Throw(lying=lying, launched=launched, reach=reach), Rest(bodies, launch):
            known = {body.die for body in lying} | set(launched)
            dice = [body.die for body in bodies]
            possible = all(_may_lie(body, reach) for body in bodies) and _may_be_a_launch(launch)
            return possible and len(set(dice)) == len(dice) and known.issuperset(dice)
        case _:
            return False


def outside(ask: Ask, answer: Answer) -> str:
    """Describe the first die of a rest that lies outside the world; empty if none does."""
    if isinstance(ask, Throw) and isinstance(answer, Rest):
        for body in answer.bodies:
            if max(abs(body.x), abs(body.y)) > ask.reach:
                where = f"{body.die} lies outside the world at {body.x},{body.y}"
                return f"{where}: it reaches from {-ask.reach} to {ask.reach}"
    return ""


def _may_lie(body: Body, reach: int) -> bool:
    inside = max(abs(body.x), abs(body.y)) <= reach
    return inside and body.face in FACES and body.turn in TURNS


def _may_be_a_launch(launch: tuple[int, ...]) -> bool:
    return len(launch) <= LONGEST_LAUNCH and all(number in LAUNCHES for number in launch)


def write_answer(answer: Answer) -> str:
    """The answer as a line of notation."""
    match answer:
        case Faces(values):
            return " ".join(("faces", *map(str, values)))
        case Drawn(items):
            return " ".join(("drawn", *items))
        case Rest(bodies, launch):
            sent_off = (LAUNCH + ",".join(map(str, launch)),) if launch else ()
            return " ".join(("rest", *sent_off, *map(_write_body, bodies)))
        case _:
            assert_never(answer)


def read_answer(text: str) -> Answer:
    """The answer written in a line of notation; raises BadNotation."""
    word, *rest = text.split(" ")
    try:
        match word:
            case "faces":
                return Faces(tuple(whole(value) for value in rest))
            case "drawn":
                return Drawn(tuple(rest))
            case "rest":
                return _read_rest(rest)
            case _:
                pass
    except ValueError:
        pass
    raise BadNotation(f"not an answer: {text!r}")


def _read_rest(words: Sequence[str]) -> Rest:
    if words and words[0].startswith(LAUNCH):
        launch = tuple(whole(number) for number in words[0].removeprefix(LAUNCH).split(","))
        return Rest(tuple(map(_read_body, words[1:])), launch)
    return Rest(tuple(map(_read_body, words)))


def _write_body(body: Body) -> str:
    turn = f",{body.turn}" if body.turn else ""
    return f"{body.die}={body.face}@{body.x},{body.y}{turn}"


def _read_body(text: str) -> Body:
    die, rest = text.split("=")
    face, place = rest.split("@")
    match [whole(number) for number in place.split(",")]:
        case [x, y]:
            return Body(die, x, y, whole(face))
        case [x, y, turn] if turn:
            return Body(die, x, y, whole(face), turn)
        case _:
            raise ValueError(text)


def whole(text: str) -> int:
    """Parse a whole number in its canonical spelling, so that an answer has only one notation."""
    number = int(text)
    if str(number) != text:
        raise ValueError(text)
    return number
