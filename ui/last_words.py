"""What is said when the program cannot even open its window."""

import traceback
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from ui.crash import Reports
from ui.text.words import fill, translate


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
