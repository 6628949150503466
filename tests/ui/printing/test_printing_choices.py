"""What is chosen for printed pages is drawn, and paper, inks and language are remembered."""

import pytest

from tests.ui.helpers.driving import until
from tests.ui.helpers.window_fixtures import Start
from tests.ui.printing.helpers.paper_desk import WIDTH, Desk, desk, looks
from tests.ui.printing.helpers.paper_pages import PAGES, Sheets, answers, looked_at, sheets

__all__ = ["answers", "desk", "sheets"]

pytestmark = pytest.mark.usefixtures("answers", "sheets")


async def test_another_choice_is_drawn_instead(desk: Desk, sheets: Sheets) -> None:
    async with desk() as program:
        before = looked_at(program)
        program.printing.look(2, WIDTH)
        program.printing.choose("colours", "saving")
        assert program.printing.choices.property("colours") == "saving"
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
        assert program.printing.choices.property("language") == "en"
        program.settings.change("language", "de")
        assert program.printing.choices.property("language") == "de"
        await until(lambda: sheets.orders[-1].language == "de", "a German sheet")
        program.printing.choose("language", "de")
        program.settings.change("language", "en")
        assert program.printing.choices.property("language") == "de"
        await until(lambda: program.printing.property("title").endswith("de"), "its title")
        assert sheets.orders[-1].language == "de"
