"""The worker process: start, ask, stop."""

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

POLITENESS = 4
"""How far thinking steps back where the window wants to draw at the same time."""


class Brain:
    """One process beside the window, so that thinking never holds up drawing."""

    def __init__(self) -> None:
        self._pool = _new_pool()
        self._closed = False

    async def ask(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """What the function returns over there; it must be importable by name."""
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
        except BrokenProcessPool:
            if self._closed:
                raise
            # The system ended the process; another one can still think about it.
            if self._pool is pool:
                self._pool = _new_pool()
            return await asyncio.wrap_future(self._pool.submit(function, *args, **kwargs))

    async def close(self) -> None:
        """Stop without waiting for questions that nobody wants answered any more."""
        self._closed = True
        # Python 3.14 has terminate_workers() for this.
        for process in tuple((self._pool._processes or {}).values()):  # noqa: SLF001
            process.terminate()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        max_workers=1, mp_context=get_context("spawn"), initializer=_settle_in
    )


def _settle_in() -> None:
    """Over there: let the window draw first, leave Ctrl-C to it, and do not outlive it."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
