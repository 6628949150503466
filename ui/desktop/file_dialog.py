"""The system's dialog for where to save a file, and how a dialog is asked without blocking."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QDialog, QFileDialog


async def file_to_save(window: QWindow, proposed: Path, *, title: str, kind: str) -> Path | None:
    """Where to write a file, or nowhere; a file that is there is not replaced unasked."""
    dialog = QFileDialog()
    dialog.setWindowTitle(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kind)
    dialog.setDefaultSuffix(proposed.suffix.removeprefix("."))
    dialog.setDirectory(str(proposed.parent))
    dialog.selectFile(proposed.name)
    return Path(dialog.selectedFiles()[0]) if await accepted(dialog, window) else None


async def accepted(dialog: QDialog, window: QWindow) -> bool:
    """Ask over the window, and let everything else go on meanwhile."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[int] = loop.create_future()
    dialog.finished.connect(answered.set_result)
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.winId()  # there is a window from now on
    dialog.windowHandle().setTransientParent(window)
    # Some systems run a loop of their own for it; outside of this task all others go on.
    loop.call_soon(QDialog.open, dialog)
    try:
        return await answered == QDialog.DialogCode.Accepted
    finally:
        dialog.hide()
        dialog.deleteLater()
