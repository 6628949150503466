"""The start of the frozen program against that of the source tree."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from installer.bootstrap import ROOT
from installer.smoke import windows
from installer.tools.bench.figure import ROUNDS, Figure

PROGRAM = ROOT / "dist" / "beamme" / "beamme"
"""Where `python3 -m installer build` puts it."""
SOURCE_TREE = (sys.executable, "-m", "ui")
NAME = "window of the frozen program on the screen, against the source tree"
STARTS = 2 * ROUNDS
"""The number of starts of each; one busy moment must not decide."""
LOOK_SECONDS, PATIENCE_SECONDS = 0.002, 60.0
NOT_BUILT = "not built; `python3 -m installer build folder` does it"


def frozen_start(
    program: Path = PROGRAM, source_tree: Sequence[str] = SOURCE_TREE, rounds: int = STARTS
) -> list[Figure]:
    """Both take turns, so that a busy moment slows both down."""
    if not program.exists():
        return [Figure(NAME, None, "times", at_most=1.2, note=NOT_BUILT)]
    frozen, source = [str(program)], list(source_tree)
    for command in (frozen, source):
        until_shown(command)  # the first start reads everything from the disk
    times = [(until_shown(frozen), until_shown(source)) for _ in range(rounds)]
    quickest = [min(each) for each in zip(*times, strict=True)]
    note = f"{quickest[0]:.2f} s against {quickest[1]:.2f} s"
    return [Figure(NAME, quickest[0] / quickest[1], "times", at_most=1.2, note=note)]


def until_shown(command: Sequence[str]) -> float:
    """Seconds from starting the program to its window on the screen, seen from outside."""
    with TemporaryDirectory() as folder, windows.screen(os.environ["DISPLAY"]) as screen:
        others = set(screen.visible("beamme"))
        start = time.perf_counter()
        with subprocess.Popen([*command, "--data-dir", folder], cwd=ROOT) as process:
            try:
                while not (own := set(screen.visible("beamme")) - others):
                    if process.poll() is not None or time.perf_counter() > start + PATIENCE_SECONDS:
                        raise RuntimeError("the window never became visible")
                    time.sleep(LOOK_SECONDS)
                seconds = time.perf_counter() - start
                for window in own:
                    screen.close(window)
                process.wait(PATIENCE_SECONDS)
            finally:
                process.kill()
    return seconds
