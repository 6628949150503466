"""Open the real window in every game and close it in every way, repeatedly, under load."""

import shutil
import signal
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

from beamme.games import GAMES
from installer.bootstrap import PYTHON, ROOT
from installer.screen import virtual_screen

WAYS = {
    "close": "the window is closed",
    "Ctrl+Q": "Ctrl+Q is pressed",
    "SIGTERM": "the system ends it",
    "SIGINT": "Ctrl+C in its terminal",
    "SIGHUP": "its terminal is closed",
    "leaving": "closed right after leaving the match",
    "flight": "closed while dice fly",
    "thinking": "closed while the computer thinks",
    "previews": "closed while pages are drawn for print",
}
PARALLEL_WINDOWS = 2
TIMEOUT_SECONDS = 180
BUSY_LOOP = """
import os
parent = os.getppid()
while os.getppid() == parent:
    sum(range(100_000))
"""


def closing(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Open and close windows, print every failure and a summary; return 1 if any failed."""
    options = _parser().parse_args(arguments)
    started, failures = time.monotonic(), 0
    with ExitStack() as stack:
        for _ in range(options.busy):
            stack.enter_context(_busy_process())
        screens: SimpleQueue[str] = SimpleQueue()
        for _ in range(PARALLEL_WINDOWS):
            screens.put(stack.enter_context(virtual_screen()))
        threads = stack.enter_context(ThreadPoolExecutor(PARALLEL_WINDOWS))
        runs = list(islice(_combinations(), options.windows))
        results = threads.map(lambda run: _try(run[0], run[1], screens, environment), runs)
        for number, ((game, way), problem) in enumerate(zip(runs, results, strict=True), start=1):
            if problem:
                failures += 1
                print(f"{number}: {game}, {WAYS[way]}: {problem}", flush=True)
            elif number % (len(GAMES) * len(WAYS)) == 0:
                print(f"{number} of {len(runs)}", flush=True)
    minutes = (time.monotonic() - started) / 60
    print(f"closing: {len(runs)} windows, {failures} failures, {minutes:.1f} min")
    return 1 if failures else 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python3 -m installer test --stress closing")
    parser.add_argument("--windows", type=int, default=1000, help="how many are opened and closed")
    parser.add_argument("--busy", type=int, default=2, help="busy processes beside them")
    return parser


def _combinations() -> Iterator[tuple[str, str]]:
    """Every game with every way to close, repeatedly."""
    while True:
        yield from ((game, way) for way in WAYS for game in GAMES)


def _try(game: str, way: str, screens: SimpleQueue[str], environment: Mapping[str, str]) -> str:
    """Open and close one window; return what went wrong, or an empty text."""
    display = screens.get()
    folder = Path(tempfile.mkdtemp(prefix="beamme-stress-"))
    try:
        problem = _run(game, way, folder, {**environment, "DISPLAY": display})
    finally:
        screens.put(display)
    if not problem:
        shutil.rmtree(folder)
    return problem and f"{problem}\n(its files are in {folder})"


def _run(game: str, way: str, folder: Path, environment: Mapping[str, str]) -> str:
    command = [str(PYTHON), "-m", "installer.stress.driver", game, way, str(folder)]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        try:
            said, _ = process.communicate(timeout=TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGABRT)  # dumps the stacks of its threads to fault.txt
            said, _ = process.communicate()
            return f"it never ended\n{said}{_problems_in(folder)}"
    if process.returncode != 0:
        return f"exit code {process.returncode}\n{said}{_problems_in(folder)}"
    return said or _problems_in(folder)


def _problems_in(folder: Path) -> str:
    """Crash reports in a data folder, and a complaint if the log lacks a normal end."""
    state = folder / "state"
    traces = [path.read_text("utf-8") for path in sorted(state.glob("*.txt"))]
    log = state / "beamme.log"
    if not log.exists() or "ui.app.event_loop: closed" not in log.read_text("utf-8"):
        traces.append("its log does not tell that it closed")
    return "\n".join(traces)


@contextmanager
def _busy_process() -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", BUSY_LOOP]) as process:
        try:
            yield
        finally:
            process.kill()
