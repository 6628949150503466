"""Measures how much of a processor every screen takes while nobody does anything."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Mapping
from pathlib import Path

from installer.tools.bench.inside.games import flat_screens, idle_screens
from installer.tools.tour.stops import Stop
from installer.tools.tour.tour import Tour
from installer.tools.tour.tour_screens import STOPS
from ui.app.program import Program

QUIET_SECONDS = 11.0
"""From the last input until a screen is watched: ten in which it comes to rest, and one more."""
WATCHED_SECONDS = 6.0


def _flat(stop: Stop) -> Stop:
    """The same screen with dice that are seen from above."""

    async def visit(tour: Tour) -> None:
        tour.program.settings.change("view", "flat")
        await stop(tour)

    return visit


GENERAL = ("home", "preferences", "about", "library", "fairness", "print-pad", "print-record")
"""Screens that are no game's."""
SCREENS: Mapping[str, Stop] = {
    **{name: STOPS[name] for name in (*GENERAL, *idle_screens())},
    **{f"{name}-flat": _flat(STOPS[name]) for name in flat_screens()},
}


async def watch_screens(program: Program) -> dict[str, float]:
    """The share of one core in percent, of window and worker together, by screen."""
    tour = Tour(program)
    program.add_sounds()
    program.settings.change("motion", "full")
    program.settings.change("pace", "normal")
    shares: dict[str, float] = {}
    for name, stop in SCREENS.items():
        program.settings.change("view", "automatic")
        await stop(tour)
        await _until_nobody_thinks()
        await asyncio.sleep(QUIET_SECONDS)
        shares[name] = await _share()
    return shares


async def _until_nobody_thinks() -> None:
    """What was aimed at is tried out first; on a busy computer that takes a while."""
    before = -1.0
    while (spent := _spent_by_worker()) != before:
        before = spent
        await asyncio.sleep(1)


async def _share() -> float:
    started, spent = time.perf_counter(), _spent()
    await asyncio.sleep(WATCHED_SECONDS)
    return 100 * (_spent() - spent) / (time.perf_counter() - started)


def _spent() -> float:
    """Seconds of processor time of all threads of the window and of its worker."""
    return time.process_time() + _spent_by_worker()


def _spent_by_worker() -> float:
    return sum(map(_spent_by, multiprocessing.active_children()))


def _spent_by(child: multiprocessing.process.BaseProcess) -> float:
    stat = Path(f"/proc/{child.pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
