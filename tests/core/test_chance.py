"""Questions and answers: which fit, and how answers are written."""

import pytest

from beamme.core.chance import (
    Answer,
    Ask,
    Body,
    Draw,
    Drawn,
    Faces,
    Rest,
    Roll,
    Throw,
    fits,
    outside,
    read_answer,
    write_answer,
)
from beamme.core.errors import BadNotation

RED, BLUE = Body("red", 70, -6640, 2), Body("blue", 0, 15, 6)
ROLL, COIN = Roll(3), Roll(2, sides=2)
DRAW = Draw(("a", "a", "b"), 2)
TURNED = Body("blue", -15, 7000, 6, 35999)
THROW = Throw("box", lying=(RED,), launched=("blue",), launch=(1, -5), reach=7000, seat=0)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (ROLL, Faces((1, 6, 1))),
        (COIN, Faces((2, 1))),
        (Roll(0), Faces(())),
        (DRAW, Drawn(("a", "b"))),
        (DRAW, Drawn(("a", "a"))),
        (Draw((), 0), Drawn(())),
        (THROW, Rest((RED, BLUE))),
        (THROW, Rest((BLUE, RED))),
        (THROW, Rest((Body("red", 9, 9, 1),))),
        (THROW, Rest((TURNED,))),
        (THROW, Rest((Body("red", 7000, -7000, 6, 1),))),
        (THROW, Rest(())),
        (THROW, Rest((RED,), launch=(1, -5, 1_000_000))),
    ],
)
def test_an_answer_that_fits(ask: Ask, answer: Answer) -> None:
    assert fits(ask, answer)


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (ROLL, Faces((1, 6))),
        (ROLL, Faces((1, 2, 3, 4))),
        (ROLL, Faces((0, 1, 1))),
        (ROLL, Faces((1, 1, 7))),
        (COIN, Faces((1, 3))),
        (ROLL, Drawn(("1", "1", "1"))),
        (ROLL, Rest(())),
        (DRAW, Drawn(("a",))),
        (DRAW, Drawn(("a", "c"))),
        (DRAW, Drawn(("b", "b"))),
        (DRAW, Faces((1, 1))),
        (DRAW, Rest(())),
        (THROW, Rest((RED, RED))),
        (THROW, Rest((Body("green", 0, 0, 1),))),
        (THROW, Rest((Body("red", 0, 0, 0),))),
        (THROW, Rest((Body("red", 0, 0, 7),))),
        (THROW, Rest((Body("red", 7001, 0, 1),))),
        (THROW, Rest((Body("red", -7001, 0, 1),))),
        (THROW, Rest((Body("red", 0, 7001, 1),))),
        (THROW, Rest((BLUE, Body("red", 0, -7001, 1)))),
        (THROW, Rest((Body("red", 0, 0, 1, -1),))),
        (THROW, Rest((Body("red", 0, 0, 1, 36000),))),
        (THROW, Rest((RED,), launch=(1_000_001,))),
        (THROW, Rest((RED,), launch=(0,) * 65)),
        (THROW, Faces(())),
        (THROW, Drawn(())),
    ],
)
def test_an_answer_that_does_not_fit(ask: Ask, answer: Answer) -> None:
    assert not fits(ask, answer)


@pytest.mark.parametrize("place", [(7001, 0), (-7001, 5), (0, 7001), (5, -7001)])
def test_a_die_outside_the_world_is_named(place: tuple[int, int]) -> None:
    x, y = place
    reason = f"red lies outside the world at {x},{y}: it reaches from -7000 to 7000"
    assert outside(THROW, Rest((BLUE, Body("red", x, y, 1)))) == reason


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        (THROW, Rest((RED, BLUE, TURNED))),
        (THROW, Rest(())),
        (THROW, Faces((9999,))),
        (ROLL, Rest((Body("red", 7001, 0, 1),))),
    ],
)
def test_nothing_else_is_outside(ask: Ask, answer: Answer) -> None:
    assert outside(ask, answer) == ""


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("faces 3 3 1 5 6", Faces((3, 3, 1, 5, 6))),
        ("faces", Faces(())),
        ("drawn a b", Drawn(("a", "b"))),
        ("drawn", Drawn(())),
        ("rest red=2@70,-6640 blue=6@0,15", Rest((RED, BLUE))),
        ("rest blue=6@-15,7000,35999 red=2@70,-6640", Rest((TURNED, RED))),
        ("rest", Rest(())),
        ("rest ~1,-5 red=2@70,-6640", Rest((RED,), (1, -5))),
        ("rest ~0", Rest((), (0,))),
    ],
)
def test_an_answer_is_written_and_read(text: str, answer: Answer) -> None:
    assert write_answer(answer) == text
    assert read_answer(text) == answer


@pytest.mark.parametrize(
    "text",
    [
        "",
        "face 3",
        "Faces 3",
        " faces 3",
        "faces 03",
        "faces +3",
        "faces 3.0",
        "faces three",
        "faces 3  4",
        "faces 1_0",
        "faces \N{FULLWIDTH DIGIT THREE}",
        "faces " + "9" * 5000,
        "rest red",
        "rest red=2",
        "rest red=2@70",
        "rest red=2@70,1,0",
        "rest red=2@70,1,01",
        "rest red=2@70,1,",
        "rest red=2@70,1,1,1",
        "rest red=a@70,1",
        "rest red=2@-0,1",
        "rest red=2@70,1 ",
        "rest a=b=2@70,1",
        "rest ~",
        "rest ~1,",
        "rest ~01 red=2@70,1",
        "rest red=2@70,1 ~1",
    ],
)
def test_other_texts_are_no_answers(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^not an answer"):
        read_answer(text)
