"""The end: 75 or 100 points, shared wins, and two players with two colours each."""

from random import Random

import pytest

from beamme.core.chance import Throw
from beamme.core.game import Chance, Outcome, Seat
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import Phase, State
from tests.games.rolling_dice.rd import WATER, begun, blocks_of, lies, played, position, thrown
from tests.helpers.strategies import random_match


def last_throw(seats: int, points: tuple[int, ...]) -> State:
    """Let the last colour of a round throw into the water while the first one scores 7."""
    last = len(points) - 1
    match = position("a1=1@0,-9000", seats=seats, active=last, start=0, points=points)
    return thrown(match, f"a1=1@0,-9000 {'abcdef'[last]}2=6@{WATER}").state


@pytest.mark.clause("RD-20")
@pytest.mark.parametrize(
    ("seats", "before", "over"),
    [
        (3, 67, False),
        (3, 68, True),
        (3, 70, True),
        (4, 67, False),
        (4, 68, True),
        (5, 68, False),
        (5, 92, False),
        (5, 93, True),
        (6, 92, False),
        (6, 93, True),
    ],
)
def test_rd_20_75_or_100_points_end_the_game(seats: int, before: int, *, over: bool) -> None:
    state = last_throw(seats, (before, *range(1, seats)))
    assert state.points[0] == before + 7
    assert (state.phase is Phase.OVER) is over
    assert state.round == (1 if over else 2)


@pytest.mark.clause("RD-20")
def test_rd_20_the_round_is_played_to_its_end() -> None:
    match = position("a1=6@0,-9000", active=1, start=0, points=(74, 0, 0))
    match = thrown(match, f"a1=6@0,-9000 b1=2@{WATER}")
    assert match.turn == Seat(2)
    match = thrown(match, f"a1=6@0,-9000 c1=2@{WATER}")
    assert match.state.points == (84, 0, 0)
    assert match.turn == Outcome(((0,), (1, 2)), "points")
    assert match.game.legal(match.state) == ()


@pytest.mark.clause("RD-20")
@pytest.mark.parametrize(
    ("points", "ranking"),
    [
        ((70, 3, 20), ((0,), (2,), (1,))),
        ((68, 20, 20), ((0,), (1, 2))),
        ((68, 100, 100), ((1, 2), (0,))),
    ],
)
def test_rd_20_most_points_win(
    points: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = last_throw(3, points)
    assert RollingDice().turn(state) == Outcome(ranking, "points")


@pytest.mark.clause("RD-21")
def test_rd_21_two_players_alternate_with_two_colours_each() -> None:
    match = begun(2)
    for colour, seat in enumerate((0, 1, 0, 1)):
        assert match.turn == Seat(seat)
        assert match.state.active == colour
        flying = played(match, "throw 0 0 800 0")
        assert isinstance(flying.turn, Chance)
        assert isinstance(flying.turn.ask, Throw)
        assert flying.turn.ask.seat == seat
        assert flying.turn.ask.launched == tuple(f"{'abcd'[colour]}{n}" for n in range(1, 5))
        match = thrown(match, f"{'abcd'[colour]}1=1@{WATER}")
    assert match.state.tally is not None
    assert len(match.state.tally.blocks) == 4


@pytest.mark.clause("RD-21")
def test_rd_21_each_colour_is_its_own_for_mishap_and_special_case() -> None:
    lying = "a1=3@0,0 c1=4@3000,0 d1=2@-3000,0"
    # The first colour of seat 0 pushes off both dice of seat 0 and one of seat 1.
    match = thrown(position(lying, seats=2), f"a1=5@{WATER} c1=6@{WATER} d1=1@{WATER} a2=6@0,9000")
    assert match.turn == Seat(0)
    match = played(match, "put c1 5000 5000")
    assert match.turn == Seat(1)
    match = played(match, "put d1 0 0")
    assert match.state.blocks == blocks_of("a1=5:mishap")
    assert match.state.lying == lies("c1=6@5000,5000 d1=1@0,0")
    assert match.turn == Seat(1)
    assert match.state.active == 1


@pytest.mark.clause("RD-21")
@pytest.mark.parametrize(
    ("points", "totals", "ranking"),
    [
        ((68, 30, 10, 40), (85, 70), ((0,), (1,))),
        ((68, 70, 1, 60), (76, 130), ((1,), (0,))),
        ((68, 40, 1, 36), (76, 76), ((0, 1),)),
    ],
)
def test_rd_21_the_two_colours_are_added_and_equal_sums_share_the_win(
    points: tuple[int, ...], totals: tuple[int, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = last_throw(2, points)
    assert state.totals == totals
    assert RollingDice().turn(state) == Outcome(ranking, "points")


@pytest.mark.clause("RD-21")
def test_rd_21_75_points_count_with_one_colour_only() -> None:
    assert last_throw(2, (60, 1, 70, 2)).phase is Phase.THROW
    assert last_throw(2, (68, 1, 2, 3)).phase is Phase.OVER
    assert last_throw(2, (1, 2, 75, 3)).phase is Phase.OVER


@pytest.mark.clause("RD-18")
@pytest.mark.parametrize("seats", range(2, 7))
def test_rd_18_every_colour_has_its_four_dice_in_one_place_at_a_time(seats: int) -> None:
    match = random_match(RollingDice(), seats, Random(seats), 400)
    for state in match.states:
        lying = [body.die for body in state.lying]
        away = [body.die for body in (*state.adrift, *state.sunk)]
        blocks = [shown.die for shown in state.blocks]
        assert len({*lying, *away, *blocks}) == len(lying) + len(away) + len(blocks)
        if state.phase is Phase.THROW:
            assert sorted(lying) == sorted(die for die in state.scoring if die)
            assert len(state.hand) == 4 - bool(state.scoring[state.active])
            assert (state.adrift, state.sunk, state.flying) == ((), (), None)
