"""The ways to the print page: from a match, its end, the library and the rules."""

from pathlib import Path
from typing import Any

import pypdf
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from installer.tools.demo import load_demo
from tests.ui.helpers.driving import run, until
from tests.ui.helpers.screen import outside
from tests.ui.printing.helpers.paper_pages import Answers, Sheets, answers, sheets
from tests.ui.printing.helpers.paper_window import CONTROL, opened, press, until_seen

__all__ = ["answers", "sheets"]


@pytest.mark.usefixtures("answers")
async def test_the_record_from_a_match_from_its_end_and_from_the_library(
    shown: Any, sheets: Sheets
) -> None:
    async with shown(language="de", sheet_language="en", view="flat") as screen:
        program = screen.program
        await screen.click("continue0")
        await screen.until_page("match")
        await screen.click("matchMenu")
        await screen.click("menuPrint")
        await screen.until_page("print")
        await until(lambda: sheets.orders, "the game record")
        assert sheets.orders[-1].kind == "record"
        assert sheets.orders[-1].record == program.session.record
        assert sheets.orders[-1].language == "de"
        await screen.click("printKind", share=1 / 6)
        await until(lambda: sheets.orders[-1].kind == "pad", "the pad of that game")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("match")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("home")

        program.session.open("over")
        await screen.until_page("end")
        await screen.click("print")
        await screen.until_page("print")
        over = program.store.load("over")
        await until(lambda: sheets.orders[-1].record == over, "the game record of the end")
        await screen.click("back")
        await screen.until_page("end")
        await screen.click("home")
        await screen.until_page("home")

        await screen.click("library")
        await screen.until_page("library")
        await screen.click("printMatch")
        await screen.until_page("print")
        row = program.library.rows[0].matchId
        await until(lambda: program.printing.property("match") == row, "the first match")
        await screen.click("printMatch1")
        other = program.library.rows[1].matchId
        await until(lambda: program.printing.property("match") == other, "the second match")
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("library")


@pytest.mark.usefixtures("answers")
async def test_the_rules_of_the_game_that_is_read_about(shown: Any, sheets: Sheets) -> None:
    async with shown(language="en") as screen:
        await screen.click("rules")
        await screen.until_page("rules")
        await screen.click("rules-dice-flick")
        await press(screen, Qt.Key.Key_P, CONTROL)
        await screen.until_page("print")
        await until(lambda: sheets.orders, "the rules")
        assert (sheets.orders[-1].kind, sheets.orders[-1].game) == ("rules", "dice-flick")


@pytest.mark.usefixtures("answers")
async def test_a_set_up_makes_room_for_the_print_page(shown: Any, sheets: Sheets) -> None:
    async with shown(language="en") as screen:
        await screen.click("box-dice-flick")
        await until(lambda: screen.find("play"), "the set-up")
        await outside(lambda: screen.program.window.printOut("dice-flick", "pad", ""))
        await screen.until_page("print")
        await until(lambda: sheets.orders, "the pad")
        await until(lambda: screen.find("play") is None, "a page that nothing covers")


def test_a_match_of_every_game_has_a_record_in_english(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    matches = {
        "kuh-vadis": "kuh-vadis-won",
        "dice-flick": "dice-flick-won",
        "rolling-dice": "rolling-dice-won",
        "beam-me-up": "over",
    }

    async def work() -> None:
        async with shown(language="de", paper="letter") as screen:
            program = screen.program
            for name in ("kuh-vadis-won", "dice-flick-won", "rolling-dice-won"):
                program.store.save(name, load_demo(name))
            program.store.path("going").unlink()
            await opened(screen)
            await screen.click("printKind", share=0.5)
            await until(lambda: program.printing.property("match") == "over", "a game record")
            await screen.click("sheetLanguage", share=0.75)
            for game, name in matches.items():
                answers.path = tmp_path / f"{game}.pdf"
                await screen.click(f"print-{game}")
                await until(lambda name=name: program.printing.property("match") == name, "a match")  # type: ignore[misc]
                await until_seen(screen)
                await screen.click("savePdf")
                saved = answers.path.name
                await until(lambda saved=saved: program.printing.property("saved") == saved, saved)  # type: ignore[misc]

    run(qapp, work())
    for game in matches:
        read = pypdf.PdfReader(tmp_path / f"{game}.pdf")
        assert "Ada" in read.pages[0].extract_text()
        assert read.trailer["/Root"]["/Lang"] == "en"
        assert float(read.pages[0].mediabox.width) == pytest.approx(612, abs=1)
