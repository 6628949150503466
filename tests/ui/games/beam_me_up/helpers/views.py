"""Positions of Beam Me Up as the window gets them: who sits there, and who is asked."""

from dataclasses import replace
from typing import Any

from beamme.core.match import Match, new_match
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State
from beamme.table.storage.record import Seating, begin
from tests.games.beam_me_up.bmu import GROUND, board
from tests.helpers.helped import with_help
from tests.helpers.lines import add_line
from ui.models.game_model import View

NAMES = ("Ada", "Nova", "Mika", "Juno")
SEED = bytes(32)
LEVEL = "4444444"
"""Every stone in row 4."""


def view_of(match: Match[Any, Any], deciding: int | None = 0) -> View:
    """Show this match to people at every seat, whose aims are carried out as they are set."""
    seating = [Seating(NAMES[seat], None, seat) for seat in range(match.seats)]
    record = with_help(begin(match.game, seating, SEED), None)
    return View(replace(record, match=match), deciding)


def keeping(
    dice: str,
    own: str = GROUND,
    others: tuple[str, ...] = (GROUND,),
    fields: str = "",
    other_fields: str = "",
    kept: int = 0,
    **house_rules: Joker | bool,
) -> View:
    """Ask seat 1, who has rolled these dice, which of them to keep."""
    boards = (board(fields), *(board(other_fields) for _ in others))
    heights = tuple(tuple(map(int, digits)) for digits in (own, *others))
    faces = tuple(map(int, dice.split()))
    state = State(heights, 0, Phase.KEEP, rolls_left=1, faces=faces, kept=kept)
    return view_of(Match(BeamMeUp(boards, **house_rules), len(heights), (), (state,)))


def after(view: View, *lines: str, deciding: int | None = 0) -> View:
    """Let these lines of notation be played."""
    return View(replace(view.record, match=played(view.match, *lines)), deciding)


def played(match: Match[Any, Any], *lines: str) -> Match[Any, Any]:
    """Add lines of notation, each judged by the rules."""
    for line in lines:
        match = add_line(match, line)
    return match


ROLLED = keeping("3 3 1 1 6")


def begun(seats: int, *lines: str, deciding: int | None = 1) -> View:
    """Begin a match, and let these lines be played."""
    return after(view_of(new_match(BeamMeUp(), seats)), *lines, deciding=deciding)
