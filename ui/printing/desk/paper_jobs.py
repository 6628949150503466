"""Save and print documents: ask where, work in the background, show the result."""

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices

from ui.models.pages.print_model import PrintModel
from ui.printing import jobs, press
from ui.printing.desk.paper_dialogs import PaperDialogs
from ui.printing.desk.print_thread import PrintThread
from ui.printing.order import Order
from ui.text.reasons import file_error_text


class PaperJobs:
    """Runs one job at a time; a file is written completely or not at all."""

    def __init__(self, model: PrintModel, dialogs: PaperDialogs, thread: PrintThread) -> None:
        self._model = model
        self._dialogs = dialogs
        self._thread = thread
        self._stopped = threading.Event()
        self._folder: Path | None = None
        self._saved: Path | None = None

    async def save(self, order: Order) -> None:
        """Ask for a file and write a PDF."""
        document = await self._thread.run(jobs.document, order)
        folder = self._folder or documents()
        path = await self._dialogs.file(folder / f"{document.title}.pdf")
        if path is None:
            return
        self._folder = path.parent
        write: Callable[[press.Progress], None] = partial(press.save_pdf, path, document)
        if await self._run("save", write):
            self._saved = path
            self._model.update(saved=path.name)
            self._model.finished.emit("save")

    async def print_out(self, order: Order) -> None:
        """Ask for a printer and print."""
        if not self._dialogs.has_printer():
            self._model.update(problem="no-printer")
            return
        document = await self._thread.run(jobs.document, order)
        printer = await self._dialogs.printer(document)
        if printer is None:
            return
        from ui.printing.printer import print_out  # noqa: PLC0415 only for printing

        if await self._run("print", partial(print_out, printer, document)):
            self._model.finished.emit("print")

    def cancel(self) -> None:
        """Stop after the current page."""
        self._stopped.set()

    def show_file(self, *, folder: bool) -> None:
        """Open the last file written in its default program, or its folder."""
        if self._saved is None:
            return
        place = self._saved.parent if folder else self._saved
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(place))):
            self._model.update(problem="viewer", reason=str(self._saved))

    async def _run(self, doing: str, work: Callable[[press.Progress], None]) -> bool:
        loop = asyncio.get_running_loop()
        self._stopped.clear()

        def progress(done: int) -> bool:
            loop.call_soon_threadsafe(partial(self._model.update, done=done))
            return not self._stopped.is_set()

        self._model.update(doing=doing, done=0)
        try:
            await self._thread.run(work, progress)
        except press.Cancelled:
            return False
        except press.Refused:
            self._model.update(problem="printer")
            return False
        except OSError as error:
            self._model.update(problem="file", reason=file_error_text(error))
            return False
        finally:
            self._model.update(doing="", done=0)
        return True


def documents() -> Path:
    """The user's documents folder, or else the home folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(place))
    return found if found.is_dir() else Path.home()
