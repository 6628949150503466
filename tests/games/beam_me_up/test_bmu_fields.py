"""Special fields: stars that hide and rockets that lift."""

import pytest

from beamme.core.errors import IllegalMove
from tests.games.beam_me_up.bmu import choices, has_ended_turn, played, rolled, stones

ROCKETS = {"rocket -", *(f"rocket {column}" for column in "123456s")}


@pytest.mark.clause("BMU-11")
@pytest.mark.parametrize(
    ("fields", "after"), [("3p4", "0040000"), ("3b4", "0040000"), ("3r4", "0030000")]
)
def test_bmu_11_cool_down_does_not_move_a_stone_on_a_star(fields: str, after: str) -> None:
    match = rolled("3 3 3 1 5", others=("0040000",), other_fields=fields)
    assert stones(played(match, "move 3"), seat=2) == after


@pytest.mark.clause("BMU-11")
def test_bmu_11_a_star_hides_only_the_stone_that_stands_on_it() -> None:
    match = rolled("3 3 3 1 5", others=("0050000",), other_fields="3p4 2p5")
    assert stones(played(match, "move 3"), seat=2) == "0040000"


@pytest.mark.clause("BMU-11")
def test_bmu_11_ones_own_stars_hide_nobody_else() -> None:
    match = rolled("3 3 3 1 5", others=("0040000",), fields="3p4")
    assert stones(played(match, "move 3"), seat=2) == "0030000"


@pytest.mark.clause("BMU-12")
@pytest.mark.parametrize("column", "123456s")
def test_bmu_12_a_rocket_moves_any_one_stone_up_by_1(column: str) -> None:
    match = played(rolled("3 3 3 1 5", own="1111111", fields="3r3"), "move 3")
    assert choices(match) == ROCKETS
    after = played(match, f"rocket {column}")
    expected = list("1131111")
    place = "123456s".index(column)
    expected[place] = str(int(expected[place]) + 1)
    assert stones(after) == "".join(expected)
    assert has_ended_turn(after)


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_rocket_may_be_declined() -> None:
    match = played(rolled("3 3 3 1 5", fields="3r2"), "move 3", "rocket -")
    assert stones(match) == "0020000"
    assert has_ended_turn(match)


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_rocket_that_is_passed_does_not_fire() -> None:
    assert has_ended_turn(played(rolled("3 3 3 1 5", fields="3r1"), "move 3"))


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_stone_that_already_stood_on_a_rocket_does_not_fire_it() -> None:
    match = rolled("1 1 2 4 6", own="0020000", fields="3r2")
    assert has_ended_turn(played(match, "move 1"))


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_rocket_is_resolved_before_the_next_part() -> None:
    match = played(rolled("3 3 1 1 5", fields="3r1"), "move 3")
    assert choices(match) == ROCKETS
    with pytest.raises(IllegalMove):
        played(match, "move 1")
    assert choices(played(match, "rocket -")) == {"move 1"}


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_rocket_may_move_the_stone_of_the_next_part() -> None:
    match = played(rolled("3 3 1 1 5", fields="3r1"), "move 3", "rocket 1", "move 1")
    assert stones(match) == "2010000"


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_rocket_cannot_pick_a_stone_at_the_top() -> None:
    match = played(rolled("3 3 1 4 6", own="7000000", fields="3r1"), "move 3")
    assert choices(match) == ROCKETS - {"rocket 1"}
    with pytest.raises(IllegalMove):
        played(match, "rocket 1")


@pytest.mark.clause("BMU-12")
def test_bmu_12_a_stone_that_reaches_a_rocket_by_the_joker_fires_it() -> None:
    match = rolled("3 3 1 4 6", own="0000007", fields="1r1 sb7")
    assert choices(played(match, "move 3 to 1")) == ROCKETS - {"rocket s"}


@pytest.mark.clause("BMU-13")
def test_bmu_13_a_rocket_step_that_ends_on_a_rocket_fires_again_and_so_on() -> None:
    match = played(rolled("3 3 1 4 6", fields="3r1 4r1 4r2"), "move 3")
    for line in ("rocket 4", "rocket 4"):
        match = played(match, line)
        assert choices(match) == ROCKETS
    match = played(match, "rocket s")
    assert stones(match) == "0012001"
    assert has_ended_turn(match)


@pytest.mark.clause("BMU-13")
def test_bmu_13_declining_ends_the_chain() -> None:
    match = played(rolled("3 3 1 4 6", fields="3r1 3r2"), "move 3", "rocket 3", "rocket -")
    assert stones(match) == "0020000"
    assert has_ended_turn(match)


@pytest.mark.clause("BMU-13")
def test_bmu_13_with_the_house_rule_each_firing_lifts_another_stone() -> None:
    fields = "3r1 4r1 4r2 5r1"
    match = played(rolled("3 3 1 4 6", fields=fields, another_stone=True), "move 3")
    assert choices(match) == ROCKETS
    match = played(match, "rocket 4")
    assert choices(match) == ROCKETS - {"rocket 4"}
    match = played(match, "rocket 5")
    assert choices(match) == ROCKETS - {"rocket 4", "rocket 5"}
    with pytest.raises(IllegalMove):
        played(match, "rocket 4")
    match = played(match, "rocket 3")
    assert stones(match) == "0021100"
    assert has_ended_turn(match)
    # The next chain begins afresh: here that of the second part.
    match = rolled("3 3 4 4 1", fields="3r1 4r1 5r1", another_stone=True)
    match = played(match, "move 3", "rocket 5", "rocket 3", "move 4")
    assert choices(match) == ROCKETS
    assert match.state.launched == ()


@pytest.mark.clause("BMU-14")
def test_bmu_14_a_stone_pushed_down_onto_a_rocket_gets_nothing() -> None:
    match = rolled("3 3 3 1 5", others=("0040000",), other_fields="3r3")
    ended = played(match, "move 3")
    assert stones(ended, seat=2) == "0030000"
    assert choices(ended) == {"roll"}
