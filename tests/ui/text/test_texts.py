"""Words that games share: every key has some, with the right plurals and numbers."""

import pytest

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.games.beam_me_up.scoring import Kind
from ui.app.language import Language
from ui.games import part_of
from ui.games.beam_me_up import text
from ui.games.beam_me_up.text_readings import kind_told, moves_text
from ui.games.game_ui import game_ui
from ui.text import common, games
from ui.text.words import Counted, both, fill, percent, percents, signed

pytestmark = pytest.mark.usefixtures("language")

BOTH = pytest.mark.parametrize("key", ["en", "de"])


@BOTH
def test_every_key_has_words(language: Language, key: str) -> None:
    language.switch(key)
    assert all(common.level_text(level) for level in Level)
    assert all(text.kind_text(kind) and moves_text(kind) for kind in Kind)
    assert all(kind_told(kind) for kind in Kind if kind is not Kind.NOTHING)
    for game in GAMES:
        assert games.tagline(game)
        assert games.players_text(game)


def test_every_game_is_on_the_shelf_and_can_be_told() -> None:
    for key, kind in GAMES.items():
        assert game_ui(key).key == kind.key == key
        assert games.title(key)
        assert callable(part_of(key, "text").narrate)


def test_german_is_german(language: Language) -> None:
    english = [common.level_text(level) for level in Level]
    english += [text.kind_text(kind) for kind in Kind]
    language.switch("de")
    german = [common.level_text(level) for level in Level]
    german += [text.kind_text(kind) for kind in Kind]
    assert [word for word in english if word in german] == []


@pytest.mark.parametrize(
    ("key", "one", "many"),
    [
        ("en", "Roll 1 die", "Roll 2 dice"),
        ("de", "1 Würfel werfen", "2 Würfel werfen"),
    ],
)
def test_plurals_of_dice(language: Language, key: str, one: str, many: str) -> None:
    language.switch(key)
    assert Counted(1).translate("Rolling", "Roll %n dice", "", 0) == one
    assert Counted(2).translate("Rolling", "Roll %n dice", "", 0) == many


PLURALS = [
    ("BeamMeUp", "%n on the ground"),
    ("BeamMeUp", "Choose %n stones to lift"),
    ("Rolling", "%n rolls left"),
    ("Rolling", "Roll %n dice"),
    ("BeamMeUp", "Goal: %n stones in space, none on the ground"),
    ("Rolling", "%1 keeps %2 and rolls %n dice."),
    ("KuhVadis", "level, %n fields to go"),
]


@BOTH
@pytest.mark.parametrize(("context", "text"), PLURALS)
def test_counted_texts_count(language: Language, key: str, context: str, text: str) -> None:
    language.switch(key)
    for count in (0, 1, 2, 5):
        said = Counted(count).translate(context, text, "", 0)
        assert str(count) in said
        assert "%n" not in said
        if key == "de":
            assert said != text.replace("%n", str(count))


def test_a_name_may_look_like_a_place_for_another() -> None:
    assert fill("%1 keeps %2.", "100 %2", "3") == "100 %2 keeps 3."


@pytest.mark.parametrize(
    ("items", "said"),
    [([], ""), (["2"], "2"), (["2", "3"], "2 and 3"), (["2", "3", "4"], "2, 3 and 4")],
)
def test_lists_as_people_say_them(items: list[str], said: str) -> None:
    assert both(items) == said


def test_numbers_follow_the_language(language: Language) -> None:
    assert percent(0.277778, 1) == "27.8 %"
    language.switch("de")
    assert percent(0.277778, 1) == "27,8 %"
    assert percent(0.5) == "50 %"
    assert percents([0.125, 0.875, 0.0]) == ["13 %", "87 %", "0 %"]
    assert percents([1 / 3, 1 / 3, 1 / 3]) == ["34 %", "33 %", "33 %"]
    assert percents([1.0]) == ["100 %"]
    assert [signed(2), signed(0), signed(-1)] == ["+2", "+0", "−1"]
