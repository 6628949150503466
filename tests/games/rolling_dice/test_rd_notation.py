"""Notation: every move has one spelling, and nothing else is one."""

import pytest

from beamme.core.errors import BadNotation
from beamme.games.rolling_dice.moves import Keep, Move, PutBack, Throw
from beamme.games.rolling_dice.rules import RollingDice

RULES = RollingDice()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("throw 0 0 800 300", Throw(0, 0, 800, 300)),
        ("throw -4000 -2500 1250 0", Throw(-4000, -2500, 1250, 0)),
        ("keep a1", Keep("a1")),
        ("keep f4", Keep("f4")),
        ("put c2 -1200 18000", PutBack("c2", -1200, 18000)),
        ("put c2 0 0", PutBack("c2", 0, 0)),
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
        "throw",
        "throw 0 0 800",
        "throw 0 0 800 300 0",
        "throw 0 0 800 300 ",
        "throw  0 0 800 300",
        "throw 0 0 0800 300",
        "throw 0 -0 800 300",
        "throw 0 +5 800 300",
        "throw 0 0 80.5 300",
        "throw 0 0 800 " + "9" * 5000,
        "throw 0 0 80\N{FULLWIDTH DIGIT ZERO} 300",
        "Throw 0 0 800 300",
        "keep",
        "keep ",
        "keep a5",
        "keep g1",
        "keep A1",
        "keep a1 a2",
        "put c2",
        "put c2 0",
        "put c2 0 0 0",
        "put c5 0 0",
        "put c2 0 1e3",
        "put c2 00 0",
        "pass",
        "rest a1=1@0,0",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.read(text)
    assert str(refused.value) == f"not a move of Rolling Dice: {text!r}"


@pytest.mark.parametrize(
    ("aim", "reason"),
    [
        ("11151 0 800 0", "x: from -11150 to 11150 hundredths of a millimetre, not 11151"),
        ("0 6001 800 0", "direction: from -6000 to 6000 hundredths of a degree, not 6001"),
        ("0 0 199 0", "speed: from 200 to 4000 millimetres per second, not 199"),
        ("0 0 4001 0", "speed: from 200 to 4000 millimetres per second, not 4001"),
        ("0 0 800 3001", "spread: from 0 to 3000 hundredths of a degree, not 3001"),
        ("0 0 800 -1", "spread: from 0 to 3000 hundredths of a degree, not -1"),
    ],
)
def test_a_throw_that_nobody_can_make_is_refused_with_its_range(aim: str, reason: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.read(f"throw {aim}")
    assert str(refused.value) == reason
