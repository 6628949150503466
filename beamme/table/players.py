"""Who decides: a person at the table, or the computer."""

import asyncio
from typing import Generic, Protocol

from beamme.ai.strategy import Level, choose
from beamme.core.game import Move, State
from beamme.core.match import Match
from beamme.table.brain import Brain


class Player(Protocol[State, Move]):
    """Decides when it is asked."""

    async def choose(self, match: Match[State, Move]) -> Move:
        """The move of the seat whose turn it is."""


class Person(Generic[State, Move]):
    """Waits until somebody at the table decides."""

    def __init__(self) -> None:
        self._decision: asyncio.Future[Move] | None = None

    @property
    def waiting(self) -> bool:
        """Whether a decision is being waited for."""
        return self._decision is not None and not self._decision.done()

    async def choose(self, match: Match[State, Move]) -> Move:  # noqa: ARG002 people see it
        """The move that `decide` is called with."""
        self._decision = asyncio.get_running_loop().create_future()
        try:
            return await self._decision
        finally:
            self._decision = None

    def decide(self, move: Move) -> None:
        """Decide; without a question, and a second time, it has no effect."""
        if self._decision is not None and not self._decision.done():
            self._decision.set_result(move)


class Computer(Generic[State, Move]):
    """Asks the brain. The noise makes its mistakes its own and the same in every replay."""

    def __init__(self, brain: Brain, level: Level, noise: bytes) -> None:
        self._brain = brain
        self._level = level
        self._noise = noise

    async def choose(self, match: Match[State, Move]) -> Move:
        """The move of its level."""
        move: Move = await self._brain.ask(
            choose, match.game, match.state, self._level, self._noise
        )
        return move
