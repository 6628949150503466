"""The service behind the print page: apply choices, show previews, run jobs."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QLocale

from beamme.core.errors import BadData
from beamme.table.storage.library import Library, LibraryEntry
from beamme.table.storage.record import Record
from ui.app.language import Language
from ui.app.tasks import Tasks
from ui.models.match_id import id_of, name_of
from ui.models.pages.print_model import PrintModel
from ui.models.pages.print_state import Chosen
from ui.models.settings_model import SettingsModel
from ui.printing import jobs
from ui.printing.desk import choosing
from ui.printing.desk.paper_dialogs import PaperDialogs
from ui.printing.desk.paper_jobs import PaperJobs
from ui.printing.desk.pictures import Pictures
from ui.printing.desk.previews import Previews
from ui.printing.desk.print_thread import PrintThread
from ui.printing.drawing.paper import usual_paper
from ui.printing.order import Choices, Kind, Order
from ui.text.reasons import reason_text

PREFERENCES = {"paper": "paper", "colours": "colours", "language": "sheet_language"}
"""Choices that are saved as preferences, with their keys."""


class PrintingDesk:
    """Holds the order while the print page is open."""

    def __init__(
        self,
        model: PrintModel,
        settings: SettingsModel,
        language: Language,
        library: Library,
        open_match: Callable[[], LibraryEntry],
        dialogs: PaperDialogs,
        tasks: Tasks,
    ) -> None:
        self._model = model
        self._settings = settings
        self._language = language
        self._library = library
        self._open_match = open_match
        self._tasks = tasks
        self._thread = PrintThread()
        self._jobs = PaperJobs(model, dialogs, self._thread)
        self._previews = Previews(model, self._thread, tasks)
        self._order: Order | None = None
        self._offered: Choices | None = None
        self._match = ""
        self._sheet_language = ""
        self._preparing: asyncio.Task[None] | None = None
        self._job: asyncio.Task[None] | None = None
        language.changed.connect(self._follow_language)
        model.choiceWanted.connect(self.choose)
        model.saveWanted.connect(lambda: self._run_job(self._jobs.save))
        model.printWanted.connect(lambda: self._run_job(self._jobs.print_out))
        model.cancelWanted.connect(self._jobs.cancel)
        model.fileWanted.connect(lambda folder: self._jobs.show_file(folder=folder))
        model.left.connect(self.leave)

    @property
    def pictures(self) -> Pictures:
        """The pictures of drawn pages."""
        return self._previews.pictures

    def open(self, game: str, kind: str, match: str) -> None:
        """Show the pad of a game, or the game record of a saved match or the open one."""
        of_match = kind == Kind.RECORD
        self._sheet_language = "" if of_match else self._settings.value.sheet_language
        self._match = match or (id_of(self._open_match().name) if of_match else "")
        self._offered = None
        self._previews.show(None)
        self._begin(
            Order(
                game,
                Kind(kind),
                language=self._sheet_language or self._language.key,
                paper=self._settings.value.paper or _local_paper(),
                colours=self._settings.value.colours,
            )
        )

    def leave(self) -> None:
        """Page closed: stop all work."""
        self._jobs.cancel()
        if self._preparing is not None:
            self._preparing.cancel()
        self._order = None
        self._previews.show(None)

    async def close(self) -> None:
        """Stop before the program ends."""
        self._jobs.cancel()
        self._previews.stop()
        await self._thread.close()

    def choose(self, what: str, key: str) -> None:
        """Change one choice, and save it if it is a preference."""
        if self._order is None or self._offered is None:
            return
        order, offered = self._order, self._offered
        if what == "game":
            self._offered, self._match = None, ""
            self._begin(replace(order, game=key, record=None))
            return
        if what == "match":
            self._match = key
            self._begin(replace(order, record=None))
            return
        if what == "language":
            self._sheet_language = key
        if what == "first":
            key = str(_random_first(offered))
        if what in PREFERENCES:
            self._settings.change(PREFERENCES[what], key)
        self._begin(choosing.changed(order, offered, what, key))

    def _begin(self, order: Order) -> None:
        self._order = order
        self._show_choice()
        if self._preparing is not None:
            self._preparing.cancel()
        self._preparing = self._tasks.spawn(self._prepare())

    def _show_choice(self) -> None:
        if self._order is not None and self._offered is not None:
            self._model.update(chosen=_chosen(self._order, self._offered))

    async def _prepare(self) -> None:
        """Load what the order needs, then show its pages."""
        order = self._order
        if order is None:
            return
        if self._offered is None:
            self._offered = await self._thread.run(jobs.choices, order.game)
            order = choosing.first_order(order, self._offered, _random_first(self._offered))
        if order.kind is Kind.RECORD and order.record is None:
            order = replace(order, record=await self._load(order.game))
        self._order = order
        self._show_choice()
        if order.kind is Kind.RECORD and order.record is None:
            self._previews.show(None)
        else:
            self._previews.show(await self._thread.run(jobs.document, order))

    async def _load(self, game: str) -> Record | None:
        """The chosen match, or else the last played one."""
        now = self._open_match()
        matches = await self._thread.run(_matches_of, self._library, game, now)
        ids = [id_of(entry.name) for entry in matches]
        if self._match not in ids:
            self._match = ids[0] if ids else ""
        self._model.update(matches=matches, match=self._match)
        if self._match == id_of(now.name) or not self._match:
            return now.record if self._match else None
        try:
            return await self._thread.run(self._library.load, name_of(self._match))
        except BadData as error:
            self._model.update(problem="match", reason=reason_text(error.reason))
            return None

    def _follow_language(self) -> None:
        """Without a choice, the sheet's language is the program's."""
        if self._order is not None and not self._sheet_language:
            self._begin(replace(self._order, language=self._language.key))

    def _run_job(self, job: Callable[[Order], Coroutine[Any, Any, None]]) -> None:
        if self._job is None or self._job.done():
            self._job = self._tasks.spawn(self._when_prepared(job))

    async def _when_prepared(self, job: Callable[[Order], Coroutine[Any, Any, None]]) -> None:
        while self._preparing is not None and not self._preparing.done():
            await asyncio.wait([self._preparing])
        if self._order is not None and self._model.now.thumbs:
            await job(self._order)


def _chosen(order: Order, offered: Choices) -> Chosen:
    """The order and the alternatives, as the model shows them."""
    sheets = choosing.chosen_sheets(order, offered)
    return Chosen(
        game=order.game,
        kind=str(order.kind),
        language=order.language,
        paper=order.paper,
        colours=order.colours,
        landscape=order.landscape,
        turnable=order.may_turn(offered),
        per_page=order.per_page,
        per_pages=tuple(sorted(offered.per_page)),
        pads=order.pads,
        least=max(1, len(sheets)),
        most=offered.most,
        names=order.names,
        name_counts=tuple(sorted(offered.names)),
        numbered=offered.numbered,
        first=order.first if offered.numbered and not sheets else 0,
        offered=offered.sheets,
        sheets=sheets,
    )


def _random_first(offered: Choices) -> int:
    """A random first number for new sheets; 1 if sheets are not numbered."""
    numbers = choosing.first_numbers(offered)
    return secrets.choice(numbers) if numbers else 1


def _local_paper() -> str:
    return usual_paper(QLocale.territoryToCode(QLocale.system().territory()))


def _matches_of(library: Library, game: str, now: LibraryEntry) -> tuple[LibraryEntry, ...]:
    """The saved matches of a game, and the open one if it is not saved yet."""
    saved = library.matches()
    fresh = () if any(each.name == now.name for each in saved) else (now,)
    return tuple(
        each
        for each in (*fresh, *saved)
        if each.record is not None and each.record.match.game.key == game
    )
