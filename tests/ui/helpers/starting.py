"""The program in a process of its own, with a window that can be looked at and closed from here."""

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

from driving import write_settings

PATIENCE_SECONDS = 60.0
MEETING = TemporaryDirectory()
"""Where programs of these tests meet; the path of a socket has to be short."""
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
    """A running program, seen through files."""

    def __init__(self, folder: Path, process: "subprocess.Popen[str]") -> None:
        self.folder = folder
        self.process = process

    def seen(self) -> dict[str, Any]:
        """What is to be seen now."""
        try:
            looked: dict[str, Any] = json.loads((self.folder / "seen.json").read_text())
        except FileNotFoundError:
            return {}
        return looked

    def until(self, condition: Callable[[dict[str, Any]], object]) -> None:
        """Wait until the window looks like this."""
        end = time.monotonic() + PATIENCE_SECONDS
        while not condition(self.seen()):
            assert self.process.poll() is None, f"ended: {self.said()}"
            assert time.monotonic() < end, f"still {self.seen()}: {self.said()}"
            time.sleep(0.01)

    def request(self, name: str) -> None:
        """Let it close, be minimised, leave the match, fail, or fail in a task."""
        (self.folder / name).touch()

    def said(self) -> str:
        """What it said on the terminal."""
        return (self.folder / "stderr").read_text("utf-8")

    def close(self) -> int:
        """Close the window as people do: its exit code."""
        self.request("close")
        return self.process.wait(PATIENCE_SECONDS)


def again(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Start the program once more, and wait until it ends."""
    return subprocess.run(
        [sys.executable, "-m", "ui", "--data-dir", str(folder), *words],
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
        env=surroundings(),
    )


def surroundings() -> dict[str, str]:
    """The environment of every start."""
    return os.environ | {"XDG_RUNTIME_DIR": MEETING.name}


@contextmanager
def running(folder: Path, *words: str) -> Iterator[Window]:
    """Start the program with these words; afterwards it is gone, however the test went."""
    if not (folder / "config" / "settings.json").exists():
        write_settings(folder, sound=False, flat_dice=False)
    for name in ("close", "seen.json"):
        (folder / name).unlink(missing_ok=True)
    command = [sys.executable, "-c", DRIVER, str(folder), "--data-dir", str(folder), *words]
    with (folder / "stderr").open("w") as errors:
        process = subprocess.Popen(command, stderr=errors, text=True, env=surroundings())
    window = Window(folder, process)
    try:
        window.until(lambda seen: seen.get("page") in {"home", "match"})
        yield window
    finally:
        process.kill()
        process.wait()
