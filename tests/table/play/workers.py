"""Workers for tests: used and closed, alone or in a program of their own."""

import asyncio
import os
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from beamme.table.play.worker import Attempt, Worker
from tests.helpers.limits import PATIENCE_SECONDS

Result = TypeVar("Result")
PATIENT = Attempt(60.0)


def with_worker(use: Callable[[Worker], Awaitable[Result]], *attempts: Attempt) -> Result:
    """Use a worker and close it whatever happens."""

    async def using() -> Result:
        worker = Worker(attempts or (PATIENT,) * 4)
        try:
            return await asyncio.wait_for(use(worker), 30)
        finally:
            await worker.close()

    return asyncio.run(using())


def is_alive(process: int) -> bool:
    """Tell whether a process still runs; one that ended and waits for its parent does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text("ascii")
    except FileNotFoundError:
        return False
    return state.rpartition(")")[2].split()[0] != "Z"


def ends_soon(process: int) -> bool:
    """Wait for the end of a process."""
    end = time.monotonic() + PATIENCE_SECONDS
    while is_alive(process) and time.monotonic() < end:
        time.sleep(0.01)
    return not is_alive(process)


PROGRAM = """
import asyncio, os, signal, time
from pathlib import Path
from beamme.table.play import worker as worker_module
from beamme.table.play.worker import Attempt, Worker, NoAnswer, if_possible

async def main():
    worker = Worker()
    print(await worker.ask(os.getpid), flush=True)
    {then}

if __name__ == "__main__":
    asyncio.run(main())
    print("end", flush=True)
"""


def run_program(then: str, folder: Path) -> subprocess.Popen[str]:
    """Start a program with a worker, which does this after printing its process id."""
    script = folder / "program.py"
    script.write_text(textwrap.dedent(PROGRAM).format(then=then), "utf-8")
    return subprocess.Popen(
        [sys.executable, "-W", "error", str(script)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
