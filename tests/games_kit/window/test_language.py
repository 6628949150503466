"""Another language in mid-turn: no word is left behind, no selection forgotten."""

import re
from typing import Any

from tests.games_kit.window import window_kit
from tests.ui.helpers.recorded import texts_of
from ui.app.language import Language
from ui.games.game_ui import game_ui
from ui.models.game_model import View


def shown(key: str, view: View) -> Any:
    """Show a view to somebody who begins to choose."""
    model: Any = game_ui(key).new_model()
    model.show(view)
    window_kit(key).choose(model)
    return model


def all_texts(model: Any) -> dict[str, str]:
    """Give every text, with those of the buttons and the dice."""
    common = model.common
    others = {
        ".primary": common.primary.text,
        ".primary note": common.primary.note,
        ".secondary": common.secondary.text,
        ".secondary note": common.secondary.note,
        **{f".face {face}": name for face, name in enumerate(common.dice.face_names)},
        **{f".warning {number}": text for number, text in enumerate(common.warnings)},
    }
    numerals = re.compile(r"[\d\s.,:+−–×%✓-]*")
    texts = texts_of(model) | others
    return {path: text for path, text in texts.items() if not numerals.fullmatch(text)}


def test_another_language_leaves_no_word_behind_and_forgets_no_selection(
    language: Language, key: str
) -> None:
    same = re.compile(window_kit(key).untranslated)
    for view in window_kit(key).moments():
        language.switch("en")
        model = shown(key, view)
        english, selected = all_texts(model), getattr(model, "_selection", None)
        assert any(not same.search(path) for path in english)
        language.switch("de")
        model.retranslate()
        german = all_texts(model)
        kept = {path for path in english if german[path] == english[path]}
        assert {path: english[path] for path in kept if not same.search(path)} == {}
        assert getattr(model, "_selection", None) == selected

        assert all_texts(shown(key, view)) == german
        language.switch("en")
        model.retranslate()
        assert all_texts(model) == english
