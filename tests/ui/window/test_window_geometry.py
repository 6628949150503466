"""The place of the real window: remembered, restored, full screen."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QRect, Qt
from PySide6.QtGui import QWindow

from beamme.table.storage.settings import load_settings
from tests.ui.helpers.driving import until
from tests.ui.helpers.window_fixtures import Start
from ui.app.paths import places

FULL, MAXIMISED, WINDOWED = (
    QWindow.Visibility.FullScreen,
    QWindow.Visibility.Maximized,
    QWindow.Visibility.Windowed,
)
AREA = 60, 70, 1000, 600


async def test_a_window_opens_where_the_last_one_closed(start: Start, tmp_path: Path) -> None:
    async with start() as program:
        program.show()
        program.window.setGeometry(QRect(*AREA))
    kept, problem = load_settings(places(tmp_path).settings)
    assert (kept.window, kept.window_state, problem) == (AREA, "normal", None)
    async with start(window=AREA, window_state="full") as program:
        program.show()
        assert program.window.geometry() == QRect(*AREA)
        assert program.window.visibility() is FULL


async def test_what_covers_the_screen_does_not_change_the_area_below(
    start: Start, tmp_path: Path
) -> None:
    async with start(window=AREA) as program:
        program.show()
        program.window.showMaximized()
        program.window.resize(1900, 1000)  # as a window manager does
    kept, _ = load_settings(places(tmp_path).settings)
    assert (kept.window, kept.window_state) == (AREA, "maximised")


async def test_nobody_is_told_that_the_place_cannot_be_saved(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async with start() as program:
        program.show()
        monkeypatch.setattr("ui.app.shell.save_settings", full)
    assert program.settings.value.window
    assert program.settings.problem == ""


async def test_f11_fills_the_screen_and_gives_it_back(shown: Any) -> None:
    async with shown() as screen:
        for before in (WINDOWED, MAXIMISED):
            screen.window.setVisibility(before)
            for after in (FULL, before):
                await screen.press(Qt.Key.Key_F11)
                assert screen.window.visibility() is after


async def test_the_menu_of_a_match_fills_the_screen_and_ends_the_program(shown: Any) -> None:
    async with shown() as screen:
        screen.program.session.open("going")
        await screen.until_page("match")
        await screen.click("matchMenu")
        await screen.click("menuFullScreen")
        await until(lambda: screen.window.visibility() is FULL, "full screen")
        await screen.click("matchMenu")
        await screen.click("menuQuit")
        await until(lambda: screen.window.property("closeWanted"), "the end")


async def test_f1_opens_the_rules_on_every_page(shown: Any) -> None:
    async with shown() as screen:
        for page in ("home", "library", "preferences", "fairness", "about"):
            if page != "home":
                QMetaObject.invokeMethod(screen.window, "show", Q_ARG("QString", page))
                await screen.until_page(page)
            await screen.press(Qt.Key.Key_F1)
            await screen.until_page("rules")
            await screen.press(Qt.Key.Key_Escape)
            await screen.until_page(page)
            await screen.press(Qt.Key.Key_Escape)


async def test_a_set_up_waits_below_the_rules(shown: Any) -> None:
    async with shown() as screen:
        await screen.click("box-kuh-vadis")
        await until(lambda: screen.find("play"), "the sheet")
        screen.program.lobby.setProperty("seedText", "plum")
        await screen.press(Qt.Key.Key_F1)
        await screen.until_page("rules")
        assert screen.find("play") is None
        await screen.press(Qt.Key.Key_Escape)
        await until(lambda: screen.find("play"), "the sheet again")
        assert screen.program.lobby.property("seedText") == "plum"
        await screen.press(Qt.Key.Key_Escape)
        await until(lambda: not screen.find("play"), "the shelf")
