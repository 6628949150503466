"""Kuh Vadis in another language in mid-turn: no word is left behind, no selection forgotten."""

import re

import pytest
from kuh_vadis_views import FENCE, MARKED_CORNER, place, to_keep, to_mark, to_roll, won
from recorded import texts_of

from ui.app.language import Language
from ui.games.kuh_vadis.model import KuhVadisModel
from ui.models.game_model import View

SAME_IN_EVERY_LANGUAGE = re.compile(
    r"\.(owner|sign|chanceText|activeSign|winnerSign|rows\[\d\]|owners\[\d+\])$"
)


def shown(view: View) -> KuhVadisModel:
    """Show a view to somebody who keeps two dice and looks at a field."""
    model = KuhVadisModel()
    model.show(view)
    for die in (0, 1):
        model.toggle(die)
    model.preview(place("b1"))
    model.setProperty("showChances", True)
    return model


def all_texts(model: KuhVadisModel) -> dict[str, str]:
    """Give every text, with those for the buttons and the dice."""
    common = model.common
    others = {
        ".primary": common.primary.text,
        ".primary note": common.primary.note,
        ".secondary": common.secondary.text,
        ".cow": common.dice.face_names[5],
    }
    return {path: text for path, text in (texts_of(model) | others).items() if text}


@pytest.mark.parametrize(
    "view",
    [
        to_keep("* * 4 4 3", MARKED_CORNER, anchor="a1"),
        to_keep("* * 3 3 3", MARKED_CORNER, anchor="a1"),
        to_mark("* * 3 3 3", MARKED_CORNER, anchor="a1"),
        to_roll(FENCE),
        won(),
    ],
)
def test_another_language_in_mid_turn_leaves_no_word_behind_and_forgets_no_selection(
    language: Language, view: View
) -> None:
    model = shown(view)
    english, selected = all_texts(model), model._selection
    language.switch("de")
    model.retranslate()
    german = all_texts(model)
    kept = {path for path in english if german[path] == english[path]}
    assert [path for path in kept if not SAME_IN_EVERY_LANGUAGE.search(path)] == []
    assert model._selection == selected

    assert all_texts(shown(view)) == german
    language.switch("en")
    model.retranslate()
    assert all_texts(model) == english
