"""Throws at the ringed die: what beats it, what misses, and a mishap."""

import pytest

from beamme.core.chance import Body, Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Seat
from beamme.games.rolling_dice.state import Phase
from tests.games.rolling_dice.rd import (
    FLOE,
    THROW,
    WATER,
    blocks_of,
    legal,
    lies,
    played,
    position,
    thrown,
)

RINGED = "a1=3@0,0"


@pytest.mark.clause("RD-10")
@pytest.mark.parametrize(
    ("die", "beaten"),
    [
        ("a2=4@0,-10000", True),
        ("a2=3@0,-10000", False),
        ("a2=1@0,49", False),
        ("a2=1@0,50", True),
        ("a2=6@0,5000", True),
        ("a2=3@5000,0", False),
        ("a2=2@5000,-1", False),
    ],
)
def test_rd_10_higher_or_further_beats_the_ringed_die(die: str, *, beaten: bool) -> None:
    match = thrown(position(RINGED), f"{RINGED} {die} a3=1@5000,-8000")
    assert (match.state.phase is Phase.KEEP) is beaten
    if beaten:
        assert legal(match) == ["keep a2"]
    else:
        assert match.state.blocks == blocks_of("a1=3:miss")


@pytest.mark.clause("RD-10")
@pytest.mark.clause("RD-6")
def test_rd_10_a_die_in_the_water_beats_nothing() -> None:
    match = thrown(position(RINGED), f"{RINGED} a2=6@{WATER} a4=6@0,20000")
    assert match.state.blocks == blocks_of("a1=3:miss")


@pytest.mark.clause("RD-10")
@pytest.mark.parametrize(
    ("ringed", "beaten"),
    [("a1=3@0,4999", False), ("a1=3@0,4950", True), ("a1=1@0,9000", True), ("a1=2@0,9000", False)],
)
def test_rd_10_the_ringed_die_counts_as_it_lies_after_the_throw(
    ringed: str, *, beaten: bool
) -> None:
    match = thrown(position(RINGED), f"{ringed} a2=2@0,5000")
    assert (match.state.phase is Phase.KEEP) is beaten


@pytest.mark.clause("RD-10")
def test_rd_10_three_dice_are_thrown_at_the_ringed_one() -> None:
    match = played(position("a3=3@0,0 b1=1@5000,5000"), THROW)
    lying = lies("a3=3@0,0 b1=1@5000,5000")
    ask = Throw("rolling-dice", lying, ("a1", "a2", "a4"), (0, 0, 800, 300), FLOE.reach, 0)
    assert match.turn == Chance(ask)


@pytest.mark.clause("RD-11")
def test_rd_11_one_that_beats_it_stays_by_choice_and_the_old_one_leaves() -> None:
    match = thrown(position(RINGED), f"{RINGED} a2=6@0,-9000 a3=1@0,9000 a4=3@0,-3000")
    assert legal(match) == ["keep a2", "keep a3"]
    for line in ("keep a1", "keep a4"):
        with pytest.raises(IllegalMove):
            played(match, line)
    after = played(match, "keep a3")
    assert after.state.lying == lies("a3=1@0,9000")
    assert after.state.scoring[0] == "a3"
    assert after.state.blocks == ()


@pytest.mark.clause("RD-12")
def test_rd_12_a_miss_puts_the_ringed_die_on_a_block_as_it_is() -> None:
    match = position("a1=4@0,0 c2=1@0,9000", blocks="b3=2")
    after = thrown(match, f"a1=4@0,0 c2=1@0,9000 a2=4@0,-500 a3=6@{WATER}")
    assert after.state.blocks == blocks_of("b3=2 a1=4:miss")
    assert after.state.lying == lies("c2=1@0,9000")
    assert after.state.scoring == ("", "", "c2")
    assert after.turn == Seat(1)


@pytest.mark.clause("RD-13")
@pytest.mark.parametrize(("ringed", "face"), [(f"a1=5@{WATER}", 5), ("a1=2@0,-21600", 2), ("", 4)])
def test_rd_13_a_mishap_puts_it_there_with_its_new_face_even_if_it_would_be_beaten(
    ringed: str, face: int
) -> None:
    match = thrown(position("a1=4@0,0"), f"{ringed} a2=6@0,9000".strip())
    assert match.state.blocks == blocks_of(f"a1={face}:mishap")
    assert match.state.lying == ()
    assert match.state.scoring == ("", "", "")
    assert match.turn == Seat(1)


def test_how_a_die_lies_is_known_only_while_it_is_on_the_floe() -> None:
    match = position(RINGED)
    assert match.state.body_of("a1") == Body("a1", 0, 0, 3)
    assert match.state.body_of("a2") is None
    assert match.state.body_of("") is None
