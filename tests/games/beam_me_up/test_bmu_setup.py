"""Set-up: all stones on the ground, who starts, and what the others get for it."""

from itertools import combinations
from math import comb

import pytest

from beamme.core.chance import Roll
from beamme.core.game import Chance, Seat
from beamme.core.match import new_match
from beamme.games.beam_me_up.rules import BeamMeUp
from tests.games.beam_me_up.bmu import board, choices, played, stones

COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])
LIFTS = ("lift 1", "lift 2 s", "lift 3 4 5")


@pytest.mark.clause("BMU-4")
@COUNTS
def test_bmu_4_one_stone_in_each_column_starts_on_the_ground(seats: int) -> None:
    match = new_match(BeamMeUp(), seats)
    assert [stones(match, seat) for seat in range(1, seats + 1)] == ["0000000"] * seats


@pytest.mark.clause("BMU-5")
@COUNTS
def test_bmu_5_seat_1_starts_and_the_others_follow_in_turn(seats: int) -> None:
    match = played(new_match(BeamMeUp(), seats), *LIFTS[: seats - 1])
    for seat in (*range(seats), 0):
        assert match.turn == Seat(seat)
        match = played(match, "roll")
        assert match.turn == Chance(Roll(5))
        match = played(match, "faces 1 2 3 5 6", "stop")


@pytest.mark.clause("BMU-6")
@COUNTS
def test_bmu_6_seats_lift_in_order_before_the_first_roll(seats: int) -> None:
    match = new_match(BeamMeUp(), seats)
    for seat in range(1, seats):
        assert match.turn == Seat(seat)
        match = played(match, LIFTS[seat - 1])
    assert choices(match) == {"roll"}
    after = ["0000000", "1000000", "0100001", "0011100"]
    assert [stones(match, seat) for seat in range(1, seats + 1)] == after[:seats]


@pytest.mark.clause("BMU-6")
@pytest.mark.parametrize(("lifting", "count"), [(2, 1), (3, 2), (4, 3)])
def test_bmu_6_a_later_seat_lifts_more_stones_each_in_another_column(
    lifting: int, count: int
) -> None:
    match = played(new_match(BeamMeUp(), 4), *LIFTS[: lifting - 2])
    expected = {" ".join(("lift", *columns)) for columns in combinations("123456s", count)}
    assert choices(match) == expected
    assert len(expected) == comb(7, count)


@pytest.mark.clause("BMU-6")
def test_bmu_6_a_rocket_reached_by_lifting_does_not_fire() -> None:
    game = BeamMeUp((board(), board("3r1")))
    match = played(new_match(game, 2), "lift 3")
    assert match.turn == Seat(0)
    assert stones(match, 2) == "0010000"


@pytest.mark.clause("BMU-6")
def test_bmu_6_a_star_reached_by_lifting_protects() -> None:
    game = BeamMeUp((board(), board("3p1")))
    match = played(new_match(game, 2), "lift 3", "roll", "faces 3 3 3 1 5", "stop", "move 3")
    assert stones(match, 2) == "0010000"
