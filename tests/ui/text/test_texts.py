"""Words: every key has some, every move is told, in both languages, with the right plurals."""

from collections.abc import Iterator

import pytest
from beam_me_up_views import after, keeping, view_of
from bmu import GROUND

from beamme.ai.strategy import Level
from beamme.core.keeping import Keep
from beamme.core.match import new_match
from beamme.games import GAMES
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Read, Skip, read
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind
from ui.app.language import Language
from ui.games import part_of
from ui.games.beam_me_up import text
from ui.games.game_ui import game_ui
from ui.models.game_model import View
from ui.text import common, games
from ui.text.words import Counted, both, fill, percent, percents, signed

BOTH = pytest.mark.parametrize("key", ["en", "de"])
LEVEL = "4444444"


@pytest.fixture(autouse=True)
def english(language: Language) -> Iterator[Language]:
    return language


@BOTH
def test_every_key_has_words(language: Language, key: str) -> None:
    language.switch(key)
    assert all(common.level_text(level) for level in Level)
    assert all(text.kind_text(kind) and text.moves_text(kind) for kind in Kind)
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


SENTENCES: list[tuple[View, str, str]] = [
    (
        view_of(new_match(BeamMeUp(), 3)),
        "lift 3",
        "Nova starts later and lifts column 3.",
    ),
    (
        after(view_of(new_match(BeamMeUp(), 3)), "lift 1"),
        "lift 2 s",
        "Mika starts later and lifts column 2 and the straight column.",
    ),
    (after(view_of(new_match(BeamMeUp(), 2)), "lift 1"), "roll", "Ada rolls."),
    (keeping("3 3 1 5 6"), "roll", "Ada rolls all five dice again."),
    (keeping("3 3 1 5 6"), "stop", "Ada stops here."),
    (keeping("3 1 3 5 6"), "keep 1 3", "Ada keeps 3-3 and rolls 3 dice."),
    (keeping("6 3 3 3 1"), "keep 1 2 3 4", "Ada keeps 3-3-3-6 and rolls 1 die."),
    (
        after(keeping("3 3 1 5 6"), "keep 1 2"),
        "faces 4 3 1",
        "Ada has 1-3-3-3-4: Three of a kind.",
    ),
    (
        after(keeping("3 3 1 5 6"), "keep 3 4 5"),
        "faces 2 3",
        "Ada has 1-2-3-5-6: nothing, the turn ends.",
    ),
    (
        after(keeping("3 3 1 1 6", free_reading=True), "stop"),
        "read pair 3",
        "Ada reads it as: Pair.",
    ),
    (after(keeping("3 3 1 5 6"), "stop"), "move 3", "Ada's stone in column 3 rises by 1."),
    (
        after(keeping("1 2 3 4 5"), "stop"),
        "move s",
        "Ada's stone in the straight column rises by 3.",
    ),
    (
        after(keeping("3 3 1 5 6", own="0070000"), "stop"),
        "move 3",
        "Ada's stone in column 3 is at the top already and stays.",
    ),
    (
        after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"),
        "move 3 to 5",
        "Joker! Ada's stone in column 5 rises by 1.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 1. A rocket fires!",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3b1"), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 1. It stands on a blue star: joker.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3p1"), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 1. A pink star hides it.",
    ),
    (
        after(keeping("3 3 3 5 6", others=(LEVEL, "0020000", LEVEL), other_fields="3p2"), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 2. Cool down for Nova and Juno. Safe on a star: Mika.",
    ),
    (
        after(keeping("3 3 3 5 6", others=(GROUND,)), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 2.",
    ),
    (
        after(keeping("3 3 1 5 6", own="5544455"), "stop"),
        "move 3",
        "Ada's stone in column 3 rises by 1. Ada wins!",
    ),
    (after(keeping("1 2 3 4 4"), "stop", "move s"), "skip", "Ada leaves the pair."),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        "rocket 6",
        "The rocket lifts Ada's stone in column 6.",
    ),
    (
        after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
        "rocket -",
        "Ada leaves the rocket.",
    ),
]
IDS = [f"{line} ({said[-25:]})" for _, line, said in SENTENCES]


@pytest.mark.parametrize(("before", "line", "said"), SENTENCES, ids=IDS)
def test_every_entry_is_told_in_a_sentence(before: View, line: str, said: str) -> None:
    view = after(before, line)
    assert games.narrate(view.record, len(view.match.log) - 1) == said


def test_every_kind_of_move_is_among_the_sentences() -> None:
    told = [read(line) for _, line, _ in SENTENCES if not line.startswith("faces")]
    assert {type(move) for move in told} == {Lift, Keep, Read, Advance, Skip, Launch}


@pytest.mark.parametrize(("before", "line", "said"), SENTENCES, ids=IDS)
def test_the_same_in_german(language: Language, before: View, line: str, said: str) -> None:
    view = after(before, line)
    language.switch("de")
    german = games.narrate(view.record, len(view.match.log) - 1)
    assert german != said
    assert "%" not in german
    assert not {"stone", "the", "rolls", "leaves", "column", "has"} & set(german.split())


@pytest.mark.parametrize(
    ("view", "line", "said"),
    [
        (view_of(new_match(BeamMeUp(), 2)), "lift 3", "Lift column 3"),
        (after(view_of(new_match(BeamMeUp(), 2)), "lift 1"), "roll", "Roll"),
        (keeping("3 3 1 5 6"), "roll", "Roll all five dice again"),
        (keeping("3 3 1 5 6"), "keep 1 2", "Keep 3-3"),
        (keeping("3 3 1 5 6"), "stop", "Stop with Pair"),
        (
            after(keeping("3 3 1 1 6", free_reading=True), "stop"),
            "read two-pairs 1 3",
            "Read it as: Two pairs",
        ),
        (after(keeping("3 3 1 5 6"), "stop"), "move 3", "Move column 3"),
        (
            after(keeping("3 3 1 5 6", own="0000004", fields="sb4"), "stop"),
            "move 3 to s",
            "Joker: the straight column instead of column 3",
        ),
        (after(keeping("1 2 3 4 4"), "stop", "move s"), "skip", "Leave the pair"),
        (
            after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
            "rocket 6",
            "Rocket: lift column 6",
        ),
        (
            after(keeping("3 3 1 5 6", fields="3r1"), "stop", "move 3"),
            "rocket -",
            "Leave the rocket",
        ),
    ],
)
def test_advice_in_a_few_words(view: View, line: str, said: str) -> None:
    assert games.describe(view.record, len(view.match.log), read(line)) == said


@pytest.mark.parametrize(
    ("own", "others", "said"),
    [
        ("5500000", (LEVEL,), "Ada leads 2 : 0"),
        ("5500000", ("7770000",), "Nova leads 3 : 2"),
        ("5500000", ("0000055",), "level, 2 : 2"),
        ("5000000", ("5550000", "5500000"), "Nova leads 3 : 2"),
    ],
)
def test_the_standing(own: str, others: tuple[str, ...], said: str) -> None:
    assert games.standing(keeping("3 3 1 5 6", own=own, others=others).record) == said


@pytest.mark.parametrize(
    ("own", "fields", "said"),
    [
        ("0000000", "", "Column 1: on the ground"),
        ("3000000", "", "Column 1: row 3 of 7"),
        ("5000000", "", "Column 1: row 5 of 7, in space"),
        ("3000000", "1p3", "Column 1: row 3 of 7, on a pink star"),
        ("6000000", "1b6", "Column 1: row 6 of 7, in space, on a blue star, joker"),
    ],
)
def test_a_column_for_those_who_hear_it(own: str, fields: str, said: str) -> None:
    view = keeping("3 3 1 5 6", own=own, fields=fields)
    state = view.match.state
    assert text.column_state(view.record, state, 0, 0, False) == said
    assert text.column_state(view.record, state, 0, 0, True) == f"{said}, would rise"


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
