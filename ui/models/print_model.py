"""The print page: what can be chosen, what is chosen, and how it will look on paper."""

from dataclasses import dataclass, field, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.table.storage.library import LibraryEntry
from ui.games.game_ui import game_ui
from ui.models.library_model import MatchRow, match_row
from ui.models.rows import RowsModel
from ui.text import printing as texts
from ui.text.words import translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A sheet or board that can be printed."""

    key: str
    title: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class PageRow:
    """A page in the list of pages; it has no picture until it is drawn."""

    picture: str


@dataclass(frozen=True, slots=True)
class Chosen:
    """What is chosen, and what else could be."""

    game: str = ""
    kind: str = ""
    language: str = ""
    paper: str = ""
    colours: str = ""
    landscape: bool = False
    turnable: bool = False
    per_page: int = 1
    per_pages: tuple[int, ...] = ()
    pads: int = 1
    least: int = 1
    most: int = 1
    names: int = 0
    name_counts: tuple[int, ...] = ()
    numbered: bool = False
    first: int = 0
    """The number of the first new sheet; 0 if sheets are chosen by name."""
    offered: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    """Those that are chosen by name."""


@dataclass(frozen=True, slots=True)
class Printout:
    """Everything that the print page shows."""

    chosen: Chosen = field(default_factory=Chosen)
    matches: tuple[LibraryEntry, ...] = ()
    """Of the game, to print their game records."""
    match: str = ""
    title: str = ""
    size: tuple[float, float] = (1.0, 1.0)
    page: int = 0
    picture: str = ""
    """Where the page that is looked at can be found."""
    thumbs: tuple[str, ...] = ()
    """The same for every page in the list of pages, as far as they are drawn."""
    doing: str = ""
    """What takes its time: save or print."""
    done: int = 0
    """Pages of it."""
    problem: str = ""
    """What did not work: file, printer, no-printer, viewer, match."""
    reason: str = ""
    saved: str = ""
    """The name of the file that was written last."""


@QmlElement
@QmlUncreatable("made by the program")
class PrintModel(QObject):  # type: ignore[operator]
    """Shows printouts and passes intents on; somebody else draws and writes."""

    changed = Signal()
    opened = Signal(str, str, str)
    left = Signal()
    choiceWanted = Signal(str, str)
    lookWanted = Signal(int, int)
    pageListed = Signal(int, bool)
    saveWanted = Signal()
    printWanted = Signal()
    cancelWanted = Signal()
    fileWanted = Signal(bool)
    finished = Signal(str)
    """Saving or printing went well."""

    def __init__(self) -> None:
        super().__init__()
        self._now = Printout()
        self._visits = 0
        self._sheets = RowsModel(SheetRow, self)
        self._matches = RowsModel(MatchRow, self)
        self._pages = RowsModel(PageRow, self)

    @property
    def now(self) -> Printout:
        """What is shown."""
        return self._now

    def update(self, **changes: Any) -> None:
        """Show the same with some changes."""
        before, self._now = self._now, replace(self._now, **changes)
        if before.chosen != self._now.chosen:
            self._show_sheets()
        if before.matches != self._now.matches:
            self._show_matches()
        if before.thumbs != self._now.thumbs:
            self._pages.show([PageRow(picture) for picture in self._now.thumbs])
        self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._show_sheets()
        self._show_matches()
        self.changed.emit()

    def _show_sheets(self) -> None:
        now = self._now.chosen
        self._sheets.show(
            [
                SheetRow(name, game_ui(now.game).sheet_text(name), name in now.sheets)
                for name in now.offered
            ]
        )

    def _show_matches(self) -> None:
        self._matches.show([match_row(shelved) for shelved in self._now.matches])

    @Property(QObject, constant=True)
    def sheets(self) -> QObject:
        return self._sheets

    @Property(QObject, constant=True)
    def matches(self) -> QObject:
        return self._matches

    @Property(QObject, constant=True)
    def pages(self) -> QObject:
        return self._pages

    @Property(str, notify=changed)
    def game(self) -> str:
        return self._now.chosen.game

    @Property(str, notify=changed)
    def kind(self) -> str:
        return self._now.chosen.kind

    @Property(str, notify=changed)
    def language(self) -> str:
        """Of the sheet, whatever the program speaks."""
        return self._now.chosen.language

    @Property(str, notify=changed)
    def paper(self) -> str:
        return self._now.chosen.paper

    @Property(str, notify=changed)
    def colours(self) -> str:
        return self._now.chosen.colours

    @Property(bool, notify=changed)
    def landscape(self) -> bool:
        return self._now.chosen.landscape

    @Property(bool, notify=changed)
    def turnable(self) -> bool:
        """Whether the page may lie either way."""
        return self._now.chosen.turnable

    @Property(int, notify=changed)
    def perPage(self) -> int:
        return self._now.chosen.per_page

    @Property(list, notify=changed)
    def perPages(self) -> list[int]:
        return list(self._now.chosen.per_pages)

    @Property(int, notify=changed)
    def pads(self) -> int:
        return self._now.chosen.pads

    @Property(int, notify=changed)
    def least(self) -> int:
        """Pads in one job: every chosen sheet once."""
        return self._now.chosen.least

    @Property(int, notify=changed)
    def most(self) -> int:
        return self._now.chosen.most

    @Property(int, notify=changed)
    def names(self) -> int:
        return self._now.chosen.names

    @Property(list, notify=changed)
    def nameCounts(self) -> list[int]:
        return list(self._now.chosen.name_counts)

    @Property(str, notify=changed)
    def padText(self) -> str:
        """What the blank sheets of the game are called."""
        game = self._now.chosen.game
        return translate("PrintChoices", game_ui(game).pad_name) if game else ""

    @Property(bool, notify=changed)
    def numbered(self) -> bool:
        """Whether sheets can be made freshly, by numbers."""
        return self._now.chosen.numbered

    @Property(bool, notify=changed)
    def fresh(self) -> bool:
        """Whether they are."""
        return self._now.chosen.first > 0

    @Property(str, notify=changed)
    def numbersText(self) -> str:
        return texts.numbers_text(self._now.chosen.first, self._now.chosen.pads)

    @Property(str, notify=changed)
    def match(self) -> str:
        """The match whose game record is printed."""
        return self._now.match

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._now.title

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._now.thumbs)

    @Property(int, notify=changed)
    def page(self) -> int:
        return self._now.page

    @Property(float, notify=changed)
    def pageWidth(self) -> float:
        """In millimetres."""
        return self._now.size[0]

    @Property(float, notify=changed)
    def pageHeight(self) -> float:
        return self._now.size[1]

    @Property(str, notify=changed)
    def picture(self) -> str:
        return self._now.picture

    @Property(str, notify=changed)
    def thumb(self) -> str:
        """The same page in small, where it is drawn."""
        return self._now.thumbs[self._now.page] if self._now.thumbs else ""

    @Property(str, notify=changed)
    def doing(self) -> str:
        return self._now.doing

    @Property(float, notify=changed)
    def progress(self) -> float:
        return self._now.done / max(1, len(self._now.thumbs))

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._now.problem

    @Property(str, notify=changed)
    def reason(self) -> str:
        return self._now.reason

    @Property(str, notify=changed)
    def saved(self) -> str:
        return self._now.saved

    @Slot(str, str, str, result=int)
    def open(self, game: str, kind: str, match: str) -> int:
        """The page is opened: for a game, and for a saved match or the one that is open."""
        self._visits += 1
        self.opened.emit(game, kind, match)
        return self._visits

    @Slot(int)
    def leave(self, visit: int) -> None:
        """Nobody looks any more; a page that goes late does not close the next one."""
        if visit == self._visits:
            self.left.emit()

    @Slot(str, str)
    def choose(self, what: str, key: str) -> None:
        """Something else is wanted."""
        self.choiceWanted.emit(what, key)

    @Slot(int, int)
    def look(self, page: int, width: int) -> None:
        """Somebody looks at a page that is so many pixels wide."""
        self.lookWanted.emit(page, width)

    @Slot(int, bool)
    def listPage(self, page: int, shown: bool) -> None:
        """A page has come into sight in the list of pages, or has gone."""
        self.pageListed.emit(page, shown)

    @Slot()
    def save(self) -> None:
        """Write a PDF."""
        self.saveWanted.emit()

    @Slot()
    def printOut(self) -> None:
        """Print it on paper."""
        self.printWanted.emit()

    @Slot()
    def cancel(self) -> None:
        """Neither save nor print it after all."""
        self.cancelWanted.emit()

    @Slot(bool)
    def openFile(self, folder: bool) -> None:
        """Look at the file that was written, or at its folder."""
        self.fileWanted.emit(folder)

    @Slot()
    def dismiss(self) -> None:
        """Whatever did not work has been read."""
        self.update(problem="", reason="")
