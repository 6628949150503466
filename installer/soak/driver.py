"""Drive the program in its real window; run by `python3 -m installer soak`.

Repeats what happens in hours of use: computer matches of every game, pages, languages, themes, dice
in 3D and from above. Matches of the first minutes are played at once: at normal speed, what is
loaded when a game is first shown would be counted as growth.
"""

import asyncio
import multiprocessing
import os
import re
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import Q_ARG, QMetaObject

from beamme.ai.strategy import Level
from beamme.games import GAMES
from beamme.table.jobs.worker_jobs import warm_up
from beamme.table.storage.settings import LANGUAGES
from installer.driven import run_driven
from installer.soak.curve import SETTLED_MINUTES, Sample, add, start
from ui.app.program import Program

SAMPLE_SECONDS = 10.0
MATCH_TIMEOUT_SECONDS = 600.0
"""For one match, on a busy computer."""
POLL_SECONDS = 0.1
PAGE_SECONDS = 1.0
"""How long a page is shown."""
PAGES = ("rules", "library", "preferences", "fairness", "about")
SMALLEST = 960, 640
"""The window size that is drawn fastest without a graphics card."""
INSTANT = "instant"
KEPT = 12
"""Matches kept in the library: a growing library would need more memory, rightly."""
FOLDER = "/dev/shm"  # noqa: S108 a disk would only slow the matches down
MEMORY = re.compile(r"^(Rss|Pss):\s+(\d+) kB$", re.MULTILINE)


class Soak:
    """A run of the soak test and its progress."""

    def __init__(self, program: Program, options: Namespace) -> None:
        self.program = program
        self.out: Path = options.out
        self.seconds = 60.0 * options.minutes
        self.pause = self.seconds / max(1, options.switches)
        self.started = asyncio.get_running_loop().time()
        self.matches = 0
        self.switches = 0
        self.pace: str = options.pace
        program.window.resize(*SMALLEST)
        program.settings.change("sound", value=False)

    @property
    def passed(self) -> float:
        """Seconds since the start."""
        return asyncio.get_running_loop().time() - self.started

    async def run(self) -> None:
        """Play and switch until the time is over."""
        await self.program.worker.ask(warm_up)
        background = [
            asyncio.ensure_future(work()) for work in (self._switch_languages, self._sample)
        ]
        try:
            for number, game in enumerate(cycle(GAMES)):
                if self.passed > self.seconds:
                    return
                await self._play(game, number)
                await self._visit_pages(game, number)
        finally:
            for task in background:
                task.cancel()
            await asyncio.gather(*background, return_exceptions=True)

    async def _play(self, game: str, number: int) -> None:
        """Let computers play a whole match, and wait for its report."""
        program, lobby = self.program, self.program.lobby
        program.settings.change("pace", pace_at(self.passed, self.pace))
        program.settings.change("view", ("automatic", "flat")[number // len(GAMES) % 2])
        program.settings.change("theme", ("light", "dark")[number // len(GAMES) // 2 % 2])
        program.settings.change("motion", ("calm", "full")[number % 2])
        lobby.open(game)
        if number % 3 == 0:
            lobby.addSeat()
        for seat in range(int(lobby.property("seatCount"))):
            lobby.setLevel(seat, str(list(Level)[(number + seat) % 2]))
        lobby.play()
        await self._until(lambda: program.match.now.phase not in {"none", "over"})
        await self._until(lambda: program.match.now.phase == "over" and bool(program.report.ready))
        self.matches += 1

    async def _visit_pages(self, game: str, number: int) -> None:
        """Leave the match, open a page and the print page, and go home."""
        await self.program.session.leave()
        for page in (PAGES[number % len(PAGES)], "print"):
            if page == "print":
                self._call("printOut", game, "pad", "")
            else:
                self._call("show", page)
            await asyncio.sleep(PAGE_SECONDS)
            self._call("home")
            await asyncio.sleep(PAGE_SECONDS)
        for old in self.program.store.matches()[KEPT:]:
            self.program.library.remove(old.name)

    def _call(self, function: str, *words: str) -> None:
        arguments = [Q_ARG("QString", word) for word in words]
        QMetaObject.invokeMethod(self.program.window, function, *arguments)

    async def _switch_languages(self) -> None:
        """Switch the language again and again."""
        for language in cycle(LANGUAGES):
            self.program.settings.change("language", language)
            await asyncio.sleep(self.pause)
            self.switches += 1

    async def _sample(self) -> None:
        start(self.out)
        while True:
            window = memory([os.getpid()])
            worker = memory([child.pid for child in multiprocessing.active_children()])
            add(self.out, Sample(self.passed, *window, *worker, self.matches, self.switches))
            await asyncio.sleep(SAMPLE_SECONDS)

    async def _until(self, condition: Callable[[], bool]) -> None:
        for _ in range(int(MATCH_TIMEOUT_SECONDS / POLL_SECONDS)):
            if condition():
                return
            await asyncio.sleep(POLL_SECONDS)
        raise TimeoutError(f"nothing happens any more, after {self.matches} matches")


def pace_at(seconds: float, pace: str) -> str:
    """Instant until memory is compared: by then every game has to have been shown."""
    return pace if seconds > 60.0 * SETTLED_MINUTES else INSTANT


def memory(processes: Iterable[int | None]) -> tuple[float, float]:
    """The resident and the proportional megabytes of processes."""
    texts = [Path(f"/proc/{process}/smaps_rollup").read_text("utf-8") for process in processes]
    sizes = [dict(MEMORY.findall(text)) for text in texts]
    return sum(int(size["Rss"]) for size in sizes) / 1e3, sum(
        int(size["Pss"]) for size in sizes
    ) / 1e3


async def drive(program: Program, options: Namespace) -> None:
    """Use the program until the time is over, then end it."""
    await Soak(program, options).run()
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> int:
    """Open the window, and close it when the time is over."""
    parser = ArgumentParser(prog="python3 -m installer.soak.driver")
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--switches", type=int, required=True)
    parser.add_argument("--pace", required=True)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    with TemporaryDirectory(dir=FOLDER) as folder:
        return run_driven(["--data-dir", folder], lambda program: drive(program, options))


if __name__ == "__main__":
    sys.exit(main())
