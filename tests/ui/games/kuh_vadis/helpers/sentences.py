"""Entries of Kuh Vadis, and the sentences in which they are told in both languages."""

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.kuh_vadis.helpers.views import (
    CORNER,
    FENCE,
    FOUR_THREES,
    MARKED_CORNER,
    NO_FIVES,
    NOTHING,
    ONE_TO_GO,
    THREES,
    WALL,
    faces,
    to_keep,
    to_mark,
    to_roll,
)
from ui.models.game_model import View

EXTRA = to_roll(MARKED_CORNER, anchor="a1")


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
        (
            "Nova markiert die 4 auf d6."
            " Ada ist blockiert und kann nur noch auf Unentschieden spielen."
        ),
    ),
    (
        to_mark("4 4 4 4 1", WALL, seat=2),
        "mark d6",
        (
            "Nova marks the 4 on d6. Ada is blocked and can only play for a draw."
            " Once more, right beside it!"
        ),
        (
            "Nova markiert die 4 auf d6."
            " Ada ist blockiert und kann nur noch auf Unentschieden spielen."
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
