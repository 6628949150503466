"""Four or five equal: an extra round next to the field just marked."""

import pytest

from beamme.core.chance import Roll
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance
from tests.games.kuh_vadis.kv import (
    EMPTY,
    choices,
    is_extra_round,
    is_turn_of,
    marks,
    owner,
    played,
    position,
    rolled,
)

NAMES = "a1 f1 b4 d4 f4 b7 g7"
CORNER = EMPTY.replace("3*12*3*", "3o12*3*").replace("54X41O1", "xxX41O1")
"""All that touches a1 is marked."""
LAST_EXIT = EMPTY.replace("54X41O1", "xoX41O1")
"""Only b1, a cow, is free next to a1."""


@pytest.mark.clause("KV-9")
@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(
    ("dice", "claimed", "name"),
    [
        ("3 3 3 3 1", NAMES, "d4"),
        ("3 3 * 3 3", NAMES, "a1"),
        ("3 3 3 3 3", NAMES, "g7"),
        ("* * 2 * *", "b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7", "b5"),
        ("* * * * *", "b1 e1 g1 d3 f3 a4 g4 b5 d5 a7 c7 f7", "e1"),
    ],
)
def test_kv_9_four_or_five_equal_mark_one_field_anywhere_and_play_again(
    dice: str, claimed: str, name: str, seat: int
) -> None:
    match = rolled(position(EMPTY, seat), dice)
    assert choices(match) == marks(claimed)
    after = played(match, f"mark {name}")
    assert owner(after, name) == seat
    assert is_extra_round(after, seat, name)


@pytest.mark.clause("KV-9")
def test_kv_9_the_extra_round_has_three_fresh_rolls() -> None:
    match = played(rolled(position(EMPTY), "3 3 3 3 1"), "mark d4")
    assert choices(match) == {"roll"}
    assert played(match, "roll").turn == Chance(Roll(5))
    second = played(match, "roll", "faces 1 2 3 4 5", "keep 3", "faces 1 2 4 5")
    assert len(choices(second)) == 32
    assert choices(played(second, "keep 1", "faces 6 6 1 2")) == marks("d3 d5")


@pytest.mark.clause("KV-9")
def test_kv_9_four_equal_of_an_early_roll_are_worth_nothing_when_rolled_again() -> None:
    match = played(position(EMPTY), "roll", "faces 3 3 3 3 1", "keep 1 2 3", "faces 1 2", "stop")
    assert is_turn_of(played(match, "mark d4"), seat=2)


@pytest.mark.clause("KV-9")
@pytest.mark.parametrize("dice", ["3 3 3 1 2", "3 3 3 * *", "* * * 3 3"])
def test_kv_9_three_equal_do_not_play_again(dice: str) -> None:
    match = rolled(position(EMPTY), dice)
    for line in choices(match):
        assert is_turn_of(played(match, line), seat=2)


@pytest.mark.clause("KV-10")
@pytest.mark.parametrize(
    ("dice", "claimed"),
    [
        ("* * 1 2 3", "d3 d5"),
        ("4 4 4 1 2", "c4 e4"),
        ("5 5 5 1 2", "c3 e3 c5 e5"),
        ("5 5 5 * *", "c3 e3 c5 e5 d3 d5"),
        ("5 5 5 5 *", "c3 e3 c5 e5"),
        ("* * * * *", "d3 d5"),
    ],
)
def test_kv_10_a_further_mark_touches_the_field_before_in_eight_directions(
    dice: str, claimed: str
) -> None:
    match = rolled(position(EMPTY, anchor="d4"), dice)
    assert choices(match) == marks(claimed)


@pytest.mark.clause("KV-10")
@pytest.mark.parametrize(
    ("anchor", "dice", "claimed"),
    [
        ("a1", "* * 1 2 3", "b1"),
        ("g1", "3 3 3 1 2", "f1"),
        ("a7", "1 1 1 2 3", "a6"),
        ("g7", "4 4 4 1 2", "f6"),
        ("a4", "2 2 2 1 3", "b3 a5"),
        ("g4", "2 2 2 1 3", "g3 f5"),
    ],
)
def test_kv_10_the_edge_of_the_sheet_ends_the_neighbourhood(
    anchor: str, dice: str, claimed: str
) -> None:
    assert choices(rolled(position(EMPTY, anchor=anchor), dice)) == marks(claimed)


@pytest.mark.clause("KV-10")
def test_kv_10_fields_farther_away_and_marked_neighbours_are_refused() -> None:
    drawing = EMPTY.replace("O25*5*2", "O25o5*2")
    match = rolled(position(drawing, anchor="d4"), "* * 1 2 3")
    assert choices(match) == marks("d5")
    for name in ("d3", "b1", "f3", "b5"):
        with pytest.raises(IllegalMove):
            played(match, f"mark {name}")


@pytest.mark.clause("KV-10")
def test_kv_10_a_field_that_touches_only_an_older_mark_is_refused() -> None:
    match = played(rolled(position(EMPTY), "3 3 3 3 1"), "mark d4")
    match = played(rolled(match, "5 5 5 5 5"), "mark c3")
    assert is_extra_round(match, 1, "c3")
    # b2, d2 and c4 touch c3; e4 touches only d4.
    match = rolled(match, "4 4 4 4 1")
    assert choices(match) == marks("b2 d2 c4")
    with pytest.raises(IllegalMove):
        played(match, "mark e4")
    assert is_extra_round(played(match, "mark c4"), 1, "c4")


@pytest.mark.clause("KV-10")
def test_kv_10_the_next_turn_may_mark_anywhere_again() -> None:
    match = played(rolled(position(EMPTY), "3 3 3 3 1"), "mark d4")
    other = rolled(match, "1 2 3 4 5")
    assert is_turn_of(other, seat=2)
    assert choices(rolled(other, "3 3 3 1 2")) == marks(NAMES) - marks("d4")


@pytest.mark.clause("KV-11")
@pytest.mark.parametrize(
    ("dice", "name"), [("* * 1 2 3", "d3"), ("* * * 1 2", "d5"), ("4 4 4 1 2", "e4")]
)
def test_kv_11_a_round_without_four_equal_marks_one_touching_field_and_ends_the_turn(
    dice: str, name: str
) -> None:
    match = rolled(position(EMPTY, anchor="d4"), dice)
    after = played(match, f"mark {name}")
    assert owner(after, name) == 1
    assert is_turn_of(after, seat=2)


@pytest.mark.clause("KV-11")
@pytest.mark.parametrize("dice", ["1 2 3 4 5", "1 1 1 2 3", "3 3 3 3 1", "2 2 2 2 2"])
@pytest.mark.clause("KV-12")
def test_kv_11_a_round_that_can_mark_no_touching_field_ends_the_turn(dice: str) -> None:
    before = position(EMPTY, anchor="d4")
    after = rolled(before, dice)
    assert is_turn_of(after, seat=2)
    assert after.state.marks == before.state.marks


@pytest.mark.clause("KV-13")
@pytest.mark.parametrize("seat", [1, 2])
def test_kv_13_without_a_free_neighbour_the_extra_round_is_skipped(seat: int) -> None:
    match = rolled(position(CORNER, seat), "3 3 3 3 3")
    assert is_turn_of(played(match, "mark a1"), seat=3 - seat)
    assert is_extra_round(played(match, "mark d4"), seat, "d4")


@pytest.mark.clause("KV-13")
@pytest.mark.parametrize("seat", [1, 2])
def test_kv_13_one_free_neighbour_is_enough_for_an_extra_round(seat: int) -> None:
    match = played(rolled(position(LAST_EXIT, seat), "3 3 3 3 3"), "mark a1")
    assert is_extra_round(match, seat, "a1")
    assert choices(rolled(match, "* * 1 2 3")) == marks("b1")
    assert is_turn_of(rolled(match, "3 3 3 1 2"), seat=3 - seat)


@pytest.mark.clause("KV-13")
def test_kv_13_a_legal_mark_of_an_extra_round_is_not_declined_either() -> None:
    match = rolled(position(EMPTY, anchor="d4"), "* * 1 2 3")
    assert choices(match) == marks("d3 d5")


@pytest.mark.clause("KV-9")
@pytest.mark.clause("KV-10")
@pytest.mark.clause("KV-11")
def test_kv_9_the_case_in_the_rulebook() -> None:
    match = played(rolled(position(EMPTY), "3 3 3 3 2"), "mark f1")
    assert is_extra_round(match, 1, "f1")
    match = rolled(match, "* * * * 5")
    assert choices(match) == marks("e1 g1")
    match = played(match, "mark e1")
    assert is_extra_round(match, 1, "e1")
    # g2 is a 1, too, but it touches the 3 and not the cow.
    match = rolled(match, "1 1 1 4 5")
    assert choices(match) == marks("e2")
    match = played(match, "mark e2")
    assert is_turn_of(match, seat=2)
    assert [owner(match, name) for name in ("f1", "e1", "e2", "g2")] == [1, 1, 1, 0]
