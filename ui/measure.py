"""Measures the window from inside: its start, the longest gap of its loop, its memory."""

import asyncio
import json
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import qasync
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from beamme.table.errands import warm_up
from ui.app import Program, make_application
from ui.paths import places

TICK = 0.005
"""How often the loop is asked whether it still answers."""
THINKING = 8.0
"""For how many seconds opponents are watched."""


async def _visible(program: Program) -> None:
    seen = asyncio.Event()
    program.window.frameSwapped.connect(seen.set)
    await seen.wait()


async def _longest_gap(seconds: float) -> float:
    """The longest time between two ticks, beyond the tick itself."""
    longest, end = 0.0, time.perf_counter() + seconds
    while (before := time.perf_counter()) < end:
        await asyncio.sleep(TICK)
        longest = max(longest, time.perf_counter() - before - TICK)
    return longest


async def _watch_opponents(program: Program) -> dict[str, float]:
    await program.brain.ask(warm_up)
    program.lobby.open("beam-me-up")
    for seat in range(2):
        program.lobby.setLevel(seat, Level.MASTER)
    program.settings.change("pace", "instant")
    program.settings.change("flat_dice", True)  # noqa: FBT003
    program.lobby.play()
    await asyncio.sleep(1.0)
    gap = await _longest_gap(THINKING)
    return {"gap_ms": 1000 * gap, "rss_mb": _resident_bytes() / 1e6}


def _resident_bytes() -> float:
    """Memory of this process that is really there."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(each for each in status.read_text().splitlines() if each.startswith("VmRSS"))
        return 1024 * float(line.split()[1])
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


async def _run(application: QApplication, what: str) -> None:
    with TemporaryDirectory() as folder:
        program = Program(application, places(Path(folder)))
        program.show()
        await _visible(program)
        print("visible", flush=True)
        if what == "play":
            print(json.dumps(await _watch_opponents(program)), flush=True)
        await program.close()


def main(arguments: list[str]) -> int:
    """`start` ends with the first frame, `play` watches two opponents."""
    application = make_application(["beamme"])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(_run(application, arguments[0]))
    return 0
