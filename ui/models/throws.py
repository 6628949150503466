"""Throws in the log of a match: the last one, and whether it may be shown again."""

from typing import Any

from beamme.core.chance import Rest, Throw
from beamme.core.game import Chance, Turn
from beamme.core.match import Answered, Match


def pending_throw(turn: Turn) -> Throw | None:
    """The throw that fate has yet to answer, if any."""
    return turn.ask if isinstance(turn, Chance) and isinstance(turn.ask, Throw) else None


def last_throw(match: Match[Any, Any]) -> Match[Any, Any] | None:
    """The match as it was after the last throw; None if nobody has thrown."""
    for ply in range(len(match.log), 0, -1):
        entry = match.log[ply - 1]
        if isinstance(entry, Answered) and isinstance(entry.answer, Rest):
            return match.back_to(ply)
    return None


def can_be_replayed(match: Match[Any, Any]) -> bool:
    """Whether there is a throw to be shown again, and no other one is on its way."""
    return pending_throw(match.turn) is None and last_throw(match) is not None
