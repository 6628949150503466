"""The turn loop."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Generic

from beamme.core.game import Chance, Move, Outcome, Seat, State
from beamme.core.match import Answered, Entry, Match, Moved
from beamme.table.play.fate import Fate
from beamme.table.play.players import Player

Gate = Callable[[Match[State, Move]], Awaitable[None]]
"""Shows the last entry of a match and returns once people have seen it."""


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
            match self.match.turn:
                case Outcome() as outcome:
                    return outcome
                case Chance(ask):
                    entry = Answered(await self._fate.answer(ask, self.match.asked))
                case Seat(index):
                    entry = Moved(index, await self._players[index].choose(self.match))
            self.match = self.match.add(entry)
            await self._shown(self.match)
