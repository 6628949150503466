"""A PDF is written whole or not at all, and opened where it was saved."""

import asyncio
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
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
from ui.printing.desk import paper_jobs

__all__ = ["answers", "desk", "sheets"]

OLD = b"what was there before"


def written_in(folder: Path) -> list[str]:
    """List the PDFs of a folder, also half written ones."""
    return [path.name for path in folder.glob("*.pdf*")]


async def test_a_pdf_is_saved_under_the_name_of_the_sheet(
    desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        finished = heard(program.printing.finished)
        steps: list[float] = []
        program.printing.changed.connect(
            lambda: steps.append(program.printing.property("progress"))
        )
        answers.path = tmp_path / "here.pdf"
        program.printing.save()
        await until(lambda: finished, "the file")
        assert answers.proposed == [paper_jobs.documents() / "kuh-vadis en.pdf"]
        assert finished == [("save",)]
        assert len(pypdf.PdfReader(answers.path).pages) == PAGES
        assert program.printing.property("saved") == "here.pdf"
        assert {0.2, 0.6, 1.0} <= set(steps)
        assert sheets.threads == {"printing_0"}
        await idle(program)
        program.printing.save()
        await idle(program)
        assert answers.proposed[-1].parent == tmp_path, "the folder is kept in mind"


@pytest.mark.usefixtures("sheets")
async def test_closing_the_dialog_writes_no_file(desk: Desk, answers: Answers) -> None:
    async with desk() as program:
        finished = heard(program.printing.finished)
        answers.path = None
        program.printing.save()
        await idle(program)
        assert len(answers.proposed) == 1
        assert finished == []
        assert program.printing.property("problem") == ""


async def test_cancelling_keeps_the_old_file(
    desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        finished = heard(program.printing.finished)
        answers.path = tmp_path / "old.pdf"
        answers.path.write_bytes(OLD)
        sheets.gate.clear()
        program.printing.save()
        await until(lambda: program.printing.property("doing") == "save", "the beginning")
        program.printing.save()
        program.printing.cancel()
        sheets.gate.set()
        await idle(program)
        assert program.printing.property("doing") == ""
        assert answers.path.read_bytes() == OLD
        assert written_in(tmp_path) == ["old.pdf"]
        assert len(answers.proposed) == 1, "one job at a time"
        assert finished == []
        assert program.printing.property("problem") == ""
        assert len(sheets.drawn) < PAGES


@pytest.mark.usefixtures("sheets")
async def test_a_file_that_cannot_be_written_is_reported(
    desk: Desk, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        (tmp_path / "no folder").write_bytes(OLD)
        answers.path = tmp_path / "no folder" / "sheet.pdf"
        program.printing.save()
        await until(lambda: program.printing.property("problem"), "the problem")
        assert program.printing.property("problem") == "file"
        assert program.printing.property("reason") in {"Not a directory", "File exists"}
        assert (tmp_path / "no folder").read_bytes() == OLD
        await idle(program)
        assert program.printing.property("doing") == ""


@pytest.mark.usefixtures("sheets")
def test_the_file_and_its_folder_are_opened(
    qapp: QApplication,
    desk: Desk,
    answers: Answers,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    willing = [True, True, False]

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return willing[len(opened) - 1]

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)

    async def work() -> None:
        async with desk() as program:
            program.printing.openFile(False)
            assert opened == [], "nothing was saved yet"
            answers.path = tmp_path / "here.pdf"
            program.printing.save()
            await idle(program)
            program.printing.openFile(False)
            program.printing.openFile(True)
            assert opened == [str(answers.path), str(tmp_path)]
            assert program.printing.property("problem") == ""
            program.printing.openFile(False)
            assert program.printing.property("problem") == "viewer"

    run(qapp, work())


async def test_leaving_the_page_stops_a_job(
    desk: Desk, sheets: Sheets, answers: Answers, tmp_path: Path
) -> None:
    async with desk() as program:
        answers.path = tmp_path / "never.pdf"
        sheets.gate.clear()
        program.printing.save()
        await until(lambda: program.printing.property("doing") == "save", "the beginning")
        program.printing.leave(1)
        sheets.gate.set()
        await idle(program)
        await asyncio.sleep(0)
        assert not answers.path.exists()
