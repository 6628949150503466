"""What a game may ask of fate (Roll, Draw, Throw) and the answers (Faces, Drawn, Rest)."""

from collections import Counter
from dataclasses import dataclass
from typing import assert_never

from beamme.core.errors import BadNotation

FACES = range(1, 7)
TURNS = range(36_000)


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
    """Roll so many dice."""

    count: int
    sides: int = 6


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw so many things from a bag."""

    bag: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Let launched dice come to rest on a table where others lie."""

    table: str
    lying: tuple[Body, ...]
    launched: tuple[str, ...]
    launch: tuple[int, ...]
    """How they are sent off; what the numbers mean is the table's business."""
    reach: int
    """Half the side of the square in which dice may lie, in hundredths of a millimetre."""


@dataclass(frozen=True, slots=True)
class Faces:
    """What the rolled dice show, in the order in which they were asked for."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What came out of the bag."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rest:
    """Where every die lies in the end; a die that is missing left the table."""

    bodies: tuple[Body, ...]


Ask = Roll | Draw | Throw
Answer = Faces | Drawn | Rest


def fits(ask: Ask, answer: Answer) -> bool:
    """Whether this answer is one to this question."""
    match ask, answer:
        case Roll(count, sides), Faces(values):
            return len(values) == count and all(1 <= value <= sides for value in values)
        case Draw(bag, count), Drawn(items):
            return len(items) == count and Counter(items) <= Counter(bag)
        case Throw(lying=lying, launched=launched, reach=reach), Rest(bodies):
            known = {body.die for body in lying} | set(launched)
            dice = [body.die for body in bodies]
            possible = all(_may_lie(body, reach) for body in bodies)
            return possible and len(set(dice)) == len(dice) and known.issuperset(dice)
        case _:
            return False


def _may_lie(body: Body, reach: int) -> bool:
    inside = max(abs(body.x), abs(body.y)) <= reach
    return inside and body.face in FACES and body.turn in TURNS


def write_answer(answer: Answer) -> str:
    """The answer as a line of notation."""
    match answer:
        case Faces(values):
            return " ".join(("faces", *map(str, values)))
        case Drawn(items):
            return " ".join(("drawn", *items))
        case Rest(bodies):
            return " ".join(("rest", *map(_write_body, bodies)))
        case _:
            assert_never(answer)


def read_answer(text: str) -> Answer:
    """The answer that a line of notation tells."""
    word, *rest = text.split(" ")
    try:
        match word:
            case "faces":
                return Faces(tuple(whole(value) for value in rest))
            case "drawn":
                return Drawn(tuple(rest))
            case "rest":
                return Rest(tuple(_read_body(value) for value in rest))
            case _:
                pass
    except ValueError:
        pass
    raise BadNotation(f"not an answer: {text!r}")


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
    """A whole number in its one canonical spelling, so that a line means one thing only."""
    number = int(text)
    if str(number) != text:
        raise ValueError(text)
    return number
