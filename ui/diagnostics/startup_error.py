"""Errors before a window is open."""

import traceback
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from beamme.commands.terminal import complain
from beamme.core.errors import BadData
from ui.app.language import system_language
from ui.diagnostics.crash_report import Reports
from ui.text.reasons import reason_text
from ui.text.words import fill, translate, using_language


def show_startup_error(folder: Path, error: BaseException) -> None:
    """Report the error, and show the report in a plain message box."""
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


def print_refusal(error: Exception, language: str | None) -> int:
    """Print why the running program did not take a request; return the exit code."""
    with using_language(language or system_language()):
        if isinstance(error, BadData):
            text = translate("Program", "BeamMe is running, but refuses this start: %1")
            complain("BeamMe", fill(text, reason_text(error.reason)))
        else:
            text = translate("Program", "BeamMe is running but does not answer; end it first.")
            complain("BeamMe", text)
    return 1
