"""What a Beam Me Up board shows, derived from the match and the selection."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from beamme.games.beam_me_up.board import COLUMNS, STARS, TOP, Field
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move
from beamme.games.beam_me_up.rules import COOLING, BeamMeUp
from beamme.games.beam_me_up.scoring import Kind, Reading, read
from beamme.games.beam_me_up.state import Phase, State
from ui.games.beam_me_up.choosing import default_moves, pick_moves, ways_to_move
from ui.games.beam_me_up.text import rules_of
from ui.models.game_model import View

_ON_THE_BOARD = Lift, Advance, Launch
"""Moves that are seen on the board; others are seen in the tray."""


@dataclass(frozen=True, slots=True)
class Selection:
    """A selection that is not decided yet."""

    marked: int = 0
    """Mask of the dice to keep."""
    chosen: tuple[int, ...] = ()
    """Columns to lift before the first roll."""
    hovered: int | None = None
    """The column below the pointer or with the focus."""
    visited: bool = False
    """Whether that column was reached with keys."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """Where a stone would stand."""

    row: int
    steps: int


@dataclass(frozen=True, slots=True)
class Preview:
    """The effects of the considered moves."""

    own: tuple[Ghost | None, ...] = (None,) * COLUMNS
    cooled: int | None = None
    """The column of a Cool down."""
    hit: tuple[int, ...] = ()
    """Seats whose stone would sink there."""
    safe: tuple[int, ...] = ()
    """Seats whose stone a star protects there."""
    rocket: bool = False


def reading_of(state: State) -> Reading | None:
    """The reading of the current dice."""
    return read(state.faces) if state.faces and 0 not in state.faces else None


def considered(view: View, selection: Selection) -> tuple[Move, ...]:
    """The moves whose effects are previewed."""
    state: State = view.match.state
    game = rules_of(view.record)
    if view.deciding is None:
        return (view.announced,) if isinstance(view.announced, _ON_THE_BOARD) else ()
    if state.phase is Phase.LIFT:
        return ()
    if selection.hovered is not None and selection.hovered in playable(view):
        return pick_moves(game, state, selection.hovered)
    return default_moves(game, state, to_a_choice=False)


def preview(game: BeamMeUp, state: State, moves: Sequence[Move]) -> Preview:
    """What these moves would do to all boards."""
    seat = state.active
    cooled = None
    after = state
    for move in moves:
        before, after = after, game.play(after, move)
        if isinstance(move, Advance):
            row = before.heights[seat][move.column]
            if after.heights[seat][move.column] - row >= COOLING:
                cooled = move.column
    if after is state:
        return Preview()
    own = tuple(
        Ghost(new, new - old) if new != old else None
        for old, new in zip(state.heights[seat], after.heights[seat], strict=True)
    )
    others = [other for other in range(len(state.heights)) if other != seat]
    rocket = after.phase is Phase.ROCKET
    if cooled is None:
        return Preview(own, rocket=rocket)
    hit = tuple(s for s in others if after.heights[s][cooled] < state.heights[s][cooled])
    safe = tuple(
        s for s in others if game.boards[s].columns[cooled][state.heights[s][cooled]] in STARS
    )
    return Preview(own, cooled, hit, safe, rocket)


def lifted(state: State, selection: Selection) -> Preview:
    """Where the stones chosen for the compensation would stand."""
    own = tuple(
        Ghost(1, 1) if column in selection.chosen or column == selection.hovered else None
        for column in range(COLUMNS)
    )
    return Preview(own) if state.phase is Phase.LIFT else Preview()


def playable(view: View) -> frozenset[int]:
    """The columns that may be chosen now, if need be by stopping first."""
    state: State = view.match.state
    if view.deciding is None:
        return frozenset()
    if state.phase is Phase.LIFT:
        return frozenset().union(*(move.columns for move in view.match.game.legal(state)))
    heights = state.heights[state.active]
    found: set[int] = set()
    ways = ways_to_move(rules_of(view.record), state)
    for move in (move for _, at in ways for move in view.match.game.legal(at)):
        match move:
            case Advance(_, column) if heights[column] < TOP:
                found.add(column)
            case Launch(column) if column is not None:
                found.add(column)
            case _:
                pass
    return frozenset(found)


def own_seat(view: View) -> int:
    """The seat whose board is drawn largest: the person to move, or who moved last."""
    people = view.record.people
    if view.deciding is not None:
        return view.deciding
    for state in reversed(view.match.states):
        if state.active in people:
            seat: int = state.active
            return seat
    return min(people, default=0)


def star_of(game: BeamMeUp, seat: int, column: int, row: int) -> str:
    """The star that a stone stands on, as a key."""
    match game.boards[seat].field(column, row):
        case Field.PINK:
            return "pink"
        case Field.BLUE:
            return "blue"
        case _:
            return ""


def useful_kinds(chances: Mapping[Kind, float], now: Kind) -> list[Kind]:
    """Readings by value: at least as good as the present one first, likely before rare."""
    ranks = list(Kind)
    kinds = [kind for kind in chances if kind is not Kind.NOTHING]
    return sorted(kinds, key=lambda kind: (ranks.index(kind) > ranks.index(now), -chances[kind]))
