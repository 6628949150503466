"""A throw: who throws what, what is in the water, what may be kept, what goes to an ice block."""

import pytest

from beamme.core.chance import Faces, Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Seat
from beamme.games.rolling_dice.moves import Keep, PutBack
from beamme.games.rolling_dice.moves import Throw as ThrowDice
from tests.games.rolling_dice.rd import (
    THROW,
    WATER,
    begun,
    blocks_of,
    legal,
    lies,
    played,
    position,
    thrown,
)

DRY = "a1=2@0,0 a2=5@3000,-5000 a3=1@-3000,8000 a4=4@6000,0"


@pytest.mark.clause("RD-5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rd_5_all_dice_go_together_and_colours_follow_each_other(seats: int) -> None:
    match = begun(seats)
    for seat, letter in zip(range(seats), "abcdef", strict=False):
        assert match.turn == Seat(seat)
        flying = played(match, "throw -4000 250 800 300")
        dice = tuple(f"{letter}{number}" for number in range(1, 5))
        launch = (-4000, 250, 800, 300)
        lying = match.state.lying
        ask = Throw("rolling-dice", lying, dice, launch, 21600, seat)
        assert flying.turn == Chance(ask)
        assert legal(flying) == []
        if seat < seats - 1:
            rest = " ".join(f"{body.die}={body.face}@{body.x},{body.y}" for body in lying)
            match = played(thrown(match, f"{rest} {letter}2=1@0,{seat * 2000}".strip()))
            match = played(match, f"keep {letter}2")
            assert len(match.state.lying) == seat + 1


@pytest.mark.clause("RD-5")
def test_rd_5_a_throw_may_move_other_dice_and_turn_them() -> None:
    match = position("b1=3@0,0 c4=5@100,9000", active=0)
    after = thrown(match, "c4=5@100,9000 a2=1@0,5000 b1=6@-700,900,1234")
    assert after.state.lying == lies("a2=1@0,5000 b1=6@-700,900,1234 c4=5@100,9000")
    assert [body.die for body in played(after, "keep a2").state.lying] == ["a2", "b1", "c4"]


@pytest.mark.clause("RD-5")
@pytest.mark.parametrize(
    "throw",
    [ThrowDice(11150, 6000, 4000, 3000), ThrowDice(-11150, -6000, 200, 0), ThrowDice(0, 0, 800, 0)],
)
def test_rd_5_throws_within_the_range_of_a_hand(throw: ThrowDice) -> None:
    match = begun()
    assert match.game.allows(match.state, throw)


@pytest.mark.clause("RD-5")
@pytest.mark.parametrize(
    "throw",
    [
        ThrowDice(11151, 0, 800, 0),
        ThrowDice(-11151, 0, 800, 0),
        ThrowDice(0, 6001, 800, 0),
        ThrowDice(0, -6001, 800, 0),
        ThrowDice(0, 0, 199, 0),
        ThrowDice(0, 0, 4001, 0),
        ThrowDice(0, 0, 800, -1),
        ThrowDice(0, 0, 800, 3001),
    ],
)
def test_rd_5_no_throw_beyond_it(throw: ThrowDice) -> None:
    match = begun()
    assert not match.game.allows(match.state, throw)


def test_one_thing_after_the_other() -> None:
    throwing = begun()
    flying = played(throwing, THROW)
    keeping = played(flying, f"rest {DRY}")
    putting = thrown(position("b1=3@0,0"), f"{DRY} b1=3@{WATER}")
    throw, keep, put = ThrowDice(0, 0, 800, 0), Keep("a1"), PutBack("b1", 3000, 3000)
    allowed = {throwing: throw, keeping: keep, putting: put, flying: None}
    for match, right in allowed.items():
        for move in (throw, keep, put):
            assert match.game.allows(match.state, move) is (move == right)


@pytest.mark.clause("RD-6")
@pytest.mark.parametrize(
    "place",
    [
        "13150,0",
        "-14000,5000",
        "12651,0",
        "12600,0,1000",
        "0,19400",
        "0,21600",
        "0,18901",
        "0,18800,4500",
        "15351,0",
        "21600,-21600",
        "0,-21600",
    ],
)
def test_rd_6_a_die_that_touches_water_or_lies_outside_cannot_be_kept(place: str) -> None:
    match = thrown(begun(), f"a1=6@{place} a2=1@0,0 a3=5@{WATER}")
    assert legal(match) == ["keep a2"]
    assert match.state.lying == lies("a2=1@0,0")
    assert [body.die for body in match.state.sunk] == ["a1", "a3", "a4"]
    with pytest.raises(IllegalMove):
        played(match, "keep a1")


@pytest.mark.clause("RD-6")
@pytest.mark.parametrize(
    "place", ["12650,0", "12650,18900", "12442,0,4500", "0,-21599", "0,-21599,77"]
)
def test_rd_6_a_die_wholly_on_the_ice_or_half_in_the_entrance_is_on_the_floe(place: str) -> None:
    assert legal(thrown(begun(), f"a1=6@{place}")) == ["keep a1"]


@pytest.mark.clause("RD-6")
def test_rd_6_a_die_that_lies_on_another_is_on_the_floe() -> None:
    match = thrown(position("b1=2@0,0"), "a1=6@300,200,777 b1=2@0,0")
    assert played(match, "keep a1").state.lying == lies("a1=6@300,200,777 b1=2@0,0")


@pytest.mark.clause("RD-8")
def test_rd_8_one_of_the_four_dice_stays_by_choice_and_the_rest_leave() -> None:
    match = thrown(begun(), DRY)
    assert match.turn == Seat(0)
    assert legal(match) == ["keep a1", "keep a2", "keep a3", "keep a4"]
    after = played(match, "keep a3")
    assert after.state.lying == lies("a3=1@-3000,8000")
    assert after.state.scoring == ("a3", "", "")
    assert after.turn == Seat(1)
    for die in ("b1", "zz", ""):
        assert not match.game.allows(match.state, Keep(die))


@pytest.mark.clause("RD-9")
def test_rd_9_all_four_in_the_water_put_the_highest_face_on_the_first_free_block() -> None:
    wet = f"a1=2@{WATER} a2=5@-14000,0 a3=1@0,20000 a4=4@0,-21600"
    match = thrown(begun(), wet)
    assert match.state.blocks == blocks_of("a2=5")
    assert match.state.lying == ()
    assert match.turn == Seat(1)
    match = thrown(match, f"b1=3@{WATER} b4=4@{WATER}")
    assert match.state.blocks == blocks_of("a2=5 b4=4")


@pytest.mark.clause("RD-9")
def test_rd_9_dice_that_nobody_finds_again_show_the_least() -> None:
    assert thrown(begun()).state.blocks == blocks_of("a1=1")
    assert thrown(begun(), f"a3=2@{WATER}").state.blocks == blocks_of("a3=2")


@pytest.mark.clause("RD-9")
@pytest.mark.clause("RD-15")
def test_rd_9_brings_no_points_in_this_round() -> None:
    match = position("b1=3@0,0 c1=2@0,-3000", active=0, start=1, points=(7, 0, 0))
    after = thrown(match, f"a1=6@{WATER} b1=3@0,0 c1=2@0,-3000")
    assert after.state.points == (7, 3 + 2 + 6, 2 + 6 - 2)


def test_a_question_is_not_answered_by_something_else() -> None:
    match = played(begun(), THROW)
    with pytest.raises(TypeError):
        match.game.answered(match.state, Faces((1,)))
