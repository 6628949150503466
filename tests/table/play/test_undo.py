"""Back to the last own decision that neither fate nor an opponent has answered."""

from typing import Any

import pytest

from beamme.core.match import Match, new_match
from beamme.games.beam_me_up import BeamMeUp
from beamme.table.play.undo import undo_ply
from tests.helpers.lines import add_line

BOTH, FIRST, SECOND, NOBODY = {0, 1}, {0}, {1}, set[int]()
LIFTED = ("lift 1",)
ROLLED = (*LIFTED, "roll", "faces 2 2 2 4 4")
STOPPED = (*ROLLED, "stop")


def start(*lines: str) -> Match[Any, Any]:
    """Begin a match of two with these lines."""
    match: Match[Any, Any] = new_match(BeamMeUp(), 2)
    for line in lines:
        match = add_line(match, line)
    return match


@pytest.mark.parametrize(
    ("lines", "people", "ply"),
    [
        ((), BOTH, None),
        (LIFTED, BOTH, 0),
        (LIFTED, SECOND, 0),
        (LIFTED, FIRST, None),
        ((*LIFTED, "roll"), BOTH, None),
        (ROLLED, BOTH, None),
        (STOPPED, BOTH, 3),
        (STOPPED, FIRST, 3),
        (STOPPED, SECOND, None),
        (STOPPED, NOBODY, None),
        ((*STOPPED, "move 2"), BOTH, 4),
        ((*STOPPED, "move 2", "move 4"), BOTH, 4),
        ((*STOPPED, "move 2", "move 4"), FIRST, 4),
        ((*STOPPED, "move 2", "move 4", "roll"), BOTH, None),
        ((*STOPPED, "move 2", "move 4", "roll"), FIRST, None),
        ((*LIFTED, "roll", "faces 2 2 2 2 2", "stop", "move 2"), FIRST, 3),
        ((*ROLLED, "keep 1 2 3 4", "faces 5"), FIRST, None),
    ],
)
def test_how_far_back(lines: tuple[str, ...], people: set[int], ply: int | None) -> None:
    assert undo_ply(start(*lines), people) == ply


def test_a_match_goes_back_to_exactly_that_decision() -> None:
    match = start(*STOPPED, "move 2")
    ply = undo_ply(match, FIRST)
    assert ply is not None
    assert match.back_to(ply) == start(*STOPPED)
    further = undo_ply(match.back_to(ply), FIRST)
    assert further is not None
    assert match.back_to(further) == start(*ROLLED)
    assert undo_ply(match.back_to(further), FIRST) is None
