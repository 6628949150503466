"""A turn: three dice, two flicks, and what becomes of the dice."""

import pytest
from df import BOX, EMPTY, begun, flicked, flicking, played, scoring

from beamme.core.chance import Body, Draw, Drawn, Faces, Rest, Throw
from beamme.core.errors import IllegalMove
from beamme.core.game import Chance, Seat
from beamme.core.plate import Plate
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.moves import Flick, Score
from beamme.games.dice_flick.state import Phase

FULL = """
b1 b1 b1 b1 b1
y1 y1 y1 y1 y1
g1 g1 g1 g1 g1
w1 w1 .. .. ..
.. .. .. .. ..
"""
"""Only w3 and the Knaller are not in the box."""


def lies(*bodies: str) -> tuple[Body, ...]:
    """Put dice such as `b1=2@row,column` into the middle of hollows."""
    parts = [body.replace("=", " ").replace("@", " ").replace(",", " ").split() for body in bodies]
    return tuple(
        Body(die, (int(column) - 2) * 2000, (2 - int(row)) * 2000, int(face))
        for die, face, row, column in parts
    )


@pytest.mark.clause("DF-2")
@pytest.mark.clause("DF-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_2_all_dice_are_in_the_bag_and_seat_1_draws_three(seats: int) -> None:
    match = begun(seats)
    assert match.turn == Chance(Draw(DICE, 3))
    after = played(match, "drawn w1 b2 y3")
    assert after.turn == Seat(0)
    assert after.state.hands == (("w1", "b2", "y3"), *((),) * (seats - 1))
    assert {"w1", "b2", "y3"}.isdisjoint(after.state.bag)
    assert len(after.state.bag) == 17


@pytest.mark.clause("DF-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_5_seats_follow_each_other_round_the_table(seats: int) -> None:
    match = begun(seats)
    order = []
    for _ in range(2 * seats):
        bag, hand = match.state.bag, match.state.hands[match.state.active]
        match = played(match, " ".join(("drawn", *bag[: 3 - len(hand)])))
        order.append(match.state.active)
        first, second, _ = match.state.hands[match.state.active]
        match = played(flicked(flicked(match, first), second), "score -")
    assert order == [*range(seats)] * 2


@pytest.mark.clause("DF-6")
@pytest.mark.clause("DF-7")
def test_df_7_two_dice_are_flicked_and_the_third_stays_for_the_next_turn() -> None:
    match = flicked(flicked(played(begun(), "drawn b1 b2 b3"), "b3"), "b1")
    assert match.state.phase is Phase.SCORE
    assert match.state.hands == (("b2",), ())
    match = played(match, "score -")
    assert match.turn == Chance(Draw(tuple(die for die in DICE if die != "b2"), 3))
    match = played(flicked(flicked(played(match, "drawn y1 y2 y3"), "y1"), "y2"), "score -")
    bag = tuple(die for die in DICE if die not in {"b2", "y3"})
    assert match.turn == Chance(Draw(bag, 2))
    assert played(match, "drawn g1 b1").state.hands == (("b2", "g1", "b1"), ("y3",))


@pytest.mark.clause("DF-6")
def test_df_6_what_is_there_is_drawn_when_the_bag_runs_short() -> None:
    match = played(scoring(FULL), "score -")
    assert match.turn == Chance(Draw(("w3", "p1", "p2"), 3))
    shorter = FULL.replace("w1 w1 ..", "w1 w1 w1")
    match = played(scoring(shorter), "score -")
    assert match.turn == Chance(Draw(("p1", "p2"), 2))
    match = flicked(played(match, "drawn p2 p1"), "p2")
    assert match.turn == Seat(1)
    assert flicked(match, "p1").state.phase is Phase.SCORE


@pytest.mark.clause("DF-6")
def test_df_6_with_one_die_one_is_flicked_and_without_any_none() -> None:
    crowded = FULL.replace("w1 w1 .. .. ..", "w1 w1 w1 pp ..")
    match = played(scoring(crowded), "score -")
    assert match.turn == Chance(Draw(("p2",), 1))
    lying = " ".join(
        f"{body.die}={body.face}@{body.x},{body.y}"
        for body in match.state.lying
        if body.die != "b1"
    )
    match = played(match, "drawn p2", "flick p2 east 0 500 4500", f"rest {lying} p2=1@4000,-2000")
    assert match.state.phase is Phase.SCORE
    assert match.state.bag == ("b1",)
    whole = scoring(FULL.replace("w1 w1 .. .. ..", "w1 w1 w1 pp pp"))
    after = played(whole, "score -")
    assert after.turn == Seat(1)
    assert after.state.phase is Phase.SCORE
    assert after.state.hands == ((), ())


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("plate", "number"), [("south", 0), ("east", 1), ("north", 2), ("west", 3)]
)
def test_df_7_any_of_ones_dice_from_any_plate(plate: str, number: int) -> None:
    match = flicking("b3 " + EMPTY[3:], "b2 y1 p1", others="g1")
    for die in ("b2", "y1", "p1"):
        after = played(match, f"flick {die} {plate} -750 630 4500")
        body = Body("b1", -4000, 4000, 3)
        launch = (number, 0, -750, 630, 4500)
        assert after.turn == Chance(Throw("dice-flick", (body,), (die,), launch, BOX.reach, 0))
        assert die not in after.state.bag
        assert after.state.flying == Flick(die, Plate(plate), 0, -750, 630, 4500)


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize("die", ["b1", "g1", "b5", "zz"])
def test_df_7_no_die_but_ones_own(die: str) -> None:
    match = flicking("b3 " + EMPTY[3:], "b2 y1 p1", others="g1")
    assert not match.game.allows(match.state, Flick(die, Plate.EAST, 0, 0, 800, 4500))


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("direction", "speed", "lift"),
    [(-9000, 200, -2000), (9000, 4000, 8500), (0, 800, 4500), (1, 201, 0)],
)
def test_df_7_aims_within_the_range_of_a_hand(direction: int, speed: int, lift: int) -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    assert match.game.allows(match.state, Flick("b2", Plate.EAST, 0, direction, speed, lift))


@pytest.mark.clause("DF-7")
@pytest.mark.parametrize(
    ("direction", "speed", "lift"),
    [
        (-9001, 800, 4500),
        (9001, 800, 4500),
        (0, 199, 4500),
        (0, 4001, 4500),
        (0, 800, -2001),
        (0, 800, 8501),
    ],
)
def test_df_7_no_aim_beyond_it(direction: int, speed: int, lift: int) -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    assert not match.game.allows(match.state, Flick("b2", Plate.EAST, 0, direction, speed, lift))


@pytest.mark.clause("DF-7")
def test_df_7_no_flick_while_dice_fly_and_no_score_before_the_second() -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    with pytest.raises(IllegalMove):
        played(match, "score -")
    flying = played(match, "flick b2 east 0 800 4500")
    assert flying.game.legal(flying.state) == ()
    assert not flying.game.allows(flying.state, Flick("y1", Plate.EAST, 0, 0, 800, 4500))
    assert not flying.game.allows(flying.state, Score(()))
    resting = flicked(flicked(match, "b2"), "y1")
    with pytest.raises(IllegalMove):
        played(resting, "flick p1 east 0 800 4500")


@pytest.mark.clause("DF-8")
def test_df_8_a_die_in_a_hollow_stays_and_one_in_the_moat_or_outside_goes_into_the_bag() -> None:
    match = flicking(EMPTY, "b2 y1 p1")
    stays = flicked(match, "b2", "b2=4@0,3")
    assert stays.state.lying == lies("b2=4@0,3")
    assert "b2" not in stays.state.bag
    for rest in ("rest b2=4@5000,0", "rest b2=4@-7500,7500", "rest"):
        gone = played(match, "flick b2 south 0 800 4500", rest)
        assert gone.state.lying == ()
        assert "b2" in gone.state.bag
        assert gone.turn == Seat(0)


@pytest.mark.clause("DF-8")
def test_df_8_a_die_lies_where_and_how_it_came_to_rest() -> None:
    match = played(flicking(EMPTY, "b2 y1"), "flick b2 south 0 800 4500", "rest b2=4@123,-456,789")
    assert match.state.lying == (Body("b2", 123, -456, 4, 789),)
    after = played(match, "flick y1 west 0 800 4500")
    assert isinstance(after.turn, Chance)
    assert isinstance(after.turn.ask, Throw)
    assert after.turn.ask.lying == match.state.lying


@pytest.mark.clause("DF-9")
@pytest.mark.parametrize("order", [1, -1])
@pytest.mark.parametrize(
    ("first", "second", "stays"),
    [
        ("b1=1@4000,4000", "b2=2@4300,4200", "b1"),
        ("b1=1@4300,4200", "b2=2@4000,4000", "b2"),
        ("b1=1@3300,4000", "b2=2@4000,4600", "b2"),
        ("b1=1@3400,4000", "b2=2@4600,4000", "b1"),
    ],
)
def test_df_9_never_two_in_one_hollow(first: str, second: str, stays: str, order: int) -> None:
    rest = " ".join(("rest", *(first, second)[::order]))
    match = played(flicking("b1 " + EMPTY[3:], "b2 y1"), "flick b2 south 0 800 4500", rest)
    assert [body.die for body in match.state.lying] == [stays]
    assert ({"b1", "b2"} - {stays}) <= {*match.state.bag}


@pytest.mark.clause("DF-9")
def test_df_9_what_a_shake_throws_into_the_moat_is_gone() -> None:
    match = flicking("b1 b1 " + EMPTY[6:], "b3 y1")
    after = flicked(match, "b3", "b1=1@0,0")
    assert after.state.lying == lies("b1=1@0,0")
    assert {"b2", "b3"} <= {*after.state.bag}


@pytest.mark.clause("DF-10")
def test_df_10_knocked_dice_count_with_their_new_place_and_face() -> None:
    match = flicking("b1 b6 b2 .. ..\n" + EMPTY[15:], "y1 y2 y3")
    after = flicked(match, "y1", "b2=5@4,4", "y1=1@0,1", "b1=1@0,0")
    assert after.state.lying == lies("b1=1@0,0", "y1=1@0,1", "b2=5@4,4")
    assert "b3" in after.state.bag


def test_a_question_is_not_answered_by_something_else() -> None:
    match = begun()
    with pytest.raises(TypeError):
        match.game.answered(match.state, Faces((1,)))
    with pytest.raises(TypeError):
        match.game.answered(match.state, Rest(()))
    assert match.game.answered(match.state, Drawn(("b1",))).hands[0] == ("b1",)


def test_a_score_that_is_not_allowed_is_not_played() -> None:
    match = scoring(EMPTY)
    move = match.game.read("score centre b1")
    with pytest.raises(ValueError, match="b1"):
        match.game.play(match.state, move)
