"""Pages are drawn on a thread of their own, the visible one first; choices are remembered."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest
from driving import open_record, run, until, until_asked, until_idle
from paper_pages import PAGES, Answers, Sheets, answers, looked_at, sheets
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from recorded import rows_of
from saved import played
from window_fixtures import Start

from installer.tools.demo import load_demo
from ui.app.program import Program
from ui.printing.desk.previews import THUMBNAIL_PIXELS

pytestmark = pytest.mark.usefixtures("answers", "sheets")

__all__ = ["answers", "sheets"]

WIDTH = 300


Desk = Callable[..., AbstractAsyncContextManager[Program]]


async def looks(
    program: Program, *, game: str = "beam-me-up", kind: str = "pad", of: str = ""
) -> None:
    """Open the page and wait until its first page is there."""
    program.printing.open(game, kind, of)
    program.printing.look(0, WIDTH)
    await until(lambda: looked_at(program), "the first page")


@pytest.fixture
def desk(start: Start) -> Desk:
    """Start the program and look at the boards of Beam Me Up."""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Program]:
        async with start() as program:
            await looks(program)
            yield program

    return opened


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


async def test_another_choice_is_drawn_instead(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        before = looked_at(program)
        program.printing.look(2, WIDTH)
        program.printing.choose("colours", "saving")
        assert program.printing.property("colours") == "saving"
        assert program.printing.property("page") == 2
        await until(lambda: sheets.orders[-1].colours == "saving", "the other inks")
        await until(lambda: looked_at(program) not in {"", before}, "their picture")
        program.printing.choose("per_page", "2")
        await until(lambda: program.printing.property("pageWidth") == 297.0, "a lying page")
        await until(lambda: looked_at(program), "its picture")
        assert sheets.orders[-1].per_page == 2


async def test_who_looks_at_a_page_that_goes_sees_the_last_one(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        program.printing.look(PAGES - 1, WIDTH)
        await until(lambda: looked_at(program), "the last page")
        before = looked_at(program)
        sheets.count = 2
        program.printing.choose("pads", "3")
        await until(lambda: program.printing.property("count") == 2, "fewer pages")
        assert program.printing.property("page") == 1
        await until(lambda: looked_at(program) not in {"", before}, "its picture")
        assert sheets.drawn[-1] == 1


async def test_paper_inks_and_language_are_remembered(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        for what, key in (("paper", "letter"), ("colours", "saving"), ("language", "de")):
            program.printing.choose(what, key)
        program.printing.leave(1)
        await looks(program, game="dice-flick")
        order = sheets.orders[-1]
        assert (order.paper, order.colours, order.language) == ("letter", "saving", "de")
        settings = program.settings.value
        assert (settings.paper, settings.colours) == ("letter", "saving")
        assert settings.sheet_language == "de"


async def test_a_sheet_speaks_as_the_program_does_until_somebody_chooses(
    start: Start, sheets: Sheets
) -> None:
    async with start(language="en") as program:
        await looks(program)
        assert program.printing.property("language") == "en"
        program.settings.change("language", "de")
        assert program.printing.property("language") == "de"
        await until(lambda: sheets.orders[-1].language == "de", "a German sheet")
        program.printing.choose("language", "de")
        program.settings.change("language", "en")
        assert program.printing.property("language") == "de"
        await until(lambda: program.printing.property("title").endswith("de"), "its title")
        assert sheets.orders[-1].language == "de"


async def test_the_record_of_the_match_played_last_is_proposed(
    start: Start, sheets: Sheets
) -> None:
    async with start(sheet_language="de") as program:
        program.store.save("over", played())
        program.store.save("kuh-vadis-won", load_demo("kuh-vadis-won"))
        await looks(program, kind="record")
        assert program.printing.property("match") == "over"
        assert [row["matchId"] for row in rows_of(program.printing.matches)] == ["over"]
        assert sheets.orders[-1].record == played()
        assert sheets.orders[-1].language == "en", "as the program speaks"
        program.printing.choose("game", "kuh-vadis")
        await until(
            lambda: program.printing.property("match") == "kuh-vadis-won", "the other match"
        )
        await until(lambda: sheets.orders[-1].game == "kuh-vadis", "its game record")
        record = sheets.orders[-1].record
        assert record is not None
        assert record.match.game.key == "kuh-vadis"


async def test_a_saved_match_is_printed_by_its_name(start: Start, sheets: Sheets) -> None:
    async with start() as program:
        program.store.save("one", played(40))
        program.store.save("beam-me-up-two", played(80))
        await looks(program, kind="record", of="one")
        assert sheets.orders[-1].record == played(40)
        program.printing.choose("match", "beam-me-up-two")
        await until(lambda: sheets.orders[-1].record == played(80), "the other match")
        assert program.printing.property("match") == "beam-me-up-two"


async def test_the_open_match_is_printed_as_far_as_it_went(start: Start, sheets: Sheets) -> None:
    async with start() as program:
        program.session.begin(played(30))
        await until_asked(program)
        await looks(program, kind="record")
        assert sheets.orders[-1].record == open_record(program)
        assert program.printing.property("match") == program.session.name
        program.printing.choose("kind", "pad")
        await until(lambda: sheets.orders[-1].kind == "pad", "the pad of that game")
        assert sheets.orders[-1].game == "beam-me-up"


async def test_a_game_that_nobody_played_has_no_record(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        program.printing.choose("kind", "record")
        await until(lambda: program.printing.property("count") == 0, "nothing")
        assert program.printing.property("match") == ""
        program.printing.choose("kind", "rules")
        await until(lambda: program.printing.property("count") == PAGES, "the rules")
        assert sheets.orders[-1].kind == "rules"


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "not a match of BeamMe"), ("de", "keine Partie von BeamMe")]
)
async def test_a_match_that_cannot_be_read_is_said_to_be(
    start: Start, sheets: Sheets, monkeypatch: pytest.MonkeyPatch, language: str, reason: str
) -> None:
    async with start(language=language) as program:
        program.store.save("good", played(30))
        program.store.save("bad", played(60))
        await looks(program, kind="record", of="good")
        listed = program.store.matches()
        monkeypatch.setattr(program.store, "matches", lambda: listed)
        program.store.path("bad").write_text("{}", "utf-8")
        program.printing.choose("match", "bad")
        await until(lambda: program.printing.property("problem"), "the problem")
        assert program.printing.property("problem") == "match"
        assert program.printing.property("reason") == reason
        await until(lambda: program.printing.property("count") == 0, "no page")
        assert sheets.orders[-1].record == played(30)


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
