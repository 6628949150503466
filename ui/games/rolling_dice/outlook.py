"""What may become of a throw, tried out by the worker while somebody aims."""

import asyncio

from beamme.table.play.worker import Worker, if_possible
from beamme.throws.rolling_dice.outlook import Outlook, tried
from ui.app.tasks import Tasks
from ui.games.rolling_dice.parts.aim import RollingDiceAim

STILL_SECONDS = 0.15
"""An aim is looked at after this time without a change: letting go does not wait for it."""
PORTION = 4
"""Throws that are tried at once: in between the worker may answer others."""
FEWEST, ENOUGH = 12, 60
"""Throws after which a first answer is told, and after which no more are tried."""


class ThrowOutlook:
    """Asks the worker about an aim that is held still, portion by portion."""

    def __init__(self, aim: RollingDiceAim, worker: Worker, tasks: Tasks) -> None:
        self._aim = aim
        self._worker = worker
        self._tasks = tasks
        self._asking = self._stale = self._over = False

    def look(self) -> None:
        """The aim has changed."""
        self._stale = True
        if not self._asking:
            self._asking = True
            self._tasks.spawn(self._ask())

    def stop(self) -> None:
        """Somebody has decided: the worker has other things to do."""
        self._over = True

    async def _ask(self) -> None:
        try:
            while self._stale:
                self._stale = self._over = False
                await asyncio.sleep(STILL_SECONDS)
                if not self._stale:
                    await self._try()
        finally:
            self._asking = False

    async def _try(self) -> None:
        """Try the present aim until that is enough, or it is no longer the present one."""
        question, found = self._aim.question(), Outlook()
        while question is not None and found.throws < ENOUGH:
            if self._stale or self._over or question != self._aim.question():
                return
            game, state, aim, grip = question
            more = await if_possible(
                self._worker.ask(tried, game, state, aim.gesture, grip, found.throws, PORTION)
            )
            if more is None:
                return
            found = found.and_then(more)
            if found.throws >= FEWEST:
                self._aim.answer(question, found)
