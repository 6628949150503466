"""The parts of a reading: their order, which must be carried out, and what lapses."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.games.beam_me_up.jokers import Joker
from tests.games.beam_me_up.bmu import choices, has_ended_turn, played, rolled, stones


@pytest.mark.clause("BMU-9")
@pytest.mark.parametrize("order", [("move 5", "move 2"), ("move 2", "move 5")])
def test_bmu_9_the_player_picks_the_order_of_the_parts(order: tuple[str, str]) -> None:
    match = rolled("5 2 5 2 5")
    assert choices(match) == {"move 2", "move 5"}
    half = played(match, order[0])
    assert choices(half) == {order[1]}
    whole = played(half, order[1])
    assert stones(whole) == "0100200"
    assert has_ended_turn(whole)


@pytest.mark.clause("BMU-9")
@pytest.mark.parametrize("dice", ["3 3 3 3 1", "5 2 5 2 5", "1 2 3 4 5", "1 2 3 4 6", "1 1 4 4 6"])
def test_bmu_9_a_part_is_compulsory(dice: str) -> None:
    match = rolled(dice)
    assert "skip" not in choices(match)
    with pytest.raises(IllegalMove, match="not allowed here: skip"):
        played(match, "skip")


@pytest.mark.clause("BMU-9")
def test_bmu_9_the_second_part_is_compulsory_too() -> None:
    assert choices(played(rolled("5 2 5 2 5"), "move 5")) == {"move 2"}


@pytest.mark.clause("BMU-9")
def test_bmu_9_the_pair_beside_a_small_straight_may_be_left() -> None:
    match = rolled("1 2 3 4 4")
    assert choices(match) == {"move s", "move 4"}
    half = played(match, "move s")
    assert choices(half) == {"move 4", "skip"}
    left = played(half, "skip")
    assert stones(left) == "0000002"
    assert has_ended_turn(left)


@pytest.mark.clause("BMU-9")
def test_bmu_9_the_pair_beside_a_small_straight_may_come_first() -> None:
    half = played(rolled("1 2 3 4 4"), "move 4")
    assert choices(half) == {"move s"}
    assert stones(played(half, "move s")) == "0001002"


@pytest.mark.clause("BMU-9")
@pytest.mark.parametrize(
    ("dice", "line", "before", "after"),
    [
        ("3 3 3 3 3", "move 3", "0020000", "0060000"),
        ("3 3 3 3 3", "move 3", "0030000", "0070000"),
        ("3 3 3 3 3", "move 3", "0040000", "0070000"),
        ("3 3 3 3 1", "move 3", "0060000", "0070000"),
        ("1 2 3 4 5", "move s", "0000005", "0000007"),
        ("1 1 1 3 5", "move 1", "6000000", "7000000"),
    ],
)
def test_bmu_9_a_part_moves_its_full_distance_and_lapses_beyond_the_top(
    dice: str, line: str, before: str, after: str
) -> None:
    assert stones(played(rolled(dice, own=before), line)) == after


@pytest.mark.clause("BMU-9")
def test_bmu_9_a_part_without_a_stone_that_it_may_move_lapses() -> None:
    # The pair takes the stone of column 3, and the one star allows no second redirection.
    match = rolled("3 3 3 2 2", own="0000007", fields="sb7", joker=Joker.PER_STAR)
    ended = played(match, "move 2 to 3")
    assert stones(ended) == "0010007"
    assert has_ended_turn(ended)


@pytest.mark.clause("BMU-10")
def test_bmu_10_a_part_whose_column_stands_at_the_top_moves_nothing() -> None:
    match = rolled("3 3 3 1 5", own="0070000", others=("0030000",), fields="3r7")
    assert choices(match) == {"move 3"}
    ended = played(match, "move 3")
    assert stones(ended) == "0070000"
    assert stones(ended, seat=2) == "0030000"
    assert has_ended_turn(ended)


@pytest.mark.clause("BMU-10")
def test_bmu_10_the_other_part_moves_all_the_same() -> None:
    assert stones(played(rolled("3 3 3 1 1", own="0070000"), "move 3", "move 1")) == "1070000"


@pytest.mark.clause("BMU-10")
def test_bmu_10_the_joker_may_redirect_it() -> None:
    match = rolled("3 3 3 1 5", own="0070000", fields="3b7")
    assert choices(match) == {"move 3", *(f"move 3 to {column}" for column in "12456s")}
    assert stones(played(match, "move 3 to s")) == "0070002"
