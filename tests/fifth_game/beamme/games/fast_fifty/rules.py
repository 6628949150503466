"""The rules of Fast Fifty."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from beamme.core.chance import Answer, Roll
from beamme.core.game import Chance, Option, Outcome, Seat, Turn, refuse_unknown
from beamme.core.keeping import ALL_DICE, DICE, Keep, read_keep, rolled, write_keep
from beamme.core.notation import read_strictly

GOAL = 50
ROLLS = 2


@dataclass(frozen=True, slots=True)
class State:
    """The points of both seats, and the dice of the active one."""

    points: tuple[int, int] = (0, 0)
    active: int = 0
    faces: tuple[int, ...] = ()
    kept: int = 0
    rolls_left: int = ROLLS
    rolling: bool = False


@dataclass(frozen=True, slots=True)
class FastFifty:
    """Rules without house rules."""

    key = "fast-fifty"
    seats = range(2, 3)

    def start(self, seats: int) -> State:  # noqa: ARG002 always two
        """Nobody has points."""
        return State()

    def turn(self, state: State) -> Turn:
        """The active seat decides unless dice are rolling or somebody has won."""
        if max(state.points) >= GOAL:
            return Outcome(((state.active,), (1 - state.active,)), "points")
        if state.rolling:
            return Chance(Roll(DICE - state.kept.bit_count()))
        return Seat(state.active)

    def legal(self, state: State) -> Sequence[Keep]:
        """Roll, or keep any of the dice."""
        if not isinstance(self.turn(state), Seat):
            return ()
        return [Keep(mask) for mask in range(ALL_DICE + 1 if state.faces else 1)]

    def allows(self, state: State, move: Keep) -> bool:
        """Whether the active seat may play this move."""
        return move in self.legal(state)

    def play(self, state: State, move: Keep) -> State:
        """Roll the dice that are not kept, or count all five."""
        if move.mask == ALL_DICE:
            return _counted(state)
        return replace(state, kept=move.mask, rolling=True)

    def answered(self, state: State, answer: Answer) -> State:
        """The last roll counts at once."""
        faces, left = rolled(state.faces, state.kept, answer), state.rolls_left - 1
        after = replace(state, faces=faces, rolls_left=left, rolling=False)
        return after if left else _counted(after)

    def write(self, move: Keep) -> str:
        """The move as a line of notation."""
        return write_keep(move)

    def read(self, text: str) -> Keep:
        """The move written in a line of notation."""
        return read_strictly(text, lambda line: read_keep(line.split()), write_keep, "Fast Fifty")

    def options(self) -> dict[str, Option]:
        """There are no house rules."""
        return {}

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:  # noqa: ARG003
        """The rules; there is nothing to choose."""
        refuse_unknown(options)
        return cls()


def _counted(state: State) -> State:
    """Add the dice; the other seat is next unless this one has won."""
    own = state.points[state.active] + sum(state.faces)
    points = (own, state.points[1]) if state.active == 0 else (state.points[0], own)
    return State(points, state.active if own >= GOAL else 1 - state.active)
