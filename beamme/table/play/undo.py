"""How far back undo may go."""

from collections.abc import Collection

from beamme.core.game import Move, State
from beamme.core.match import Answered, Match


def undo_ply(match: Match[State, Move], people: Collection[int]) -> int | None:
    """The ply before a person's last real choice, if neither fate nor an opponent has replied."""
    seat = None
    for ply in reversed(range(len(match.log))):
        entry = match.log[ply]
        if (
            isinstance(entry, Answered)
            or entry.seat not in people
            or seat not in {None, entry.seat}
        ):
            return None
        seat = entry.seat
        if len(match.game.legal(match.states[ply])) > 1:
            return ply
    return None
