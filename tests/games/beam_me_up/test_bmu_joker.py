"""The joker: which parts a stone on a blue star may redirect, in all three variants."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.games.beam_me_up.jokers import Joker
from tests.games.beam_me_up.bmu import choices, has_ended_turn, played, rolled, stones

ANYWHERE = {"move 3", *(f"move 3 to {column}" for column in "12456s")}


@pytest.mark.clause("BMU-15")
def test_bmu_15_without_a_blue_star_a_part_moves_its_own_column() -> None:
    match = rolled("3 3 1 4 6", own="0000004", fields="sp4 sb7")
    assert choices(match) == {"move 3"}
    with pytest.raises(IllegalMove, match="not allowed here: move 3 to 1"):
        played(match, "move 3 to 1")


@pytest.mark.clause("BMU-15")
@pytest.mark.parametrize(("dice", "after"), [("3 3 1 4 6", "1000004"), ("3 3 3 1 5", "2000004")])
def test_bmu_15_a_part_may_move_any_stone_by_the_same_distance(dice: str, after: str) -> None:
    match = rolled(dice, own="0000004", fields="sb4")
    assert choices(match) == ANYWHERE
    assert stones(played(match, "move 3 to 1")) == after


@pytest.mark.clause("BMU-15")
def test_bmu_15_using_the_joker_is_free() -> None:
    assert stones(played(rolled("3 3 1 4 6", own="0000004", fields="sb4"), "move 3")) == "0010004"


@pytest.mark.clause("BMU-15")
def test_bmu_15_the_joker_is_not_used_up() -> None:
    match = rolled("3 3 2 2 6", own="0000004", fields="sb4")
    both = played(match, "move 3 to 1", "move 2 to 5")
    assert stones(both) == "1000104"


@pytest.mark.clause("BMU-15")
def test_bmu_15_the_joker_counts_from_the_moment_the_stone_arrives() -> None:
    match = rolled("3 3 2 2 6", own="0000000", fields="3b1")
    assert choices(match) == {"move 2", "move 3"}
    arrived = played(match, "move 3")
    assert choices(arrived) == {"move 2", *(f"move 2 to {column}" for column in "1456s")}


@pytest.mark.clause("BMU-15")
def test_bmu_15_a_stone_that_a_rocket_brings_to_a_blue_star_counts_at_once() -> None:
    match = played(rolled("3 3 2 2 6", fields="3r1 6b1"), "move 3", "rocket 6")
    assert "move 2 to 1" in choices(match)


@pytest.mark.clause("BMU-15")
def test_bmu_15_the_joker_ends_when_the_last_stone_leaves_its_star() -> None:
    match = rolled("3 3 2 2 6", own="0030000", fields="3b3")
    assert "move 2 to 1" in choices(match)
    left = played(match, "move 3")
    assert choices(left) == {"move 2"}


@pytest.mark.clause("BMU-15")
def test_bmu_15_one_stone_may_leave_while_another_stays() -> None:
    match = played(rolled("3 3 2 2 6", own="0030004", fields="3b3 sb4"), "move 3")
    assert "move 2 to 1" in choices(match)


@pytest.mark.clause("BMU-15")
def test_bmu_15_a_redirected_part_may_not_choose_a_stone_at_the_top() -> None:
    match = rolled("3 3 1 4 6", own="7000007", fields="sb7")
    assert choices(match) == ANYWHERE - {"move 3 to 1", "move 3 to s"}
    with pytest.raises(IllegalMove):
        played(match, "move 3 to 1")


@pytest.mark.clause("BMU-15")
def test_bmu_15_somebody_elses_blue_star_is_no_joker() -> None:
    match = rolled("3 3 1 4 6", others=("0000004",), other_fields="sb4")
    assert choices(match) == {"move 3"}


@pytest.mark.clause("BMU-15")
def test_bmu_15_the_optional_pair_may_be_redirected_or_left() -> None:
    match = played(rolled("1 2 3 4 4", own="7000000", fields="1b7"), "move s to 5")
    assert stones(match) == "7000200"
    assert choices(match) == {"skip", "move 4", *(f"move 4 to {column}" for column in "236s")}


@pytest.mark.clause("BMU-16")
def test_bmu_16_the_joker_never_changes_the_reading() -> None:
    match = rolled("3 3 2 2 6", own="0000004", fields="sb4")
    assert [part.steps for part in match.state.parts] == [1, 1]


@pytest.mark.clause("BMU-16")
def test_bmu_16_two_parts_move_two_different_stones() -> None:
    match = played(rolled("3 3 2 2 6", own="0000004", fields="sb4"), "move 3 to 1")
    assert choices(match) == {"move 2", *(f"move 2 to {column}" for column in "3456s")}
    with pytest.raises(IllegalMove):
        played(match, "move 2 to 1")


@pytest.mark.clause("BMU-16")
def test_bmu_16_a_part_whose_stone_has_moved_needs_another_one() -> None:
    match = played(rolled("3 3 2 2 6", own="0000004", fields="sb4"), "move 3 to 2")
    assert choices(match) == {f"move 2 to {column}" for column in "13456s"}


@pytest.mark.clause("BMU-16")
def test_bmu_16_a_stone_that_a_rocket_moved_may_still_be_moved_by_a_part() -> None:
    match = rolled("3 3 2 2 6", own="0000004", fields="sb4 3r1")
    moved = played(match, "move 3", "rocket 1", "move 2 to 1")
    assert stones(moved) == "2010004"


@pytest.mark.clause("BMU-15")
@pytest.mark.clause("BMU-16")
@pytest.mark.clause("BMU-17")
def test_bmu_15_the_case_of_the_rulebook() -> None:
    match = rolled("2 2 3 3 3", own="0770000", others=("4444444",), fields="2b7")
    ended = played(match, "move 2 to 4", "move 3 to 1")
    assert stones(ended) == "2771000"
    assert stones(ended, seat=2) == "3444444"
    assert has_ended_turn(ended)


@pytest.mark.clause("BMU-16")
def test_joker_per_star_redirects_as_many_parts_as_stones_stand_on_blue_stars() -> None:
    one = rolled("3 3 2 2 6", own="0000004", fields="sb4", joker=Joker.PER_STAR)
    assert "move 3 to 1" in choices(one)
    assert choices(played(one, "move 3 to 1")) == {"move 2"}
    two = rolled("3 3 2 2 6", own="0000044", fields="6b4 sb4", joker=Joker.PER_STAR)
    assert "move 2 to 5" in choices(played(two, "move 3 to 1"))


@pytest.mark.clause("BMU-16")
def test_joker_per_star_is_not_spent_by_a_part_in_its_own_column() -> None:
    match = rolled("3 3 2 2 6", own="0000004", fields="sb4", joker=Joker.PER_STAR)
    assert "move 2 to 1" in choices(played(match, "move 3"))


@pytest.mark.clause("BMU-16")
def test_joker_per_star_is_whole_after_a_free_choice_of_reading() -> None:
    match = rolled(
        "3 3 2 2 6", own="0000004", fields="sb4", joker=Joker.PER_STAR, free_reading=True
    )
    assert "move 3 to 1" in choices(played(match, "read two-pairs 2 3"))


@pytest.mark.clause("BMU-16")
def test_joker_per_star_counts_anew_in_every_turn() -> None:
    match = rolled("3 3 1 4 6", own="0000004", fields="sb4", joker=Joker.PER_STAR)
    match = played(match, "move 3 to 1", "roll", "faces 1 2 3 5 6", "stop")
    match = played(match, "roll", "faces 3 3 1 4 6", "stop")
    assert choices(match) == ANYWHERE


@pytest.mark.clause("BMU-16")
def test_joker_own_column_redirects_only_the_part_whose_stone_is_on_a_blue_star() -> None:
    match = rolled("3 3 2 2 6", own="0070000", fields="3b7", joker=Joker.OWN_COLUMN)
    assert choices(match) == ANYWHERE | {"move 2"}
    assert choices(played(match, "move 3 to 1")) == {"move 2"}


@pytest.mark.clause("BMU-16")
def test_joker_own_column_ignores_blue_stars_in_other_columns() -> None:
    match = rolled("3 3 2 2 6", own="0000007", fields="sb7", joker=Joker.OWN_COLUMN)
    assert choices(match) == {"move 2", "move 3"}


@pytest.mark.clause("BMU-16")
def test_joker_own_column_lets_a_straight_be_redirected_from_the_straights_column() -> None:
    match = rolled("1 2 3 4 6", own="0000007", fields="sb7", joker=Joker.OWN_COLUMN)
    assert choices(match) == {"move s", *(f"move s to {column}" for column in "123456")}
