"""The system's own dialogs: where a file belongs, and which printer prints it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QDialog, QFileDialog

from ui.printing.document import Document
from ui.text.words import translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PaperDialogs:
    """Asks over the window, and lets everything else go on meanwhile."""

    def __init__(self, window: Callable[[], QWindow]) -> None:
        self._window = window

    async def file(self, proposed: Path) -> Path | None:
        """Where to write a PDF, or nowhere; a file that is there is not replaced unasked."""
        dialog = QFileDialog()
        dialog.setWindowTitle(translate("Print", "Save as PDF"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.setDirectory(str(proposed.parent))
        dialog.selectFile(proposed.name)
        return Path(dialog.selectedFiles()[0]) if await self._answer(dialog) else None

    def has_printer(self) -> bool:
        """Whether the system knows any printer."""
        from PySide6.QtPrintSupport import QPrinterInfo  # noqa: PLC0415 only who prints needs it

        return bool(QPrinterInfo.availablePrinterNames())

    async def printer(self, document: Document) -> "QPrinter | None":
        """The printer that somebody chose, ready for this document, or none."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 the same

        from ui.printing.printer import made_ready  # noqa: PLC0415 the same

        printer = made_ready(QPrinter(QPrinter.PrinterMode.HighResolution), document)
        dialog = QPrintDialog(printer)
        dialog.setMinMax(1, document.count)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintToFile, on=False)
        return made_ready(printer, document) if await self._answer(dialog) else None

    async def _answer(self, dialog: QDialog) -> bool:
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[int] = loop.create_future()
        dialog.finished.connect(answered.set_result)
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.winId()  # there is a window from now on
        dialog.windowHandle().setTransientParent(self._window())
        # Some systems run a loop of their own for it; outside of this task all others go on.
        loop.call_soon(QDialog.open, dialog)
        try:
            return await answered == QDialog.DialogCode.Accepted
        finally:
            dialog.hide()
            dialog.deleteLater()
