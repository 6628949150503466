"""The rules of Kuh Vadis: start, turn, legal, allows, play, answered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from reprlib import repr as brief
from typing import Self, assert_never

from beamme.core.chance import Answer, Roll
from beamme.core.errors import BadData
from beamme.core.game import Chance, Option, Outcome, Seat, Turn
from beamme.core.keeping import ALL_DICE, DICE, ROLLS, Keep, rolled
from beamme.games.kuh_vadis import moves
from beamme.games.kuh_vadis.board import (
    FIELDS,
    NEIGHBOURS,
    Sheet,
    Sign,
    built_in_sheets,
    fields,
    read_sheet,
)
from beamme.games.kuh_vadis.connection import could_join, joins, merged
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase, State

ALL_FIELDS = (1 << FIELDS) - 1

_SEATS = (Seat(0), Seat(1))
_CHANCES = tuple(Chance(Roll(count)) for count in range(DICE + 1))
_KEEPS = tuple(Keep(mask) for mask in range(ALL_DICE + 1))
_MARKS = tuple(Mark(place) for place in range(FIELDS))
_DRAWN = Outcome(((0, 1),), "blocked")
_WON = (Outcome(((0,), (1,)), "connected"), Outcome(((1,), (0,)), "connected"))


def _first_sheet() -> Sheet:
    return built_in_sheets()[0]


@dataclass(frozen=True, slots=True)
class KuhVadis:
    """The rules on one sheet; seat 0 starts (KV-5), with this sign."""

    sheet: Sheet = field(default_factory=_first_sheet)
    first: Sign = Sign.CROSS

    key = "kuh-vadis"
    seats = range(2, 3)

    def start(self, seats: int) -> State:  # noqa: ARG002 always two
        """Only the starts are marked (KV-4)."""
        marks = (self.starts(0), self.starts(1))
        single = tuple(tuple(1 << place for place in fields(own)) for own in marks)
        return State(marks, (single[0], single[1]), 0, Phase.ROLL, ROLLS)

    def turn(self, state: State) -> Turn:
        """The active seat decides unless dice are rolling or the game is over."""
        if state.phase is Phase.ROLLING:
            return _CHANCES[DICE - state.kept.bit_count()]
        if state.phase is Phase.OVER:
            won = joins(state.groups[state.active], self.starts(state.active))
            return _WON[state.active] if won else _DRAWN
        return _SEATS[state.active]

    def legal(self, state: State) -> Sequence[Move]:
        """All moves."""
        match state.phase:
            case Phase.ROLL:
                return _KEEPS[:1]
            case Phase.KEEP:
                return _KEEPS
            case Phase.MARK:
                return [_MARKS[place] for place in fields(self.claimable(state))]
            case Phase.ROLLING | Phase.OVER:
                return ()
            case _:
                assert_never(state.phase)

    def allows(self, state: State, move: Move) -> bool:
        """Whether the active seat may play this move; the same as membership in legal()."""
        match move:
            case Keep(mask):
                if state.phase is Phase.ROLL:
                    return mask == 0
                return state.phase is Phase.KEEP and 0 <= mask <= ALL_DICE
            case Mark(place):
                return (
                    state.phase is Phase.MARK
                    and place in range(FIELDS)
                    and bool(self.claimable(state) >> place & 1)
                )
            case _:
                assert_never(move)

    def play(self, state: State, move: Move) -> State:
        """The state after an allowed move."""
        match move:
            case Keep(mask) if mask == ALL_DICE:
                return self._claim(state)
            case Keep(mask):
                return replace(state, phase=Phase.ROLLING, kept=mask)
            case Mark(place):
                return self._mark(state, place)
            case _:
                assert_never(move)

    def answered(self, state: State, answer: Answer) -> State:
        """The rolled dice show their faces."""
        faces, left = rolled(state.faces, state.kept, answer), state.rolls_left - 1
        after = replace(state, phase=Phase.KEEP, rolls_left=left, faces=faces)
        return after if left else self._claim(after)

    def write(self, move: Move) -> str:
        """The move as a line of notation."""
        return moves.write(move)

    def read(self, text: str) -> Move:
        """The move that a line of notation tells."""
        return moves.read(text)

    def options(self) -> dict[str, Option]:
        """The sheet is kept whole, so that a saved match outlives a changed sheet file."""
        return {
            "sheet": {"name": self.sheet.name, "rows": list(self.sheet.rows)},
            "first": str(self.first),
        }

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:  # noqa: ARG003 always two
        """The rules that `options` tells."""
        if unknown := sorted(set(options) - {"sheet", "first"}):
            raise BadData(f"{unknown[0]}: unknown house rule")
        first = options.get("first", str(Sign.CROSS))
        if first not in list(Sign):
            raise BadData(f"first: {brief(first)} is none of {', '.join(Sign)}")
        table = options.get("sheet")
        if table is None:
            return cls(_first_sheet(), Sign(first))
        if not isinstance(table, dict):
            raise BadData("sheet: a name and rows are needed")
        return cls(read_sheet(table), Sign(first))

    def sign(self, seat: int) -> Sign:
        """What this seat marks fields with."""
        return self.first if seat == 0 else self.first.other

    def starts(self, seat: int) -> int:
        """The set of this seat's starts."""
        return self.sheet.starts[self.sign(seat)]

    def free(self, state: State) -> int:
        """The set of fields that nobody has marked."""
        return ALL_FIELDS & ~(state.marks[0] | state.marks[1])

    def reach(self, state: State) -> int:
        """The free fields that this round may mark: anywhere, or next to the anchor (KV-10)."""
        free = self.free(state)
        return free if state.anchor is None else free & NEIGHBOURS[state.anchor]

    def claimable(self, state: State) -> int:
        """The fields that the dice as they lie may mark."""
        if not state.faces:
            return 0
        symbols = self.sheet.symbols
        claimed = sum(symbols[symbol] for symbol in claim(state.faces).symbols)
        return claimed & self.reach(state)

    def _claim(self, state: State) -> State:
        """KV-12 without a field to mark the turn passes; KV-13 with one it is marked."""
        if not self.claimable(state):
            return _next_seat(state)
        return replace(state, phase=Phase.MARK, rolls_left=0, kept=ALL_DICE)

    def _mark(self, state: State, place: int) -> State:
        seat = state.active
        mine = state.marks[seat] | 1 << place
        groups = merged(state.groups[seat], place)
        marks, all_groups = (
            ((mine, state.marks[1]), (groups, state.groups[1]))
            if seat == 0
            else ((state.marks[0], mine), (state.groups[0], groups))
        )
        after = replace(state, marks=marks, groups=all_groups)
        if joins(groups, self.starts(seat)):
            return replace(after, phase=Phase.OVER)  # KV-14
        after = replace(after, blocked=self._blocked(after, 1 - seat))
        if all(after.blocked):
            return replace(after, phase=Phase.OVER)  # KV-16
        if claim(state.faces).again and self.free(after) & NEIGHBOURS[place]:
            return State(  # KV-9 three fresh rolls
                marks, all_groups, seat, Phase.ROLL, ROLLS, anchor=place, blocked=after.blocked
            )
        return _next_seat(after)

    def _blocked(self, state: State, seat: int) -> tuple[bool, bool]:
        """Who is blocked after a mark of the other player: only this seat can have become so."""
        blocked = state.blocked[seat] or not could_join(
            state.groups[seat], self.free(state), self.starts(seat)
        )
        return (blocked, state.blocked[1]) if seat == 0 else (state.blocked[0], blocked)


def _next_seat(state: State) -> State:
    return State(
        state.marks, state.groups, 1 - state.active, Phase.ROLL, ROLLS, blocked=state.blocked
    )
