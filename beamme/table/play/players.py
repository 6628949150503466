"""Who makes decisions: a person at the table, or the computer."""

import asyncio
from collections.abc import Callable
from itertools import islice
from typing import Generic, Protocol

from beamme.ai.strategy import Level, choose
from beamme.core.chance import Draw
from beamme.core.game import Chance, Move, State
from beamme.core.match import Match
from beamme.table.play.fate import stream
from beamme.table.play.worker import GiveUp, NoAnswer, Worker, if_possible, never

LOT_BYTES = 8
SIMPLEST = Level.BEGINNER
"""Decides when the level at the table cannot."""


class Player(Protocol[State, Move]):
    """Decides when asked."""

    async def choose(self, match: Match[State, Move]) -> Move:
        """The move of the seat whose turn it is."""


class Person(Generic[State, Move]):
    """Waits until somebody at the table decides; forced moves are played automatically."""

    def __init__(self, asked: Callable[[], None] = lambda: None) -> None:
        self._asked = asked
        self._decision: asyncio.Future[Move] | None = None
        self._match: Match[State, Move] | None = None
        self._planned: list[Move] = []

    @property
    def waiting(self) -> bool:
        """Whether a decision is pending."""
        return self._decision is not None and not self._decision.done()

    async def choose(self, match: Match[State, Move]) -> Move:
        """The next planned move, the only legal one, or the one decided now."""
        planned, self._planned = self._planned, []
        follows = self._match is not None and len(match.log) == len(self._match.log) + 1
        self._match = match
        if planned and follows and match.game.allows(match.state, planned[0]):
            self._planned = planned[1:]
            return planned[0]
        move = forced(match)
        if move is not None:
            return move
        self._decision = asyncio.get_running_loop().create_future()
        self._asked()
        try:
            return await self._decision
        finally:
            self._decision = None

    def decide(self, *moves: Move) -> None:
        """Decide, and plan the moves that follow directly.

        It has no effect when no decision is pending or the move is not allowed.
        """
        match = self._match
        if moves and match is not None and self._decision is not None and self.waiting:
            if not match.game.allows(match.state, moves[0]):
                return
            self._decision.set_result(moves[0])
            self._planned = list(moves[1:])


def forced(match: Match[State, Move]) -> Move | None:
    """The only legal move, unless it sets dice in motion, which people always do themselves."""
    legal = match.game.legal(match.state)
    if len(legal) != 1:
        return None
    after = match.game.turn(match.game.play(match.state, legal[0]))
    in_motion = isinstance(after, Chance) and not isinstance(after.ask, Draw)
    return None if in_motion else legal[0]


def any_move(match: Match[State, Move], noise: bytes) -> Move:
    """A random legal move, which needs no thinking."""
    legal = match.game.legal(match.state)
    drawn = bytes(islice(stream(noise, "any move", len(match.log)), LOT_BYTES))
    return legal[int.from_bytes(drawn) % len(legal)]


class Computer(Generic[State, Move]):
    """Asks the worker. The noise makes its mistakes its own, and the same in every replay."""

    def __init__(self, worker: Worker, level: Level, noise: bytes, give_up: GiveUp = never) -> None:
        self._worker = worker
        self._level = level
        self._noise = noise
        self._give_up = give_up

    async def choose(self, match: Match[State, Move]) -> Move:
        """The move of its level, or a simpler one if the worker is given up on."""
        while True:
            try:
                move: Move = await self._worker.ask(
                    choose, match.game, match.state, self._level, self._noise
                )
            except NoAnswer as error:
                if await self._give_up(error):
                    return await self._simpler(match)
            else:
                return move

    async def _simpler(self, match: Match[State, Move]) -> Move:
        """The move of the weakest level, or else a random one; the window itself never thinks."""
        move: Move | None = await if_possible(
            self._worker.ask_once(choose, match.game, match.state, SIMPLEST, self._noise)
        )
        return any_move(match, self._noise) if move is None else move
