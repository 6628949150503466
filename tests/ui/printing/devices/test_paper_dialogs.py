"""The system's own dialogs over a window: they ask, and everything else goes on meanwhile."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPageLayout, QWindow
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLineEdit, QMessageBox

from tests.ui.helpers.driving import run, until
from tests.ui.helpers.screen import outside
from ui.printing.desk.paper_dialogs import PaperDialogs
from ui.printing.document import Document
from ui.printing.drawing.shapes import Page
from ui.printing.printer import configured

pytestmark = pytest.mark.usefixtures("qapp")

OLD = b"what was there before"
LYING = Document("Lying", "de", (297.0, 210.0), [lambda: Page(297, 210, ())] * 3)


@pytest.fixture(autouse=True)
def own_dialogs(qapp: QApplication) -> Iterator[None]:
    """Let Qt draw them: those of a desktop cannot be clicked by a test."""
    attribute = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    qapp.setAttribute(attribute)
    yield
    qapp.setAttribute(attribute, on=False)


@pytest.fixture
def window() -> Iterator[QWindow]:
    """Open a window for them to stand over."""
    made = QWindow()
    made.show()
    yield made
    made.close()


def shown(kind: type[QDialog]) -> Any:
    """Find the dialog of this kind, if it is there."""
    found = (each for each in QApplication.topLevelWidgets() if isinstance(each, kind))
    return next((each for each in found if each.isVisible()), None)


async def asked(kind: type[QDialog]) -> Any:
    await until(lambda: shown(kind), "the dialog")
    return shown(kind)


async def test_a_file_gets_the_ending_of_a_pdf(window: QWindow, tmp_path: Path) -> None:
    dialogs = PaperDialogs(lambda: window)
    task = asyncio.ensure_future(dialogs.file(tmp_path / "Proposed – Block.pdf"))
    dialog = await asked(QFileDialog)
    assert dialog.windowHandle().transientParent() is window
    assert dialog.selectedFiles() == [str(tmp_path / "Proposed – Block.pdf")]
    dialog.findChild(QLineEdit).setText("mine")
    await outside(dialog.accept)
    assert await task == tmp_path / "mine.pdf"
    assert shown(QFileDialog) is None


def test_a_file_that_is_there_is_not_replaced_unasked(
    qapp: QApplication, window: QWindow, tmp_path: Path
) -> None:
    (tmp_path / "old.pdf").write_bytes(OLD)

    async def work() -> None:
        dialogs = PaperDialogs(lambda: window)
        task = asyncio.ensure_future(dialogs.file(tmp_path / "old.pdf"))
        dialog = await asked(QFileDialog)
        answering = asyncio.ensure_future(outside(dialog.accept))
        question = await asked(QMessageBox)
        question.button(QMessageBox.StandardButton.No).click()
        await answering
        assert not task.done()
        await outside(dialog.reject)
        assert await task is None

    run(qapp, work())


async def test_who_stops_waiting_closes_the_dialog(window: QWindow, tmp_path: Path) -> None:
    task = asyncio.ensure_future(PaperDialogs(lambda: window).file(tmp_path / "x.pdf"))
    await asked(QFileDialog)
    task.cancel()
    await until(lambda: shown(QFileDialog) is None, "the end of the dialog")
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_the_systems_print_dialog_is_asked(window: QWindow) -> None:
    task = asyncio.ensure_future(PaperDialogs(lambda: window).printer(LYING))
    dialog = await asked(QPrintDialog)
    assert (dialog.minPage(), dialog.maxPage()) == (1, LYING.count)
    await outside(dialog.reject)
    assert await task is None


def test_a_printer_is_known_if_the_system_knows_one(
    window: QWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    for names in ([], ["Kitchen"]):
        monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda names=names: names)
        assert PaperDialogs(lambda: window).has_printer() is bool(names)


@pytest.mark.usefixtures("qapp")
def test_a_printer_is_told_about_the_paper() -> None:
    printer = configured(QPrinter(QPrinter.PrinterMode.HighResolution), LYING)
    layout = printer.pageLayout()
    assert layout.orientation() == QPageLayout.Orientation.Landscape
    assert layout.mode() == QPageLayout.Mode.FullPageMode
    size = layout.fullRect(QPageLayout.Unit.Millimeter)
    assert (size.width(), size.height()) == pytest.approx((297, 210), abs=0.2)
    assert printer.docName() == "Lying"
