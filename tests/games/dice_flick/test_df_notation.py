"""Notation: every move has one spelling, and nothing else is one."""

import pytest

from beamme.core.errors import BadNotation
from beamme.core.plate import Plate
from beamme.games.dice_flick.dice import Colour
from beamme.games.dice_flick.moves import Along, Centre, Flick, Group, Line, Move, Score
from beamme.games.dice_flick.rules import DiceFlick

RULES = DiceFlick(slide_plates=True)
BLUE = Group(Colour.BLUE, ("b1", "b2", "w1"), marker=True)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("flick b2 north 750 630 4500", Flick("b2", Plate.NORTH, 0, 750, 630, 4500)),
        ("flick p1 west -9000 200 -2000", Flick("p1", Plate.WEST, 0, -9000, 200, -2000)),
        ("flick w3 east 0 800 0 -1200", Flick("w3", Plate.EAST, -1200, 0, 800, 0)),
        ("score -", Score(())),
        ("score blue b1 b2 w1 *", Score((BLUE,))),
        ("score centre y3", Score((Centre("y3"),))),
        (
            "score blue b1 b2 w1 *, line p1 row, centre y3",
            Score((BLUE, Line("p1", Along.ROW), Centre("y3"))),
        ),
        (
            "score line p2 column, green g1 g2 g3",
            Score(
                (
                    Line("p2", Along.COLUMN),
                    Group(Colour.GREEN, ("g1", "g2", "g3"), marker=False),
                )
            ),
        ),
    ],
)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert RULES.write(move) == text
    assert RULES.read(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "flick",
        "flick b2",
        "flick b2 north 750 630",
        "flick b2 north 750 630 4500 ",
        "flick  b2 north 750 630 4500",
        "flick b2 north 750 630 4500 0",
        "flick b2 north 750 630 4500 1 1",
        "flick b6 north 750 630 4500",
        "flick B2 north 750 630 4500",
        "flick b2 up 750 630 4500",
        "flick b2 North 750 630 4500",
        "flick b2 north 07 630 4500",
        "flick b2 north +7 630 4500",
        "flick b2 north -0 630 4500",
        "flick b2 north 7.5 630 4500",
        "flick b2 north 750 630 " + "9" * 5000,
        "flick b2 north 750 63\N{FULLWIDTH DIGIT ZERO} 4500",
        "score",
        "score ",
        "score - ",
        "score -, centre y3",
        "score centre",
        "score centre y6",
        "score centre y3,",
        "score centre y3,centre y3",
        "score centre y3 y4",
        "score line p1",
        "score line p1 diagonal",
        "score line p3 row",
        "score blue b1 b2 zz",
        "score blue b1 * b2",
        "score blue b1 b2 **",
        "score white w1 w2 w3",
        "score pink p1 p2 w1",
        "score Blue b1 b2 b3",
        "Score -",
        "pass",
        "- -",
        "rest b1=1@0,0",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.read(text)
    assert str(refused.value) == f"not a move of Dice Flick: {text!r}"


@pytest.mark.parametrize(
    ("aim", "reason"),
    [
        ("9001 800 4500", "direction: from -9000 to 9000 hundredths of a degree, not 9001"),
        ("-9001 800 4500", "direction: from -9000 to 9000 hundredths of a degree, not -9001"),
        ("0 199 4500", "speed: from 200 to 4000 millimetres per second, not 199"),
        ("0 4001 4500", "speed: from 200 to 4000 millimetres per second, not 4001"),
        ("0 800 -2001", "lift: from -2000 to 8500 hundredths of a degree, not -2001"),
        ("0 800 8501", "lift: from -2000 to 8500 hundredths of a degree, not 8501"),
        ("0 800 4500 5001", "slide: from -5000 to 5000 hundredths of a millimetre, not 5001"),
    ],
)
def test_an_aim_that_nobody_can_have_is_refused_with_its_range(aim: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.read(f"flick b2 north {aim}")
    assert str(refused.value) == reason
