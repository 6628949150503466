"""How good each choice of dice is, worked out while they still roll."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from beamme.ai.strategy import judge
from beamme.core.game import Seat
from beamme.core.keeping import Keep
from beamme.core.match import Match
from beamme.table.play.worker import Worker, if_possible

HEAD_START_S = 0.15
"""What is shown comes first; where nothing rolls, a person is asked sooner than this."""

Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class Foresight:
    """Judges a decision before it is asked for; what is not known by then is not told later."""

    def __init__(self, worker: Worker, spawn: Spawn) -> None:
        self._worker = worker
        self._spawn = spawn
        self._task: asyncio.Task[None] | None = None
        self._found: Mapping[int, float] | None = None

    def begin(self, match: Match[Any, Any]) -> None:
        """Judge the dice to keep, if that is to be decided."""
        self.end()
        turn = match.turn
        if isinstance(turn, Seat):
            choices = [move for move in match.game.legal(match.state) if isinstance(move, Keep)]
            if len(choices) > 1:
                self._task = self._spawn(self._judge(match))

    def end(self) -> Mapping[int, float] | None:
        """The chance to win with each mask of kept dice; None if that is not known in time."""
        if self._task is not None:
            self._task.cancel()
        found, self._task, self._found = self._found, None, None
        return found

    async def _judge(self, match: Match[Any, Any]) -> None:
        await asyncio.sleep(HEAD_START_S)
        judged = await if_possible(self._worker.ask(judge, match.game, match.state))
        moves = [each for each in judged or () if isinstance(each.move, Keep)]
        self._found = {each.move.mask: each.chance for each in moves} or None
