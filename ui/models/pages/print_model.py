"""The print page: its choices, the preview, and saving and printing."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.pages.library_rows import MatchRow, match_row
from ui.models.pages.print_choices_model import PrintChoicesModel
from ui.models.pages.print_state import PageRow, Printout
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class PrintModel(QObject):  # type: ignore[operator]
    """Shows the print page and emits intents; PrintingDesk does the work."""

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
    """Saving or printing succeeded."""

    def __init__(self) -> None:
        super().__init__()
        self._now = Printout()
        self._visits = 0
        self._choices = PrintChoicesModel(lambda: self._now.chosen, self)
        self._matches = RowsModel(MatchRow, self)
        self._pages = RowsModel(PageRow, self)

    @property
    def now(self) -> Printout:
        """The current state."""
        return self._now

    def update(self, **changes: Any) -> None:
        """Show the same state with these changes."""
        before, self._now = self._now, replace(self._now, **changes)
        if before.chosen != self._now.chosen:
            self._choices.list_sheets()
        if before.matches != self._now.matches:
            self._show_matches()
        if before.thumbs != self._now.thumbs:
            self._pages.show([PageRow(picture) for picture in self._now.thumbs])
        self._tell()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self._choices.list_sheets()
        self._show_matches()
        self._tell()

    def _tell(self) -> None:
        self.changed.emit()
        self._choices.changed.emit()

    def _show_matches(self) -> None:
        self._matches.show([match_row(entry) for entry in self._now.matches])

    @Property(QObject, constant=True)
    def choices(self) -> PrintChoicesModel:
        return self._choices

    @Property(QObject, constant=True)
    def matches(self) -> QObject:
        return self._matches

    @Property(QObject, constant=True)
    def pages(self) -> QObject:
        return self._pages

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
        """The thumbnail of the current page, if drawn."""
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
        """The page was opened for a game, and for a saved match or the open one."""
        self._visits += 1
        self.opened.emit(game, kind, match)
        return self._visits

    @Slot(int)
    def leave(self, visit: int) -> None:
        """The page was closed; ignored if a newer visit has begun."""
        if visit == self._visits:
            self.left.emit()

    @Slot(str, str)
    def choose(self, what: str, key: str) -> None:
        """Change one choice."""
        self.choiceWanted.emit(what, key)

    @Slot(int, int)
    def look(self, page: int, width: int) -> None:
        """Show a page, this many pixels wide."""
        self.lookWanted.emit(page, width)

    @Slot(int, bool)
    def listPage(self, page: int, shown: bool) -> None:
        """A thumbnail became visible in the list of pages, or hidden."""
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
        """Cancel the running job."""
        self.cancelWanted.emit()

    @Slot(bool)
    def openFile(self, folder: bool) -> None:
        """Open the last file written, or its folder."""
        self.fileWanted.emit(folder)

    @Slot()
    def dismiss(self) -> None:
        """Close the message about a failure."""
        self.update(problem="", reason="")
