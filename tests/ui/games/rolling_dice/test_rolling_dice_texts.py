"""What happens in Rolling Dice, told in sentences."""

import pytest

from beamme.core.chance import Faces
from beamme.core.match import Answered, Match
from tests.games.rolling_dice.rd import THROW, begun, position
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import (
    STILL,
    by_computer,
    flying,
    last_of_the_round,
    seen,
    to_keep,
    to_put,
    to_throw,
)
from ui.games.rolling_dice import text
from ui.models.game_model import View

pytestmark = pytest.mark.usefixtures("language")
WET = "14500,0"


def told(view: View, *lines: str) -> str:
    """Tell what the last of these lines did."""
    played = after(view, *lines, deciding=None)
    return text.narrate(played.record, len(played.match.log) - 1)


def test_throws_are_told() -> None:
    assert told(to_throw(), THROW) == "Ada throws 3 dice."
    assert told(seen(begun()), THROW) == "Ada throws 4 dice."


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        ("a2=5@0,1000 a3=2@-4000,0 a4=6@3000,3000", "6, 5 and 2 on the floe."),
        (
            f"a2=5@0,1000 a3=2@{WET} a4=6@{WET}",
            "5 on the floe, 2 dice in the water.",
        ),
        (
            f"a2=1@{WET} a3=2@{WET} a4=6@{WET}",
            (
                "All 3 dice are in the water."
                " A miss: nothing beats the 3, it goes onto the start block."
            ),
        ),
        (
            f"a2=1@0,-1000 a3=2@{WET} a4=6@{WET}",
            (
                "1 on the floe, 2 dice in the water."
                " A miss: nothing beats the 3, it goes onto the start block."
            ),
        ),
    ],
)
def test_rests_are_told(rest: str, sentence: str) -> None:
    assert told(flying(to_throw()), f"rest a1=3@0,0 {STILL} {rest}") == sentence


@pytest.mark.parametrize(
    ("rest", "sentence"),
    [
        (f"a1=3@0,0 b1=4@{WET} c1=1@-3600,12200", "The blue 4 is pushed off the floe."),
        (f"a1=3@0,0 b1=6@{WET} c1=1@-3600,12200", "The blue 4 is pushed off the floe and shows 6."),
        ("a1=3@0,0 b1=4@2000,-8000", "The green 1 is pushed off the floe."),
        ("a1=5@0,0 b1=4@2000,-8000 c1=1@-3600,12200", "The red 3 turns to 5."),
        ("a1=3@0,499 b1=4@2399,-8300 c1=1@-3600,11600", "The green 1 is pushed."),
        (
            f"a1=4@{WET} {STILL}",
            "A mishap: the ringed die left the floe, the 4 goes onto the start block.",
        ),
    ],
)
def test_what_happens_to_lying_dice_is_told(rest: str, sentence: str) -> None:
    thrown = "a2=6@0,3000 a3=2@-4000,0 a4=6@3000,3000"
    shown = told(flying(to_throw()), f"rest {rest} {thrown}")
    assert shown == f"6, 6 and 2 on the floe. {sentence}"


def test_all_four_in_the_water_are_told_with_the_block() -> None:
    view = flying(seen(position("b1=4@0,0", blocks="c1=5", active=0)))
    rest = f"rest b1=4@0,0 a1=1@{WET} a2=6@{WET} a3=3@{WET}"
    assert told(view, rest) == "All 4 dice are in the water. The 6 goes onto ice block 2."


def test_keeping_is_told_with_the_place() -> None:
    assert told(to_keep(), "keep a2") == "Ada keeps the 5, 23 cm ahead."
    on_net = to_keep("a2=5@-7400,2000")
    assert told(on_net, "keep a2") == "Ada keeps the 5, 24 cm ahead, on the +3 net."
    in_hole = to_keep("a2=5@400,-3200")
    assert told(in_hole, "keep a2") == "Ada keeps the 5, 18 cm ahead, on the −2 hole."


def test_putting_back_is_told_of_its_owner_and_what_follows() -> None:
    assert told(to_put(), "put b1 9000 -6600") == "Nova puts the 2 back, 15 cm ahead."
    missed = to_put(thrown="a2=1@0,-3000")
    assert told(missed, "put b1 9000 -6600") == (
        "Nova puts the 2 back, 15 cm ahead."
        " A miss: nothing beats the 3, it goes onto the start block."
    )


def test_a_scored_round_is_told_from_the_front() -> None:
    assert told(last_of_the_round(), "keep c2") == (
        "Mika keeps the 1, 34 cm ahead, on the +6 net. Round 1: Mika +14, Ada +7 and Nova +4."
    )


def test_a_round_that_ends_with_a_loss_is_told_too() -> None:
    lying = "a1=3@0,0"
    view = flying(to_throw(lying, active=2, start=0, blocks="b2=6"))
    assert told(view, f"rest {lying}") == (
        "All 4 dice are in the water. The 1 goes onto ice block 2."
        " Round 1: Ada +10, Nova +0 and Mika +0."
    )


def test_the_end_is_told() -> None:
    view = last_of_the_round(points=(20, 30, 62))
    shown = told(view, "keep c2")
    assert shown.endswith("Round 1: Mika +14, Ada +7 and Nova +4. Mika wins with 76 points!")
    twice = to_throw(
        "a1=3@0,8000 b1=4@0,0 c1=4@0,-8000", seats=2, active=3, start=0, points=(70, 1, 1, 66)
    )
    rest = f"rest a1=3@0,8000 b1=4@0,0 c1=4@0,-8000 d1=3@{WET}"
    ended = told(flying(twice), rest)
    assert "Ada (red) +14" in ended
    assert "Nova (purple) +0" in ended
    assert ended.endswith("Ada wins with 92 points!")


def test_only_rests_are_answers() -> None:
    view = flying(to_throw())
    match = view.match
    strange = Match(
        match.game, 3, (*match.log, Answered(Faces((1,)))), (*match.states, match.state)
    )
    with pytest.raises(TypeError, match="Faces"):
        text.narrate(View(view.record.with_match(strange), None).record, 1)


def test_a_computer_is_told_of_as_a_person_is() -> None:
    view = by_computer(to_throw())
    assert told(view, THROW) == "Ada throws 3 dice."
