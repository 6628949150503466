"""The composition root: models and the services behind them."""

import logging
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickWindow

from beamme.games import GAMES
from beamme.table.storage.library import Library, LibraryEntry
from ui.app.shell import Shell
from ui.app.wiring import connect_models, show_settings_problem
from ui.diagnostics.crash_report import Reports
from ui.games.game_ui import Services, game_ui
from ui.match.first_times import FirstTimes
from ui.models.dialogs.crash_model import CrashModel
from ui.models.dialogs.saving_model import SavingModel
from ui.models.dialogs.stuck_model import StuckModel
from ui.models.dice_model import DiceModel
from ui.models.game_model import GameModel
from ui.models.match.match_model import MatchModel
from ui.models.pages.about_model import AboutModel
from ui.models.pages.fairness_model import FairnessModel
from ui.models.pages.library_model import LibraryModel
from ui.models.pages.lobby_model import LobbyModel
from ui.models.pages.practice_model import PracticeModel
from ui.models.pages.print_model import PrintModel
from ui.models.pages.report_model import ReportModel
from ui.models.setup_model import Setup

if TYPE_CHECKING:
    from beamme.table.play.worker import Worker
    from ui.app.closing import Closing
    from ui.app.tasks import Tasks
    from ui.match.fairness_trials import FairnessTrials
    from ui.match.practising import Practising
    from ui.match.review import Reviewing
    from ui.match.saving import Saver
    from ui.match.session import Session
    from ui.match.showing.stage import Stage
    from ui.match.sound import Sounds
    from ui.printing.desk.printing_desk import PrintingDesk

_log = logging.getLogger(__name__)

MODELS = (
    *("settings", "lobby", "setups", "library", "match", "games", "dice", "practice"),
    *("report", "fairness", "printing", "about", "crash", "stuck", "saving"),
)
"""What the pages of the window show, by name."""
MATCHES_AT_START = 12
"""Saved matches read before the pages appear; the rest follow right after."""


class Program:
    """Everything that lives as long as the window, created in order and closed in reverse."""

    def __init__(self, shell: Shell) -> None:
        where = shell.where
        self.shell = shell
        self.language = shell.language
        self.settings = shell.settings
        self.store = Library(where.matches)
        self.dice = DiceModel()
        self._game_uis = {key: game_ui(key) for key in GAMES}
        self.games: dict[str, GameModel] = {
            key: ui.new_model() for key, ui in self._game_uis.items()
        }
        self.setups: dict[str, Setup] = {
            key: ui.new_setup(where.boards) for key, ui in self._game_uis.items()
        }
        self.library = LibraryModel(self.store)
        self.lobby = LobbyModel(self.settings, self.setups)
        self.match = MatchModel(self.games, self.dice)
        self.practice = PracticeModel()
        self.report = ReportModel()
        self.fairness = FairnessModel()
        self.printing = PrintModel()
        self.about = AboutModel(where)
        self.crash = CrashModel(Reports(where.state))
        self.stuck = StuckModel()
        self.saving = SavingModel()
        self._sounds: Sounds | None = None
        connect_models(self)
        self._first_times = FirstTimes(self.match, self.settings)
        later = lambda: self.worker, lambda: self.tasks
        self._services = services = Services(self.match, self.settings, *later)
        for key, ui in self._game_uis.items():
            ui.attend(self.games[key], services)
        show_settings_problem(self)

    # Services are loaded when first needed, after the first frame.

    @cached_property
    def tasks(self) -> "Tasks":
        """Background tasks."""
        from ui.app.tasks import Tasks

        return Tasks()

    @cached_property
    def worker(self) -> "Worker":
        """The worker process."""
        from beamme.table.play.worker import Worker

        return Worker()

    @cached_property
    def stage(self) -> "Stage":
        """Paces the events of a match."""
        from ui.match.showing.stage import Stage

        return Stage(self.match, self.dice, self.settings, self.worker)

    @cached_property
    def saver(self) -> "Saver":
        """Writes matches."""
        from ui.match.saving import Saver

        return Saver(self.store, self.saving, self.tasks)

    @cached_property
    def closing(self) -> "Closing":
        """Decides when the window may close."""
        from ui.app.closing import Closing

        return Closing(self.saving, self.saver, lambda: self.window, self.tasks)

    @cached_property
    def session(self) -> "Session":
        """The open match."""
        from ui.match.session import Session

        return Session(
            self.match, self.stuck, self.stage, self.settings, self.saver, self.worker, self.tasks
        )

    @cached_property
    def practising(self) -> "Practising":
        """Lets dice fly on the practice page."""
        from ui.match.practising import Practising

        return Practising(self.practice, self.setups, self._services, self.stage)

    @cached_property
    def reviewing(self) -> "Reviewing":
        """Reviews a match that has ended."""
        from ui.match.review import Reviewing

        return Reviewing(self.report, self.worker, self.tasks, self.store.report_path)

    @cached_property
    def fairness_trials(self) -> "FairnessTrials":
        """Tries the dice for the fairness page."""
        from ui.match.fairness_trials import FairnessTrials

        return FairnessTrials(self.fairness, self.shell.where.matches, self.worker, self.tasks)

    @cached_property
    def desk(self) -> "PrintingDesk":
        """The service behind the print page."""
        from ui.printing.desk.paper_dialogs import PaperDialogs
        from ui.printing.desk.pictures import PROVIDER
        from ui.printing.desk.printing_desk import PrintingDesk

        desk = PrintingDesk(
            self.printing,
            self.settings,
            self.language,
            self.store,
            self._open_match,
            PaperDialogs(lambda: self.window),
            self.tasks,
        )
        self.shell.engine.addImageProvider(PROVIDER, desk.pictures)
        return desk

    def show(self) -> None:
        """Open the window and load its pages."""
        self.shell.show()
        self.library.refresh(MATCHES_AT_START)
        self.shell.load_pages(
            tuple(self._game_uis.values()),
            {name: getattr(self, name) for name in MODELS},
        )

    @property
    def window(self) -> QQuickWindow:
        """The window, once it is shown."""
        return self.shell.window

    def tell(self, text: str) -> None:
        """Show a message in a dialog."""
        self.match.update(error=text)

    def _open_match(self) -> LibraryEntry:
        record = self.session.record
        return LibraryEntry("" if record is None else self.session.name, record)

    def review(self) -> None:
        """Review the match that has just ended, or recall the review."""
        if self.session.record is not None:
            self.reviewing.begin(self.session.name, self.session.record)

    def recall_review(self) -> None:
        """Recall the review of the match that is watched, if there is one."""
        if self.session.record is not None:
            self.reviewing.recall(self.session.name, self.session.record)

    def failed(self, error: BaseException) -> None:
        """Log, report and show an unexpected error."""
        _log.error("unexpected", exc_info=error)
        self.crash.add(error)

    def add_sounds(self) -> None:
        """Connect events to sounds; slow to load, so only after the window is shown."""
        from ui.match.sound import Sounds

        self._sounds = sounds = Sounds(self.settings)
        sounds.follow_match(self.match, self.dice)
        for key, ui in self._game_uis.items():
            sounds.follow_game(self.games[key], ui.sounds)
        self.practice.brought.connect(sounds.follow_game)

    def finish_writing(self) -> None:
        """Wait until matches are on disk, in a program that cannot be closed."""
        if "saver" in vars(self):
            self.saver.finish_writing()

    async def close(self) -> None:
        """Stop the services, close the window, then end the worker process."""
        await self.session.close()
        await self.tasks.close()
        if "desk" in vars(self):
            await self.desk.close()
        if self._sounds is not None:
            self._sounds.close()
        await self.shell.close()
        await self.worker.close()
        self.store.empty_bin()
        self._delete_models()

    def _delete_models(self) -> None:
        """Drop the signal connections that keep this program alive."""
        for own in (*vars(self).values(), *self.games.values(), *self.setups.values()):
            if isinstance(own, QObject):
                own.deleteLater()
