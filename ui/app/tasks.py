"""Background tasks: kept alive, their errors reported, all cancelled at the end."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """A set of running tasks."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task; once closed, it is cancelled at once."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        if self._closed:
            task.cancel()
        return task

    async def stop(self, task: asyncio.Task[None] | None) -> None:
        """Cancel a task and wait until it has ended."""
        if task is not None and not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        """Stop all tasks except the caller, and start no more."""
        self._closed = True
        for task in self._running - {asyncio.current_task()}:
            await self.stop(task)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            asyncio.get_running_loop().call_exception_handler(
                {"message": "a task failed", "exception": error, "task": task}
            )
