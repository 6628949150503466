"""The bonus marker gives one flick more, and the plates may slide in the children's variant."""

import pytest

from beamme.core.chance import Draw
from beamme.core.editions import FIRST
from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.game import Chance, Seat
from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Bonus, Flick
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase
from tests.games.dice_flick.df import BOX, EMPTY, flicked, flicking, played

FULL = """
b1 b1 b1 b1 b1
y1 y1 y1 y1 y1
g1 g1 g1 g1 g1
w1 .. .. .. ..
.. .. .. .. ..
"""
WHOLE_REST = """
b1=1@0,0 b2=1@0,1 b3=1@0,2 b4=1@0,3 b5=1@0,4
y1=1@1,0 y2=1@1,1 y3=1@1,2 y4=1@1,3 y5=1@1,4
g1=1@2,0 g2=1@2,1 g3=1@2,2 g4=1@2,3 g5=1@2,4
w1=1@3,0
"""


@pytest.mark.clause("DF-11")
def test_df_11_the_second_die_on_the_marker_draws_one_and_a_third_is_flicked() -> None:
    match = flicked(flicking(EMPTY, "b1 b2 b3"), "b1")
    match = flicked(match, "b2", "b2=1@3,3")
    assert match.turn == Seat(0)
    assert [*match.game.legal(match.state)] == [Bonus(taken=True), Bonus(taken=False)]
    match = played(match, "bonus")
    assert isinstance(match.turn, Chance)
    assert isinstance(match.turn.ask, Draw)
    assert match.turn.ask.count == 1
    assert "b1" in match.turn.ask.bag
    match = played(match, "drawn y1")
    assert match.turn == Seat(0)
    assert match.state.hands[0] == ("b3", "y1")
    for die, left in (("b3", "y1"), ("y1", "b3")):
        after = flicked(match, die, "b2=1@3,3")
        assert after.state.phase is Phase.SCORE
        assert after.state.hands[0] == (left,)


@pytest.mark.clause("DF-11")
def test_df_11_the_first_die_on_the_marker_draws_at_once_and_two_flicks_follow() -> None:
    match = flicked(flicking(EMPTY, "b1 b2 b3"), "b1", "b1=1@3,3")
    match = played(match, "bonus", "drawn w1")
    assert match.state.hands[0] == ("b2", "b3", "w1")
    match = flicked(match, "w1", "b1=1@3,3")
    assert match.turn == Seat(0)
    match = flicked(match, "b3", "b1=1@3,3")
    assert match.state.phase is Phase.SCORE
    assert match.state.hands[0] == ("b2",)


@pytest.mark.clause("DF-11")
def test_df_11_only_once_per_turn_and_again_in_the_next() -> None:
    match = flicked(flicking(EMPTY, "b1 b2 b3", others="y1"), "b1", "b1=1@3,3")
    match = played(match, "bonus", "drawn w1")
    # b1 is knocked away and b2 comes to rest there: no fourth flick.
    match = flicked(match, "b2", "b2=1@3,3")
    match = flicked(match, "w1", "b2=1@3,3")
    assert match.state.phase is Phase.SCORE
    match = played(match, "score -", "drawn y2 y3")
    match = flicked(match, "y1", "y1=6@3,3")
    match = played(match, "bonus")
    assert match.state.phase is Phase.DRAW
    assert match.state.flicks == 2


@pytest.mark.clause("DF-11")
def test_df_11_it_may_be_left_before_the_draw() -> None:
    match = flicked(flicking(EMPTY, "b1 b2 b3"), "b1")
    match = played(flicked(match, "b2", "b2=1@3,3"), "bonus -")
    assert (match.state.phase, match.state.flicks) == (Phase.SCORE, 0)
    assert match.state.hands[0] == ("b3",)
    assert len(match.state.bag) == 18
    first = played(flicked(flicking(EMPTY, "b1 b2 b3"), "b1", "b1=1@3,3"), "bonus -")
    assert (first.state.phase, first.state.flicks) == (Phase.FLICK, 1)
    # What was left may be earned again: b1 is knocked away and b2 comes to rest there.
    again = flicked(first, "b2", "b2=1@3,3")
    assert again.state.phase is Phase.BONUS
    assert played(again, "bonus").state.flicks == 1
    assert played(again, "bonus -").state.phase is Phase.SCORE


@pytest.mark.clause("DF-11")
def test_df_11_a_bonus_is_not_taken_at_other_times() -> None:
    for match in (flicking(EMPTY, "b1 b2 b3"), flicked(flicking(EMPTY, "b1", flicks=1), "b1")):
        assert not match.game.allows(match.state, Bonus(taken=True))
        assert not match.game.allows(match.state, Bonus(taken=False))


@pytest.mark.clause("DF-11")
def test_df_11_in_the_first_edition_the_third_flick_was_compulsory() -> None:
    rules = DiceFlick(edition=FIRST)
    match = flicked(flicking(EMPTY, "b1 b2", flicks=1, rules=rules), "b1", "b1=1@3,3")
    assert (match.state.phase, match.state.draws, match.state.flicks) == (Phase.DRAW, 1, 1)
    alone = flicking(FULL, "w2", others="p2 p1 w3", flicks=1, rules=rules)
    assert flicked(alone, "w2", *WHOLE_REST.split(), "w2=1@3,3").state.phase is Phase.SCORE


@pytest.mark.clause("DF-11")
def test_df_11_a_knocked_die_does_not_trigger_it() -> None:
    match = flicking("b1 " + EMPTY[3:], "y1 y2 y3")
    match = flicked(match, "y1", "b1=1@3,3", "y1=2@3,2")
    assert match.turn == Seat(0)
    assert match.state.phase is Phase.FLICK
    # Nor does one that has been lying there.
    assert flicked(match, "y2", "b1=1@3,3", "y1=2@3,2").state.phase is Phase.SCORE


@pytest.mark.clause("DF-11")
def test_df_11_with_an_empty_bag_the_flick_is_there_if_a_die_is() -> None:
    match = flicking(FULL, "w2 w3 p1", others="p2")
    assert match.state.bag == ()
    match = flicked(match, "w2", *WHOLE_REST.split(), "w2=1@3,3")
    match = played(match, "bonus")
    assert match.state.phase is Phase.FLICK
    assert (match.state.flicks, match.state.hands[0]) == (2, ("w3", "p1"))
    match = flicked(match, "w3", *WHOLE_REST.split(), "w2=1@3,3", "w3=1@4,4")
    match = flicked(match, "p1", *WHOLE_REST.split(), "w2=1@3,3", "w3=1@4,4", "p1=1@4,0")
    assert match.state.phase is Phase.SCORE
    assert match.state.hands[0] == ()
    alone = flicking(FULL, "w2", others="p2 p1 w3", flicks=1)
    after = flicked(alone, "w2", *WHOLE_REST.split(), "w2=1@3,3")
    assert (after.state.phase, after.state.flicks) == (Phase.SCORE, 0)


@pytest.mark.clause("DF-12")
def test_df_12_plates_slide_in_the_childrens_variant_only() -> None:
    for slide in (1, -1, 6600, -6600):
        flick = f"flick b1 west 0 800 4500 {slide}"
        with pytest.raises(BadNotation, match=f"^slide: from 0 to 0 .*, not {slide}$"):
            played(flicking(EMPTY, "b1 b2 b3"), flick)
        match = played(flicking(EMPTY, "b1 b2 b3", rules=DiceFlick(slides=(True, True))), flick)
        assert isinstance(match.turn, Chance)
        assert match.turn.ask.launch == (3, slide, 0, 800, 4500)


@pytest.mark.clause("DF-12")
def test_df_12_a_child_may_slide_its_plate_beside_a_parent_who_may_not() -> None:
    flick = "flick b1 west 0 800 4500 500"
    played(flicking(EMPTY, "b1 b2 b3", rules=DiceFlick(slides=(True, False))), flick)
    with pytest.raises(IllegalMove):
        played(flicking(EMPTY, "b1 b2 b3", rules=DiceFlick(slides=(False, True))), flick)


@pytest.mark.clause("DF-12")
@pytest.mark.parametrize("slide", [6601, -6601])
def test_df_12_a_plate_stays_on_its_side(slide: int) -> None:
    match = flicking(EMPTY, "b1 b2 b3", rules=DiceFlick(slides=(True, True)))
    assert BOX.slide + BOX.plate // 2 == BOX.reach
    assert not match.game.allows(match.state, Flick("b1", Plate.WEST, slide, 0, 800, 4500))
    assert match.game.allows(match.state, Flick("b1", Plate.WEST, 0, 0, 800, 4500))
