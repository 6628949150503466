"""The screens round a match of Kuh Vadis: choosing a sheet, rules, the end."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem

from tests.ui.games.kuh_vadis.helpers import views
from tests.ui.helpers.driving import until
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.screen import Screen, left_behind
from ui.games.kuh_vadis.setup import KuhVadisSetup
from ui.models.game_model import View
from ui.models.match.match_view_state import MatchViewState

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
MANY = 40
"""No sheet has so many things to stop at."""


async def set_up(screen: Screen) -> KuhVadisSetup:
    """Open the sheet of a new match."""
    await screen.click("box-kuh-vadis")
    await until(lambda: screen.find("play"), "the sheet")
    setup = screen.program.setups["kuh-vadis"]
    assert isinstance(setup, KuhVadisSetup)
    return setup


async def tab_to(screen: Screen, name: str) -> None:
    """Press Tab until this item has the focus."""
    for _ in range(MANY):
        if focused(screen) == name:
            return
        await screen.press(Qt.Key.Key_Tab)
    raise AssertionError(f"no way to {name}")


def focused(screen: Screen) -> str:
    """Tell what has the focus."""
    item = screen.window.activeFocusItem()
    return "" if item is None else item.objectName()


async def type_number(screen: Screen, text: str) -> None:
    """Type into the field for the number of a sheet, in place of what is there."""
    field = screen.find("sheetNumber")
    assert isinstance(field, QQuickItem)
    field.forceActiveFocus()
    field.setProperty("text", "")
    for digit in text:
        await screen.press(Qt.Key(ord(digit)))
    await screen.press(Qt.Key.Key_Return)


async def test_a_sheet_is_chosen_with_the_keys(shown: Any) -> None:
    async with shown() as screen:
        setup = await set_up(screen)
        names = [row["name"] for row in rows_of(setup.sheets)]
        await tab_to(screen, "sheet0")
        for key, chosen in (
            (Qt.Key.Key_Left, 0),
            (Qt.Key.Key_Right, 1),
            (Qt.Key.Key_Down, 4),
            (Qt.Key.Key_Left, 3),
            (Qt.Key.Key_Up, 0),
            (Qt.Key.Key_Up, 0),
        ):
            await screen.press(key)
            assert setup.property("chosen") == chosen
            assert focused(screen) == f"sheet{chosen}"
        await screen.click("sheet5")
        await until(lambda: setup.property("chosen") == 5, "a click")
        assert f"Sheet {names[5]}" in screen.texts()


@LANGUAGES
async def test_a_sheet_comes_by_its_number_or_by_lot(shown: Any, language: str) -> None:
    async with shown(language=language) as screen:
        setup = await set_up(screen)
        await screen.click("sheetNumberFold")
        await until(lambda: screen.find("sheetNumber"), "the field")
        await type_number(screen, "4711")
        assert setup.property("title").endswith(" 4711")
        assert setup.property("title") in screen.texts()
        await type_number(screen, "0")
        assert setup.property("numberProblem") in screen.texts() - {""}
        assert setup.property("title").endswith(" 4711")
        assert left_behind(screen.texts(), language) == []
        await screen.click("anotherSheet")
        await until(lambda: not setup.property("numberProblem"), "another sheet")
        assert setup.property("title").endswith(f" {setup.property('numberText')}")


async def test_there_are_two_seats_and_no_place_for_more(shown: Any) -> None:
    async with shown() as screen:
        await set_up(screen)
        assert screen.find("seat1")
        assert screen.find("addSeat0") is None
        assert screen.find("removeSeat") is None
        assert {"Crosses", "Circles"} <= screen.texts()
        await screen.click("closeSheet")
        await until(lambda: not screen.find("play"), "the shelf")
        await screen.click("box-beam-me-up")
        await until(lambda: screen.find("addSeat0"), "Beam Me Up")
        assert screen.find("board0")
        assert screen.find("sheets") is None


async def test_the_rules_that_open_are_those_of_the_match(shown: Any) -> None:
    async with shown() as screen:
        view = views.to_roll()
        screen.program.match.show(MatchViewState(phase="person", view=view))
        screen.program.match.started.emit()
        await screen.until_page("match")
        await screen.press(Qt.Key.Key_F1)
        await screen.until_page("rules")
        page = screen.find("rules")
        assert page is not None
        assert page.property("game") == "kuh-vadis"
        assert "Four equal: and again!" in screen.texts()
        await screen.click("rules-beam-me-up")
        assert page.property("game") == "beam-me-up"
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("match")


@pytest.mark.parametrize(
    ("view", "headline", "crowned"),
    [
        (views.won(), "Ada wins!", True),
        (views.drawn(), "It is a draw!", False),
    ],
)
async def test_the_end_shows_the_sheet_and_crowns_only_a_winner(
    shown: Any, view: View, headline: str, *, crowned: bool
) -> None:
    async with shown() as screen:
        program = screen.program
        program.match.show(MatchViewState(phase="over", view=view))
        program.report.show(view.record, None, 0.0)
        program.match.ended.emit()
        await screen.until_page("end")
        assert headline in screen.texts()
        assert (screen.find("crown") is not None) is crowned
        sheet = screen.find("finalSheet")
        assert sheet is not None
        assert sheet.property("owners") == program.games["kuh-vadis"].property("owners")
        assert bool(sheet.property("chain")) is crowned
