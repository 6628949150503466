"""Dice Flick in sentences: every entry, every take, every standing, in both languages."""

from dataclasses import replace

import pytest

from beamme.core.chance import Drawn, Rest
from beamme.core.match import Answered, Match
from beamme.games.dice_flick.moves import Bonus, Flick, Score, read
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from tests.games.dice_flick.df import EMPTY, flicking, played, scoring
from tests.ui.games.beam_me_up.helpers.views import view_of
from tests.ui.games.dice_flick.helpers.sentences import FLICK, SENTENCES, bonus_drawn, last_score
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE
from ui.app.language import Language
from ui.text import games

pytestmark = pytest.mark.usefixtures("language")
IDS = [said[:60] for *_, said, _ in SENTENCES]


@pytest.mark.parametrize(("before", "line", "said", "german"), SENTENCES, ids=IDS)
def test_every_entry_is_told_in_a_sentence(
    language: Language, before: Match, line: str, said: str, german: str
) -> None:
    record = view_of(played(before, line)).record
    assert games.narrate(record, len(before.log)) == said
    language.switch("de")
    assert games.narrate(record, len(before.log)) == german


def test_every_kind_of_entry_and_of_take_is_among_the_sentences() -> None:
    entries = [played(before, line).log[-1] for before, line, *_ in SENTENCES]
    answers = {type(entry.answer) for entry in entries if isinstance(entry, Answered)}
    moves = [entry.move for entry in entries if not isinstance(entry, Answered)]
    assert answers == {Drawn, Rest}
    assert {type(move) for move in moves} == {Bonus, Flick, Score}
    takes = [take for move in moves if isinstance(move, Score) for take in move.takes]
    assert {type(take).__name__ for take in takes} == {"Group", "Line", "Centre"}


def test_a_bonus_is_told_once_a_turn() -> None:
    match = played(bonus_drawn(), "drawn g1", "flick g1 south 0 800 4500", "rest g1=2@2000,-2000")
    said = games.narrate(view_of(match).record, len(match.log) - 1)
    assert said == "Green lands in D4 and shows 2. The yellow 2 is knocked out."


def test_a_name_is_told_as_it_is() -> None:
    match = played(flicking(EMPTY, "y1 b1"), FLICK)
    record = view_of(match).record
    ada, nova = record.seating
    odd = replace(record, seating=(replace(ada, name="100 %2 <b>"), nova))
    assert games.narrate(odd, 0) == "100 %2 <b> flicks yellow from the south."


@pytest.mark.parametrize(
    ("pad", "said", "german"),
    [
        (((), ()), "level, 0 : 0", "Gleichstand, 0 : 0"),
        (((14,), (5,)), "Ada leads 14 : 5", "Ada führt 14 : 5"),
        (((3,), (5,), (5,)), "level, 5 : 5", "Gleichstand, 5 : 5"),
        (((3,), (5,), (9,), (7,)), "Mika leads 9 : 7", "Mika führt 9 : 7"),
    ],
)
def test_the_standing(
    language: Language, pad: tuple[tuple[int, ...], ...], said: str, german: str
) -> None:
    state = State((), ((),) * len(pad), pad, 0, Phase.SCORE)
    record = view_of(Match(DiceFlick(), len(pad), (), (state,))).record
    assert games.standing(record) == said
    assert games.ending(record) == ""
    language.switch("de")
    assert games.standing(record) == german


@pytest.mark.parametrize(
    ("totals", "said", "german", "why", "warum"),
    [
        ((30, 30), "Nova won", "Nova hat gewonnen", "", ""),
        (
            (10, 36, 30),
            "Nova and Mika won together",
            "Nova und Mika haben gemeinsam gewonnen",
            "Equal points: they share the victory",
            "Punktgleich: ein geteilter Sieg",
        ),
    ],
)
def test_the_end(
    language: Language, totals: tuple[int, ...], said: str, german: str, why: str, warum: str
) -> None:
    record = view_of(played(last_score(*totals), "score centre b1")).record
    assert (games.standing(record), games.ending(record)) == (said, why)
    language.switch("de")
    assert (games.standing(record), games.ending(record)) == (german, warum)


@pytest.mark.parametrize(
    ("match", "line", "said", "german"),
    [
        (
            flicking(EMPTY, "y1 b1"),
            "flick y1 south 0 800 4500",
            "Yellow at C3, from the south",
            "Gelb auf C3, von Süden",
        ),
        (
            flicking(EMPTY, "y1 b1"),
            "flick b1 east 1240 900 4500",
            "Blue at B2, from the east",
            "Blau auf B2, von Osten",
        ),
        (
            flicking(EMPTY, "y1 b1"),
            "flick b1 south 0 1300 4500",
            "Blue past the hollows, from the south",
            "Blau an den Mulden vorbei, von Süden",
        ),
        (scoring(FOUR_BLUE), "score -", "Score nothing", "Nichts werten"),
        (
            scoring(FOUR_BLUE),
            "score blue b1 b2 b3 b4",
            "Score four blue dice, the 3 in the centre counts double: 14 points",
            "Werten: vier blaue Würfel, die 3 in der Mitte zählt doppelt, 14 Punkte",
        ),
    ],
)
def test_advice_in_a_few_words(
    language: Language, match: Match, line: str, said: str, german: str
) -> None:
    record = view_of(match).record
    assert games.describe(record, len(match.log), read(line)) == said
    language.switch("de")
    assert games.describe(record, len(match.log), read(line)) == german
