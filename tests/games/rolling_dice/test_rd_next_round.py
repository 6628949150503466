"""After the scoring: what stays on the floe and on blocks, and who begins the next round."""

import pytest

from beamme.core.game import Seat
from beamme.games.rolling_dice.scoring import tally
from beamme.games.rolling_dice.state import Phase
from tests.games.rolling_dice.rd import FLOE, WATER, blocks_of, lies, played, position, thrown


@pytest.mark.clause("RD-4")
@pytest.mark.clause("RD-9")
def test_rd_4_six_colours_fill_six_blocks_in_order() -> None:
    match = position(seats=6, active=0)
    for letter, face in zip("abcde", (3, 5, 6, 2, 4), strict=True):
        match = thrown(match, f"{letter}2={face}@{WATER}")
    assert match.state.blocks == blocks_of("a2=3 b2=5 c2=6 d2=2 e2=4")
    after = thrown(match, f"f1=5@{WATER}")
    assert after.state.tally is not None
    assert after.state.tally.blocks == blocks_of("a2=3 b2=5 c2=6 d2=2 e2=4 f1=5")
    assert after.state.tally.steps == ()
    assert after.state.points == (0,) * 6
    assert after.turn == Seat(0)


@pytest.mark.clause("RD-18")
def test_rd_18_dice_on_the_floe_stay_and_those_on_blocks_return() -> None:
    lying = "a1=3@0,-8000 c2=5@0,-12000"
    match = position(lying, active=2, start=0, blocks="b3=4")
    after = thrown(match, f"a1=3@0,-8000 c2=5@0,-12000 c1=6@{WATER}")
    assert after.state.round == 2
    assert after.state.lying == lies("a1=3@0,-8000")
    assert after.state.blocks == ()
    assert after.state.scoring == ("a1", "", "")
    # b begins the next round, with four dice; a throws three.
    assert (after.state.start, after.state.active) == (1, 1)
    assert after.state.hand == ("b1", "b2", "b3", "b4")
    after = thrown(thrown(after, "a1=3@0,-8000"), "a1=3@0,-8000")
    assert after.state.active == 0
    assert after.state.hand == ("a2", "a3", "a4")


@pytest.mark.clause("RD-19")
def test_rd_19_the_owner_of_the_die_on_the_start_block_begins() -> None:
    lying = "a1=3@0,-8000"
    match = position(f"{lying} c1=6@0,9000", active=2, start=0, blocks="b3=4")
    after = thrown(match, f"{lying} c1=6@0,9000")
    assert after.state.order == (1, 2, 0)
    assert after.turn == Seat(1)


@pytest.mark.clause("RD-19")
@pytest.mark.parametrize(
    ("heights", "points", "start"),
    [
        ((0, -100, 100), (0, 0, 0), 1),
        ((0, 49, 100), (30, 20, 10), 1),
        ((0, 50, 100), (30, 20, 10), 0),
        ((0, 40, 20), (30, 20, 10), 2),
        ((0, 20, 40), (10, 30, 60), 0),
    ],
)
def test_rd_19_otherwise_the_rearmost_die_and_then_the_seal_further_back(
    heights: tuple[int, ...], points: tuple[int, ...], start: int
) -> None:
    first, second, third = (y - 16000 for y in heights)
    lying = f"a1=1@-9000,{first} b1=1@0,{second}"
    match = position(lying, active=2, start=0, points=points)
    after = played(thrown(match, f"{lying} c1=1@9000,{third}"), "keep c1")
    assert after.state.phase is Phase.THROW
    assert after.state.active == after.state.start == start
    assert after.state.tally is not None
    assert after.state.tally.start == start


@pytest.mark.clause("RD-19")
def test_rd_19_equal_seals_begin_in_turn_order() -> None:
    # Both touch a hole and score nothing: their seals stay at the start.
    lying = lies("b1=1@5200,14600 a1=1@5200,14601")
    for order, start in (((0, 1), 0), ((1, 0), 1)):
        assert tally(FLOE, lying, (), (0, 0), order).start == start


@pytest.mark.clause("RD-19")
def test_rd_19_the_track_is_looked_at_after_the_seals_have_moved() -> None:
    told = tally(FLOE, lies("a1=6@-11000,-8000 b1=1@0,-8000"), (), (10, 12), (0, 1))
    assert (told.points, told.start) == ((16, 13), 1)
