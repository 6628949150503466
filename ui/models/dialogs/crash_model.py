"""The dialog about an unexpected error."""

import traceback
from pathlib import Path
from textwrap import shorten

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.diagnostics.crash_report import Report, Reports
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

MAX_CHARACTERS = 120
"""Of an error in the dialog; the report has all of them."""


@QmlElement
@QmlUncreatable("made by the program")
class CrashModel(QObject):  # type: ignore[operator]
    """Writes errors to reports, and shows the first one until it is dismissed."""

    changed = Signal()
    reported = Signal(object, str)

    def __init__(self, reports: Reports) -> None:
        super().__init__()
        self._reports = reports
        self._report: Report | None = None
        self._error = ""
        # An error may come from any thread; the signal moves it to this one.
        self.reported.connect(self._show_report)

    def add(self, error: BaseException) -> None:
        """Report an uncaught error."""
        report = self._reports.add(error)
        if report is not None:
            what = "".join(traceback.format_exception_only(error))
            self.reported.emit(report, shorten(what, MAX_CHARACTERS, placeholder=" …"))

    def add_fault(self, trace: str) -> None:
        """Report that the program crashed in its last run."""
        self.reported.emit(self._reports.write(trace), "")

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.changed.emit()

    @Slot(object, str)
    def _show_report(self, report: Report, error: str) -> None:
        if self._report is None:
            self._report, self._error = report, error
            self.changed.emit()

    @Property(bool, notify=changed)
    def happened(self) -> bool:
        return self._report is not None

    @Property(str, notify=changed)
    def message(self) -> str:
        if self._error:
            text = translate(
                "Crash", "Something went wrong (%1). Your match is saved; open it again."
            )
            return fill(text, self._error)
        return translate(
            "Crash", "BeamMe ended by mistake the last time. Your matches are saved; play on."
        )

    @Property(str, notify=changed)
    def place(self) -> str:
        """The path of the report."""
        path = self._path
        return "" if path is None else str(path)

    @property
    def _path(self) -> Path | None:
        return None if self._report is None else self._report.path

    @Slot()
    def openFolder(self) -> None:
        """Show the folder of the report."""
        if self._path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._path.parent)))

    @Slot()
    def copyReport(self) -> None:
        """Copy the report to the clipboard."""
        if self._report is not None:
            QGuiApplication.clipboard().setText(self._report.text)

    @Slot()
    def dismiss(self) -> None:
        """Close the dialog."""
        self._report = None
        self.changed.emit()
