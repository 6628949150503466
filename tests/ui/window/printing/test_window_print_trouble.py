"""What the print page says when a sheet can neither be written nor printed, or is not wanted."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import run, until
from tests.ui.printing.helpers.paper_pages import Answers, Sheets, answers, sheets
from tests.ui.printing.helpers.paper_window import CONTROL, opened, press

__all__ = ["answers", "sheets"]

OLD = b"what was there before"


def test_what_cannot_be_written_is_said_in_one_sentence(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    (tmp_path / "file").write_bytes(OLD)

    async def work() -> None:
        async with shown(language="en") as screen:
            await opened(screen)
            answers.path = tmp_path / "file" / "sheet.pdf"
            await screen.click("savePdf")
            await until(lambda: screen.find("dialogAccept"), "the sentence")
            assert any("could not be written" in text for text in screen.texts())
            assert screen.find("dialogReject") is None
            await screen.click("dialogAccept")
            await until(lambda: screen.program.printing.property("problem") == "", "calm")
            await until(lambda: screen.find("dialogAccept") is None, "the end of the sentence")

    run(qapp, work())
    assert (tmp_path / "file").read_bytes() == OLD


def test_without_a_printer_a_pdf_is_offered(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    async def work() -> None:
        async with shown(language="en") as screen:
            await opened(screen)
            answers.printers = False
            answers.path = tmp_path / "instead.pdf"
            await screen.click("printPaper")
            await until(lambda: screen.find("dialogAccept"), "the sentence")
            assert any("no printer" in text for text in screen.texts())
            await screen.click("dialogReject")
            await until(lambda: screen.find("dialogReject") is None, "the end of the sentence")
            assert answers.proposed == []
            await press(screen, Qt.Key.Key_P, CONTROL)
            await until(lambda: screen.find("dialogAccept"), "the sentence again")
            await screen.click("dialogAccept")
            await until(lambda: screen.program.printing.property("saved"), "the PDF")

    run(qapp, work())
    assert (tmp_path / "instead.pdf").read_bytes().startswith(b"%PDF")


async def test_a_sentence_that_comes_while_another_one_fades_is_said(shown: Any) -> None:
    async with shown(language="en", motion="full", pace="normal") as screen:
        await opened(screen)
        printing = screen.program.printing
        await until(lambda: all(printing.now.thumbs), "the last page that is drawn")
        printing.update(problem="no-printer")
        await until(lambda: "All right" in screen.texts(), "the first sentence")
        await screen.press(Qt.Key.Key_Escape)
        printing.update(problem="file", reason="no room")
        await until(lambda: any("no room" in text for text in screen.texts()), "the second one")


def test_a_long_job_is_cancelled_and_the_old_file_stays(
    qapp: QApplication, shown: Any, answers: Answers, sheets: Sheets, tmp_path: Path
) -> None:
    async def work() -> None:
        async with shown(language="en") as screen:
            await opened(screen)
            answers.path = tmp_path / "old.pdf"
            await until(lambda: all(screen.program.printing.now.thumbs), "the list of pages")
            sheets.gate.clear()
            await screen.click("savePdf")
            await until(lambda: screen.find("printProgress"), "the ring")
            assert screen.find("savePdf") is None
            await screen.click("cancelPrint")
            sheets.gate.set()
            await until(lambda: screen.find("savePdf"), "the end of the job")
            assert screen.program.printing.property("saved") == ""
            assert screen.find("toastAction") is None

    (tmp_path / "old.pdf").write_bytes(OLD)
    run(qapp, work())
    assert (tmp_path / "old.pdf").read_bytes() == OLD
