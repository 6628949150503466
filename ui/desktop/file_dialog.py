"""The system's save dialog, without blocking the event loop."""

import asyncio
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QDialog, QFileDialog


async def file_to_save(window: QWindow, proposed: Path, *, title: str, kind: str) -> Path | None:
    """Ask where to save a file, and before replacing one; None if cancelled."""
    dialog = QFileDialog()
    dialog.setWindowTitle(title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(kind)
    dialog.setDefaultSuffix(proposed.suffix.removeprefix("."))
    dialog.setDirectory(str(proposed.parent))
    dialog.selectFile(proposed.name)
    return Path(dialog.selectedFiles()[0]) if await accepted(dialog, window) else None


async def accepted(dialog: QDialog, window: QWindow) -> bool:
    """Show a modal dialog over the window without blocking; return whether it was accepted."""
    loop = asyncio.get_running_loop()
    answered: asyncio.Future[int] = loop.create_future()
    dialog.finished.connect(answered.set_result)
    dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
    dialog.winId()  # creates the native window
    dialog.windowHandle().setTransientParent(window)
    # Some systems run a nested event loop; outside this task, other tasks go on.
    loop.call_soon(QDialog.open, dialog)
    try:
        return await answered == QDialog.DialogCode.Accepted
    finally:
        dialog.hide()
        dialog.deleteLater()
