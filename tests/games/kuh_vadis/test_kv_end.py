"""The end: three starts joined, or both players blocked."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.core.game import Outcome
from beamme.core.keeping import Keep
from beamme.core.match import Moved
from beamme.games.kuh_vadis.board import Sign
from beamme.games.kuh_vadis.state import Phase
from tests.games.kuh_vadis.kv import (
    bits,
    choices,
    is_extra_round,
    is_turn_of,
    played,
    position,
    rolled,
)

SEAT_1_WON = Outcome(((0,), (1,)), "connected")
SEAT_2_WON = Outcome(((1,), (0,)), "connected")
DRAWN = Outcome(((0, 1),), "blocked")

ANGLE = """
X12*2*4
x*34*51
x2O*1O*
123451*
Xxx3xxX
1*2*3*4
12*O123
"""
"""A 1 at a4 is missing between two crosses, and something around d5 between two others."""
DIAGONAL = """
X12345*
1x34*51
12x*1O*
123451*
1O35X23
4*2*3x4
1*5O1*X
"""
"""Fields from a1 to g7 touch at corners only; a 4 at d4 is missing."""
CROSSING = DIAGONAL.replace("12x*1O*", "12xo1O*").replace("123451*", "12o451*")
"""The same, and circles at d3 and c4, which touch across the way from c3 to d4."""
WALL = """
X*1o2*1
123o123
O23o12X
12*o12*
X23o2*3
123o53O
12*O123
"""
"""Circles in the fourth column keep the crosses apart."""
LAST_HOPE = WALL.replace("X23o2*3", "X23o2xx").replace("12*O123", "12*O1xx")
"""The crosses are blocked; one field is free around the circle at g6, a 3 at f6."""


@pytest.mark.clause("KV-14")
def test_kv_14_a_player_wins_as_soon_as_all_three_starts_are_joined() -> None:
    two = played(rolled(position(ANGLE), "1 1 1 2 3"), "mark a4")
    assert is_turn_of(two, seat=2)
    won = played(rolled(rolled(two, "1 2 3 4 5"), "3 3 3 1 2"), "mark d5")
    assert won.turn == SEAT_1_WON
    assert won.state.phase is Phase.OVER
    assert choices(won) == set()
    with pytest.raises(IllegalMove):
        won.add(Moved(1, Keep(0)))


@pytest.mark.clause("KV-14")
@pytest.mark.parametrize(
    ("dice", "name"), [("3 3 3 1 2", "d5"), ("4 4 4 1 2", "d4"), ("* * 1 2 3", "d6")]
)
def test_kv_14_a_gap_may_be_closed_straight_or_diagonally(dice: str, name: str) -> None:
    match = position(ANGLE.replace("123451*", "x23451*"))
    assert played(rolled(match, dice), f"mark {name}").turn == SEAT_1_WON


@pytest.mark.clause("KV-14")
@pytest.mark.parametrize(
    ("dice", "name"), [("* * 1 2 3", "d3"), ("3 3 3 1 2", "c2"), ("3 3 3 1 2", "e6")]
)
def test_kv_14_a_chain_with_a_gap_does_not_win(dice: str, name: str) -> None:
    match = position(ANGLE.replace("123451*", "x23451*"))
    assert is_turn_of(played(rolled(match, dice), f"mark {name}"), seat=2)


@pytest.mark.clause("KV-14")
def test_kv_14_a_mark_of_the_other_player_is_no_link() -> None:
    match = position(ANGLE.replace("Xxx3xxX", "XxxoxxX"))
    assert is_turn_of(played(rolled(match, "1 1 1 2 3"), "mark a4"), seat=2)


@pytest.mark.clause("KV-14")
@pytest.mark.parametrize("drawing", [DIAGONAL, CROSSING], ids=["alone", "crossing"])
@pytest.mark.parametrize(
    ("first", "seat", "outcome"), [(Sign.CROSS, 1, SEAT_1_WON), (Sign.CIRCLE, 2, SEAT_2_WON)]
)
def test_kv_14_a_chain_may_be_diagonal_lead_over_a_start_and_cross_another(
    drawing: str, first: Sign, seat: int, outcome: Outcome
) -> None:
    match = rolled(position(drawing, seat, first=first), "4 4 4 1 2")
    assert played(match, "mark d4").turn == outcome


@pytest.mark.clause("KV-14")
def test_kv_14_the_chain_that_is_crossed_holds_as_well() -> None:
    drawing = CROSSING.replace("12o451*", "12*x51*").replace("4*2*3x4", "4*2*3*4")
    after = played(rolled(position(drawing, seat=2), "* * 1 2 3"), "mark c4")
    assert bits({(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)}) in after.state.groups[0]
    assert bits({(2, 3), (3, 2), (4, 1)}) in after.state.groups[1]


@pytest.mark.clause("KV-14")
def test_kv_14_four_equal_that_win_play_no_extra_round() -> None:
    match = rolled(position(DIAGONAL), "4 4 4 4 4")
    assert played(match, "mark d4").turn == SEAT_1_WON
    assert is_extra_round(played(match, "mark d2"), 1, "d2")


@pytest.mark.clause("KV-14")
def test_kv_14_a_mark_of_an_extra_round_wins_as_well() -> None:
    drawing = DIAGONAL.replace("12x*1O*", "123*1O*")
    match = played(rolled(position(drawing), "3 3 3 3 1"), "mark c3")
    assert is_extra_round(match, 1, "c3")
    assert played(rolled(match, "4 4 4 1 2"), "mark d4").turn == SEAT_1_WON


@pytest.mark.clause("KV-15")
def test_kv_15_a_chain_that_wins_may_block_the_loser_and_tells_so() -> None:
    won = played(rolled(position(ANGLE.replace("123451*", "x23451*")), "3 3 3 1 2"), "mark d5")
    assert won.state.blocked == (False, True)
    assert won.turn == SEAT_1_WON
    beside = played(rolled(position(DIAGONAL), "4 4 4 1 2"), "mark d4")
    assert beside.state.blocked == (False, False)
    assert beside.turn == SEAT_1_WON


@pytest.mark.clause("KV-16")
def test_kv_16_one_blocked_player_plays_on() -> None:
    match = position(WALL)
    assert match.state.blocked == (True, False)
    after = played(rolled(match, "1 1 1 2 3"), "mark c1")
    assert is_turn_of(after, seat=2)
    assert after.state.blocked == (True, False)
    again = played(rolled(match, "1 1 1 1 1"), "mark c1")
    assert is_extra_round(again, 1, "c1")


@pytest.mark.clause("KV-16")
@pytest.mark.parametrize("dice", ["3 3 3 1 2", "3 3 3 3 3"])
def test_kv_16_when_both_are_blocked_the_game_is_drawn_at_once(dice: str) -> None:
    match = rolled(position(LAST_HOPE), dice)
    assert match.state.blocked == (True, False)
    drawn = played(match, "mark f6")
    assert drawn.state.blocked == (True, True)
    assert drawn.turn == DRAWN
    assert choices(drawn) == set()
    assert not isinstance(played(match, "mark c2").turn, Outcome)


@pytest.mark.clause("KV-16")
def test_kv_16_either_player_may_be_the_one_who_draws() -> None:
    drawing = LAST_HOPE.replace("123o53O", "1235xxO")
    match = rolled(position(drawing, seat=2), "5 5 5 1 2")
    assert match.state.blocked == (False, True)
    assert played(match, "mark d6").turn == DRAWN


@pytest.mark.clause("KV-16")
def test_kv_16_who_is_not_blocked_can_still_win() -> None:
    drawing = WALL.replace("O23o12X", "Oooo12X").replace("123o53O", "123o5oO")
    match = position(drawing, seat=2)
    assert match.state.blocked == (True, False)
    won = played(rolled(match, "5 5 5 1 2"), "mark e6")
    assert won.turn == SEAT_2_WON
    assert won.state.blocked == (True, False)
