"""Dice Flick in another language in mid-turn: no word is left behind, no selection forgotten."""

import re

import pytest
from dice_flick_views import CROSS, FOUR_BLUE, SHORTENED, flying, over, to_flick, to_score
from recorded import heard, texts_of

from ui.app.language import Language
from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

SAME_IN_EVERY_LANGUAGE = re.compile(
    r"\.(key|colour|kind|sum|points|phase|assist|pending|text|cells\[\d\])$"
)
HOLLOW = "row 3, column 5"
CHANCES = (0.0,) * 14 + (0.5,) + (0.0,) * 10 + (0.5, 0.0)


def shown(view: View) -> DiceFlickModel:
    """Show a view to somebody who has chosen another die or left the first take."""
    model = DiceFlickModel()
    model.show(view)
    model.aim.chooseDie(1)
    model.aim.nudge(2, 0, 0)
    model.scoring.toggle(0)
    question = model.aim.question()
    if question is not None:
        model.aim.answer(question, CHANCES)
    return model


def all_texts(model: DiceFlickModel) -> dict[str, str]:
    """Give every text, with those for the button."""
    common = model.common
    others = {".primary": common.primary.text, ".primary note": common.primary.note}
    return {path: text for path, text in (texts_of(model) | others).items() if text}


@pytest.mark.parametrize(
    "view",
    [
        to_flick(FOUR_BLUE, "y1 b5 p1"),
        to_flick(FOUR_BLUE, "y1 p1"),
        flying(to_flick(FOUR_BLUE)),
        to_score(CROSS),
        to_score(SHORTENED),
        over(3, 4),
    ],
)
def test_another_language_in_mid_turn_leaves_no_word_behind_and_forgets_no_selection(
    language: Language, view: View
) -> None:
    model = shown(view)
    english, selected = all_texts(model), model._shown.now.selection
    assert any(not SAME_IN_EVERY_LANGUAGE.search(path) for path in english)
    language.switch("de")
    model.retranslate()
    german = all_texts(model)
    kept = {path for path in english if german[path] == english[path]}
    assert [path for path in kept if not SAME_IN_EVERY_LANGUAGE.search(path)] == []
    assert model._shown.now.selection == selected

    assert all_texts(shown(view)) == german
    language.switch("en")
    model.retranslate()
    assert all_texts(model) == english


def test_the_promise_of_an_aim_is_told_again(language: Language) -> None:
    model = shown(to_flick(FOUR_BLUE, "y1 b5 p1"))
    said = f"If the blue die rests in {HOLLOW}: Blue group = 14 + its pips"
    assert model.aim.property("outlookText") == said
    told = heard(model.aim.outlookChanged)
    language.switch("de")
    model.retranslate()
    assert len(told) == 1
    german = model.aim.property("outlookText")
    assert "14" in german
    assert HOLLOW not in german
