"""The rules of Kuh Vadis: start, turn, legal, allows, play, answered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from reprlib import repr as brief
from typing import Self, assert_never

from beamme.core.chance import Answer
from beamme.core.errors import BadData
from beamme.core.game import Option, Outcome, Seat, Turn, refuse_unknown
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
from beamme.games.kuh_vadis.connection import Groups, could_still_join, joins, merged
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.scoring import claim
from beamme.games.kuh_vadis.state import Phase, State

ALL_FIELDS = (1 << FIELDS) - 1

_SEATS = (Seat(0), Seat(1))
_MARKS = tuple(Mark(place) for place in range(FIELDS))
_DRAWN = Outcome(((0, 1),), "blocked")
_WON = (Outcome(((0,), (1,)), "connected"), Outcome(((1,), (0,)), "connected"))


def _first_sheet() -> Sheet:
    return built_in_sheets()[0]


@dataclass(frozen=True, slots=True)
class KuhVadis:
    """The rules on one sheet; seat 0 starts (KV-5) and plays the sign `first`."""

    sheet: Sheet = field(default_factory=_first_sheet)
    first: Sign = Sign.CROSS

    key = "kuh-vadis"
    seats = range(2, 3)
    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def start(self, seats: int) -> State:  # noqa: ARG002 always two
        """Only the starts are marked (KV-4)."""
        marks = (self.starts(0), self.starts(1))
        single = tuple(tuple(1 << place for place in fields(own)) for own in marks)
        return State(marks, (single[0], single[1]), 0, Phase.ROLL, ROLLS)

    def turn(self, state: State) -> Turn:
        """The active seat decides unless dice are rolling or the game is over."""
        if state.phase is Phase.ROLLING:
            return roll_others(state.kept)
        if state.phase is Phase.OVER:
            won = joins(state.groups[state.active], self.starts(state.active))
            return _WON[state.active] if won else _DRAWN
        return _SEATS[state.active]

    def legal(self, state: State) -> Sequence[Move]:
        """All moves."""
        match state.phase:
            case Phase.ROLL:
                return FIRST_ROLL
            case Phase.KEEP:
                return KEEPS
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
                return is_choice(mask, state.phase)
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
                return _in_round(state, Phase.ROLLING, state.rolls_left, state.faces, mask)
            case Mark(place):
                return self._mark(state, place)
            case _:
                assert_never(move)

    def answered(self, state: State, answer: Answer) -> State:
        """The rolled dice show their faces."""
        faces, left = rolled(state.faces, state.kept, answer), state.rolls_left - 1
        after = _in_round(state, Phase.KEEP, left, faces, state.kept)
        return after if left else self._claim(after)

    def options(self) -> dict[str, Option]:
        """The whole sheet is saved, so that a saved match survives a change to its file."""
        return {
            "sheet": {"name": self.sheet.name, "rows": list(self.sheet.rows)},
            "first": str(self.first),
        }

    @classmethod
    def from_options(cls, options: Mapping[str, Option], seats: int) -> Self:  # noqa: ARG003 always two
        """The rules described by `options`."""
        refuse_unknown(options, "sheet", "first")
        first = options.get("first", str(Sign.CROSS))
        if first not in list(Sign):
            raise BadData("first: %1 is none of %2", brief(first), ", ".join(Sign))
        return cls(_sheet(options.get("sheet")), Sign(first))

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
        """The fields that may be marked with the dice as they are."""
        if not state.faces:
            return 0
        symbols = self.sheet.symbols
        claimed = sum(symbols[symbol] for symbol in claim(state.faces).symbols)
        return claimed & self.reach(state)

    def _claim(self, state: State) -> State:
        """KV-12: the turn passes if no field can be marked; KV-13: otherwise one is marked."""
        if not self.claimable(state):
            return _next_seat(state.marks, state.groups, state.active, state.blocked)
        return _in_round(state, Phase.MARK, 0, state.faces, ALL_DICE)

    def _mark(self, state: State, place: int) -> State:
        seat, marks, groups, blocked = state.active, state.marks, state.groups, state.blocked
        mine, own = marks[seat] | 1 << place, merged(groups[seat], place)
        if seat == 0:
            marks, groups = (mine, marks[1]), (own, groups[1])
        else:
            marks, groups = (marks[0], mine), (groups[0], own)
        won = joins(own[:1], self.starts(seat))  # KV-14 only the group that grew can join them
        free = ALL_FIELDS & ~(marks[0] | marks[1])
        if not blocked[1 - seat]:
            # KV-15 a mark can only block the other player
            able = could_still_join(groups[1 - seat], free, self.starts(1 - seat), place)
            blocked = (blocked[0], not able) if seat == 0 else (not able, blocked[1])
        if won or all(blocked):  # KV-16
            return State(
                marks, groups, seat, Phase.OVER, 0, state.faces, ALL_DICE, state.anchor, blocked
            )
        if claim(state.faces).again and free & NEIGHBOURS[place]:
            # KV-9 three fresh rolls, KV-10 next to this field
            return State(marks, groups, seat, Phase.ROLL, ROLLS, anchor=place, blocked=blocked)
        return _next_seat(marks, groups, seat, blocked)


def _sheet(told: Option | None) -> Sheet:
    """The sheet given by an option, whole or by its number."""
    if told is None:
        return _first_sheet()
    if isinstance(told, dict):
        return read_sheet(told)
    if type(told) is not int:
        raise BadData("sheet: a name and rows are needed, or a number")
    return sheet_of(told)


def _in_round(
    state: State, phase: Phase, rolls_left: int, faces: tuple[int, ...], kept: int
) -> State:
    """The state with nothing changed but the phase and the dice."""
    return State(
        state.marks,
        state.groups,
        state.active,
        phase,
        rolls_left,
        faces,
        kept,
        state.anchor,
        state.blocked,
    )


def _next_seat(
    marks: tuple[int, int], groups: tuple[Groups, Groups], seat: int, blocked: tuple[bool, bool]
) -> State:
    return State(marks, groups, 1 - seat, Phase.ROLL, ROLLS, blocked=blocked)
