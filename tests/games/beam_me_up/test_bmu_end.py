"""The end: enough stones in space, none on the ground, at that very moment."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.core.game import Outcome, Seat
from tests.games.beam_me_up.bmu import choices, played, rolled


@pytest.mark.clause("BMU-20")
@pytest.mark.parametrize(
    ("opponents", "own", "wins"),
    [
        (1, "5531551", True),
        (1, "5521511", False),
        (2, "5531511", True),
        (3, "5531511", True),
        (2, "5531111", False),
        (3, "5530511", False),
    ],
    ids=["five of two", "four of two", "four of three", "four of four", "three", "one on ground"],
)
def test_bmu_20_enough_stones_in_space_and_none_on_the_ground(
    opponents: int,
    own: str,
    wins: bool,  # noqa: FBT001 (a column of the table)
) -> None:
    # Column 3 goes from 3 to 5; the two-player game needs one stone more.
    match = played(rolled("3 3 3 1 5", own=own, others=("1111111",) * opponents), "move 3")
    assert (match.turn == Outcome(((0,), tuple(range(1, opponents + 1))), "space")) is wins
    assert (match.turn == Seat(1)) is not wins


@pytest.mark.clause("BMU-20")
def test_bmu_20_more_stones_than_needed_win_too() -> None:
    match = played(rolled("1 1 2 4 6", own="0755555"), "move 1")
    assert match.turn == Outcome(((0,), (1,)), "space")


@pytest.mark.clause("BMU-20")
def test_bmu_20_a_part_may_win_before_the_next_part() -> None:
    match = rolled("3 3 1 1 5", own="1141555", others=("1111111",) * 2)
    won = played(match, "move 3")
    assert won.turn == Outcome(((0,), (1, 2)), "space")


@pytest.mark.clause("BMU-20")
def test_bmu_20_a_part_may_win_before_its_rocket_fires() -> None:
    match = played(rolled("3 3 1 4 6", own="5541515", fields="3r5"), "move 3")
    assert isinstance(match.turn, Outcome)


@pytest.mark.clause("BMU-20")
def test_bmu_20_a_rocket_step_may_win() -> None:
    match = played(rolled("3 3 1 4 6", own="1415555", fields="3r2"), "move 3")
    assert match.turn == Seat(0)
    assert played(match, "rocket 2").turn == Outcome(((0,), (1,)), "space")


@pytest.mark.clause("BMU-20")
def test_bmu_20_a_rocket_step_off_the_ground_wins_before_the_next_part() -> None:
    match = rolled("3 3 1 1 6", own="1005555", others=("0000000",) * 2, fields="3r1")
    half = played(match, "move 3")
    assert half.turn == Seat(0)
    assert played(half, "rocket 2").turn == Outcome(((0,), (1, 2)), "space")


@pytest.mark.clause("BMU-20")
def test_bmu_20_after_the_end_nothing_may_be_played() -> None:
    match = played(rolled("1 1 2 4 6", own="0555555"), "move 1")
    assert choices(match) == set()
    for line in ("roll", "move 1", "rocket -", "skip", "faces 1 2 3 4 5"):
        with pytest.raises(IllegalMove, match="the match is over"):
            played(match, line)
