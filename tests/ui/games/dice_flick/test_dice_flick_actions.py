"""What the button of Dice Flick does, and what may be taken next."""

from dataclasses import replace

import pytest

from beamme.games.dice_flick.moves import write, write_take
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.dice_flick.helpers.views import (
    CROSS,
    NOTHING,
    SHORTENED,
    chosen,
    flying,
    over,
    to_bonus,
    to_flick,
    to_score,
    unasked,
    with_pad,
)
from ui.app.language import Language
from ui.games.dice_flick.actions import Selection, common, offer, possible
from ui.games.dice_flick.aim import Aim
from ui.models.game_model import LEAVE_KEY, Action, View

pytestmark = pytest.mark.usefixtures("language")

Button = tuple[str, str, str, list[str]]

ON_CENTRE = """
.. .. .. .. ..
.. .. .. .. ..
.. .. b1 .. ..
.. .. .. .. ..
.. .. .. .. ..
"""
HIDDEN: Button = ("", "", "", [])
AIMED = Selection("y4", Aim(1, 0, -12.5, 0.5, 30.0))


def button(action: Action) -> Button:
    return action.text, action.key, action.note, [write(move) for move in action.moves]


TABLE: list[tuple[str, View, Selection, Button]] = [
    (
        "first flick",
        to_flick(),
        AIMED,
        ("Flick", "", "2 flicks left", ["flick y4 east -1250 825 3000"]),
    ),
    (
        "last flick",
        to_flick(flicks=1),
        AIMED,
        ("Flick", "", "1 flick left", ["flick y4 east -1250 825 3000"]),
    ),
    ("flying", flying(to_flick()), AIMED, HIDDEN),
    ("flying, and somebody were asked", replace(flying(to_flick()), deciding=0), AIMED, HIDDEN),
    (
        "score",
        to_score(CROSS),
        chosen("blue b1 b2 b3 *", "line p1 column"),
        ("Enter 22 points", "", "", ["score blue b1 b2 b3 *, line p1 column"]),
    ),
    (
        "score in another order",
        to_score(CROSS),
        chosen("line p1 column", "blue b1 b2 b3 *"),
        ("Enter 22 points", "", "", ["score line p1 column, blue b1 b2 b3 *"]),
    ),
    ("score nothing", to_score(CROSS), chosen(), ("Enter 0 points", "", "", ["score -"])),
    ("nothing to score", to_score(NOTHING), chosen(), ("Enter 0 points", "", "", ["score -"])),
    ("nobody flicks", unasked(to_flick()), AIMED, HIDDEN),
    ("nobody scores", unasked(to_score(CROSS)), chosen("line p1 column"), HIDDEN),
    ("over", View(over(3, 4).record, 0), AIMED, HIDDEN),
]
IDS = [row[0] for row in TABLE]


@pytest.mark.parametrize(("view", "selection", "shown"), [row[1:] for row in TABLE], ids=IDS)
def test_the_button_says_what_it_does(view: View, selection: Selection, shown: Button) -> None:
    assert button(common(view, selection).primary) == shown
    assert button(common(view, selection).secondary) == HIDDEN


@pytest.mark.parametrize(("view", "selection"), [row[1:3] for row in TABLE], ids=IDS)
def test_the_button_does_what_the_rules_allow(view: View, selection: Selection) -> None:
    for move in common(view, selection).primary.moves:
        assert view.match.game.allows(view.match.state, move)


def test_a_bonus_is_flicked_or_left() -> None:
    shown = common(to_bonus(), AIMED)
    assert button(shown.primary) == ("Flick a bonus die", "", "", ["bonus"])
    assert button(shown.secondary) == ("Skip the bonus", LEAVE_KEY, "", ["bonus -"])
    nobody = common(unasked(to_bonus()), AIMED)
    assert (button(nobody.primary), button(nobody.secondary)) == (HIDDEN, HIDDEN)


@pytest.mark.parametrize(
    ("view", "said", "german"),
    [
        (
            to_bonus(),
            "What lies there now is worth 0 points.",
            "Was jetzt daliegt, ist 0 Punkte wert.",
        ),
        (
            to_bonus(ON_CENTRE, "b5 y4 p2"),
            "What lies there now is worth 2 points.",
            "Was jetzt daliegt, ist 2 Punkte wert.",
        ),
    ],
)
def test_what_a_bonus_offers_is_told_with_what_is_there_without_it(
    language: Language, view: View, said: str, german: str
) -> None:
    assert offer(view) == f"You may draw one more die and flick once more, any of yours. {said}"
    language.switch("de")
    assert offer(view).endswith(f" egal welchen. {german}")
    assert offer(unasked(view)) == ""
    assert offer(to_flick()) == ""


@pytest.mark.parametrize(
    ("view", "left", "of"),
    [
        (to_flick(), 2, 2),
        (to_flick(flicks=1), 1, 2),
        (flying(to_flick()), 0, 2),
        (
            after(
                to_flick(), "flick b5 south 0 800 4500", "rest b5=2@2000,-2000", "bonus", "drawn g1"
            ),
            2,
            3,
        ),
        (to_score(), 0, 2),
        (over(3, 4), 0, 2),
    ],
)
def test_flicks_that_are_left(view: View, left: int, of: int) -> None:
    shown = common(view, AIMED)
    assert (shown.rolls_left, shown.rolls) == (left, of)


@pytest.mark.parametrize(
    ("view", "number"),
    [
        (to_flick(), 1),
        (with_pad((7,), (), active=1), 1),
        (with_pad((7,), (3,)), 2),
        (over(3, 4), 10),
    ],
)
def test_the_round(view: View, number: int) -> None:
    assert common(view, chosen()).round_number == number


def test_what_may_be_taken_next() -> None:
    view = to_score(SHORTENED)
    spread = view.match.game.spread(view.match.state)

    def told(*takes: str) -> set[str]:
        return {write_take(take) for take in possible(spread, chosen(*takes).takes)}

    everything = {"blue b1 b2 b3 b4", "line p1 row", "line p1 column", "centre y1"}
    assert told() == everything
    assert told("line p1 column") == {"blue b2 b3 b4", "centre y1"}
    assert told("blue b1 b2 b3 b4") == everything - {"blue b1 b2 b3 b4"}
    assert told("line p1 row", "blue b1 b2 b3 b4", "centre y1") == set()
