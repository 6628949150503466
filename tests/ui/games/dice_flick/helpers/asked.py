"""Somebody who aims, and a worker that answers when it is told to."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from beamme.throws.dice_flick.flick import prepare
from tests.ui.helpers.driving import run
from ui.app.tasks import Tasks
from ui.games.dice_flick.model import DiceFlickModel
from ui.games.dice_flick.outlook import FlickOutlook

CENTRE = (0.0,) * 12 + (1.0,) + (0.0,) * 14
"""An outlook that is sure of the hollow in the middle."""


class Slow:
    """A worker that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, tuple[Any, ...]]] = []
        self.prepared: list[tuple[Any, ...]] = []
        self._waiting: list[asyncio.Future[Any]] = []

    async def ask(self, function: Any, *args: Any) -> Any:
        if function is prepare:
            self.prepared.append(args)
            return None
        self.asked.append((function, args))
        self._waiting.append(asyncio.get_running_loop().create_future())
        return await self._waiting[-1]

    async def answer(self, value: Any) -> None:
        """Answer the oldest question, and let everybody hear it."""
        self._waiting.pop(0).set_result(value)
        await quiet()

    async def fail(self) -> None:
        """Break off the oldest question, as when the program ends."""
        self._waiting.pop(0).cancel()
        await quiet()


async def quiet() -> None:
    """Let everything happen that is about to."""
    for _ in range(5):
        await asyncio.sleep(0)


class Table:
    """Somebody who aims, and who looks ahead for them."""

    def __init__(self) -> None:
        self.worker = Slow()
        self.model = DiceFlickModel()
        self.aiming = FlickOutlook(self.model.aim, self.worker, Tasks())  # type: ignore[arg-type]
        self.model.aim.outlookWanted.connect(self.aiming.look)
        self.model.aim.hollowWanted.connect(self.aiming.aim_at)


Play = Callable[[Table], Awaitable[None]]


@pytest.fixture
def play(qapp: QApplication) -> Callable[[Play], None]:
    """Run something at a table."""

    def played(work: Play) -> None:
        async def at_a_table() -> None:
            await work(Table())

        run(qapp, at_a_table())

    return played
