"""The page about the program: reached from home and the preferences, read by eye, key and ear."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from beamme import __version__
from tests.ui.helpers.driving import until
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.screen import Screen, left_behind, outside
from ui.app.paths import places
from ui.models.pages import about_model
from ui.models.pages.about_model import AboutModel


async def open_about(screen: Screen) -> None:
    await screen.click("about")
    await screen.until_page("about")


def text_of(screen: Screen) -> Any:
    item = screen.find("licenceText")
    assert item is not None
    return item


async def test_the_page_is_reached_from_home_and_from_the_preferences(shown: Any) -> None:
    async with shown() as screen:
        await open_about(screen)
        await screen.press(Qt.Key.Key_Escape)
        await screen.until_page("home")
        await screen.click("preferences")
        await screen.until_page("preferences")
        button = screen.find("about", lambda item: __version__ in item.property("text"))
        assert button is not None
        button.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        await screen.press(Qt.Key.Key_Return)
        await screen.until_page("about")
        await screen.click("back")
        await screen.until_page("preferences")


async def test_it_tells_version_folders_and_licences_in_both_languages(
    shown: Any, tmp_path: Path
) -> None:
    async with shown() as screen:
        await open_about(screen)
        texts = screen.texts()
        assert f"BeamMe {__version__}" in texts
        assert {str(tmp_path / name) for name in ("data", "config", "state")} <= texts
        assert any(text.startswith("MIT License") for text in texts)
        for language in ("de", "en"):
            screen.program.settings.change("language", language)
            licence = {screen.program.about.property("text")}
            assert left_behind(screen.texts() - licence, language) == []


async def test_every_licence_can_be_read_with_the_keyboard(shown: Any) -> None:
    async with shown() as screen:
        await open_about(screen)
        parts = screen.find("parts")
        assert parts is not None
        parts.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        for row in range(1, parts.property("count")):
            before = text_of(screen).property("text")
            await screen.press(Qt.Key.Key_Down)
            await until(
                lambda before=before: text_of(screen).property("text") != before,  # type: ignore[misc]
                "the next licence",
            )
            assert screen.program.about.property("current") == row
        await screen.press(Qt.Key.Key_Up)
        focused = screen.window.activeFocusItem()
        assert focused is not None
        spoken = QAccessible.queryAccessibleInterface(focused)
        assert spoken.text(QAccessible.Text.Name) == screen.program.about._all[-2].name
        assert spoken.role() == QAccessible.Role.ListItem


async def test_a_long_licence_scrolls_by_keys_and_starts_at_its_top(shown: Any) -> None:
    async with shown() as screen:
        await open_about(screen)
        await screen.click("part1")
        await until(lambda: "LESSER" in text_of(screen).property("text"), "the licence of Qt")
        assert text_of(screen).property("text").startswith("Qt, PySide6: used as published")
        area = text_of(screen)
        area.forceActiveFocus(Qt.FocusReason.TabFocusReason)
        end = area.property("contentHeight") - area.height()
        for key, place in (
            (Qt.Key.Key_PageDown, 0.9 * area.height()),
            (Qt.Key.Key_PageUp, 0),
            (Qt.Key.Key_End, end),
            (Qt.Key.Key_Down, end),
            (Qt.Key.Key_Up, end - 48),
            (Qt.Key.Key_Home, 0),
            (Qt.Key.Key_Down, 48),
        ):
            await screen.press(key)
            assert area.property("contentY") == pytest.approx(place, abs=1)
        await screen.click("part0")
        await until(lambda: area.property("contentY") == 0, "the top of the next one")


async def test_words_can_be_copied(shown: Any) -> None:
    async with shown() as screen:
        await open_about(screen)
        (words,) = [
            item
            for item in screen.items()
            if item.metaObject().className().startswith("QQuickTextEdit")
        ]
        QMetaObject.invokeMethod(words, "select", Q_ARG(int, 0), Q_ARG(int, 11))
        await until(lambda: text_of(screen).property("activeFocus"), "the focus")
        await copy(screen)
        assert QGuiApplication.clipboard().text() == "MIT License"


async def copy(screen: Screen) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    await outside(lambda: QTest.keyClick(screen.window, Qt.Key.Key_C, control))


def test_a_folder_is_opened_and_made_if_it_is_not_there(
    qapp: QApplication,  # noqa: ARG001
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[str] = []
    desk = SimpleNamespace(openUrl=lambda url: opened.append(url.toLocalFile()))
    monkeypatch.setattr(about_model, "QDesktopServices", desk)
    model = AboutModel(places(tmp_path))
    for index in (0, 1, 2, 3, -1):
        model.openFolder(index)
    assert opened == [str(tmp_path / name) for name in ("data", "config", "state")]
    assert all(Path(path).is_dir() for path in opened)


def test_home_is_written_short(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    home = Path("/", "home", "ada")
    monkeypatch.setenv("HOME", str(home))
    model = AboutModel(places(home / "games"))
    assert [row["path"] for row in rows_of(model.property("folders"))] == [
        "~/games/data",
        "~/games/config",
        "~/games/state",
    ]


def test_licences_are_read_when_they_are_first_looked_at(
    qapp: QApplication,  # noqa: ARG001
    tmp_path: Path,
) -> None:
    model = AboutModel(places(tmp_path))
    assert model.property("text") == ""
    assert rows_of(model.property("parts")) == []
    model.open()
    assert model.property("text").startswith("MIT License")
    model.choose(999)
    assert model.property("text") == ""
    model.open()
    assert model.property("current") == 0
