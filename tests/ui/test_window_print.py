"""Printing as people do it: with the mouse and with the keyboard, through the real window."""

from pathlib import Path
from typing import Any

import pypdf
import pytest
from driving import run, until
from paper_pages import Answers, Sheets, answers, sheets
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from screen import Screen, left_behind, outside

from beamme.table.library import load
from ui.paths import RESOURCES
from ui.printing import jobs
from ui.printing.order import Order
from ui.text.words import speaking

__all__ = ["answers", "sheets"]

CONTROL = Qt.KeyboardModifier.ControlModifier
OWN_DIALOGS = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
"""Qt draws them: those of a desktop cannot be clicked by a test."""
NOTCH = 120
"""How far a wheel is turned by one notch."""
OLD = b"what was there before"


async def press(screen: Screen, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """Press a key together with another one."""
    await outside(lambda: QTest.keyClick(screen.window, key, modifier))


async def until_seen(screen: Screen) -> QQuickItem:
    """Wait until a page lies on the table, drawn for its size."""

    def sharp() -> bool:
        page = screen.find("sharpPage")
        ratio = screen.window.devicePixelRatio()
        return (
            page is not None
            and abs(page.property("implicitWidth") - page.width() * ratio) <= 2 * ratio
        )

    await until(sharp, "a sharp page")
    page = screen.find("sharpPage")
    assert page is not None
    return page


def title_of(game: str, language: str) -> str:
    with speaking(language):
        return jobs.title(Order(game, language=language))


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
            await until(lambda: program.printing.property("game") == "kuh-vadis", "the game")
            await screen.click("perPage", share=1 / 6)
            await until(lambda: program.printing.property("perPage") == 1, "one per page")
            await screen.click("perPage", share=5 / 6)
            await until(lambda: program.printing.property("perPage") == 4, "four per page")
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


def test_every_choice_can_be_reached_with_the_tab_key(
    qapp: QApplication, shown: Any, answers: Answers
) -> None:
    assert answers
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


def test_the_wheel_leafs_and_with_control_it_magnifies(
    qapp: QApplication, shown: Any, answers: Answers
) -> None:
    assert answers

    async def work() -> None:
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

    run(qapp, work())


async def opened(screen: Screen) -> None:
    """Open the print page from home."""
    await press(screen, Qt.Key.Key_P, CONTROL)
    await screen.until_page("print")
    await until_seen(screen)


def test_the_sheet_keeps_its_language_when_the_program_changes_its_own(
    qapp: QApplication, shown: Any, answers: Answers
) -> None:
    assert answers

    async def work() -> None:
        async with shown(language="en", paper="a4") as screen:
            printing = screen.program.printing
            await opened(screen)
            await screen.click("sheetLanguage", share=0.25)
            await until(lambda: printing.property("language") == "de", "a German sheet")
            await screen.click("sheetLanguage", share=0.75)
            await until(lambda: printing.property("language") == "en", "an English sheet")
            screen.program.settings.change("language", "de")
            await until_seen(screen)
            assert printing.property("language") == "en"
            await until(lambda: printing.property("title") == english, "an English title")
            assert left_behind(screen.texts() - {english}, "de") == []

    english = title_of("beam-me-up", "en")
    run(qapp, work())


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


def test_a_long_job_is_cancelled_and_the_old_file_stays(
    qapp: QApplication, shown: Any, answers: Answers, sheets: Sheets, tmp_path: Path
) -> None:
    async def work() -> None:
        async with shown(language="en") as screen:
            await opened(screen)
            answers.path = tmp_path / "old.pdf"
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


def test_the_protocol_from_a_match_from_its_end_and_from_the_library(
    qapp: QApplication, shown: Any, answers: Answers, sheets: Sheets
) -> None:
    assert answers

    async def work() -> None:
        async with shown(language="de", sheet_language="en", flat_dice=True) as screen:
            program = screen.program
            await screen.click("continue0")
            await screen.until_page("match")
            await screen.click("matchMenu")
            await screen.click("menuPrint")
            await screen.until_page("print")
            await until(lambda: sheets.orders, "the protocol")
            assert sheets.orders[-1].kind == "protocol"
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
            await until(lambda: sheets.orders[-1].record == over, "the protocol of the end")
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

    run(qapp, work())


def test_the_rules_of_the_game_that_is_read_about(
    qapp: QApplication, shown: Any, answers: Answers, sheets: Sheets
) -> None:
    assert answers

    async def work() -> None:
        async with shown(language="en") as screen:
            await screen.click("rules")
            await screen.until_page("rules")
            await screen.click("rules-dice-flick")
            await press(screen, Qt.Key.Key_P, CONTROL)
            await screen.until_page("print")
            await until(lambda: sheets.orders, "the rules")
            assert (sheets.orders[-1].kind, sheets.orders[-1].game) == ("rules", "dice-flick")

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


def test_a_match_of_every_game_has_a_protocol_in_english(
    qapp: QApplication, shown: Any, answers: Answers, tmp_path: Path
) -> None:
    matches = {
        "kuh-vadis": "cow-won",
        "dice-flick": "flick",
        "rolling-dice": "ice",
        "beam-me-up": "over",
    }

    async def work() -> None:
        async with shown(language="de", paper="letter") as screen:
            program = screen.program
            for name in ("cow-won", "flick", "ice"):
                program.store.save(name, load(RESOURCES / "demo" / f"{name}.beamme"))
            program.store.path("going").unlink()
            await opened(screen)
            await screen.click("printKind", share=0.5)
            await until(lambda: program.printing.property("match") == "over", "a protocol")
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
