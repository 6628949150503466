"""On macOS a double-clicked file comes as an event."""

import subprocess
import sys

SCRIPT = """
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from ui.app.application import FileApplication

application, opened = FileApplication([]), []
application.opened.connect(opened.append)
assert QCoreApplication.sendEvent(application, QFileOpenEvent("/matches/mine.beamme"))
QCoreApplication.sendEvent(application, QFileOpenEvent(""))
QCoreApplication.sendEvent(application, QEvent(QEvent.Type.ApplicationPaletteChange))
print(opened)
"""


def test_files_are_told_and_everything_else_goes_its_way() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[PosixPath('/matches/mine.beamme')]"
