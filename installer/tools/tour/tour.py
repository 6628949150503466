"""`python3 -m installer tour`: drives the real window through every screen and takes pictures."""

import asyncio
import shutil
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import qasync
from PySide6.QtCore import Q_ARG, QMetaObject, QObject
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication

from beamme.commands.terminal import say
from beamme.table.storage.record import Record
from beamme.table.storage.settings import LANGUAGES
from installer.tools.demo import load_demo, report_path
from installer.tools.tour.fitting import ALL, NAMES, SIZES, Size, misfits_everywhere
from installer.tools.tour.games import matches_of_games
from installer.tools.tour.tour_screens import STOPS
from ui.app.paths import places
from ui.app.program import Program
from ui.app.shell import Shell
from ui.app.start import make_application

PROG = "python3 -m installer tour"
THEMES = ("light", "dark")
SIZE = (1280, 800)
SETTLING_SECONDS, PAUSE_SECONDS = 0.6, 0.15
EVENING = 20
LOW = 1
PATIENCE_SECONDS = 60


class Tour:
    """A guide through a program that shows the same matches on every tour."""

    def __init__(self, program: Program, size: Size = SIZE, names: Sequence[str] = ()) -> None:
        """Fill the shelf of a program, with other names for the players if they are given."""
        self.program = program
        for name, shown in matches_of_games().items():
            record = _renamed(load_demo(name), names)
            played = record.played + timedelta(seconds=shown.played)
            program.store.save(name, replace(record, played=played))
            if report_path(name).exists():
                shutil.copyfile(report_path(name), program.store.report_path(name))
            if shown.open:
                cut = record.match.back_to(shown.open)
                later = played + timedelta(seconds=1)
                program.store.save(f"{name}-open", replace(record, match=cut, played=later))
        program.settings.change("pace", "instant")
        program.settings.change("motion", "calm")
        program.settings.change("explain", value=False)
        program.show()
        self.window = program.window
        self.window.resize(*size)
        # Nothing is below the pointer: no tip, no glow.
        QCursor.setPos(self.window.screen().geometry().bottomRight())
        self._pin_quality()
        self.go("home")
        home = self.window.findChild(QObject, "home")
        if home is not None:
            home.setProperty("hour", EVENING)

    def _pin_quality(self) -> None:
        """Draw the same on every computer, however quick it is."""
        quality = self.program.shell.engine.singletonInstance("Dice", "Quality")
        if isinstance(quality, QObject):
            quality.setProperty("level", LOW)
            quality.setProperty("pinned", True)  # noqa: FBT003

    async def visit(self, name: str) -> QImage:
        """Go to a stop and look at it when nothing moves any more."""
        await STOPS[name](self)
        return await self.still(name)

    async def still(self, name: str) -> QImage:
        """Look at a stop when nothing moves any more."""
        await asyncio.sleep(SETTLING_SECONDS)
        before = self.window.grabWindow()
        for _ in range(int(PATIENCE_SECONDS / PAUSE_SECONDS)):
            await asyncio.sleep(PAUSE_SECONDS)
            now = self.window.grabWindow()
            if now == before:
                return now
            before = now
        raise TimeoutError(f"{name} does not come to rest")

    def go(self, function: str, *words: str) -> None:
        """Call a function of the window."""
        QMetaObject.invokeMethod(self.window, function, *[Q_ARG("QString", word) for word in words])

    def find(self, name: str) -> QObject | None:
        """The part of the window with this name, if it is there."""
        return self.window.findChild(QObject, name)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has happened."""
        for _ in range(int(PATIENCE_SECONDS / PAUSE_SECONDS)):
            if condition():
                return
            await asyncio.sleep(PAUSE_SECONDS)
        raise TimeoutError("the tour got stuck")

    def entries(self, name: str) -> int:
        """How long a match is."""
        return len(self.program.store.load(name).match.log)

    async def play(self, name: str, ply: int | None = None) -> None:
        """Open a match, and wait until a person is asked."""
        record = self.program.store.load(name)
        if ply is not None:
            record = replace(record, match=record.match.back_to(ply))
        session, model = self.program.session, self.program.match
        await session.leave()
        session.begin(record)
        await self.until(lambda: session.record == record and model.now.phase == "person")


async def _print_misfits(
    application: QApplication, languages: Sequence[str], sizes: Sequence[Size], stops: Sequence[str]
) -> int:
    """Print what does not fit, for the longest names; return how much that is."""
    found = 0
    with TemporaryDirectory() as folder:
        program = Program(Shell(application, places(Path(folder))))
        tour = Tour(program, names=NAMES)
        async for problem in misfits_everywhere(tour, languages, sizes, stops):
            say(PROG, problem)
            found += 1
        await program.close()
    return found


async def _take(
    application: QApplication,
    out: Path,
    languages: tuple[str, ...],
    themes: tuple[str, ...],
    size: Size,
    stops: Sequence[str],
) -> None:
    with TemporaryDirectory() as folder:
        tour = Tour(Program(Shell(application, places(Path(folder)))), size)
        for language in languages:
            tour.program.settings.change("language", language)
            for theme in themes:
                tour.program.settings.change("theme", theme)
                for name in stops:
                    picture = await tour.visit(name)
                    picture.save(str(out / f"{name}-{language}-{theme}.png"))
                    say(PROG, f"{name}-{language}-{theme}.png")
        await tour.program.close()


def _renamed(record: Record, names: Sequence[str]) -> Record:
    seats = (replace(seat, name=name) for seat, name in zip(record.seating, names, strict=False))
    return replace(record, seating=(*seats, *record.seating[len(names) :]))


def _size(text: str) -> Size:
    try:
        width, height = map(int, text.split("x"))
    except ValueError:
        raise ArgumentTypeError(f"not a size: {text!r}, write it as 1280x800") from None
    return width, height


def main(arguments: list[str]) -> int:
    """Take the pictures; exit code 2 if the folder cannot be written."""
    parser = ArgumentParser(prog=PROG, description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, help="folder for the pictures")
    what.add_argument(
        "--fit",
        action="store_true",
        help="instead, print every text that is cut off or covered by another; exit code 1 if any",
    )
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--size", type=_size, help="of the window, such as 1280x800")
    parser.add_argument(
        "--stop",
        action="append",
        choices=ALL,
        metavar="S",
        help="only this screen; more than one if repeated",
    )
    options = parser.parse_args(arguments)
    languages = (options.language,) if options.language else LANGUAGES
    themes = (options.theme,) if options.theme else THEMES
    try:
        if options.out is not None:
            options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"{options.out}: {error.strerror}")
    application = make_application(["beamme"])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        if options.fit:
            sizes = (options.size,) if options.size else SIZES
            stops = tuple(options.stop or ALL)
            return int(runner.run(_print_misfits(application, languages, sizes, stops)) > 0)
        stops = tuple(options.stop or STOPS)
        size = options.size or SIZE
        runner.run(_take(application, options.out, languages, themes, size, stops))
    return 0
