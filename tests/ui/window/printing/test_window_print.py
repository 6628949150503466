"""Printing as people do it: with the mouse and with the keyboard, through the real window."""

from pathlib import Path
from typing import Any

import pypdf
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit

from tests.ui.helpers.driving import run, until
from tests.ui.helpers.screen import left_behind, outside
from tests.ui.printing.helpers.paper_pages import Answers, answers
from tests.ui.printing.helpers.paper_window import CONTROL, opened, press, title_of, until_seen

__all__ = ["answers"]

OWN_DIALOGS = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
"""Qt draws them: those of a desktop cannot be clicked by a test."""
NOTCH = 120
"""How far a wheel is turned by one notch."""


def test_from_home_to_a_german_pdf_by_mouse(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    async def work() -> None:
        async with shown(language="en", paper="a4") as screen:
            program = screen.program
            answers.path = tmp_path / "kuh.pdf"
            await screen.click("print")
            await screen.until_page("print")
            await screen.click("print-kuh-vadis")
            await until(
                lambda: program.printing.choices.property("game") == "kuh-vadis", "the game"
            )
            await screen.click("perPage", share=1 / 6)
            await until(lambda: program.printing.choices.property("perPage") == 1, "one per page")
            await screen.click("perPage", share=5 / 6)
            await until(lambda: program.printing.choices.property("perPage") == 4, "four per page")
            await screen.click("sheetLanguage", share=0.25)
            await until(lambda: program.printing.property("title") == title, "a German sheet")
            await until_seen(screen)
            await screen.click("savePdf")
            await until(lambda: screen.find("toastAction"), "the good news")
            assert answers.proposed[0].name == f"{title}.pdf"
            assert program.settings.property("language") == "en"

    title = title_of("kuh-vadis", "de")
    run(qapp, work())
    read = pypdf.PdfReader(tmp_path / "kuh.pdf", strict=True)
    assert len(read.pages) == 1
    words = " ".join(read.pages[0].extract_text().split())
    assert words.count("Kuh Vadis Blatt") == words.count("Kreuze") == 4
    assert read.trailer["/Root"]["/Lang"] == "de"
    assert read.metadata is not None
    assert read.metadata.title == title


def test_from_home_to_paper_by_keyboard(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    async def work() -> None:
        async with shown(language="en", paper="a4") as screen:
            program = screen.program
            answers.path = tmp_path / "boards.pdf"
            await press(screen, Qt.Key.Key_P, CONTROL)
            await screen.until_page("print")
            await until(lambda: program.printing.property("count") == 4, "four boards")
            await until_seen(screen)
            await screen.press(Qt.Key.Key_PageDown)
            await until(lambda: program.printing.property("page") == 1, "the next page")
            await screen.press(Qt.Key.Key_PageUp)
            await screen.press(Qt.Key.Key_PageUp)
            await until(lambda: program.printing.property("page") == 0, "the page before")
            small = (await until_seen(screen)).width()
            await press(screen, Qt.Key.Key_Plus, CONTROL)
            larger = (await until_seen(screen)).width()
            await press(screen, Qt.Key.Key_Minus, CONTROL)
            await press(screen, Qt.Key.Key_Minus, CONTROL)
            smaller = (await until_seen(screen)).width()
            await press(screen, Qt.Key.Key_0, CONTROL)
            assert smaller < small < larger
            assert (await until_seen(screen)).width() == small
            await screen.press(Qt.Key.Key_Return)
            await until(lambda: program.printing.property("saved"), "the file")
            await screen.press(Qt.Key.Key_Escape)
            await screen.until_page("home")
            await until(lambda: program.printing.property("count") == 0, "nothing to draw")

    run(qapp, work())
    assert len(pypdf.PdfReader(tmp_path / "boards.pdf").pages) == 4


@pytest.mark.usefixtures("answers")
def test_every_choice_can_be_reached_with_the_tab_key(
    qapp: QApplication,
    shown: Any,
) -> None:
    wanted = {
        "print-kuh-vadis",
        "printKind",
        "perPage",
        "padCount",
        "sheet-A",
        "sheetLanguage",
        "paper",
        "colours",
        "paperView",
        "thumb0",
        "zoomIn",
        "fit",
        "printPaper",
        "savePdf",
        "back",
    }

    async def work() -> None:
        async with shown(language="en", paper="a4") as screen:
            await press(screen, Qt.Key.Key_P, CONTROL)
            await screen.until_page("print")
            await until_seen(screen)
            seen: set[str] = set()
            for _ in range(60):
                item = screen.window.activeFocusItem()
                while item is not None:
                    seen.add(item.objectName())
                    item = item.parentItem()
                await screen.press(Qt.Key.Key_Tab)
            assert wanted <= seen

    run(qapp, work())


@pytest.mark.usefixtures("answers")
async def test_the_wheel_leafs_and_with_control_it_magnifies(
    shown: Any,
) -> None:
    async with shown(language="en", paper="a4") as screen:
        await press(screen, Qt.Key.Key_P, CONTROL)
        await screen.until_page("print")
        page = await until_seen(screen)
        small = page.width()
        spot = page.mapToScene(page.boundingRect().center())

        def turn(by: int, **keys: Any) -> None:
            QTest.wheelEvent(screen.window, spot, QPoint(0, by), **keys)

        await outside(lambda: turn(-NOTCH))
        await until(lambda: screen.program.printing.property("page") == 1, "the next page")
        await outside(lambda: turn(NOTCH, stateKey=CONTROL))
        await until(lambda: page.width() > small, "a larger page")


@pytest.mark.usefixtures("answers")
def test_the_sheet_keeps_its_language_when_the_program_changes_its_own(
    qapp: QApplication,
    shown: Any,
) -> None:

    async def work() -> None:
        async with shown(language="en", paper="a4") as screen:
            printing = screen.program.printing
            await opened(screen)
            await screen.click("sheetLanguage", share=0.25)
            await until(lambda: printing.choices.property("language") == "de", "a German sheet")
            await screen.click("sheetLanguage", share=0.75)
            await until(lambda: printing.choices.property("language") == "en", "an English sheet")
            screen.program.settings.change("language", "de")
            await until_seen(screen)
            assert printing.choices.property("language") == "en"
            await until(lambda: printing.property("title") == english, "an English title")
            assert left_behind(screen.texts() - {english}, "de") == []

    english = title_of("beam-me-up", "en")
    run(qapp, work())


def test_the_systems_dialog_asks_where_a_pdf_belongs(
    qapp: QApplication, shown: Any, tmp_path: Path
) -> None:
    def dialog() -> QFileDialog | None:
        found = (each for each in qapp.topLevelWidgets() if isinstance(each, QFileDialog))
        return next((each for each in found if each.isVisible()), None)

    async def work() -> None:
        async with shown(language="en") as screen:
            await opened(screen)
            await screen.click("savePdf")
            await until(dialog, "the dialog")
            asked = dialog()
            assert asked is not None
            line = asked.findChild(QLineEdit)
            assert isinstance(line, QLineEdit)
            assert line.text() == f"{title_of('beam-me-up', 'en')}.pdf"
            line.setText(str(tmp_path / "chosen"))
            await outside(asked.accept)
            await until(lambda: screen.program.printing.property("saved"), "the file")
            assert screen.program.printing.property("saved") == "chosen.pdf"

    qapp.setAttribute(OWN_DIALOGS)
    try:
        run(qapp, work())
    finally:
        qapp.setAttribute(OWN_DIALOGS, on=False)
    assert (tmp_path / "chosen.pdf").exists()
