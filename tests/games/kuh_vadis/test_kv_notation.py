"""Notation: every move has one spelling, and nothing else is one."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.core.keeping import Keep
from beamme.core.match import Moved, new_match
from beamme.games.kuh_vadis.board import FIELDS
from beamme.games.kuh_vadis.moves import Mark, Move
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.games.kuh_vadis.kv import EMPTY, position, rolled

RULES = KuhVadis()


def test_every_field_has_its_own_mark() -> None:
    lines = [RULES.write(Mark(field)) for field in range(FIELDS)]
    assert len({*lines}) == FIELDS
    assert [RULES.read(line) for line in lines] == [Mark(field) for field in range(FIELDS)]


@pytest.mark.parametrize("move", [Keep(-1), Keep(32), Keep(31), Mark(0)])
def test_a_move_that_does_not_fit_is_refused_before_the_first_roll(move: Move) -> None:
    with pytest.raises(IllegalMove, match="not allowed here"):
        new_match(RULES, 2).add(Moved(0, move))


@pytest.mark.parametrize("move", [Mark(-1), Mark(FIELDS), Mark(1000), Keep(0), Keep(31)])
def test_a_move_that_no_sheet_knows_is_refused_like_any_other(move: Move) -> None:
    match = rolled(position(EMPTY), "* * 1 2 3")
    with pytest.raises(IllegalMove, match="not allowed here"):
        match.add(Moved(0, move))
