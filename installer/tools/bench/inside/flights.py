"""Measures how many pictures of flying dice the window draws in a second, seen from above."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Q_ARG, QMetaObject, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickView, QQuickWindow

from beamme.table.jobs.worker_jobs import warm_up
from ui.app.program import Program

THROWS = 6
BARE_SECONDS = 2.0
SETTLING_SECONDS = 2.0
"""While the page is drawn first."""
AIMING_SECONDS = 0.5
"""Between two throws."""
GLANCE_SECONDS = 0.005
PATIENCE_SECONDS = 30.0
BARE = b"""
import QtQuick
Rectangle {
    width: 1280
    height: 800
    Rectangle {
        width: 90
        height: 90
        color: "red"
        NumberAnimation on x { to: 1190; duration: 700; loops: Animation.Infinite }
    }
}
"""
"""One square that moves: what this computer can draw at all."""


async def watch_flights(program: Program, game: str) -> dict[str, float]:
    """Frames a second of practice throws with trail and zoom, and of a bare window."""
    bare = await _bare()
    for key, value in {"view": "flat", "motion": "full", "pace": "normal"}.items():
        program.settings.change(key, value)
    program.show()
    await program.worker.ask(warm_up)
    QMetaObject.invokeMethod(program.window, "practise", Q_ARG(str, game))
    await _until(lambda: program.practice.property("enabled"))
    await asyncio.sleep(SETTLING_SECONDS)
    flown = [await _throw(program) for _ in range(THROWS)]
    if not all(followed for _, _, followed in flown):
        raise RuntimeError("the eye did not follow, or there was no trail")
    frames = sum(count for count, _, _ in flown)
    return {"fps": frames / sum(lasting for _, lasting, _ in flown), "bare_fps": bare}


async def _throw(program: Program) -> tuple[int, float, bool]:
    """Let go; the frames of the flight, how long it took, and whether trail and zoom were there."""
    await _until(lambda: program.practice.property("enabled"))
    await asyncio.sleep(AIMING_SECONDS)
    game: Any = program.practice.property("game")
    arena = game.common.arena
    swapped = _swaps(program.window)
    trailed = followed = False
    program.practice.letGo()
    await _until(lambda: arena.property("flying"))
    swapped.clear()
    while arena.property("flying"):
        trailed = trailed or bool(arena.property("trails"))
        followed = followed or arena.property("nearness") > 0
        await asyncio.sleep(GLANCE_SECONDS)
    frames = list(swapped)
    return len(frames) - 1, frames[-1] - frames[0], trailed and followed


async def _bare() -> float:
    """Frames a second of a window of the same size in which only a square moves."""
    view = QQuickView()
    component = QQmlComponent(view.engine())
    component.setData(BARE, QUrl())
    view.setContent(QUrl(), component, component.create())
    swapped = _swaps(view)
    view.show()
    await _until(lambda: len(swapped) > 1)
    swapped.clear()
    await asyncio.sleep(BARE_SECONDS)
    frames = list(swapped)
    view.close()
    return (len(frames) - 1) / (frames[-1] - frames[0])


def _swaps(window: QQuickWindow) -> list[float]:
    """When each frame got to the screen, from now on."""
    found: list[float] = []
    window.frameSwapped.connect(lambda: found.append(time.perf_counter()))
    return found


async def _until(condition: Callable[[], object]) -> None:
    end = time.perf_counter() + PATIENCE_SECONDS
    while not condition():
        if time.perf_counter() > end:
            raise TimeoutError("nothing flies")
        await asyncio.sleep(GLANCE_SECONDS)
