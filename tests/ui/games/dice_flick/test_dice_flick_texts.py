"""Dice Flick in sentences: every entry, every take, every standing, in both languages."""

from dataclasses import replace

import pytest
from beam_me_up_views import view_of
from df import EMPTY, begun, flicking, played, scoring
from dice_flick_views import FOUR_BLUE, JOKERS, MIXED

from beamme.core.chance import Drawn, Rest
from beamme.core.match import Answered, Match
from beamme.games.dice_flick.moves import Flick, Score, read
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from ui.app.language import Language
from ui.text import games

BOTH = pytest.mark.parametrize("key", ["en", "de"])

FLICK = "flick y1 south 0 800 4500"


@pytest.fixture(autouse=True)
def english(language: Language) -> Language:
    return language


def resting(drawing: str, die: str, *, others: str = "") -> Match:
    """Let a die fly from the south."""
    match = flicking(drawing, f"{die} w3", others=others)
    return played(match, f"flick {die} south 0 800 4500")


def bonus_drawn() -> Match:
    """Let a die have come to rest on the bonus marker."""
    return played(resting(EMPTY, "y1"), "rest y1=2@2000,-2000")


def last_score(*totals: int) -> Match:
    """Let the last seat score the centre, 6 points, in the last round."""
    seats = len(totals)
    rounds = [10] * (seats - 1) + [9]
    pad = tuple((total, *(0,) * (n - 1)) for total, n in zip(totals, rounds, strict=True))
    drawing = ".. .. .. .. ..\n" * 2 + ".. .. b3 .. ..\n" + ".. .. .. .. ..\n" * 2
    state = replace(scoring(drawing, seats).state, pad=pad, active=seats - 1)
    return Match(DiceFlick(), seats, (), (state,))


SLIDES = DiceFlick(slide_plates=True)

SENTENCES: list[tuple[Match, str, str, str]] = [
    (
        begun(),
        "drawn y1 w2 p1",
        "Ada draws yellow, white and pink.",
        "Ada zieht Gelb, Weiß und Pink.",
    ),
    (
        bonus_drawn(),
        "drawn g1",
        "Ada draws green for a third flick.",
        "Ada zieht Grün und darf ein drittes Mal schnippen.",
    ),
    (
        flicking(EMPTY, "y1 b1"),
        FLICK,
        "Ada flicks yellow from the south.",
        "Ada schnippt Gelb von Süden.",
    ),
    (
        flicking(EMPTY, "p1 b1"),
        "flick p1 west 1200 800 4500",
        "Ada flicks pink from the west.",
        "Ada schnippt Pink von Westen.",
    ),
    (
        flicking(EMPTY, "y1 b1", rules=SLIDES),
        "flick y1 north 0 800 4500 -1500",
        "Ada flicks yellow from the north. The plate was slid.",
        "Ada schnippt Gelb von Norden. Die Rampe war verschoben.",
    ),
    (
        resting(EMPTY, "y1"),
        "rest y1=5@2000,0",
        "Yellow lands in row 3, column 4 and shows 5.",
        "Gelb landet in Reihe 3, Spalte 4 und zeigt 5.",
    ),
    (
        resting(EMPTY, "y1"),
        "rest y1=5@0,0",
        "Yellow lands in the centre and shows 5.",
        "Gelb landet in der Mitte und zeigt 5.",
    ),
    (
        resting(EMPTY, "p1"),
        "rest p1=1@-4000,4000",
        "The Knaller lands in row 1, column 1.",
        "Der Knaller landet in Reihe 1, Spalte 1.",
    ),
    (
        resting(EMPTY, "y1"),
        "rest y1=5@6000,0",
        "Yellow falls into the moat.",
        "Gelb fällt in den Graben.",
    ),
    (resting(EMPTY, "y1"), "rest", "Yellow leaves the box.", "Gelb fliegt aus der Schachtel."),
    (
        resting(FOUR_BLUE, "y1"),
        "rest y1=5@300,0 b1=4@-2000,2000 b2=2@-2000,0 b3=3@0,0 b4=2@2000,0",
        "Yellow finds no hollow of its own.",
        "Gelb findet keine eigene Mulde.",
    ),
    (
        resting(EMPTY, "y1"),
        "rest y1=2@2000,-2000",
        "Yellow lands in row 4, column 4 and shows 2. The bonus marker gives a third flick!",
        "Gelb landet in Reihe 4, Spalte 4 und zeigt 2. Das Bonusfeld schenkt einen dritten Wurf!",
    ),
    (
        resting(FOUR_BLUE, "g1"),
        "rest g1=1@0,0 b1=6@-2000,2000 b2=2@-2000,-2000 b3=5@0,2000",
        (
            "Green lands in the centre and shows 1. The blue 4 turns to 6."
            " The blue 2 is knocked into row 4, column 2."
            " The blue 3 is knocked into row 2, column 3 and shows 5. The blue 2 is knocked out."
        ),
        (
            "Grün landet in der Mitte und zeigt 1. Die blaue 4 kippt auf 6."
            " Die blaue 2 rutscht in Reihe 4, Spalte 2."
            " Die blaue 3 rutscht in Reihe 2, Spalte 3 und zeigt 5."
            " Die blaue 2 wird hinausgeschossen."
        ),
    ),
    (
        resting(JOKERS, "y1"),
        "rest y1=3@0,0 w1=1@-4000,4000 w2=2@-2000,4000 w3=3@0,4000 p1=6@0,-2000",
        "Yellow lands in the centre and shows 3. The Knaller is knocked into row 4, column 3.",
        "Gelb landet in der Mitte und zeigt 3. Der Knaller rutscht in Reihe 4, Spalte 3.",
    ),
    (
        scoring(FOUR_BLUE),
        "score blue b1 b2 b3 b4",
        "Ada scores four blue dice, the 3 in the centre counts double: 14 points.",
        "Ada wertet vier blaue Würfel, die 3 in der Mitte zählt doppelt: 14 Punkte.",
    ),
    (
        scoring(FOUR_BLUE),
        "score centre b3",
        "Ada scores the 3 in the centre twice: 6 points.",
        "Ada wertet die 3 in der Mitte doppelt: 6 Punkte.",
    ),
    (
        scoring(MIXED),
        "score green g1 g2 w1 *, line p1 column",
        (
            "Ada scores three green dice (one joker) with the green marker"
            " and column 5 with the Knaller: 23 points."
        ),
        (
            "Ada wertet drei grüne Würfel (ein Joker) mit dem grünen Aufwerter"
            " und Spalte 5 mit dem Knaller: 23 Punkte."
        ),
    ),
    (
        scoring(JOKERS),
        "score yellow w1 w2 w3, centre p1",
        "Ada scores three jokers and the Knaller in the centre: 12 points.",
        "Ada wertet drei Joker und den Knaller in der Mitte: 12 Punkte.",
    ),
    (
        scoring(JOKERS),
        "score line p1 row",
        "Ada scores row 3 with the Knaller: 6 points.",
        "Ada wertet Reihe 3 mit dem Knaller: 6 Punkte.",
    ),
    (
        scoring(FOUR_BLUE),
        "score -",
        "Ada scores nothing: 0 points.",
        "Ada wertet nichts: 0 Punkte.",
    ),
    (
        last_score(30, 30),
        "score centre b1",
        "Nova scores the 3 in the centre twice: 6 points. Nova wins with 36 points!",
        "Nova wertet die 3 in der Mitte doppelt: 6 Punkte. Nova gewinnt, 36 Punkte!",
    ),
    (
        last_score(10, 36, 30),
        "score centre b1",
        (
            "Mika scores the 3 in the centre twice: 6 points."
            " Nova and Mika win together with 36 points each!"
        ),
        (
            "Mika wertet die 3 in der Mitte doppelt: 6 Punkte."
            " Nova und Mika gewinnen gemeinsam, je 36 Punkte!"
        ),
    ),
]
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
    assert {type(move) for move in moves} == {Flick, Score}
    takes = [take for move in moves if isinstance(move, Score) for take in move.takes]
    assert {type(take).__name__ for take in takes} == {"Group", "Line", "Centre"}


def test_a_bonus_is_told_once_a_turn() -> None:
    match = played(bonus_drawn(), "drawn g1", "flick g1 south 0 800 4500", "rest g1=2@2000,-2000")
    said = games.narrate(view_of(match).record, len(match.log) - 1)
    assert said == "Green lands in row 4, column 4 and shows 2. The yellow 2 is knocked out."


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
            "Gleich viele Punkte: ein geteilter Sieg",
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
            "Yellow at row 3, column 3, from the south",
            "Gelb auf Reihe 3, Spalte 3, von Süden",
        ),
        (
            flicking(EMPTY, "y1 b1"),
            "flick b1 east 1240 900 4500",
            "Blue at row 2, column 2, from the east",
            "Blau auf Reihe 2, Spalte 2, von Osten",
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
