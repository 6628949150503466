"""Run the program in another process, and watch and close its window from here."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.ui.helpers.driving import write_settings

TIMEOUT_SECONDS = 60.0
RUNTIME = TemporaryDirectory()
"""The folder of the programs' sockets, whose paths must be short."""
DRIVER = """
import asyncio, json, os, sys
from pathlib import Path
from PySide6.QtCore import QMetaObject, Qt, QTimer
from shiboken6 import isValid
import ui.app.program, ui.app.event_loop

folder, run_event_loop = Path(sys.argv.pop(1)), ui.app.event_loop.run_event_loop
told, tell = [], ui.app.program.Program.tell

def heard(program, text):
    told.append(text)
    tell(program, text)

ui.app.program.Program.tell = heard

def driven(application, shell, start):
    def look():
        if not isValid(shell.engine):
            clock.stop()
            return
        if (folder / "close").exists():
            clock.stop()
            QMetaObject.invokeMethod(shell.window, "close", Qt.ConnectionType.QueuedConnection)
            return
        if (folder / "minimise").exists():
            (folder / "minimise").unlink()
            shell.window.showMinimized()
        if (folder / "leave").exists():
            (folder / "leave").unlink()
            shell.window.property("match").leave()
        if (folder / "fail").exists():
            (folder / "fail").unlink()
            raise RuntimeError("a hand slipped")
        if (folder / "fail in a task").exists():
            (folder / "fail in a task").unlink()
            asyncio.get_running_loop().call_soon(lambda: 1 / 0)
        states = shell.window.windowStates()
        seen = {
            "title": shell.window.title(),
            "page": shell.window.property("current"),
            "minimised": bool(states & Qt.WindowState.WindowMinimized),
            "told": told,
        }
        (folder / "seen.new").write_text(json.dumps(seen))
        os.replace(folder / "seen.new", folder / "seen.json")

    clock = QTimer(application, interval=20)
    clock.timeout.connect(look)
    clock.start()
    run_event_loop(application, shell, start)

ui.app.event_loop.run_event_loop = driven
from ui.__main__ import main

sys.exit(main())
"""


class Window:
    """A running program, observed through files."""

    def __init__(self, folder: Path, process: "subprocess.Popen[str]") -> None:
        self.folder = folder
        self.process = process

    def seen(self) -> dict[str, Any]:
        """The current state of the window."""
        try:
            looked: dict[str, Any] = json.loads((self.folder / "seen.json").read_text())
        except FileNotFoundError:
            return {}
        return looked

    def until(self, condition: Callable[[dict[str, Any]], object]) -> None:
        """Wait for a state of the window."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while not condition(self.seen()):
            assert self.process.poll() is None, f"ended: {self.said()}"
            assert time.monotonic() < end, f"still {self.seen()}: {self.said()}"
            time.sleep(0.01)

    def request(self, name: str) -> None:
        """Make it close, minimise, leave the match, fail, or fail in a task."""
        (self.folder / name).touch()

    def said(self) -> str:
        """Its terminal output."""
        return (self.folder / "stderr").read_text("utf-8")

    def close(self) -> int:
        """Close the window as a user does; return the exit code."""
        self.request("close")
        return self.process.wait(TIMEOUT_SECONDS)


def again(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Start the program once more, and wait until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "ui", "--data-dir", str(folder), *words],
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
        env=environment(),
    )


def environment() -> dict[str, str]:
    """The environment of every start."""
    return os.environ | {"XDG_RUNTIME_DIR": RUNTIME.name}


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Window]:
    """Start the program with these arguments, and end it after the test in any case."""
    if not (folder / "config" / "settings.json").exists():
        write_settings(folder, sound=False, view="automatic")
    for name in ("close", "seen.json"):
        (folder / name).unlink(missing_ok=True)
    command = [sys.executable, "-c", DRIVER, str(folder), "--data-dir", str(folder), *words]
    with (folder / "stderr").open("w") as errors:
        process = subprocess.Popen(command, stderr=errors, text=True, env=environment())
    window = Window(folder, process)
    try:
        window.until(lambda seen: seen.get("page") in {"home", "match"})
        yield window
    finally:
        process.kill()
        process.wait()
