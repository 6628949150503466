"""Pages are drawn on a thread of their own, the visible one first, and only for who looks."""

import asyncio
import subprocess
import sys
import threading

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tests.ui.helpers.driving import run, until, until_idle
from tests.ui.helpers.window_fixtures import Start
from tests.ui.printing.helpers.paper_desk import WIDTH, Desk, desk
from tests.ui.printing.helpers.paper_pages import PAGES, Answers, Sheets, answers, looked_at, sheets
from ui.printing.desk.previews import THUMBNAIL_PIXELS

__all__ = ["answers", "desk", "sheets"]

pytestmark = pytest.mark.usefixtures("answers", "sheets")


async def test_the_first_page_is_shown_before_the_others_are_drawn(
    start: Start, sheets: Sheets
) -> None:
    async with start() as program:
        program.printing.open("beam-me-up", "pad", "")
        program.printing.look(0, WIDTH)
        for page in range(PAGES):
            program.printing.listPage(page, True)
        drawn: list[int] = []
        program.printing.changed.connect(
            lambda: looked_at(program) and not drawn and drawn.extend(sheets.drawn)
        )
        await until(lambda: all(program.printing.now.thumbs or [""]), "every page")
        assert drawn == [0]
        assert sheets.drawn == [0, *range(PAGES)]
        assert sheets.threads == {"printing_0"}


async def test_who_leafs_on_does_not_wait_for_the_list(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        sheets.gate.clear()
        for page in range(PAGES):
            program.printing.listPage(page, True)
        program.printing.look(3, WIDTH)
        assert (program.printing.property("page"), looked_at(program)) == (3, "")
        sheets.gate.set()
        await until(lambda: looked_at(program), "the page")
        await until(lambda: all(program.printing.now.thumbs), "the list")
        assert sheets.drawn[0] == 0
        assert sheets.drawn.index(3) <= 2


async def test_a_page_is_drawn_as_wide_as_it_is_shown_and_only_once(
    desk: Desk, sheets: Sheets
) -> None:
    async with desk() as program:
        first = looked_at(program)
        pictures = program.desk.pictures
        size = QSize()
        picture = pictures.requestImage(first.removeprefix("image://paper/"), size, QSize())
        assert (picture.width(), picture.height()) == (WIDTH, round(WIDTH * 297 / 210))
        assert size == picture.size()
        program.printing.look(0, 2 * WIDTH)
        await until(lambda: looked_at(program) != first, "a larger page")
        assert pictures.requestImage(
            looked_at(program).removeprefix("image://paper/"), size, QSize()
        ).width() == (2 * WIDTH)
        program.printing.look(0, WIDTH)
        assert looked_at(program) == first
        assert sheets.drawn == [0, 0]


def test_nothing_is_drawn_for_nobody(
    qapp: QApplication, desk: Desk, sheets: Sheets, answers: Answers
) -> None:
    async def work() -> None:
        async with desk() as program:
            program.printing.leave(1)
            drawn = list(sheets.drawn)
            assert (looked_at(program), program.printing.property("count")) == ("", 0)
            program.printing.look(1, WIDTH)
            program.printing.listPage(1, True)
            program.printing.choose("paper", "letter")
            program.printing.save()
            await until_idle(program)
            assert sheets.drawn == drawn
            assert answers.proposed == []

    run(qapp, work())


async def test_the_thread_ends_with_the_program(desk: Desk, sheets: Sheets) -> None:
    async with desk():
        assert any(each.name.startswith("printing") for each in threading.enumerate())
    assert not any(each.name.startswith("printing") for each in threading.enumerate())
    assert sheets.drawn


async def test_a_program_that_ends_draws_no_further_page(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        sheets.gate.clear()
        for page in range(PAGES):
            program.printing.listPage(page, True)
        closing = asyncio.ensure_future(program.desk.close())
        await asyncio.sleep(0)
        sheets.gate.set()
        await closing
        assert len(sheets.drawn) <= 2


def test_nobody_who_only_plays_loads_anything_of_printing(qapp: QApplication, start: Start) -> None:
    async def work() -> None:
        async with start() as program:
            assert "desk" not in vars(program)
        assert "desk" not in vars(program)

    run(qapp, work())
    listed = subprocess.run(
        [sys.executable, "-c", "import ui.app.program, sys; print(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = listed.stdout.split()
    assert "ui.models.pages.print_model" in loaded
    assert [name for name in loaded if "ui.printing" in name or "PrintSupport" in name] == []


async def test_small_pages_are_drawn_small(desk: Desk) -> None:
    async with desk() as program:
        program.printing.listPage(1, True)
        await until(lambda: program.printing.now.thumbs[1], "the page in the list")
        address = program.printing.now.thumbs[1].removeprefix("image://paper/")
        picture = program.desk.pictures.requestImage(address, QSize(), QSize())
        assert picture.width() == THUMBNAIL_PIXELS
        gone = program.desk.pictures.requestImage("nothing", QSize(), QSize())
        assert gone.isNull()
