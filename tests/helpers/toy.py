"""A tiny game for tests that asks all three questions of fate and has a move without a list.

Each seat in turn draws a die (Draw) and then either rolls it for its face (Roll) or flicks it
across a table on which the dice of earlier flicks lie (Throw), for its face if it stays there.
After two turns each the most points win; equal points share the place.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Self

from beamme.core.chance import Answer, Body, Draw, Drawn, Faces, Rest, Roll, Throw
from beamme.core.errors import BadData, BadNotation
from beamme.core.game import Chance, Option, Outcome, Seat, Turn

TURNS = 2
REACH = 1_000
DICE = ("red", "green", "blue", "black", "white", "pink")


@dataclass(frozen=True, slots=True)
class RollIt:
    """Roll the die that was drawn."""


@dataclass(frozen=True, slots=True)
class Flick:
    """Flick the die that was drawn, this fast."""

    speed: int


ToyMove = RollIt | Flick


@dataclass(frozen=True, slots=True)
class ToyState:
    """The points of the seats, the dice on the table, and what the active seat holds."""

    points: tuple[int, ...]
    turns: int = 0
    drawn: str = ""
    move: ToyMove | None = None
    lying: tuple[Body, ...] = ()

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.turns % len(self.points)


@dataclass(frozen=True, slots=True)
class Toy:
    """The rules; `limit` is how fast a die may be flicked."""

    limit: int = 1000

    key = "toy"
    seats = range(1, 4)

    def start(self, seats: int) -> ToyState:
        """Nobody has points."""
        return ToyState((0,) * seats)

    def turn(self, state: ToyState) -> Turn:
        """Draw, decide, see what fate says."""
        if state.turns == TURNS * len(state.points):
            places = sorted(range(len(state.points)), key=lambda seat: -state.points[seat])
            groups = groupby(places, key=lambda seat: state.points[seat])
            return Outcome(tuple(tuple(group) for _, group in groups), "points")
        match state:
            case ToyState(drawn=""):
                left = {body.die for body in state.lying}
                return Chance(Draw(tuple(die for die in DICE if die not in left), 1))
            case ToyState(move=RollIt()):
                return Chance(Roll(1))
            case ToyState(move=Flick(speed)):
                return Chance(
                    Throw("toy", state.lying, (state.drawn,), (speed,), REACH, state.active)
                )
        return Seat(state.active)

    def legal(self, state: ToyState) -> Sequence[ToyMove]:
        """Roll it, or one of three typical flicks."""
        if not isinstance(self.turn(state), Seat):
            return ()
        return (RollIt(), Flick(1), Flick(self.limit // 2), Flick(self.limit))

    def allows(self, state: ToyState, move: ToyMove) -> bool:
        """Any speed up to the limit."""
        if not isinstance(self.turn(state), Seat):
            return False
        return isinstance(move, RollIt) or 0 < move.speed <= self.limit

    def play(self, state: ToyState, move: ToyMove) -> ToyState:
        """Fate goes on from here."""
        return replace(state, move=move)

    def answered(self, state: ToyState, answer: Answer) -> ToyState:
        """Take the die, or count and hand on."""
        match answer:
            case Drawn((die,)):
                return replace(state, drawn=die)
            case Faces((face,)):
                return self._counted(state, face, state.lying)
            case Rest(bodies):
                won = sum(body.face for body in bodies if body.die == state.drawn)
                return self._counted(state, won, bodies)
        raise TypeError(answer)

    def write(self, move: ToyMove) -> str:
        """Write `roll` or `flick 500`."""
        return "roll" if isinstance(move, RollIt) else f"flick {move.speed}"

    def read(self, text: str) -> ToyMove:
        """Read what `write` writes."""
        match text.split(" "):
            case ["roll"]:
                return RollIt()
            case ["flick", speed] if speed.isdecimal() and str(int(speed)) == speed:
                return Flick(int(speed))
        raise BadNotation(f"not a move of the toy: {text!r}")

    def options(self) -> dict[str, Option]:
        """Keep the limit."""
        return {"limit": self.limit}

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:  # noqa: ARG003
        """Read the limit."""
        limit = options.get("limit", 1000)
        if not isinstance(limit, int):
            raise BadData("limit: a number is needed")
        return cls(limit)

    def _counted(self, state: ToyState, won: int, lying: tuple[Body, ...]) -> ToyState:
        points = tuple(p + won * (s == state.active) for s, p in enumerate(state.points))
        return ToyState(points, state.turns + 1, lying=lying)
