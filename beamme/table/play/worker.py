"""Think outside the window: a worker process answers questions, and is replaced if it fails."""

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
    """A worker that takes longer is considered hung and is killed."""
    pause_seconds: float = 0.0
    """Time for the system to recover after a failure, before the next attempt."""


ATTEMPTS = (Attempt(60.0), Attempt(120.0, 1.0), Attempt(180.0, 3.0), Attempt(240.0))
"""The hardest decisions take 3 seconds on an idle computer, but far longer on a busy one."""


class NoAnswer(Exception):
    """Every attempt failed: the worker died, hung, or could not be started."""


class Worker:
    """Runs one worker process at a time, so that thinking never delays drawing."""

    def __init__(self, attempts: Sequence[Attempt] = ATTEMPTS) -> None:
        self._attempts = attempts
        self._process: WorkerProcess | None = None
        self._turn = asyncio.Lock()
        self._thinking: asyncio.Future[Any] | None = None
        """The last question; it continues even if the asker is no longer interested."""
        self._closed = False

    async def ask(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """Call a function in the worker; it must be importable by name. Raises NoAnswer."""
        return await self._ask(partial(function, *args, **kwargs), self._attempts)

    async def ask_once(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """Like `ask`, but give up after the first failure."""
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
        """Stop without waiting for pending questions."""
        self._closed = True
        if self._process is not None:
            await asyncio.to_thread(self._process.stop)
        await self._free()

    async def _try(self, question: Callable[[], Result], limit_seconds: float) -> Result:
        # One question at a time: the limit is for thinking, not for waiting in the queue.
        async with self._turn:
            await self._free()
            process = self._running()
            thinking = asyncio.wrap_future(process.think(question))
            timer = asyncio.get_running_loop().call_later(limit_seconds, process.kill)

            def done(_: object) -> None:
                timer.cancel()
                thinking.exception()  # retrieved even if nobody waits for the answer any more

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
        """Wait until the worker has finished a question that was abandoned."""
        if self._thinking is not None and not self._thinking.done():
            await asyncio.wait([self._thinking])


GiveUp = Callable[[NoAnswer], Awaitable[bool]]
"""Returns whether to go on without an answer; otherwise the question is asked again."""


async def never(error: NoAnswer) -> bool:
    """Never go on without an answer: raise the error instead."""
    raise error


async def if_possible(answer: Awaitable[Result]) -> Result | None:
    """The answer to an optional question, or None if there is none."""
    try:
        return await answer
    except NoAnswer:
        return None
