"""What is said when the program cannot even open a window."""

import traceback
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from beamme.commands.terminal import complain
from beamme.core.errors import BadData
from ui.app.language import system_language
from ui.diagnostics.crash_report import Reports
from ui.text.reasons import reason_text
from ui.text.words import fill, speaking, translate


def say(folder: Path, error: BaseException) -> None:
    """Report the error, and show where the report is in a plain dialog of the system."""
    traceback.print_exception(error)
    report = Reports(folder).add(error)
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setText(translate("Crash", "BeamMe cannot go on. Your matches are saved."))
    if report is not None:
        if report.path is not None:
            text = translate("Crash", "What happened is written in %1")
            box.setInformativeText(fill(text, report.path))
        box.setDetailedText(report.text)
    box.exec()


def tell_not_taken(error: Exception, language: str | None) -> int:
    """Tell on the terminal why the running program refused a request; return the exit code."""
    with speaking(language or system_language()):
        if isinstance(error, BadData):
            text = translate("Program", "BeamMe is running, but refuses this start: %1")
            complain("BeamMe", fill(text, reason_text(error.reason)))
        else:
            text = translate("Program", "BeamMe is running but does not answer; end it first.")
            complain("BeamMe", text)
    return 1
