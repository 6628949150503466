"""The fast search for everything a reading can lead to, against the rules themselves."""

from dataclasses import replace
from random import Random

import pytest

from beamme.ai import turns
from beamme.ai.beam_me_up.results import STATE_MASK, WON, Errand, Mover, results, same_results
from beamme.ai.beam_me_up.stones import NO_COLUMN, STATE_BITS, arrangement, side_of, template
from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import Board, built_in_boards
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.moves import Advance
from beamme.games.beam_me_up.scoring import readings
from beamme.games.beam_me_up.state import Phase, State

CROWDED = Board(
    "Crowded",
    ("..r..r.b", "...b..r.", "..p.br..", ".b..rr..", ".....b..", "..rp...b", "...r...b"),
)


def by_the_rules(game: BeamMeUp, state: State) -> set[tuple[tuple[int, ...], int | None]] | None:
    """Own stones and cooled column of every way to end the turn; None if one of them wins."""
    found = set()
    seen = set()
    stack: list[tuple[State, int | None]] = [(state, None)]
    while stack:
        here, cool = stack.pop()
        if here.phase is Phase.OVER:
            return None
        if here.phase is Phase.ROLL:
            found.add((here.heights[0], cool))
            continue
        for move in game.legal(here):
            after = game.play(here, move)
            new = cool
            if isinstance(move, Advance):
                gain = after.heights[0][move.column] - here.heights[0][move.column]
                new = move.column if gain >= 2 else cool
            if (after, new) not in seen:
                seen.add((after, new))
                stack.append((after, new))
    return found


def by_the_search(mover: Mover, errand: Errand) -> set[tuple[tuple[int, ...], int | None]] | None:
    side = side_of(mover.board)
    found = results(mover, errand)
    if found == (WON,):
        return None
    assert WON not in found
    assert len(set(found)) == len(found)
    return {
        (
            side.unpack(result & STATE_MASK),
            None if result >> STATE_BITS == NO_COLUMN else result >> STATE_BITS,
        )
        for result in found
    }


@pytest.mark.parametrize("joker", Joker)
@pytest.mark.parametrize(
    ("board", "another_stone"),
    [
        *((board, False) for board in (*built_in_boards()[:2], CROWDED)),
        (replace(template(), space=6), False),
        (CROWDED, True),
    ],
    ids=str,
)
def test_the_search_finds_what_the_rules_allow(
    board: Board, joker: Joker, *, another_stone: bool
) -> None:
    random = Random(f"{board.name} {joker}")
    game = BeamMeUp((board, template()), joker, another_stone=another_stone)
    mover = Mover(board, 5, joker, another_stone)
    for _ in range(60):
        heights = tuple(random.choice((0, 1, 2, 3, 4, 4, 5, 6, 7, 7)) for _ in range(7))
        if side_of(board).has_won(side_of(board).pack(heights), 5):
            continue
        faces = random.choice(turns.ROLLS)
        rolled = State((heights, (0,) * 7), 0, Phase.KEEP, 1, faces, ALL_DICE)
        to_move = game.play(rolled, Keep(ALL_DICE))
        start = side_of(board).pack(heights)
        expected = by_the_rules(game, to_move)
        parts = to_move.parts
        assert by_the_search(mover, Errand(start, parts)) == expected
        (merged,) = same_results(mover, start, (parts,))
        assert by_the_search(mover, Errand(start, merged)) == expected


def test_every_built_in_board_is_an_order_of_the_template() -> None:
    for board in built_in_boards():
        order = arrangement(board.columns)
        assert [template().columns[place] for place in order] == list(board.columns)


def test_a_strange_board_is_judged_as_the_most_similar_order() -> None:
    columns = list(built_in_boards()[2].columns)
    columns[0] = columns[0][:-1] + "r"
    assert arrangement(tuple(columns)) == arrangement(built_in_boards()[2].columns)


def test_packing_keeps_every_row() -> None:
    side = side_of(built_in_boards()[3])
    heights = (0, 1, 2, 3, 4, 5, 7)
    assert side.unpack(side.pack(heights)) == heights


@pytest.mark.clause("BMU-17")
def test_cooled_stones_sink_unless_on_ground_or_star() -> None:
    side = side_of(template())
    heights = (0, 5, 4, 2, 1, 4, 4)  # on the ground, on stars, on plain fields
    state = side.pack(heights)
    after = [side.unpack(side.cooled(state, column))[column] for column in range(7)]
    assert after == [0, 5, 4, 2, 0, 3, 4]
    assert side.cooled(state, NO_COLUMN) == state


def test_a_board_full_of_rockets_is_searched_in_time() -> None:
    board = Board("Full", (".rrrrbrb",) * 7)
    mover = Mover(board, 5, Joker.ANY_PART)
    start = side_of(board).pack((1, 2, 1, 0, 2, 1, 0))
    found = results(mover, Errand(start, readings((1, 1, 1, 2, 2))[0].parts))
    assert 0 < len(found) < 2 * side_of(board).most_frames
