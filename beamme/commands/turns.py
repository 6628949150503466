"""The log of a match in turns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from beamme.core.game import Chance
from beamme.core.match import Match


@dataclass(frozen=True, slots=True)
class Told:
    """What a seat did in one turn; turn 0 comes before the first question to fate."""

    number: int
    seat: int
    first: int
    """The entry with which the turn begins."""
    end: int


def turns(match: Match[Any, Any]) -> tuple[Told, ...]:
    """The log in turns: one begins whenever somebody else is active, fate's answers with it."""
    found: list[Told] = []
    first, last = 0, len(match.log)
    for ply in range(1, last + 1):
        began = match.states[first]
        if ply < last and match.states[ply].active == began.active:
            continue
        # What fate is asked at the very end belongs to the turn that waits for it.
        seen = match.states[first : ply + (ply == last)]
        asked = any(isinstance(match.game.turn(state), Chance) for state in seen)
        number = found[-1].number if found else 0
        found.append(Told(number + (asked or number > 0), _seat(began), first, ply))
        first = ply
    return tuple(found)


def _seat(state: Any) -> int:  # noqa: ANN401 any game
    """Whose turn it is; in a game of colours a seat may have several."""
    seat_of: Callable[[int], int] = getattr(state, "seat_of", int)
    return seat_of(state.active)
