"""The turn loop."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic

from beamme.core.game import Chance, Move, Outcome, Seat, State
from beamme.core.match import Answered, Entry, Match, Moved
from beamme.table.play.fate import Fate
from beamme.table.play.players import Player
from beamme.throws.landed import Landed

Gate = Callable[[Match[State, Move], Landed | None], Awaitable[None]]
"""Shows the last entry of a match, with its flight if dice were thrown; returns once it is seen."""


class Table(Generic[State, Move]):
    """Lets players and fate decide in turn until the match is over."""

    def __init__(
        self,
        match: Match[State, Move],
        players: Sequence[Player[State, Move]],
        fate: Fate,
        shown: Gate[State, Move],
    ) -> None:
        self.match = match
        self._players = players
        self._fate = fate
        self._shown = shown

    async def run(self) -> Outcome:
        """Play on until the match is over; cancelling discards any decision in progress."""
        while True:
            entry: Entry[Move]
            thrown = None
            match self.match.turn:
                case Outcome() as outcome:
                    return outcome
                case Chance(ask):
                    told = await self._fate.answer(ask, self.match.asked)
                    entry, thrown = Answered(told.answer), told.thrown
                case Seat(index):
                    entry = Moved(index, await self._players[index].choose(self.match))
            self.match = self.match.add(entry)
            await self._shown(self.match, thrown)
