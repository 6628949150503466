"""The worker process: start, ask, stop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")


class Brain:
    """One process beside the window, so that thinking never holds up drawing."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(max_workers=1, mp_context=get_context("spawn"))

    async def ask(
        self,
        function: Callable[Arguments, Result],
        *args: Arguments.args,
        **kwargs: Arguments.kwargs,
    ) -> Result:
        """What the function returns over there; it must be importable by name."""
        future = self._pool.submit(function, *args, **kwargs)
        return await asyncio.wrap_future(future)

    async def close(self) -> None:
        """Stop without waiting for questions that nobody wants answered any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._pool.shutdown)
