"""The system's own dialogs: where a file belongs, and which printer prints it."""

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
    """Asks over the window, and lets everything else go on meanwhile."""

    def __init__(self, window: Callable[[], QWindow]) -> None:
        self._window = window

    async def file(self, proposed: Path) -> Path | None:
        """Where to write a PDF, or nowhere; a file that is there is not replaced unasked."""
        title = translate("Print", "Save as PDF")
        return await file_to_save(self._window(), proposed, title=title, kind="PDF (*.pdf)")

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
        return made_ready(printer, document) if await accepted(dialog, self._window()) else None
