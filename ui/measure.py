"""Measures the window from inside: its start, the longest gap of its loop, its memory."""

import asyncio
import json
import resource
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import qasync

from beamme.ai.strategy import Level
from beamme.table.errands import warm_up
from ui.app import Program
from ui.paths import places
from ui.start import make_application, show

TICK = 0.005
"""How often the loop is asked whether it still answers."""
THINKING = 2.0
"""For how many seconds of thinking opponents are watched."""


async def _longest_gap(program: Program, seconds: float) -> float:
    """The longest time between two ticks, beyond the tick itself, while an opponent thinks."""
    longest, thought, match = 0.0, 0.0, program.match
    while thought < seconds:
        thinking, before = match.now.phase == "computer", time.perf_counter()
        await asyncio.sleep(TICK)
        passed = time.perf_counter() - before
        if thinking and match.now.phase == "computer":
            longest = max(longest, passed - TICK)
            thought += passed
    return longest


async def _watch_opponents(program: Program) -> dict[str, float]:
    await program.brain.ask(warm_up)
    program.lobby.open("beam-me-up")
    for seat in range(2):
        program.lobby.setLevel(seat, Level.MASTER)
    program.settings.change("pace", "fast")
    program.settings.change("flat_dice", True)  # noqa: FBT003
    program.lobby.play()
    await asyncio.sleep(1.0)
    gap = await _longest_gap(program, THINKING)
    return {"gap_ms": 1000 * gap, "rss_mb": _resident_bytes() / 1e6}


def _resident_bytes() -> float:
    """Memory of this process that is really there."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(each for each in status.read_text().splitlines() if each.startswith("VmRSS"))
        return 1024 * float(line.split()[1])
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


async def _run(program: Program, what: str) -> None:
    if what == "play":
        print(json.dumps(await _watch_opponents(program)), flush=True)
    await program.close()


def main(arguments: list[str]) -> int:
    """`start` ends with the first frame, `play` watches two opponents."""
    with TemporaryDirectory() as folder:
        application = make_application(["beamme"])
        program = Program(application, places(Path(folder)))
        show(application, program)
        print("visible", flush=True)
        with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
            runner.run(_run(program, arguments[0]))
    return 0
