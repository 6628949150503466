"""Entries of Dice Flick, and the sentences in which they are told in both languages."""

from dataclasses import replace

from beamme.core.match import Match
from beamme.games.dice_flick.rules import DiceFlick
from tests.games.dice_flick.df import EMPTY, begun, flicking, played, scoring
from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, JOKERS, MIXED

FLICK = "flick y1 south 0 800 4500"


def resting(drawing: str, die: str, *, others: str = "") -> Match:
    """Let a die fly from the south."""
    match = flicking(drawing, f"{die} w3", others=others)
    return played(match, f"flick {die} south 0 800 4500")


def bonus_offered() -> Match:
    """Let a die have come to rest on the bonus marker."""
    return played(resting(EMPTY, "y1"), "rest y1=2@2000,-2000")


def bonus_drawn() -> Match:
    """Let a die be drawn for a third flick."""
    return played(bonus_offered(), "bonus")


def last_score(*totals: int) -> Match:
    """Let the last seat score the centre, 6 points, in the last round."""
    seats = len(totals)
    rounds = [10] * (seats - 1) + [9]
    pad = tuple((total, *(0,) * (n - 1)) for total, n in zip(totals, rounds, strict=True))
    drawing = ".. .. .. .. ..\n" * 2 + ".. .. b3 .. ..\n" + ".. .. .. .. ..\n" * 2
    state = replace(scoring(drawing, seats).state, pad=pad, active=seats - 1)
    return Match(DiceFlick(), seats, (), (state,))


SLIDES = DiceFlick(slides=(True, True))

SENTENCES: list[tuple[Match, str, str, str]] = [
    (
        begun(),
        "drawn y1 w2 p1",
        "Ada draws yellow, white and pink.",
        "Ada zieht Gelb, Weiß und Pink.",
    ),
    (
        bonus_offered(),
        "bonus",
        "Ada takes the bonus die.",
        "Ada nimmt den Bonus-Würfel.",
    ),
    (
        bonus_offered(),
        "bonus -",
        "Ada skips the bonus die.",
        "Ada verzichtet auf den Bonus-Würfel.",
    ),
    (
        bonus_drawn(),
        "drawn g1",
        "Ada draws green for a third flick.",
        "Ada zieht Grün und darf ein drittes Mal schnipsen.",
    ),
    (
        flicking(EMPTY, "y1 b1"),
        FLICK,
        "Ada flicks yellow from the south.",
        "Ada schnipst Gelb von Süden.",
    ),
    (
        flicking(EMPTY, "p1 b1"),
        "flick p1 west 1200 800 4500",
        "Ada flicks pink from the west.",
        "Ada schnipst Pink von Westen.",
    ),
    (
        flicking(EMPTY, "y1 b1", rules=SLIDES),
        "flick y1 north 0 800 4500 -1500",
        "Ada flicks yellow from the north. The plate was slid.",
        "Ada schnipst Gelb von Norden. Der Schnips-Teller war verschoben.",
    ),
    (
        resting(EMPTY, "y1"),
        "rest y1=5@2000,0",
        "Yellow lands in D3 and shows 5.",
        "Gelb landet in D3 und zeigt 5.",
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
        "The Knaller lands in A1.",
        "Der Knaller landet in A1.",
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
        "Yellow lands in D4 and shows 2. The bonus marker allows a third flick!",
        "Gelb landet in D4 und zeigt 2. Der Bonus-Marker erlaubt einen dritten Schnipser!",
    ),
    (
        resting(FOUR_BLUE, "g1"),
        "rest g1=1@0,0 b1=6@-2000,2000 b2=2@-2000,-2000 b3=5@0,2000",
        (
            "Green lands in the centre and shows 1. The blue 4 turns to 6."
            " The blue 2 is knocked into B4."
            " The blue 3 is knocked into C2 and shows 5. The blue 2 is knocked out."
        ),
        (
            "Grün landet in der Mitte und zeigt 1. Die blaue 4 kippt auf 6."
            " Die blaue 2 rutscht nach B4."
            " Die blaue 3 rutscht nach C2 und zeigt 5."
            " Die blaue 2 wird hinausgeschossen."
        ),
    ),
    (
        resting(JOKERS, "y1"),
        "rest y1=3@0,0 w1=1@-4000,4000 w2=2@-2000,4000 w3=3@0,4000 p1=6@0,-2000",
        "Yellow lands in the centre and shows 3. The Knaller is knocked into C4.",
        "Gelb landet in der Mitte und zeigt 3. Der Knaller rutscht nach C4.",
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
            "Ada scores three green dice (one joker) with the marker"
            " and line E with the Knaller: 23 points."
        ),
        (
            "Ada wertet drei grüne Würfel (ein Joker) mit Marker"
            " und Linie E mit dem Knaller: 23 Punkte."
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
        "Ada scores line 3 with the Knaller: 6 points.",
        "Ada wertet Linie 3 mit dem Knaller: 6 Punkte.",
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
        "Nova wertet die 3 in der Mitte doppelt: 6 Punkte. Nova gewinnt: 36 Punkte!",
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
