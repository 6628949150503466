"""What Rolling Dice says in both languages."""

import pytest

from beamme.games.rolling_dice.moves import read
from beamme.games.rolling_dice.scoring import Step, Sum
from tests.games.rolling_dice.rd import THROW, begun, position
from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import (
    STILL,
    last_of_the_round,
    over,
    seen,
    to_keep,
    to_put,
    to_throw,
)
from ui.app.language import Language
from ui.games.rolling_dice import text
from ui.games.rolling_dice.wording import sums
from ui.models.game_model import View

WET = "14500,0"
MISSED = f"rest a1=3@0,0 {STILL} a2=1@0,-1000 a3=2@{WET} a4=6@{WET}"
PUSHED = "rest a1=3@0,0 b1=6@14500,0 c1=1@-3600,12200 a2=5@0,1000 a3=2@4000,0"

SENTENCES = [
    (
        to_throw(),
        (THROW,),
        "Ada throws 3 dice.",
        "Ada wirft 3 Würfel.",
    ),
    (
        to_throw(),
        (THROW, MISSED),
        (
            "1 on the floe, 2 dice in the water."
            " A miss: nothing beats the 3, it goes onto the start block."
        ),
        (
            "1 auf der Scholle, 2 Würfel im Wasser."
            " Fehlwurf: Nichts übertrifft die 3, sie kommt auf den Startblock."
        ),
    ),
    (
        to_throw(),
        (THROW, PUSHED),
        ("5 and 2 on the floe, 1 die in the water. The blue 4 is pushed off the floe and shows 6."),
        (
            "5 und 2 auf der Scholle, 1 Würfel im Wasser."
            " Die blaue 4 wird von der Scholle gestoßen und zeigt 6."
        ),
    ),
    (
        seen(position("b1=4@0,0", blocks="c1=5")),
        (THROW, f"rest b1=4@0,0 a2=6@{WET}"),
        "All 4 dice are in the water. The 6 goes onto ice block 2.",
        "Alle 4 Würfel sind im Wasser. Die 6 kommt auf Eisblock 2.",
    ),
    (
        to_keep("a2=5@-7400,2000"),
        ("keep a2",),
        "Ada keeps the 5, 24 cm ahead, on the +3 net.",
        "Ada behält die 5, 24 cm vorn, auf dem Netz +3.",
    ),
    (
        to_put(),
        ("put b1 9000 -6600",),
        "Nova puts the 2 back, 15 cm ahead.",
        "Nova legt die 2 zurück, 15 cm vorn.",
    ),
    (
        last_of_the_round(points=(20, 30, 62)),
        ("keep c2",),
        (
            "Mika keeps the 1, 34 cm ahead, on the +6 net."
            " Round 1: Mika +14, Ada +7 and Nova +4. Mika wins with 76 points!"
        ),
        (
            "Mika behält die 1, 34 cm vorn, auf dem Netz +6."
            " Runde 1: Mika +14, Ada +7 und Nova +4. Mika gewinnt: 76 Punkte!"
        ),
    ),
]


@pytest.mark.parametrize(("view", "lines", "english", "german"), SENTENCES)
def test_what_happened_is_told(
    language: Language, view: View, lines: tuple[str, ...], english: str, german: str
) -> None:
    played = after(view, *lines, deciding=None).record
    ply = len(played.match.log) - 1
    assert text.narrate(played, ply) == english
    language.switch("de")
    assert text.narrate(played, ply) == german


def test_sums_and_points_are_counted(language: Language) -> None:
    step = Step(1, Sum(3, -2, (), ()), 10, 12)
    record = to_throw().record
    assert sums.space_text(1) == "1 point"
    assert sums.step_text(record, step) == "Nova: own 3 − hole 2 = 1, and 1 more past a taken space"
    language.switch("de")
    assert sums.space_text(51) == "51 Punkte, Umlauf 2, Feld 1"
    assert sums.step_text(record, step) == (
        "Nova: eigene 3 − Loch 2 = 1, und 1 mehr über ein besetztes Feld hinweg"
    )


def test_the_rest_is_said_too(language: Language) -> None:
    language.switch("de")
    assert text.goal_text(2, 75) == (
        "Ziel: die meisten Punkte, wenn eine Farbe 75 erreicht; beide zählen"
    )
    assert text.standing(over(3, 80, 60).record) == "Nova hat gewonnen"
    record = to_throw().record
    aimed = read("throw -9000 900 700 300")
    assert text.describe(record, 0, aimed) == "Sanft von links, nach rechts"
    assert text.standing(seen(begun()).record) == "Gleichstand, 0 : 0"
