"""Saved matches: continue, watch, remove."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games import GAMES
from beamme.table.storage.library import Library, LibraryEntry
from beamme.table.storage.record import Record
from ui.models.match_id import name_of
from ui.models.pages.library_filter import LibraryFilter, Result
from ui.models.pages.library_rows import MatchRow, match_row
from ui.models.rows import RowsModel
from ui.text import games
from ui.text.reasons import file_error_text
from ui.text.words import translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

CONTINUED = 3


@QmlElement
@QmlUncreatable("made by the program")
class LibraryModel(RowsModel[MatchRow]):  # type: ignore[operator]
    """All matches, the last played first."""

    countChanged = Signal()
    # File names: a signal of str would change those that are not valid text.
    opened = Signal(object)
    watched = Signal(object)
    removed = Signal(object)
    failed = Signal(str)

    def __init__(self, library: Library) -> None:
        super().__init__(MatchRow)
        self._library = library
        self._entries: tuple[LibraryEntry, ...] = ()
        self._filter = LibraryFilter()
        self._continued = RowsModel(MatchRow, self)
        self._removed = ""

    @Slot()
    def refresh(self, newest: int | None = None) -> None:
        """Read the folder again, or only its `newest` files."""
        self._entries = self._library.matches(newest)
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        rows = [match_row(entry) for entry in self._entries]
        listed = zip(rows, self._entries, strict=True)
        self.show([row for row, entry in listed if self._filter.accepts(entry)])
        going = [row for row in rows if row.gameKey and not row.finished]
        self._continued.show(going[:CONTINUED])
        self.countChanged.emit()

    @Property(QObject, constant=True)
    def continued(self) -> QObject:
        return self._continued

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._entries)

    @Property(int, notify=countChanged)
    def listed(self) -> int:
        """How many matches the filter accepts."""
        return len(self.rows)

    @Property(list, notify=countChanged)
    def gameChoices(self) -> list[dict[str, str]]:
        keys = {record.match.game.key for record in self._records()}
        every = {"key": "", "text": translate("Library", "All games")}
        return [every, *({"key": key, "text": games.title(key)} for key in GAMES if key in keys)]

    @Property(list, notify=countChanged)
    def playerChoices(self) -> list[dict[str, str]]:
        names = sorted({seat.name for record in self._records() for seat in record.seating})
        every = {"key": "", "text": translate("Library", "All players")}
        return [every, *({"key": name, "text": name} for name in names)]

    @Property(list, notify=countChanged)
    def resultChoices(self) -> list[dict[str, str]]:
        texts = {
            "": translate("Library", "All results"),
            Result.GOING: translate("Library", "Unfinished"),
            Result.WON: translate("Library", "Won"),
            Result.LOST: translate("Library", "Lost"),
        }
        return [{"key": str(key), "text": text} for key, text in texts.items()]

    @Property(str, notify=countChanged)
    def game(self) -> str:
        return self._filter.game

    @Property(str, notify=countChanged)
    def player(self) -> str:
        return self._filter.player

    @Property(str, notify=countChanged)
    def result(self) -> str:
        return self._filter.result

    @Property(bool, notify=countChanged)
    def filtered(self) -> bool:
        return self._filter != LibraryFilter()

    @Slot(str, str)
    def choose(self, what: str, value: str) -> None:
        """List only matches of this game, player or result; an empty value lists all."""
        if what in LibraryFilter.__slots__:
            self._filter = replace(self._filter, **{what: value})
            self.retranslate()

    @Slot()
    def chooseAll(self) -> None:
        """List all matches again."""
        self._filter = LibraryFilter()
        self.retranslate()

    def _records(self) -> list[Record]:
        return [entry.record for entry in self._entries if entry.record is not None]

    @Slot(str)
    def open(self, match_id: str) -> None:
        """Continue a match, or show how it ended."""
        self.opened.emit(name_of(match_id))

    @Slot(str)
    def watch(self, match_id: str) -> None:
        """Watch the match from its start."""
        self.watched.emit(name_of(match_id))

    @Slot(str)
    def remove(self, match_id: str) -> None:
        """Move the match to the bin; `restore` brings it back."""
        name = name_of(match_id)
        try:
            self._library.remove(name)
        except OSError as error:
            self.failed.emit(file_error_text(error))
            return
        self._removed = name
        self.removed.emit(name)
        self.refresh()

    @Slot()
    def restore(self) -> None:
        """Restore the last removed match."""
        if not self._removed:
            return
        try:
            self._library.restore(self._removed)
        except OSError as error:
            self.failed.emit(file_error_text(error))
            return
        self._removed = ""
        self.refresh()
