"""Start-up time, blocked event loop and memory of the program, in a real window."""

import json
import subprocess
import sys
import time

from installer.tools.bench.figure import ROUNDS, Figure
from installer.tools.bench.inside.games import OPENED

EMPTY_WINDOW = """
import sys
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6 import QtQuick
application = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b'import QtQuick; Window { width: 1280; height: 800; visible: true }')
frames = []
def seen():
    frames.append(1)
    if len(frames) == 1:
        print("visible", flush=True)
        application.quit()
engine.rootObjects()[0].frameSwapped.connect(seen)
application.exec()
"""


INSIDE = (sys.executable, "-m", "installer.tools.bench.inside")
"""The program measuring itself."""


def window() -> list[Figure]:
    """Start-up time, longest blocking while an opponent thinks, and memory, in a real window."""
    empty = [sys.executable, "-c", EMPTY_WINDOW]
    own = [*INSIDE, "start"]
    until_visible(own)  # the first start reads everything from the disk
    times = [(until_visible(own), until_visible(empty)) for _ in range(ROUNDS)]
    ratio = min(first for first, _ in times) / min(second for _, second in times)
    seen = [measured("thinking", game) for game in OPENED]
    note = f"{min(first for first, _ in times):.2f} s"
    return [
        Figure(
            "window visible, against an empty Quick window", ratio, "times", at_most=2.5, note=note
        ),
        Figure(
            "event loop held up while an opponent thinks",
            max(match["gap_ms"] for match in seen),
            "ms",
            at_most=50,
        ),
        Figure(
            "resident memory of a running match",
            max(match["rss_mb"] for match in seen),
            "MB",
            at_most=450,
        ),
    ]


def measured(what: str, *words: str) -> dict[str, float]:
    """The figures that the program reports."""
    run = subprocess.run([*INSIDE, what, *words], stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return figures


def until_visible(command: list[str]) -> float:
    """Seconds from starting a program until it reports its first frame."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        # Read to the end: the next start has the computer to itself.
        told = [(line.strip(), time.perf_counter()) for line in process.stdout or ()]
    seen = [moment for line, moment in told if line == "visible"]
    if not seen:
        raise RuntimeError("the window never became visible")
    return seen[0] - start
