"""The real program with a driver inside it, as stress and soak use it."""

import asyncio
import os
import sys
import traceback
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import ui.app.event_loop
from ui.__main__ import main
from ui.app.program import Program
from ui.app.start import Start

Drive = Callable[[Program], Coroutine[Any, Any, None]]
"""Uses the program and ends it."""


def run_driven(arguments: Sequence[str], drive: Drive) -> int:
    """Start the program with these arguments and drive it; return its exit code."""
    run_until_closed = ui.app.event_loop._run_until_closed  # noqa: SLF001 to wrap it

    async def driven(program: Program, start: Start) -> None:
        driving = asyncio.create_task(_or_end(drive(program)))
        await run_until_closed(program, start)
        if not driving.done():
            print("The program was ended before its driver had finished.", file=sys.stderr)
            os._exit(1)

    ui.app.event_loop._run_until_closed = driven  # noqa: SLF001
    sys.argv[1:] = arguments
    return main()


async def _or_end(driving: Coroutine[Any, Any, None]) -> None:
    """End the process if its driver fails: the program would show that, and wait for a click."""
    try:
        await driving
    except Exception:  # noqa: BLE001 whatever it is, nobody is there to click
        traceback.print_exc()
        os._exit(1)
