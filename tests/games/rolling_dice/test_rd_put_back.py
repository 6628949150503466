"""The special case: who was pushed off the floe puts the die back."""

from random import Random

import pytest

from beamme.core.chance import Body, Rest
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Seat
from beamme.core.match import Answered
from beamme.games.rolling_dice.moves import PutBack
from beamme.games.rolling_dice.state import Phase
from tests.games.rolling_dice.rd import WATER, blocks_of, legal, lies, played, position, thrown
from tests.helpers.strategies import random_answer

LYING = "a1=3@0,0 b2=4@5000,5000 c1=2@-5000,5000"


@pytest.mark.clause("RD-14")
def test_rd_14_the_owner_puts_it_back_with_its_new_face_before_the_thrower_chooses() -> None:
    rest = f"a1=3@0,0 a2=6@0,3000 c1=2@-5000,5000 b2=1@{WATER},3000"
    match = thrown(position(LYING), rest)
    assert match.turn == Seat(1)
    assert match.state.phase is Phase.PUT
    with pytest.raises(IllegalMove):
        played(match, "keep a2")
    match = played(match, "put b2 -3000 -12000")
    assert match.state.body_of("b2") == Body("b2", -3000, -12000, 1, 3000)
    assert match.turn == Seat(0)
    assert legal(match) == ["keep a2"]
    after = played(match, "keep a2")
    assert after.state.scoring == ("a2", "b2", "c1")
    assert [body.die for body in after.state.lying] == ["a2", "b2", "c1"]


@pytest.mark.clause("RD-14")
def test_rd_14_several_owners_go_clockwise_from_the_thrower() -> None:
    lying = "b1=1@0,0 c1=2@3000,0 d1=3@6000,0 e1=4@-3000,0 f1=5@-6000,0"
    wet = f"b1=1@{WATER} c1=2@3000,0 d1=3@{WATER} e1=4@-3000,0 f1=5@{WATER} c2=6@0,9000"
    match = thrown(position(lying, seats=6, active=2), wet)
    for seat, line in ((3, "put d1 0 0"), (5, "put f1 3000 3000"), (1, "put b1 -3000 3000")):
        assert match.turn == Seat(seat)
        for other in {"b1", "d1", "f1", "c1", "c3"} - {line.split()[1]}:
            assert not match.game.allows(match.state, PutBack(other, 9000, -9000))
        match = played(match, line)
    assert match.turn == Seat(2)
    assert match.state.phase is Phase.KEEP


@pytest.mark.clause("RD-14")
def test_rd_14_a_die_that_left_the_box_keeps_its_face_and_turn() -> None:
    match = thrown(position("b2=4@5000,5000,777"), "a1=1@0,0")
    match = played(match, "put b2 0 9000")
    assert match.state.body_of("b2") == Body("b2", 0, 9000, 4, 777)


@pytest.mark.clause("RD-14")
@pytest.mark.clause("RD-9")
@pytest.mark.clause("RD-12")
@pytest.mark.clause("RD-13")
@pytest.mark.parametrize(
    ("own", "rest", "block"),
    [
        ("", "a2=2@14000,0 a3=5@14000,0", "a3=5"),
        ("a1=3@0,0", "a1=3@0,0 a2=2@0,-500", "a1=3:miss"),
        ("a1=3@0,0", "a1=6@0,20000 a2=6@0,9000", "a1=6:mishap"),
    ],
)
def test_rd_14_comes_first_also_when_the_thrower_has_nothing_to_choose(
    own: str, rest: str, block: str
) -> None:
    match = thrown(position(f"{own} b2=4@5000,5000".strip()), f"{rest} b2=3@{WATER}")
    assert match.turn == Seat(1)
    assert match.state.blocks == ()
    after = played(match, "put b2 5000 5000")
    assert after.state.blocks == blocks_of(block)
    assert after.state.lying == lies("b2=3@5000,5000")
    assert after.state.phase is Phase.THROW


@pytest.mark.clause("RD-14")
@pytest.mark.parametrize(
    ("place", "free"),
    [
        ("0 0", True),
        ("12650 0", True),
        ("12651 0", False),
        ("-12651 0", False),
        ("0 18900", True),
        ("0 18901", False),
        ("0 -21100", True),
        ("0 -21101", False),
        ("3000 4000", True),
        ("3000 3999", False),
        ("3999 3000", False),
        ("2001 2001", False),
        ("2000 3000", True),
        ("-3000 3000", False),
        ("100000 0", False),
    ],
)
def test_rd_14_anywhere_free_on_the_floe(place: str, *, free: bool) -> None:
    rest = f"a2=6@3000,3000 c1=1@-3000,3000 b2=4@{WATER}"
    match = thrown(position("b2=4@5000,5000 c1=1@-3000,3000"), rest)
    x, y = map(int, place.split())
    assert match.game.allows(match.state, PutBack("b2", x, y)) is free


@pytest.mark.clause("RD-14")
def test_rd_14_a_die_just_put_back_is_in_the_way_of_the_next() -> None:
    match = thrown(position("b1=1@0,0 c1=2@3000,0"), f"a1=3@-9000,0 b1=1@{WATER} c1=2@{WATER}")
    match = played(match, "put b1 5000 5000")
    assert not match.game.allows(match.state, PutBack("c1", 5900, 5000))
    assert match.game.allows(match.state, PutBack("c1", 6000, 5000))


@pytest.mark.clause("RD-14")
@pytest.mark.parametrize("seed", range(20))
def test_rd_14_there_is_always_a_place(seed: int) -> None:
    random = Random(seed)
    lying = "b1=1@0,0 c1=2@3000,0 d1=3@6000,0 e1=4@-3000,0 f1=5@-6000,0"
    match = played(position(lying, seats=6), "throw 0 0 800 0")
    assert isinstance(match.turn, Chance)
    answer = random_answer(match.turn.ask, random)
    assert isinstance(answer, Rest)
    off = tuple(body for body in answer.bodies if body.die != "b1")
    match = match.add(Answered(Rest(off)))
    places = legal(match)
    assert len(places) >= 17
    assert all(len({line.split()[way] for line in places}) == 7 for way in (2, 3))
