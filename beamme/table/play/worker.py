"""Thinking beside the window: questions go to a worker process, which is replaced if it fails."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar

from beamme.table.play.worker_process import WorkerFailed, WorkerProcess

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Attempt:
    """How patient one attempt at a question is."""

    limit_seconds: float
    """A worker that thinks for longer hangs and is killed."""
    pause_seconds: float = 0.0
    """Time for the system to recover if it fails, before the next attempt."""


ATTEMPTS = (Attempt(60.0), Attempt(120.0, 1.0), Attempt(180.0, 3.0), Attempt(240.0))
"""The hardest decisions take 3 seconds on an idle computer; a busy one needs many times as long."""


class NoAnswer(Exception):
    """Every attempt failed: the worker died, hung, or could not be started."""


class Worker:
    """One worker process at a time, so that thinking never holds up drawing."""

    def __init__(self, attempts: Sequence[Attempt] = ATTEMPTS) -> None:
        self._attempts = attempts
        self._process: WorkerProcess | None = None
        self._turn = asyncio.Lock()
        self._thinking: asyncio.Future[Any] | None = None
        """The last question, which goes on if whoever asked is not interested any more."""
        self._closed = False

    async def ask(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """What the function returns over there; it must be importable by name. Raises NoAnswer."""
        return await self._ask(partial(function, *args, **kwargs), self._attempts)

    async def ask_once(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """Like `ask`, but after the first failure nothing else is tried."""
        return await self._ask(partial(function, *args, **kwargs), self._attempts[:1])

    async def _ask(self, question: Callable[[], Result], attempts: Sequence[Attempt]) -> Result:
        reason = "closed"
        for attempt in attempts:
            if self._closed:
                break
            try:
                return await self._try(question, attempt.limit_seconds)
            except WorkerFailed as error:
                reason = str(error)
            if not self._closed:
                _log.warning("no answer from the worker: %s", reason)
                await asyncio.sleep(attempt.pause_seconds)
        raise NoAnswer(reason)

    async def close(self) -> None:
        """Stop without waiting for questions that nobody wants answered any more."""
        self._closed = True
        if self._process is not None:
            await asyncio.to_thread(self._process.stop)
        await self._free()

    async def _try(self, question: Callable[[], Result], limit_seconds: float) -> Result:
        # One question at a time: the limit is for thinking, not for waiting in line.
        async with self._turn:
            await self._free()
            process = self._running()
            thinking = asyncio.wrap_future(process.think(question))
            timer = asyncio.get_running_loop().call_later(limit_seconds, process.kill)

            def done(_: object) -> None:
                timer.cancel()
                thinking.exception()  # heard, even if nobody waits for the answer any more

            thinking.add_done_callback(done)
            self._thinking = thinking
            return await asyncio.shield(thinking)

    def _running(self) -> WorkerProcess:
        if self._closed:
            raise WorkerFailed("closed")
        if self._process is not None and not self._process.alive:
            self._process.stop()
            self._process = None
        if self._process is None:
            self._process = WorkerProcess()
        return self._process

    async def _free(self) -> None:
        """Wait until the worker is done with a question that nobody waits for any more."""
        if self._thinking is not None and not self._thinking.done():
            await asyncio.wait([self._thinking])


GiveUp = Callable[[NoAnswer], Awaitable[bool]]
"""Whether to go on without an answer; otherwise the question is asked again."""


async def never(error: NoAnswer) -> bool:
    """Nobody can be asked whether to go on without an answer."""
    raise error


async def if_possible(answer: Awaitable[Result]) -> Result | None:
    """The answer to a question that the match can do without, or none."""
    try:
        return await answer
    except NoAnswer:
        return None
