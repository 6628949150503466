"""Nothing moves that need not: endless motion rests after a while, and in a window nobody sees."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beamme.games import GAMES
from installer.tools.tour.stops import practice
from installer.tools.tour.tour import Tour
from tests.helpers.limits import PATIENCE_SECONDS
from tests.ui.helpers.driving import opened, until
from tests.ui.helpers.screen import outside
from ui.app.paths import QML
from ui.throwing.practice import is_practised

TICK, LOOKS = 0.02, 25
"""Seconds between two looks, and how many of them without a frame are rest."""
NEVER_MS = 10**9
MOVING = ("beam-me-up-two-open", "dice-flick-aiming", "rolling-dice-aiming")
"""Matches in which something moves for ever while somebody looks on."""


@asynccontextmanager
async def lively_tour(
    application: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Tour, Any]]:
    """Open the window where everything moves that can; how it looks on is the second."""
    async with opened(application, folder, monkeypatch, sound=False, view="automatic") as program:
        tour = Tour(program)
        program.settings.change("motion", "full")
        attention: Any = program.shell.engine.singletonInstance("Dice", "Attention")
        # On a busy computer ten seconds may be over before enough frames are drawn.
        attention.setProperty("idleAfter", NEVER_MS)
        yield tour, attention


async def until_still(frames: list[bool], what: str) -> None:
    """Wait until no frame was drawn for a while."""
    looks = [True]
    end = asyncio.get_running_loop().time() + PATIENCE_SECONDS
    while any(looks[-LOOKS:]) or len(looks) < LOOKS:
        assert asyncio.get_running_loop().time() < end, f"{what} is drawn again and again"
        frames.clear()
        await asyncio.sleep(TICK)
        looks.append(bool(frames))


async def test_a_screen_that_nobody_uses_draws_no_frame(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lively_tour(qapp, tmp_path, monkeypatch) as (tour, attention):
        frames: list[bool] = []
        tour.window.frameSwapped.connect(lambda: frames.append(True))
        tour.program.settings.change("view", "flat")
        for name in MOVING:
            await tour.play(name)
            attention.wake()
            frames.clear()
            await until(lambda: len(frames) > LOOKS, f"motion of {name}")
            attention.setProperty("recent", False)
            await until_still(frames, name)
        for key in filter(is_practised, GAMES):
            await practice(tour, key)
            attention.setProperty("recent", False)
            await until_still(frames, f"practice of {key}")


async def test_only_somebody_who_looks_on_keeps_it_moving(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lively_tour(qapp, tmp_path, monkeypatch) as (tour, attention):
        window = tour.window

        def awake() -> bool:
            return bool(attention.property("awake"))

        await until(window.isExposed, "the window")
        for deed in (
            lambda: QTest.mouseMove(window, QPoint(9, 9)),
            lambda: QTest.keyClick(window, Qt.Key.Key_Shift),
            lambda: QTest.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(3, 3)),
            lambda: tour.program.match.update(phase="showing"),
        ):
            attention.setProperty("recent", False)
            assert not awake()
            await outside(deed)
            await until(awake, "waking")
        window.hide()
        assert not awake(), "nobody sees it"
        window.show()
        assert awake()
        attention.setProperty("idleAfter", 1)
        await until(lambda: not awake(), "rest by itself")


ENDLESS = re.compile(r"\bloops\s*:\s*Animation\.Infinite\b|\brepeat\s*:\s*true\b")
RUNNING = re.compile(r"\brunning\s*:\s*(.+)")
BY_HAND = {"RoundCount.qml", "PencilCase.qml"}
"""Started when there is something to do, stopped when it is done."""


def block_around(text: str, place: int) -> str:
    """Give the innermost braces around a place of a QML file, without those inside of them."""
    depth, start = 0, place
    while depth >= 0:
        start -= 1
        depth += {"}": 1, "{": -1}.get(text[start], 0)
    own, depth = "", 0
    for letter in text[start + 1 :]:
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if depth < 0:
            return own
        own += letter if depth == 0 else ""
    raise ValueError("a brace is missing")


def rests(text: str, place: int) -> bool:
    """Whether motion that begins at this place runs only while Attention lets it."""
    running = RUNNING.search(block_around(text, place))
    if running is None:
        return False
    names = re.findall(r"\b[a-z]\w*\.(\w+)", running[1])
    meanings = (re.findall(rf"property bool {name}\s*:\s*(.+)", text) for name in names)
    return any("Attention." in each for each in chain([running[1]], *meanings))


@pytest.mark.parametrize(
    "path",
    sorted(path for path in QML.rglob("*.qml") if ENDLESS.search(path.read_text("utf-8"))),
    ids=lambda path: path.name,
)
def test_endless_motion_rests_with_attention(path: Path) -> None:
    text = path.read_text("utf-8")
    restless = [found for found in ENDLESS.finditer(text) if not rests(text, found.start())]
    assert bool(restless) is (path.name in BY_HAND), restless


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("A { running: b.on && Attention.awake; loops: Animation.Infinite; B { x: 1 } }", True),
        ("A { property bool on: Attention.seen\nB { repeat: true; running: a.on } }", True),
        ("A { running: Attention.awake; B { running: a.on\nloops: Animation.Infinite } }", False),
        ("A { B { running: Attention.awake }\nloops: Animation.Infinite }", False),
    ],
)  # fmt: skip
def test_restless_motion_is_recognised(text: str, rest: bool) -> None:
    found = ENDLESS.search(text)
    assert found is not None
    assert rests(text, found.start()) is rest
