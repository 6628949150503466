"""Measures an open match from inside: the longest gap of the window's loop, and its memory."""

import asyncio
import resource
import time
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import qasync
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level, choose
from beamme.core.game import Seat
from beamme.table.jobs.worker_jobs import warm_up
from beamme.table.play.fate import noise_of
from beamme.table.play.worker import Worker
from beamme.table.storage.record import Record
from installer.tools.bench.inside.flights import watch_flights
from installer.tools.bench.inside.games import MODULES, OPENED
from installer.tools.bench.inside.idle import watch_screens
from installer.tools.demo import load_demo
from ui.app.program import Program
from ui.app.shell import Shell
from ui.models.game_model import View

TICK = 0.005
"""How often the loop is asked whether it still answers."""
SETTLING_SECONDS = 6.0
"""While a match is opened and drawn; quality finds its level."""
THINKING_SECONDS = 4.0
"""An opponent is watched for so long while it thinks."""


async def _longest_gap(work: asyncio.Task[None]) -> float:
    """The longest time between two ticks, beyond the tick itself, until the work is done."""
    longest = 0.0
    while not work.done():
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        longest = max(longest, time.perf_counter() - before - TICK)
    return longest


async def _think(worker: Worker, record: Record) -> None:
    """One decision of a master after the other, on every position of a match."""
    end, noise = time.perf_counter() + THINKING_SECONDS, noise_of(record.seed, 0)
    for state in cycle(record.match.states):
        if time.perf_counter() > end:
            return
        if isinstance(record.match.game.turn(state), Seat):
            await worker.ask(choose, record.match.game, state, Level.MASTER, noise)


async def _watch_opponents(program: Program, game: str) -> dict[str, float]:
    program.show()
    await program.worker.ask(warm_up)
    name, plies = OPENED[game]
    whole = load_demo(name)
    record = replace(whole, match=whole.match.back_to(plies or len(whole.match.log)))
    program.session.begin(record)
    await asyncio.sleep(SETTLING_SECONDS)
    program.match.update(phase="computer", view=View(record, None))
    gap = await _longest_gap(asyncio.ensure_future(_think(program.worker, record)))
    return {"gap_ms": 1000 * gap, "rss_mb": _resident_bytes() / 1e6}


def _resident_bytes() -> float:
    """Memory of this process that is really there."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(each for each in status.read_text().splitlines() if each.startswith("VmRSS"))
        return 1024 * float(line.split()[1])
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)


async def _measure(program: Program, words: Sequence[str]) -> dict[str, float]:
    match words:
        case ["idle"]:
            figures = await watch_screens(program)
        case ["thinking", game]:
            figures = await _watch_opponents(program, game)
        case ["flights", game]:
            figures = await watch_flights(program, game)
        case ["watch", game]:
            figures = await MODULES[game].watch(program)
        case _:
            program.show()
            figures = {}
    await program.close()
    return figures


def measured(application: QApplication, shell: Shell, words: Sequence[str]) -> dict[str, float]:
    """Furnish the window, measure in it, and close it."""
    program = Program(shell)
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        return runner.run(_measure(program, words))
