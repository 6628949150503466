"""The system's dialogs for saving and printing."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QWindow

from ui.desktop.file_dialog import accepted, file_to_save
from ui.printing.document import Document
from ui.text.words import translate

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter


class PaperDialogs:
    """Shows modal dialogs without blocking the event loop."""

    def __init__(self, window: Callable[[], QWindow]) -> None:
        self._window = window

    async def file(self, proposed: Path) -> Path | None:
        """Ask where to save a PDF, and before replacing a file; None if cancelled."""
        title = translate("Print", "Save as PDF")
        return await file_to_save(self._window(), proposed, title=title, kind="PDF (*.pdf)")

    def has_printer(self) -> bool:
        """Whether the system has a printer."""
        from PySide6.QtPrintSupport import QPrinterInfo  # noqa: PLC0415 only for printing

        return bool(QPrinterInfo.availablePrinterNames())

    async def printer(self, document: Document) -> "QPrinter | None":
        """Ask for a printer and configure it for this document; None if cancelled."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter  # noqa: PLC0415 the same

        from ui.printing.printer import configured  # noqa: PLC0415 the same

        printer = configured(QPrinter(QPrinter.PrinterMode.HighResolution), document)
        dialog = QPrintDialog(printer)
        dialog.setMinMax(1, document.count)
        dialog.setOption(QPrintDialog.PrintDialogOption.PrintToFile, on=False)
        return configured(printer, document) if await accepted(dialog, self._window()) else None
