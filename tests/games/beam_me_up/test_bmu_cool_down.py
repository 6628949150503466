"""Cool down: who sinks, in which column, and what does not count."""

import pytest

from tests.games.beam_me_up.bmu import played, rolled, stones


@pytest.mark.clause("BMU-17")
@pytest.mark.parametrize(
    ("dice", "line", "column"),
    [
        ("3 3 3 1 5", "move 3", 3),
        ("3 3 3 3 5", "move 3", 3),
        ("3 3 3 3 3", "move 3", 3),
        ("3 3 3 1 1", "move 3", 3),
        ("1 2 3 4 6", "move s", 7),
        ("1 2 3 4 5", "move s", 7),
    ],
)
def test_bmu_17_two_or_more_fields_push_the_opponents_stone_of_that_column_down_1(
    dice: str, line: str, column: int
) -> None:
    after = ["4"] * 7
    after[column - 1] = "3"
    match = played(rolled(dice, others=("4444444",)), line)
    assert stones(match, seat=2) == "".join(after)


@pytest.mark.clause("BMU-17")
@pytest.mark.parametrize(
    ("dice", "lines"),
    [
        ("3 3 1 4 6", ["move 3"]),
        ("3 3 1 1 6", ["move 3", "move 1"]),
        ("3 3 3 1 1", ["move 1"]),
        ("1 2 3 4 4", ["move 4"]),
    ],
)
def test_bmu_17_one_field_pushes_nobody(dice: str, lines: list[str]) -> None:
    assert stones(played(rolled(dice, others=("4444444",)), *lines), seat=2) == "4444444"


@pytest.mark.clause("BMU-17")
def test_bmu_17_every_opponent_is_pushed_except_on_the_ground_or_on_a_star() -> None:
    others = ("0020000", "0000000", "0050000")
    match = played(rolled("3 3 3 1 5", others=others, other_fields="3p5"), "move 3")
    assert [stones(match, seat) for seat in (2, 3, 4)] == ["0010000", "0000000", "0050000"]


@pytest.mark.clause("BMU-17")
@pytest.mark.parametrize("row", range(1, 8))
def test_bmu_17_it_pushes_from_every_row_down_to_the_ground(row: int) -> None:
    match = played(rolled("3 3 3 1 5", others=(f"00{row}0000",)), "move 3")
    assert stones(match, seat=2) == f"00{row - 1}0000"


@pytest.mark.clause("BMU-17")
def test_bmu_17_one_is_not_pushed_by_oneself() -> None:
    assert stones(played(rolled("3 3 3 1 5", own="0010000"), "move 3")) == "0030000"


@pytest.mark.clause("BMU-17")
def test_bmu_17_with_the_joker_it_is_the_column_that_moved() -> None:
    match = rolled("3 3 3 1 5", own="0000007", others=("4444444",), fields="sb7")
    assert stones(played(match, "move 3 to 6"), seat=2) == "4444434"


@pytest.mark.clause("BMU-17")
@pytest.mark.parametrize(("before", "pushed"), [("0050000", "0030000"), ("0060000", "0040000")])
def test_bmu_17_a_stone_stopped_by_the_top_after_one_field_causes_none(
    before: str, pushed: str
) -> None:
    match = rolled("3 3 3 3 1", own=before, others=("0040000",))
    assert stones(played(match, "move 3"), seat=2) == pushed


@pytest.mark.clause("BMU-17")
def test_bmu_17_it_happens_at_once_before_the_next_part() -> None:
    match = played(rolled("3 3 3 1 1", others=("0040000",)), "move 3")
    assert stones(match, seat=2) == "0030000"


@pytest.mark.clause("BMU-18")
def test_bmu_18_a_rocket_step_does_not_add_to_a_part() -> None:
    match = rolled("3 3 1 4 6", others=("4444444",), fields="3r1 3r2")
    moved = played(match, "move 3", "rocket 3", "rocket 3")
    assert stones(moved) == "0030000"
    assert stones(moved, seat=2) == "4444444"


@pytest.mark.clause("BMU-18")
def test_bmu_18_a_rocket_step_after_a_cool_down_causes_no_second_one() -> None:
    match = rolled("3 3 3 1 5", others=("4444444",), fields="3r2")
    assert stones(played(match, "move 3", "rocket 3"), seat=2) == "4434444"


@pytest.mark.clause("BMU-18")
def test_bmu_18_two_parts_and_a_rocket_in_one_column_cause_none() -> None:
    match = rolled("3 3 1 1 6", own="0000007", others=("4444444",), fields="sb7 1r1 3r1")
    moved = played(match, "move 1", "rocket 3", "rocket 3", "move 3")
    assert stones(moved) == "1030007"
    assert stones(moved, seat=2) == "4444444"


@pytest.mark.clause("BMU-19")
def test_bmu_19_pushed_stones_may_leave_space_again() -> None:
    match = played(rolled("3 3 3 1 5", others=("0050000",)), "move 3")
    assert stones(match, seat=2) == "0040000"
    assert match.game.boards[1].in_space(match.state.heights[1]) == 0


@pytest.mark.clause("BMU-19")
def test_bmu_19_a_stone_pushed_onto_a_star_is_safe_from_the_next_cool_down() -> None:
    match = rolled("3 3 3 1 5", others=("0040000",), other_fields="3p3")
    match = played(match, "move 3", "roll", "faces 1 2 3 5 6", "stop")
    assert stones(match, seat=2) == "0030000"
    match = played(match, "roll", "faces 3 3 3 1 5", "stop", "move 3")
    assert stones(match, seat=2) == "0030000"


@pytest.mark.clause("BMU-19")
def test_bmu_19_a_stone_pushed_onto_a_blue_star_is_its_owners_joker() -> None:
    match = rolled("3 3 3 1 5", others=("0040000",), other_fields="3b3")
    match = played(match, "move 3", "roll", "faces 2 2 1 4 6", "stop")
    assert "move 2 to 1" in {match.game.write(move) for move in match.game.legal(match.state)}
