"""The rules of Beam Me Up: start, turn, legal, allows, play, answered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations
from typing import Self, assert_never

from beamme.core.chance import Answer
from beamme.core.game import Option, Outcome, Seat, Turn
from beamme.core.keeping import (
    ALL_DICE,
    FIRST_ROLL,
    KEEPS,
    ROLLS,
    Keep,
    is_choice,
    roll_others,
    rolled,
)
from beamme.games.beam_me_up import moves
from beamme.games.beam_me_up.board import COLUMNS, TOP, Board, Field, built_in_boards
from beamme.games.beam_me_up.jokers import Joker, targets
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move, Read, Skip
from beamme.games.beam_me_up.options import read_options
from beamme.games.beam_me_up.scoring import Part, Reading, read, readings
from beamme.games.beam_me_up.state import Phase, State
from beamme.games.beam_me_up.stones import Heights, cooled, lifted, may_rise, moved

COOLING = 2  # BMU-17 a part that moves a stone this far causes a Cool down


_SEATS = tuple(Seat(index) for index in range(4))
_LIFTS = tuple(
    tuple(Lift(columns) for columns in combinations(range(COLUMNS), seat)) for seat in range(4)
)
_SKIP = Skip()
_LEAVE = Launch(None)


@dataclass(frozen=True, slots=True)
class BeamMeUp:
    """The rules with their boards and house rules; seat 0 starts (BMU-5)."""

    boards: tuple[Board, ...] = field(default_factory=built_in_boards)
    joker: Joker = Joker.ANY_PART
    free_reading: bool = False
    another_stone: bool = False

    key = "beam-me-up"
    seats = range(2, 5)
    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def start(self, seats: int) -> State:
        """All stones on the ground; seat 2 lifts first (BMU-4, BMU-6)."""
        return State(heights=((0,) * COLUMNS,) * seats, active=1, phase=Phase.LIFT)

    def turn(self, state: State) -> Turn:
        """The active seat decides unless dice are rolling or the game is over."""
        if state.phase is Phase.ROLLING:
            return roll_others(state.kept)
        if state.phase is Phase.OVER:
            others = tuple(seat for seat in range(len(state.heights)) if seat != state.active)
            return Outcome(((state.active,), others), "space")
        return _SEATS[state.active]

    def legal(self, state: State) -> Sequence[Move]:
        """All moves."""
        match state.phase:
            case Phase.LIFT:
                return _LIFTS[state.active]
            case Phase.ROLL:
                return FIRST_ROLL
            case Phase.KEEP:
                return KEEPS
            case Phase.READ:
                return tuple(map(_as_move, readings(tuple(sorted(state.faces)))))
            case Phase.MOVE:
                found: list[Move] = [
                    Advance(part.column, column)
                    for part in state.parts
                    for column in self._targets(state, part)
                ]
                return [*found, _SKIP] if _all_optional(state.parts) else found
            case Phase.ROCKET:
                # BMU-12 optional, any stone that is not at the top
                return [*map(Launch, filter(partial(may_rise, state), range(COLUMNS))), _LEAVE]
            case Phase.ROLLING | Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def allows(self, state: State, move: Move) -> bool:
        """Whether the active seat may play this move; the same as membership in legal()."""
        match move:
            case Keep(mask):
                return is_choice(mask, state.phase)
            case Advance(own, column):
                return state.phase is Phase.MOVE and any(
                    part.column == own and column in self._targets(state, part)
                    for part in state.parts
                )
            case Launch(column):
                return state.phase is Phase.ROCKET and (
                    column is None or (column in range(COLUMNS) and may_rise(state, column))
                )
            case Skip():
                return state.phase is Phase.MOVE and _all_optional(state.parts)
            case Lift() | Read():
                return state.phase in {Phase.LIFT, Phase.READ} and move in self.legal(state)
            case _:
                assert_never(move)

    def play(self, state: State, move: Move) -> State:
        """The state after an allowed move."""
        match move:
            case Keep(mask) if mask == ALL_DICE:
                return self._read_roll(state)
            case Keep(mask):
                return State(
                    state.heights, state.active, Phase.ROLLING, state.rolls_left, state.faces, mask
                )
            case Advance(own, column):
                return self._advance(state, own, column)
            case Launch(column):
                return self._launch(state, column)
            case Skip():
                return _next_seat(state.heights, state.active)
            case Lift(columns):
                return _lift(state, columns)
            case Read(kind, columns):
                chosen = next(
                    reading
                    for reading in readings(tuple(sorted(state.faces)))
                    if _as_move(reading) == Read(kind, columns)
                )
                return self._go_on(state, state.heights, chosen.parts, (), 0)
            case _:
                assert_never(move)

    def answered(self, state: State, answer: Answer) -> State:
        """The rolled dice show their faces."""
        faces, left = rolled(state.faces, state.kept, answer), state.rolls_left - 1
        after = State(state.heights, state.active, Phase.KEEP, left, faces, state.kept)
        return after if left else self._read_roll(after)

    def options(self) -> dict[str, Option]:
        """Whole boards are saved, so that a saved match survives a change to a board file."""
        return {
            "boards": [board.as_table() for board in self.boards],
            "joker": str(self.joker),
            "free-reading": self.free_reading,
            "another-stone": self.another_stone,
        }

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:
        """The rules described by `options`."""
        return cls(*read_options(options, seats))

    def need(self, seats: int) -> int:
        """How many stones must be in space (BMU-20)."""
        return 5 if seats == 2 else 4

    def _targets(self, state: State, part: Part) -> Sequence[int]:
        """The columns a part may move."""
        return targets(self.boards[state.active], self.joker, state, part)

    def _read_roll(self, state: State) -> State:
        if self.free_reading and len(readings(tuple(sorted(state.faces)))) > 1:
            return State(state.heights, state.active, Phase.READ, 0, state.faces, ALL_DICE)
        return self._go_on(state, state.heights, read(state.faces).parts, (), 0)

    def _advance(self, state: State, own: int, column: int) -> State:
        part = next(part for part in state.parts if part.column == own)
        before = state.heights[state.active][column]
        row = min(before + part.steps, TOP)  # BMU-9 steps beyond the top lapse
        heights = moved(state.heights, state.active, column, row)
        if row - before >= COOLING:
            heights = cooled(self.boards, heights, state.active, column)  # BMU-17
        return self._go_on(
            state,
            heights,
            tuple(other for other in state.parts if other is not part),
            (*state.moved, column),
            state.jokers + (column != own),
            rocket=row > before and self._is_rocket(state.active, column, row),
        )

    def _launch(self, state: State, column: int | None) -> State:
        heights, rocket = state.heights, False
        launched: tuple[int, ...] = ()
        if column is not None:
            row = heights[state.active][column] + 1
            heights = moved(heights, state.active, column, row)
            rocket = self._is_rocket(state.active, column, row)  # BMU-13 it fires again
            if rocket and self.another_stone:
                launched = (*state.launched, column)
        after = self._go_on(state, heights, state.parts, state.moved, state.jokers, rocket=rocket)
        return replace(after, launched=launched) if after.phase is Phase.ROCKET else after

    def _is_rocket(self, seat: int, column: int, row: int) -> bool:
        return self.boards[seat].columns[column][row] == Field.ROCKET

    def _go_on(
        self,
        state: State,
        heights: Heights,
        parts: tuple[Part, ...],
        moved: tuple[int, ...],
        jokers: int,
        *,
        rocket: bool = False,
    ) -> State:
        """Win, fire the rocket, carry out the next part, or pass the dice to the next seat."""
        active = state.active
        if self._has_won(active, heights):
            return State(heights, active, Phase.OVER, 0, state.faces, ALL_DICE)
        phase = Phase.ROCKET if rocket else Phase.MOVE
        after = State(heights, active, phase, 0, state.faces, ALL_DICE, parts, moved, jokers)
        if rocket or any(self._targets(after, part) for part in parts):
            return after
        return _next_seat(heights, active)

    def _has_won(self, seat: int, heights: Heights) -> bool:
        """BMU-20: enough stones in space and none on the ground."""
        own, board = heights[seat], self.boards[seat]
        return 0 not in own and board.in_space(own) >= self.need(len(heights))


def _lift(state: State, columns: tuple[int, ...]) -> State:
    """BMU-6: the others lift stones, and then the first seat rolls."""
    heights = lifted(state.heights, state.active, columns)
    if state.active == len(heights) - 1:
        return _next_seat(heights, state.active)
    return State(heights, state.active + 1, Phase.LIFT)


def _next_seat(heights: Heights, active: int) -> State:
    return State(heights, (active + 1) % len(heights), Phase.ROLL, ROLLS)


def _all_optional(parts: tuple[Part, ...]) -> bool:
    return all(part.optional for part in parts)


def _as_move(reading: Reading) -> Read:
    return Read(reading.kind, tuple(part.column for part in reading.parts))
