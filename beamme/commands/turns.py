"""Split the log of a match into turns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from beamme.core.game import Chance
from beamme.core.match import Match


@dataclass(frozen=True, slots=True)
class Told:
    """One turn of a seat; turn 0 is before the first question to fate."""

    number: int
    seat: int
    first: int
    """The index of the turn's first entry; `end` is the index after its last."""
    end: int


def turns(match: Match[Any, Any]) -> tuple[Told, ...]:
    """The log in turns, fate's answers included; a new one begins when the active seat changes."""
    found: list[Told] = []
    first, last = 0, len(match.log)
    for ply in range(1, last + 1):
        began = match.states[first]
        if ply < last and match.states[ply].active == began.active:
            continue
        # A question to fate at the very end belongs to the turn that waits for it.
        seen = match.states[first : ply + (ply == last)]
        asked = any(isinstance(match.game.turn(state), Chance) for state in seen)
        number = found[-1].number if found else 0
        found.append(Told(number + (asked or number > 0), _seat(began), first, ply))
        first = ply
    return tuple(found)


def _seat(state: Any) -> int:  # noqa: ANN401 any game
    """Whose turn it is; in a game with colours, a seat may have several."""
    seat_of: Callable[[int], int] = getattr(state, "seat_of", int)
    return seat_of(state.active)
