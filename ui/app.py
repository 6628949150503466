"""The composition root: loop, engine, models, start and shutdown."""

import asyncio
import os
import sys
import traceback
from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtCore import QCoreApplication, QEvent, QTimer, QUrl
from PySide6.QtGui import QFontDatabase, QIcon, QSurfaceFormat
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow
from PySide6.QtQuick3D import QQuick3D
from PySide6.QtQuickControls2 import QQuickStyle
from PySide6.QtWidgets import QApplication

from beamme.ai.strategy import Level
from beamme.core.errors import BadData
from beamme.core.game import Game
from beamme.games import GAMES
from beamme.table.brain import Brain
from beamme.table.errands import warm_up
from beamme.table.library import Library, load
from beamme.table.record import Record, Seating, begin
from beamme.table.settings import load_settings, save_settings
from ui.i18n import Language
from ui.models.beam_me_up_model import BeamMeUpModel
from ui.models.beam_me_up_setup import BeamMeUpSetup
from ui.models.dice_model import DiceModel
from ui.models.library_model import LibraryModel
from ui.models.lobby_model import LobbyModel
from ui.models.match_model import MatchModel
from ui.models.report_model import ReportModel
from ui.models.settings_model import SettingsModel
from ui.paths import QML, RESOURCES, Places, places
from ui.session import Session
from ui.stage import Stage
from ui.tasks import Tasks
from ui.text.words import fill, translate

APPLICATION_ID = "io.github.beamme.BeamMe"
SOUND_AFTER = 1500
"""Milliseconds after the start."""
AT_THE_START = 12
"""So many saved matches are read before the window is shown, all others right after it."""


class Program:
    """Everything that lives as long as the window, made in order and closed in reverse."""

    def __init__(self, application: QApplication, where: Places) -> None:
        settings, problem = load_settings(where.settings)
        self.language = Language(application)
        self.settings = SettingsModel(
            settings, lambda value: save_settings(where.settings, value), self.language
        )
        self.tasks = Tasks()
        self.brain = Brain()
        self.store = Library(where.matches)
        self.dice = DiceModel()
        self.beam = BeamMeUpModel()
        self.beam_setup = BeamMeUpSetup(where.boards / "beam_me_up")
        self.library = LibraryModel(self.store)
        self.lobby = LobbyModel(self.settings, {"beam-me-up": self.beam_setup})
        self.match = MatchModel({"beam-me-up": self.beam}, self.dice)
        self.stage = Stage(self.match, self.dice, self.settings, self.brain)
        self.session = Session(self.match, self.stage, self.store, self.brain, self.tasks)
        self.report = ReportModel(self.brain, self.tasks)
        self.engine = QQmlApplicationEngine()
        self._connect()
        if problem:
            self._unreadable_settings(problem)

    def _connect(self) -> None:
        self.lobby.begun.connect(self.session.begin)
        self.lobby.failed.connect(self.tell)
        self.library.opened.connect(self.session.open)
        self.library.watched.connect(self.session.watch)
        self.library.failed.connect(self._not_removed)
        self.settings.unsaved.connect(self._not_saved)
        self.match.left.connect(self.library.refresh)
        self.match.ended.connect(self._review)
        self.report.againWanted.connect(self._again)
        self.report.watchWanted.connect(self.session.watch_again)
        self.report.homeWanted.connect(self.match.leaveWanted)
        for model in (self.lobby, self.library, self.match, self.report):
            self.language.changed.connect(model.retranslate)

    def show(self) -> None:
        """Open the window."""
        self.library.refresh(AT_THE_START)
        self.engine.addImportPath(str(QML))
        self.engine.setInitialProperties(
            {
                "settings": self.settings,
                "lobby": self.lobby,
                "beamSetup": self.beam_setup,
                "library": self.library,
                "match": self.match,
                "beam": self.beam,
                "dice": self.dice,
                "report": self.report,
                "assets": QUrl.fromLocalFile(f"{RESOURCES}/"),
            }
        )
        self.language.bind(self.engine)
        self.engine.loadFromModule("Dice", "Main")
        if not self.engine.rootObjects():
            raise RuntimeError("the window cannot be shown")

    @property
    def window(self) -> QQuickWindow:
        """The window, once it is shown."""
        window = self.engine.rootObjects()[0]
        if not isinstance(window, QQuickWindow):
            raise TypeError(window)
        return window

    def tell(self, text: str) -> None:
        """Say something in a friendly dialog."""
        self.match.update(error=text)

    def _review(self) -> None:
        if self.session.record is not None:
            self.report.begin(self.session.record)

    def _again(self) -> None:
        if self.session.record is not None:
            self.lobby.again(self.session.record)

    def _not_saved(self, reason: str) -> None:
        self.tell(fill(translate("Program", "Your preferences cannot be saved: %1"), reason))

    def _not_removed(self, reason: str) -> None:
        self.tell(fill(translate("Program", "The match cannot be removed: %1"), reason))

    def _unreadable_settings(self, reason: str) -> None:
        text = translate("Program", "Your preferences could not be read and were set aside: %1")
        self.tell(fill(text, reason))

    def failed(self, error: BaseException) -> None:
        """Something went wrong that nobody expected: say so, and leave a trace on the terminal."""
        traceback.print_exception(error)
        text = translate(
            "Program", "Something went wrong (%1). Your match is saved; open it again."
        )
        self.tell(fill(text, error))

    def add_sounds(self) -> None:
        """Let events be heard; loaded after the window is there, because it takes its time."""
        from ui.sound import Sounds  # noqa: PLC0415 the start must not wait for it

        sounds = Sounds(self.settings)
        self.dice.struck.connect(lambda strength, surface: sounds.play(surface, strength))
        self.beam.sounded.connect(sounds.play)
        self.match.ended.connect(lambda: sounds.play("win"))

    async def close(self) -> None:
        """Stop the match, close the window, then everything behind it."""
        await self.session.close()
        await self.tasks.close()
        await self.brain.close()
        # The engine goes before the models: a binding must never see one that is gone.
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(self.engine, QEvent.Type.DeferredDelete)
        self.store.empty_bin()


def make_application(arguments: list[str]) -> QApplication:
    """The application object with its style, fonts and surface."""
    # Qt's own smoothing of edges stays on although Quick 3D asks for multisampling.
    os.environ.setdefault("QSG_ANTIALIASING_METHOD", "vertex")
    # Animations follow the clock, not the frames: a slow renderer must not stretch them.
    os.environ.setdefault("QSG_USE_SIMPLE_ANIMATION_DRIVER", "1")
    QQuickStyle.setStyle("Basic")
    application = QApplication(arguments)
    application.setApplicationName("BeamMe")
    application.setDesktopFileName(APPLICATION_ID)
    application.setQuitOnLastWindowClosed(False)
    application.setWindowIcon(QIcon(str(RESOURCES / "icons" / "beamme.svg")))
    QSurfaceFormat.setDefaultFormat(QQuick3D.idealSurfaceFormat(4))
    for package in ("font_manrope", "font_fredoka_one"):
        for path in Path(str(files(package) / "files")).glob("*.ttf"):
            if "Variable" not in path.name:
                QFontDatabase.addApplicationFont(str(path))
    return application


def first_match(options: Namespace, names: tuple[str, ...]) -> Record | None:
    """The match that the command line asks for."""
    if options.match is not None:
        return load(options.match)
    if options.game is None:
        return None
    levels: tuple[Level | None, ...] = options.seats
    seating = [Seating(names[seat], level, seat) for seat, level in enumerate(levels)]
    game: Game[Any, Any] = GAMES[options.game].from_options({}, len(levels))
    return begin(game, seating, os.urandom(32))


async def live(application: QApplication, options: Namespace) -> None:
    """From the first to the last moment of the window."""
    closed = asyncio.Event()
    application.lastWindowClosed.connect(closed.set)
    program = Program(application, places(options.data_dir))
    sys.excepthook = lambda _, error, __: program.failed(error)
    asyncio.get_running_loop().set_exception_handler(
        lambda _, context: program.failed(context.get("exception") or RuntimeError(context))
    )
    if options.language:
        program.settings.change("language", options.language)
    program.show()
    try:
        record = first_match(options, program.settings.value.names)
    except BadData as error:
        record = None
        program.tell(fill(translate("Session", "This match cannot be opened: %1"), error))
    if record is not None:
        program.session.begin(record)
    warming = asyncio.ensure_future(program.brain.ask(warm_up))
    QTimer.singleShot(SOUND_AFTER, program.add_sounds)
    await asyncio.to_thread(program.store.matches)
    program.library.refresh()
    await closed.wait()
    warming.cancel()
    await program.close()


def run(options: Namespace) -> int:
    """Show the window until it is closed."""
    application = make_application(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(live(application, options))
    return 0
