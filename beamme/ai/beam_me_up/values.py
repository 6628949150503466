"""What every legal move of a state is worth to the seat that plays it."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from beamme.ai import turns
from beamme.ai.beam_me_up.chances import Floats, chances
from beamme.ai.beam_me_up.results import WON, Errand, result, results
from beamme.ai.beam_me_up.scene import Group, Scene
from beamme.ai.beam_me_up.stones import NO_COLUMN, STATE_BITS, side_of
from beamme.ai.beam_me_up.table import turns_needed
from beamme.ai.beam_me_up.views import View, turn_values
from beamme.ai.ranking import Valued
from beamme.games.beam_me_up.moves import Advance, Lift, Move
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State

COOLING = 2  # BMU-17 a part that really moves this far cools its column


@lru_cache(maxsize=512)
def valued_moves(game: BeamMeUp, state: State, view: View) -> Valued[Move]:
    """Every legal move with its chance; the state must be waiting for a seat."""
    moves = game.legal(state)
    match state.phase:
        case Phase.LIFT:
            return Valued(moves, _lift_chances(game, state, moves))
        case Phase.ROLL:
            return Valued(moves, np.array([turn_values(Scene.of(game, state), view).before]))
        case Phase.KEEP:
            keeps = turn_values(Scene.of(game, state), view).keeps[state.rolls_left - 1]
            kept = [turns.kept(state.faces, mask) for mask in range(len(moves))]
            return Valued(moves, keeps[kept])
        case _:
            groups = [_group(game, state, move) for move in moves]
            return Valued(moves, view.best_of(Scene.of(game, state), groups))


def chance_of_roll(game: BeamMeUp, state: State, view: View) -> float:
    """The mover's chance while dice are rolling."""
    values = turn_values(Scene.of(game, state), view)
    if not state.faces:
        return float(values.before)
    return float(values.keeps[state.rolls_left - 1][turns.kept(state.faces, state.kept)])


def chances_at_start(game: BeamMeUp, heights: Sequence[tuple[int, ...]]) -> Floats:
    """Each seat's chance when seat 0 is about to play."""
    seats = len(heights)
    stones = [side_of(game.boards[seat]).pack(heights[seat]) for seat in range(seats)]
    needed = [
        turns_needed(seats, seat, game.boards[seat].space)[stones[seat]] for seat in range(seats)
    ]
    return chances(np.array(needed, np.float64))


def lifted_by_table(game: BeamMeUp, state: State) -> tuple[tuple[int, ...], ...]:
    """The stones after every seat still to lift has lifted those that the table prefers."""
    while state.phase is Phase.LIFT:
        seats, seat = len(state.heights), state.active
        board = game.boards[seat]
        side, table = side_of(board), turns_needed(seats, seat, board.space)
        followers = [game.play(state, move) for move in game.legal(state)]
        state = min(followers, key=lambda after: table[side.pack(after.heights[seat])])
    return state.heights


def _lift_chances(game: BeamMeUp, state: State, moves: Sequence[Move]) -> Floats:
    return np.array(
        [
            chances_at_start(game, lifted_by_table(game, game.play(state, move)))[state.active]
            for move in moves
            if isinstance(move, Lift)
        ]
    )


def _group(game: BeamMeUp, state: State, move: Move) -> Group:
    """All results of a move, including the Cool down it causes."""
    after = game.play(state, move)
    own, before = after.heights[state.active], state.heights[state.active]
    cool = NO_COLUMN
    if isinstance(move, Advance) and own[move.column] - before[move.column] >= COOLING:
        cool = move.column
    mover = Scene.of(game, state).movers[0]
    errand = Errand(
        side_of(mover.board).pack(own),
        after.parts,
        sum(1 << column for column in after.moved),
        after.jokers,
        after.phase is Phase.ROCKET,
        sum(1 << column for column in after.launched),
    )
    found = results(mover, errand)
    if cool == NO_COLUMN:
        return found
    # No reading has two parts that cool, so what follows has no Cool down of its own.
    none = result(0, NO_COLUMN)
    return tuple(each if each == WON else each - none + (cool << STATE_BITS) for each in found)
