"""The last turn of each seat in one line."""

from collections.abc import Iterator
from typing import Any

from beamme.core.game import Outcome
from beamme.core.match import Match, Moved
from beamme.table.storage.record import Record
from ui.text import games


def last_turns(record: Record) -> tuple[str, ...]:
    """What each seat did in its last completed turn; empty before the first."""
    told: dict[int, str] = {}
    for seat, start, stop in _turns(record.match):
        if seat not in told:
            told[seat] = games.turn(record, start, stop)
        if len(told) == len(record.seating):
            break
    return tuple(told.get(seat, "") for seat in range(len(record.seating)))


def _turns(match: Match[Any, Any]) -> Iterator[tuple[int, int, int]]:
    """The completed turns from the last one back: the seat, and the plies it reaches from and to.

    A turn goes on while others put dice back in between.
    """
    stop = len(match.log)
    if not isinstance(match.turn, Outcome):
        stop = _start(match, stop + 1)
    while stop:
        start = _start(match, stop)
        moves = (entry for entry in match.log[start:stop] if isinstance(entry, Moved))
        mover = next(moves, None)
        if mover is not None:
            yield mover.seat, start, stop
        stop = start


def _start(match: Match[Any, Any], stop: int) -> int:
    """Where the turn began whose last state comes before this ply."""
    start = stop - 1
    while start and match.states[start - 1].active == match.states[stop - 1].active:
        start -= 1
    return start
