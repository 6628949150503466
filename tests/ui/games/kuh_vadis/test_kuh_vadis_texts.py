"""Kuh Vadis in sentences: every entry, every standing, every piece of advice, in both languages."""

from dataclasses import replace

import pytest
from beam_me_up_views import after
from kuh_vadis_views import (
    CORNER,
    FENCE,
    FOUR_THREES,
    MARKED_CORNER,
    NO_FIVES,
    NOTHING,
    ONE_TO_GO,
    THREES,
    WALL,
    drawn,
    faces,
    to_keep,
    to_mark,
    to_roll,
    won,
)
from kv import EMPTY

from beamme.core.keeping import Keep
from beamme.core.match import Answered
from beamme.games.kuh_vadis.board import COW, Sign
from beamme.games.kuh_vadis.moves import Mark, read
from beamme.games.kuh_vadis.rules import KuhVadis
from ui.app.language import Language
from ui.games.kuh_vadis import text
from ui.models.game_model import View
from ui.models.pages.report_model import ReportModel
from ui.text import games

BOTH = pytest.mark.parametrize("key", ["en", "de"])

EXTRA = to_roll(MARKED_CORNER, anchor="a1")


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def last_roll(view: View) -> View:
    """Let the third roll be under way."""
    return after(view, "roll", faces(NOTHING), "roll", faces(NOTHING), "roll")


SENTENCES: list[tuple[View, str, str, str]] = [
    (to_roll(), "roll", "Ada rolls.", "Ada würfelt."),
    (
        to_keep(THREES),
        "roll",
        "Ada rolls all five dice again.",
        "Ada wirft alle fünf Würfel neu.",
    ),
    (
        to_keep("3 1 3 * *"),
        "keep 1 3 5",
        "Ada keeps 3-3-cow and rolls 2 dice.",
        "Ada behält 3-3-Kuh und wirft 2 Würfel neu.",
    ),
    (
        to_keep("* * * * 1"),
        "keep 1 2 3 4",
        "Ada keeps cow-cow-cow-cow and rolls 1 die.",
        "Ada behält Kuh-Kuh-Kuh-Kuh und wirft einen Würfel neu.",
    ),
    (to_keep(THREES), "stop", "Ada stops here.", "Ada hört auf."),
    (
        to_keep(NOTHING),
        "stop",
        "Ada stops and marks nothing.",
        "Ada hört auf und markiert nichts.",
    ),
    (
        to_keep("5 5 5 1 2", NO_FIVES, seat=2),
        "stop",
        "Nova stops and marks nothing.",
        "Nova hört auf und markiert nichts.",
    ),
    (
        after(to_roll(), "roll"),
        faces("4 * 4 * 4"),
        "Ada has 4-4-4-cow-cow: two cows and three 4s.",
        "Ada hat 4-4-4-Kuh-Kuh: zwei Kühe und drei Vieren.",
    ),
    (
        after(to_roll(), "roll"),
        faces("1 5 1 1 1"),
        "Ada has 1-1-1-1-5: four 1s.",
        "Ada hat 1-1-1-1-5: vier Einsen.",
    ),
    (
        after(to_roll(), "roll"),
        faces("2 2 2 2 2"),
        "Ada has 2-2-2-2-2: five 2s.",
        "Ada hat 2-2-2-2-2: fünf Zweien.",
    ),
    (
        after(to_roll(), "roll"),
        faces(NOTHING),
        "Ada has 1-1-2-2-cow: nothing.",
        "Ada hat 1-1-2-2-Kuh: nichts.",
    ),
    (
        last_roll(to_roll()),
        faces("* * * 1 2"),
        "Ada has 1-2-cow-cow-cow: three cows.",
        "Ada hat 1-2-Kuh-Kuh-Kuh: drei Kühe.",
    ),
    (
        last_roll(to_roll()),
        faces(NOTHING),
        "Ada has 1-1-2-2-cow: nothing, the turn ends.",
        "Ada hat 1-1-2-2-Kuh: nichts, der Zug endet.",
    ),
    (
        last_roll(to_roll(NO_FIVES)),
        faces("5 5 5 1 2"),
        "Ada has 1-2-5-5-5: three 5s, but no such field is free. The turn ends.",
        "Ada hat 1-2-5-5-5: drei Fünfen, aber kein solches Feld ist frei. Der Zug endet.",
    ),
    (
        last_roll(EXTRA),
        faces(THREES),
        "Ada has 1-2-3-3-3: three 3s, but none touches the last mark. The turn ends.",
        "Ada hat 1-2-3-3-3: drei Dreien, aber keins berührt das letzte Zeichen. Der Zug endet.",
    ),
    (to_mark(THREES), "mark d4", "Ada marks the 3 on d4.", "Ada markiert die 3 auf d4."),
    (
        to_mark("* * 1 2 3", seat=2),
        "mark d3",
        "Nova marks the cow on d3.",
        "Nova markiert die Kuh auf d3.",
    ),
    (
        to_mark(FOUR_THREES),
        "mark d4",
        "Ada marks the 3 on d4. Once more, right beside it!",
        "Ada markiert die 3 auf d4. Gleich noch einmal, direkt daneben!",
    ),
    (
        to_mark(FOUR_THREES, CORNER),
        "mark a1",
        "Ada marks the 3 on a1. Nothing free touches it, so the turn ends.",
        "Ada markiert die 3 auf a1. Daneben ist nichts frei, der Zug endet.",
    ),
    (
        to_mark("4 4 4 1 2", WALL, seat=2),
        "mark d6",
        "Nova marks the 4 on d6. Ada is blocked and can only play for a draw.",
        "Nova markiert die 4 auf d6. Ada ist blockiert und kann nur noch unentschieden spielen.",
    ),
    (
        to_mark("4 4 4 4 1", WALL, seat=2),
        "mark d6",
        (
            "Nova marks the 4 on d6. Ada is blocked and can only play for a draw."
            " Once more, right beside it!"
        ),
        (
            "Nova markiert die 4 auf d6. Ada ist blockiert und kann nur noch unentschieden spielen."
            " Gleich noch einmal, direkt daneben!"
        ),
    ),
    (
        to_mark("2 2 2 2 1", ONE_TO_GO),
        "mark f5",
        "Ada marks the 2 on f5. All three starts are joined: Ada wins!",
        "Ada markiert die 2 auf f5. Alle drei Starts sind verbunden: Ada gewinnt!",
    ),
    (
        to_mark("2 2 2 1 3", FENCE),
        "mark b3",
        "Ada marks the 2 on b3. Now nobody can join three starts: a draw.",
        "Ada markiert die 2 auf b3. Nun kann niemand mehr drei Starts verbinden: unentschieden.",
    ),
]
IDS = [said for *_, said, _ in SENTENCES]


@pytest.mark.parametrize(("before", "line", "said", "german"), SENTENCES, ids=IDS)
def test_every_entry_is_told_in_a_sentence(
    language: Language, before: View, line: str, said: str, german: str
) -> None:
    view = after(before, line)
    assert games.narrate(view.record, len(view.match.log) - 1) == said
    language.switch("de")
    assert games.narrate(view.record, len(view.match.log) - 1) == german


def test_every_kind_of_entry_is_among_the_sentences() -> None:
    entries = [after(before, line).match.log[-1] for before, line, *_ in SENTENCES]
    kinds = {type(entry) if isinstance(entry, Answered) else type(entry.move) for entry in entries}
    assert kinds == {Answered, Keep, Mark}


def test_who_was_blocked_before_is_not_blocked_again() -> None:
    view = after(to_mark("* * 1 2 3", FENCE), "mark c4")
    assert view.match.state.blocked == (True, False)
    assert games.narrate(view.record, len(view.match.log) - 1) == "Ada marks the cow on c4."


ODD_NAME = "100 %2 <b>"


def test_a_name_is_told_as_it_is() -> None:
    view = after(to_mark(THREES), "mark d4")
    ada, nova = view.record.seating
    record = replace(view.record, seating=(replace(ada, name=ODD_NAME), nova))
    assert games.narrate(record, len(view.match.log) - 1) == f"{ODD_NAME} marks the 3 on d4."


BEHIND = EMPTY.replace("O25*5*2", "O2x*5*2")
"""Crosses have marked c3."""


@pytest.mark.parametrize(
    ("view", "said", "german"),
    [
        (to_roll(), "level, 5 fields to go", "Gleichstand, noch 5 Felder"),
        (to_roll(BEHIND), "Ada leads, 4 : 5 fields to go", "Ada führt, noch 4 : 5 Felder"),
        (
            to_roll(BEHIND.translate(str.maketrans("XOxo", "OXox"))),
            "Nova leads, 4 : 5 fields to go",
            "Nova führt, noch 4 : 5 Felder",
        ),
        (to_roll(FENCE), "Ada is blocked", "Ada ist blockiert"),
        (
            to_roll(FENCE.translate(str.maketrans("XOxo", "OXox"))),
            "Nova is blocked",
            "Nova ist blockiert",
        ),
        (won(), "Ada won", "Ada hat gewonnen"),
        (drawn(), "a draw", "unentschieden"),
    ],
)
def test_the_standing(language: Language, view: View, said: str, german: str) -> None:
    assert games.standing(view.record) == said
    language.switch("de")
    assert games.standing(view.record) == german


@pytest.mark.parametrize(
    ("view", "line", "said", "german"),
    [
        (to_roll(), "roll", "Roll", "Würfeln"),
        (to_keep(THREES), "roll", "Roll all five dice again", "Alle fünf Würfel neu werfen"),
        (to_keep(THREES), "keep 1 2 3", "Keep 3-3-3", "3-3-3 behalten"),
        (to_keep("1 * 2 * 3"), "keep 2 4", "Keep cow-cow", "Kuh-Kuh behalten"),
        (to_keep(THREES), "stop", "Stop with three 3s", "Aufhören mit: drei Dreien"),
        (to_keep(NOTHING), "stop", "Stop with nothing", "Aufhören mit: nichts"),
        (to_mark(THREES), "mark d4", "Mark the 3 on d4", "Die 3 auf d4 markieren"),
        (to_mark("* * 1 2 3"), "mark d3", "Mark the cow on d3", "Die Kuh auf d3 markieren"),
    ],
)
def test_advice_in_a_few_words(
    language: Language, view: View, line: str, said: str, german: str
) -> None:
    assert games.describe(view.record, len(view.match.log), read(line)) == said
    language.switch("de")
    assert games.describe(view.record, len(view.match.log), read(line)) == german


def test_every_symbol_and_sign_has_words_in_german(language: Language) -> None:
    def words() -> list[str]:
        symbols = range(1, COW + 1)
        said = [form(symbol) for symbol in symbols for form in forms]
        said += [text.claim_text((symbol,) * 5) for symbol in symbols]
        return said + [text.sign_text(sign) for sign in Sign]

    forms = (text.one, text.the, text.this)
    english = words()
    language.switch("de")
    german = words()
    assert [word for word in english if word in german] == []
    assert len(set(german)) == len(german)


def test_the_faces_of_a_die(language: Language) -> None:
    assert text.face_names() == ("1", "2", "3", "4", "5", "cow")
    assert text.faces_text((3, 3, COW)) == "3-3-cow"
    language.switch("de")
    assert text.faces_text((3, 3, COW)) == "3-3-Kuh"


def test_sheets_by_name_or_number(language: Language) -> None:
    assert text.sheet_text("Berta") == "Sheet Berta"
    language.switch("de")
    assert text.sheet_text("4711") == "Blatt 4711"


@pytest.mark.parametrize(
    ("symbols", "said"), [((3,), "a 3"), ((COW,), "a cow"), ((4, COW), "a cow or a 4")]
)
def test_one_of_what_is_claimed(symbols: tuple[int, ...], said: str) -> None:
    assert text.any_of(symbols) == said


def test_what_is_missing_is_counted_for_each_seat() -> None:
    match = to_roll(BEHIND).match
    game = match.game
    assert isinstance(game, KuhVadis)
    assert [text.missing_fields(game, match.state.marks, seat) for seat in (0, 1)] == [4, 5]
    fenced = to_roll(FENCE).match
    assert text.missing_fields(fenced.game, fenced.state.marks, 0) is None


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("en", "Both are blocked: nobody can still win"),
        ("de", "Beide sind blockiert: Keiner kann mehr gewinnen"),
    ],
)
def test_a_draw_is_explained(language: Language, key: str, said: str) -> None:
    language.switch(key)
    model = ReportModel()
    model.show(drawn().record, None, 0.0)
    assert model.property("subline").startswith(f"{said} · ")
    model.show(won().record, None, 0.0)
    assert " · " not in model.property("subline")
