"""A match of two that begins with given lines, and a screen that shows nothing."""

from typing import Any

from beamme.core.match import Match, new_match
from beamme.games.beam_me_up import BeamMeUp
from beamme.throws.landed import Landed
from tests.helpers.lines import add_line

FULL_HOUSE = ("lift 1", "roll", "faces 2 2 2 4 4")


def start(*lines: str) -> Match[Any, Any]:
    """Begin a match of two with these lines."""
    match: Match[Any, Any] = new_match(BeamMeUp(), 2)
    for line in lines:
        match = add_line(match, line)
    return match


async def unseen(match: Match[Any, Any], thrown: Landed | None) -> None:
    """Show nothing."""
