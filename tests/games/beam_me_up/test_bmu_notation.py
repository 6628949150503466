"""Notation: every move has one spelling, and nothing else is one."""

import pytest

from beamme.core.errors import IllegalMove
from beamme.core.keeping import Keep
from beamme.core.match import Moved, new_match
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Move
from beamme.games.beam_me_up.rules import BeamMeUp

RULES = BeamMeUp()


@pytest.mark.parametrize(
    "move",
    [
        Keep(-1),
        Keep(32),
        Advance(7, 7),
        Advance(-1, 3),
        Launch(9),
        Launch(-1),
        Lift((7,)),
        Lift(()),
    ],
)
def test_a_move_that_no_board_knows_is_refused_like_any_other(move: Move) -> None:
    match = new_match(RULES, 2)
    with pytest.raises(IllegalMove, match="not allowed here"):
        match.add(Moved(1, move))
