"""A printer gets every page in its true size, and its refusal is reported."""

from pathlib import Path

import pypdf
import pytest
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import run, until
from tests.ui.helpers.recorded import heard
from tests.ui.printing.helpers.paper_pages import (
    PAGES,
    Answers,
    Desk,
    Sheets,
    answers,
    desk,
    idle,
    sheets,
)

__all__ = ["answers", "desk", "sheets"]


def to_file(path: Path, kind: type[QPrinter] = QPrinter) -> QPrinter:
    """Make a printer that prints into a file."""
    printer = kind(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


@pytest.mark.usefixtures("sheets")
async def test_without_a_printer_nothing_is_asked(desk: Desk, answers: Answers) -> None:
    async with desk() as program:
        answers.printers = False
        program.printing.printOut()
        await until(lambda: program.printing.property("problem"), "the problem")
        assert program.printing.property("problem") == "no-printer"


def test_everything_is_printed_in_its_true_size(
    qapp: QApplication, desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async def work() -> None:
        from ui.printing.printer import configured  # noqa: PLC0415 as the program does

        async with desk() as program:
            finished = heard(program.printing.finished)
            document = sheets.document(sheets.orders[-1])
            answers.device = configured(to_file(tmp_path / "paper.pdf"), document)
            program.printing.printOut()
            await until(lambda: finished, "paper")
            assert finished == [("print",)]
            read = pypdf.PdfReader(tmp_path / "paper.pdf")
            assert len(read.pages) == PAGES
            width, height = read.pages[0].mediabox.width, read.pages[0].mediabox.height
            assert (float(width), float(height)) == pytest.approx((595, 842), abs=1)

    run(qapp, work())


async def test_some_pages_are_printed_twice(
    desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        finished = heard(program.printing.finished)
        printer = answers.device = to_file(tmp_path / "paper.pdf")
        printer.setPrintRange(QPrinter.PrintRange.PageRange)
        printer.setFromTo(2, 3)
        printer.setCopyCount(2)
        program.printing.printOut()
        await until(lambda: finished, "paper")
        assert sheets.drawn == [1, 2, 1, 2]


class Jammed(QPrinter):
    """A printer that takes one page and no more."""

    def newPage(self) -> bool:  # noqa: N802 Qt's name
        return False


@pytest.mark.parametrize(
    "jammed", [True, pytest.param(False, marks=pytest.mark.qt_warns("QPainter::begin"))]
)
async def test_a_printer_that_takes_nothing_is_reported(
    desk: Desk,
    sheets: Sheets,
    answers: Answers,
    tmp_path: Path,
    jammed: bool,
) -> None:
    async with desk() as program:
        folder = tmp_path if jammed else tmp_path / "no folder"
        answers.device = to_file(folder / "paper.pdf", Jammed)
        program.printing.printOut()
        await until(lambda: program.printing.property("problem"), "the problem")
        assert program.printing.property("problem") == "printer"
        assert sheets.drawn == ([0] if jammed else [])


async def test_cancelling_prints_no_further_page(
    desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        finished = heard(program.printing.finished)
        answers.device = to_file(tmp_path / "paper.pdf")
        sheets.gate.clear()
        program.printing.printOut()
        await until(lambda: program.printing.property("doing") == "print", "the beginning")
        program.printing.cancel()
        sheets.gate.set()
        await idle(program)
        assert sheets.drawn == [0]
        assert finished == []
        assert program.printing.property("problem") == ""
