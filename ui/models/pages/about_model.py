"""The About page: the parts of the program with their licences, and its folders."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme import __version__
from beamme.table.storage.files import make_folder
from ui.app.paths import Places
from ui.diagnostics.system_info import without_home
from ui.models.rows import RowsModel
from ui.text.words import fill, translate

if TYPE_CHECKING:
    from ui.desktop.licences import Component

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PartRow:
    """One part of the program."""

    name: str
    detail: str


@dataclass(frozen=True, slots=True)
class FolderRow:
    """A folder of the program."""

    title: str
    path: str


@QmlElement
@QmlUncreatable("made by the program")
class AboutModel(QObject):  # type: ignore[operator]
    """Reads the licences when the page is first opened."""

    changed = Signal()

    def __init__(self, where: Places) -> None:
        super().__init__()
        self._all: tuple[Component, ...] = ()
        self._current = 0
        self._parts = RowsModel(PartRow, self)
        self._places = RowsModel(FolderRow, self)
        self.set_folders(where)

    def set_folders(self, where: Places) -> None:
        """Show these folders."""
        self._folders = (where.data, where.config, where.state)
        self.retranslate()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        titles = (
            translate("About", "Your matches"),
            translate("About", "Your preferences"),
            translate("About", "Log and reports"),
        )
        self._places.show(
            [
                FolderRow(title, without_home(str(path)))
                for title, path in zip(titles, self._folders, strict=True)
            ]
        )
        self.changed.emit()

    @Slot()
    def open(self) -> None:
        """The page was opened."""
        if not self._all:
            from ui.desktop.licences import components  # noqa: PLC0415 not needed at start

            self._all = components()
            self._parts.show([PartRow(part.name, _detail(part)) for part in self._all])
        self.choose(0)

    @Slot(int)
    def choose(self, index: int) -> None:
        """Show the licence of this part."""
        self._current = index
        self.changed.emit()

    @Property(QObject, constant=True)
    def parts(self) -> QObject:
        return self._parts

    @Property(QObject, constant=True)
    def folders(self) -> QObject:
        return self._places

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property(int, notify=changed)
    def current(self) -> int:
        return self._current

    @Property(str, notify=changed)
    def text(self) -> str:
        """The licence of the chosen part."""
        if not 0 <= self._current < len(self._all):
            return ""
        part = self._all[self._current]
        lesser = part.licence.startswith("LGPL")
        return f"{_notice(part.name)}\n\n{part.text}" if lesser else part.text

    @Slot(int)
    def openFolder(self, index: int) -> None:
        """Open this folder in the file manager; create it if missing."""
        if 0 <= index < len(self._folders):
            folder: Path = self._folders[index]
            with suppress(OSError):
                make_folder(folder)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _detail(part: "Component") -> str:
    return " · ".join(word for word in (part.version, part.licence) if word)


def _notice(name: str) -> str:
    """The notice that the LGPL requires, shown above its text."""
    text = translate(
        "About",
        "%1: used as published, in libraries of their own that you may replace with others."
        " Source code: https://code.qt.io. Whose work is inside them:"
        " https://doc.qt.io/qt-6/licenses-used-in-qt.html",
    )
    return fill(text, name)
