"""Symmetries: no seat, no place of a die and neither end of the numbers is treated differently."""

from dataclasses import replace
from random import Random

import pytest

from beamme.core.chance import Drawn, Faces
from beamme.core.errors import IllegalMove
from beamme.core.game import Outcome
from beamme.core.keeping import Keep
from beamme.core.match import Answered, Match, Moved
from beamme.games.beam_me_up.board import COLUMNS, STRAIGHT, Board
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move, Read, Skip
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind
from beamme.games.beam_me_up.state import Phase, State
from tests.helpers.strategies import random_entry, random_match

SEEDS = pytest.mark.parametrize("seed", range(8))
ALL_MOVES: tuple[Move, ...] = (
    *(Lift((first, second)) for first in range(COLUMNS) for second in range(COLUMNS)),
    *(Lift((column,)) for column in range(COLUMNS)),
    *(Keep(mask) for mask in range(-1, 33)),
    *(Read(kind, (first,)) for kind in Kind for first in range(COLUMNS)),
    *(Read(kind, (a, b)) for kind in Kind for a in range(COLUMNS) for b in range(COLUMNS)),
    *(Advance(part, column) for part in range(-1, 8) for column in range(-1, 8)),
    Skip(),
    *(Launch(column) for column in (None, *range(-1, 8))),
)


def some_rules(seed: int) -> tuple[BeamMeUp, int]:
    """Make boards full of special fields, so that much happens."""
    random = Random(seed)
    seats = 2 + seed % 3
    boards = tuple(
        Board("made up", tuple("." + "".join(random.choices(".prb", k=7)) for _ in range(COLUMNS)))
        for _ in range(seats)
    )
    return BeamMeUp(boards, [*Joker][seed % 3], free_reading=seed % 2 == 0), seats


def after_lifting(seed: int) -> Match[State, Move]:
    game, seats = some_rules(seed)
    return random_match(game, seats, Random(seed), longest=seats - 1)


def turned(state: State) -> State:
    heights = (*state.heights[-1:], *state.heights[:-1])
    return replace(state, heights=heights, active=(state.active + 1) % len(heights))


@SEEDS
def test_permuting_the_seats_permutes_the_match_and_its_outcome(seed: int) -> None:
    match = after_lifting(seed)
    game = replace(match.game, boards=(*match.game.boards[-1:], *match.game.boards[:-1]))
    other = Match(game, match.seats, (), (turned(match.state),))
    random = Random(seed)
    while entry := random_entry(match, random):
        match = match.add(entry)
        if isinstance(entry, Moved):
            entry = Moved((entry.seat + 1) % match.seats, entry.move)
        other = other.add(entry)
        assert other.state == turned(match.state)
    assert isinstance(other.turn, Outcome)
    assert other.turn.ranking[0][0] == (match.turn.ranking[0][0] + 1) % match.seats


def mirrored_column(column: int) -> int:
    return column if column == STRAIGHT else STRAIGHT - 1 - column


def mirrored_move(move: Move) -> Move:
    match move:
        case Advance(part, column):
            return Advance(mirrored_column(part), mirrored_column(column))
        case Launch(int(column)):
            return Launch(mirrored_column(column))
        case Read(kind, columns):
            mirrored = tuple(map(mirrored_column, columns))
            return Read(kind, tuple(sorted(mirrored)) if kind is Kind.TWO_PAIRS else mirrored)
    return move


def mirrored_entry(entry: Moved[Move] | Answered) -> Moved[Move] | Answered:
    match entry:
        case Moved(seat, move):
            return Moved(seat, mirrored_move(move))
        case Answered(Faces(values)):
            return Answered(Faces(tuple(7 - value for value in values)))
    raise TypeError(entry)


def mirrored_heights(state: State) -> tuple[tuple[int, ...], ...]:
    return tuple((*own[STRAIGHT - 1 :: -1], own[STRAIGHT]) for own in state.heights)


@SEEDS
def test_turning_every_face_to_its_opposite_mirrors_the_match(seed: int) -> None:
    match = after_lifting(seed)
    boards = tuple(
        Board(board.name, (*board.columns[STRAIGHT - 1 :: -1], board.columns[STRAIGHT]))
        for board in match.game.boards
    )
    begun = replace(match.state, heights=mirrored_heights(match.state))
    other = Match(replace(match.game, boards=boards), match.seats, (), (begun,))
    random = Random(seed)
    while entry := random_entry(match, random):
        mirrored = {mirrored_move(move) for move in match.game.legal(match.state)}
        assert mirrored == {*other.game.legal(other.state)}
        match, other = match.add(entry), other.add(mirrored_entry(entry))
        assert other.state.heights == mirrored_heights(match.state)
        assert other.turn == match.turn


@SEEDS
def test_of_all_moves_exactly_the_legal_ones_are_allowed(seed: int) -> None:
    game, seats = some_rules(seed)
    match = random_match(game, seats, Random(seed), longest=10_000)
    seen = set()
    for state in match.states[::3] + match.states[-1:]:
        seen.add(state.phase)
        legal = {*game.legal(state)}
        assert {move for move in ALL_MOVES if game.allows(state, move)} == legal & {*ALL_MOVES}
        assert all(game.allows(state, move) for move in legal)
    assert seen >= {Phase.ROLL, Phase.ROLLING, Phase.KEEP, Phase.MOVE, Phase.OVER}


def test_a_game_of_dice_takes_nothing_but_faces() -> None:
    match = after_lifting(0)
    rolling = match.add(Moved(0, Keep(0)))
    with pytest.raises(TypeError):
        match.game.answered(rolling.state, Drawn(("1",) * 5))
    with pytest.raises(IllegalMove):
        rolling.add(Answered(Drawn(("1",) * 5)))
