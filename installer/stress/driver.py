"""Run the real program in this process, bring it to a certain state, and end it.

Usage: python -m installer.stress.driver GAME WAY DATA_FOLDER
"""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue

from PySide6.QtCore import Q_ARG, QMetaObject, QObject, Qt
from PySide6.QtTest import QTest

from installer.driven import run_driven
from installer.smoke.windows import screen
from ui.app.program import Program
from ui.models.arena_model import ArenaModel
from ui.models.dice_model import DiceModel

PREFERENCES = {"language": "en", "theme": "light", "motion": "full", "pace": "normal"}
LOW_QUALITY = 1
SCENE_FRAMES = 3
POLL_SECONDS = 0.005
TIMEOUT_SECONDS = 120.0


class Driver:
    """Drives the window to a state and ends the program."""

    def __init__(self, program: Program, game: str, way: str) -> None:
        self._program = program
        self._window = program.window
        self._game = game
        self._way = way

    async def drive(self) -> None:
        """Wait for the scene, reach the state, then end the program."""
        self._pin_quality()
        await self._until(lambda: self._program.match.now.phase == self._waiting_phase)
        await self._until(lambda: self._window.property("current") == "match")
        await self._frames(SCENE_FRAMES)
        await self._reach_state()
        self._end()

    @property
    def _waiting_phase(self) -> str:
        return "computer" if self._way == "thinking" else "person"

    async def _reach_state(self) -> None:
        match self._way:
            case "flight":
                self._program.match.decided.emit(self._program.match.now.common.primary.moves)
                await self._until(self._flying)
            case "previews":
                words = (self._game, "pad", "")
                arguments = [Q_ARG("QString", word) for word in words]
                QMetaObject.invokeMethod(self._window, "printOut", *arguments)
                await self._until(lambda: self._window.property("current") == "print")
            case "leaving":
                self._program.match.leave()
                await self._until(lambda: self._window.property("current") == "home")
            case "thinking":
                await self._until(lambda: self._program.match.now.phase == self._waiting_phase)
            case "Ctrl+Q":
                self._window.requestActivate()
                await self._until(self._window.isActive)
            case _:
                pass

    def _end(self) -> None:
        if self._way.startswith("SIG"):
            os.kill(os.getpid(), signal.Signals[self._way])
        elif self._way == "Ctrl+Q":
            control = Qt.KeyboardModifier.ControlModifier
            press = lambda: QTest.keyClick(self._window, Qt.Key.Key_Q, control)  # noqa: E731
            asyncio.get_running_loop().call_soon(press)
        else:
            with screen(os.environ["DISPLAY"]) as outside:
                outside.close(int(self._window.winId()))

    def _pin_quality(self) -> None:
        """Keep 3D on, even on a slow computer."""
        quality = self._program.shell.engine.singletonInstance("Dice", "Quality")
        if isinstance(quality, QObject):
            quality.setProperty("level", LOW_QUALITY)
            quality.setProperty("pinned", True)  # noqa: FBT003

    @property
    def _dice(self) -> DiceModel | ArenaModel:
        """The dice in the game's arena, or else in the tray."""
        return self._program.match.now.common.arena or self._program.dice

    def _flying(self) -> bool:
        return bool(self._dice.property("flying"))

    async def _frames(self, count: int) -> None:
        swapped: SimpleQueue[None] = SimpleQueue()
        # A lambda lives as long as the connection. A bound method does not keep its object alive,
        # and a late frame would crash.
        self._window.frameSwapped.connect(lambda: swapped.put(None))
        while swapped.qsize() < count:
            seen = swapped.qsize()
            self._window.update()
            await self._until(lambda seen=seen: swapped.qsize() > seen)  # type: ignore[misc]

    async def _until(self, condition: Callable[[], object]) -> None:
        """Wait for a condition; checks on every change, so that short states are not missed."""
        reached = asyncio.Event()

        def look() -> None:
            if condition():
                reached.set()

        look()
        signals = self._program.match.changed, self._dice.changed
        connections = [signal.connect(look) for signal in signals]
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while not reached.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reached.wait(), POLL_SECONDS)
                    look()
        finally:
            for connection in connections:
                QObject.disconnect(connection)


def run(game: str, way: str, folder: Path) -> int:
    """Play this game to the state of this way; return the program's exit code."""
    (folder / "config").mkdir()
    (folder / "config" / "settings.json").write_text(json.dumps(PREFERENCES), "utf-8")
    seats = "master,master" if way == "thinking" else "person,advanced"
    words = ["--data-dir", str(folder), "--game", game, "--seats", seats]
    return run_driven(words, lambda program: Driver(program, game, way).drive())


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2], Path(sys.argv[3])))
