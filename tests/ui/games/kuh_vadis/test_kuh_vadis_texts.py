"""Kuh Vadis in sentences: every entry, every standing, every piece of advice, in both languages."""

from dataclasses import replace

import pytest

from beamme.core.keeping import Keep
from beamme.core.match import Answered
from beamme.games.kuh_vadis.board import COW, Sign
from beamme.games.kuh_vadis.moves import Mark, read
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.games.kuh_vadis.kv import EMPTY
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.sentences import SENTENCES
from tests.ui.games.kuh_vadis.helpers.views import (
    FENCE,
    NOTHING,
    THREES,
    drawn,
    to_keep,
    to_mark,
    to_roll,
    won,
)
from ui.app.language import Language
from ui.games.kuh_vadis import text, words
from ui.models.game_model import View
from ui.models.pages.report_model import ReportModel
from ui.text import games

pytestmark = pytest.mark.usefixtures("language")
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
    def told() -> list[str]:
        symbols = range(1, COW + 1)
        said = [form(symbol) for symbol in symbols for form in forms]
        said += [words.claim_text((symbol,) * 5) for symbol in symbols]
        return said + [words.sign_text(sign) for sign in Sign]

    forms = (words.one, words.the, words.this)
    english = told()
    language.switch("de")
    german = told()
    assert [word for word in english if word in german] == []
    assert len(set(german)) == len(german)


def test_the_faces_of_a_die(language: Language) -> None:
    assert words.face_names() == ("1", "2", "3", "4", "5", "cow")
    assert words.faces_text((3, 3, COW)) == "3-3-cow"
    language.switch("de")
    assert words.faces_text((3, 3, COW)) == "3-3-Kuh"


def test_sheets_by_name_or_number(language: Language) -> None:
    assert words.sheet_text("Berta") == "Sheet Berta"
    language.switch("de")
    assert words.sheet_text("4711") == "Blatt 4711"


@pytest.mark.parametrize(
    ("symbols", "said"), [((3,), "a 3"), ((COW,), "a cow"), ((4, COW), "a cow or a 4")]
)
def test_one_of_what_is_claimed(symbols: tuple[int, ...], said: str) -> None:
    assert words.any_of(symbols) == said


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
