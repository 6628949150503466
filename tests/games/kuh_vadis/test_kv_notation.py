"""Notation: every move has one spelling, and nothing else is one."""

import pytest
from kv import EMPTY, position, rolled

from beamme.core.errors import BadNotation, IllegalMove
from beamme.core.keeping import Keep
from beamme.core.match import Moved, new_match
from beamme.games.kuh_vadis.board import FIELDS
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.rules import KuhVadis

RULES = KuhVadis()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll", Keep(0)),
        ("keep 1 2 5", Keep(0b10011)),
        ("keep 4", Keep(0b01000)),
        ("stop", Keep(0b11111)),
        ("mark a1", Mark(0)),
        ("mark g1", Mark(6)),
        ("mark c4", Mark(23)),
        ("mark a7", Mark(42)),
        ("mark g7", Mark(48)),
    ],
)
def test_a_move_is_written_and_read(text: str, move: Move) -> None:
    assert RULES.write(move) == text
    assert RULES.read(text) == move


def test_every_field_has_its_own_mark() -> None:
    lines = [RULES.write(Mark(field)) for field in range(FIELDS)]
    assert len({*lines}) == FIELDS
    assert [RULES.read(line) for line in lines] == [Mark(field) for field in range(FIELDS)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Roll",
        "roll ",
        " roll",
        "roll 5",
        "stop\n",
        "keep",
        "keep ",
        "keep 0",
        "keep 6",
        "keep 2 1",
        "keep 1 1",
        "keep 12",
        "keep  1",
        "keep 1 2 3 4 5",
        "mark",
        "mark ",
        "mark a",
        "mark a0",
        "mark a8",
        "mark h1",
        "mark A1",
        "mark 1a",
        "mark a1 b2",
        "mark  a1",
        "mark a1 ",
        "mark a11",
        "mark ?",
        "mark \N{CYRILLIC SMALL LETTER A}1",
        "mark a\N{FULLWIDTH DIGIT THREE}",
        "Mark a1",
        "skip",
        "faces 1 2 3 4 5",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        RULES.read(text)
    assert str(refused.value) == f"not a move of Kuh Vadis: {text!r}"


@pytest.mark.parametrize("move", [Keep(-1), Keep(32), Keep(31), Mark(0)])
def test_a_move_that_does_not_fit_is_refused_before_the_first_roll(move: Move) -> None:
    with pytest.raises(IllegalMove, match="not allowed here"):
        new_match(RULES, 2).add(Moved(0, move))


@pytest.mark.parametrize("move", [Mark(-1), Mark(FIELDS), Mark(1000), Keep(0), Keep(31)])
def test_a_move_that_no_sheet_knows_is_refused_like_any_other(move: Move) -> None:
    match = rolled(position(EMPTY), "* * 1 2 3")
    with pytest.raises(IllegalMove, match="not allowed here"):
        match.add(Moved(0, move))
