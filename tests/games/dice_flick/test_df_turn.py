"""A turn: three dice are drawn, two of them are flicked, and the next one follows."""

import pytest

from beamme.core.chance import Draw, Drawn, Faces, Rest
from beamme.core.game import Chance, Seat
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.state import Phase
from tests.games.dice_flick.df import EMPTY, begun, flicked, played, scoring

FULL = """
b1 b1 b1 b1 b1
y1 y1 y1 y1 y1
g1 g1 g1 g1 g1
w1 w1 .. .. ..
.. .. .. .. ..
"""
"""Only w3 and the Knaller are not in the box."""


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
