"""The practice page in the window: by keys and pointer, from set-up and rules, and at rest."""

from typing import Any

from PySide6.QtCore import Q_ARG, QMetaObject, Qt
from PySide6.QtQuick import QQuickItem

from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen, left_behind, outside
from ui.models.pages.practice_model import PracticeModel


async def set_up(screen: Screen, key: str) -> None:
    window = screen.program.window
    await outside(lambda: QMetaObject.invokeMethod(window, "newMatch", Q_ARG(str, key)))
    await until(lambda: screen.find("play"), "the sheet")


def told(model: PracticeModel, *names: str) -> list[Any]:
    return [model.property(name) for name in names]


async def until_ready(screen: Screen, throws: int) -> None:
    practice = screen.program.practice
    await until(lambda: told(practice, "throws", "enabled") == [throws, True], "the next throw")


async def test_throws_are_practised_with_keys_and_pointer(shown: Any) -> None:
    async with shown(view="flat", assist="none") as screen:
        practice = screen.program.practice
        for key in ("rolling-dice", "dice-flick"):
            await set_up(screen, key)
            await screen.press(Qt.Key.Key_F2)
            await screen.until_page("practice")
            await until_ready(screen, 0)
            await screen.press(Qt.Key.Key_Return)
            await until_ready(screen, 1)
            await screen.click("practiceThrow")
            await until_ready(screen, 2)
            dice = [it for it in screen.items() if inside_map(it)]
            assert len(dice) >= len(practice.property("hits"))
            assert practice.property("lastText") in screen.texts()
            for language in ("de", "en"):
                screen.program.settings.change("language", language)
                await until(lambda: screen.find("hitMap"), "the map")  # the same page
                words = {text for text in screen.texts() if len(text) > 1}  # no marks of hollows
                assert left_behind(words, language) == []
            first = practice.property("target")
            hits = screen.find("hitMap")
            assert hits is not None
            hits.forceActiveFocus(Qt.FocusReason.TabFocusReason)
            await screen.press(Qt.Key.Key_Right)
            await until(lambda first=first: practice.property("target") == first + 1, "a target")  # type: ignore[misc]
            await screen.press(Qt.Key.Key_C)
            await until_ready(screen, 0)
            await screen.press(Qt.Key.Key_Escape)
            await until(lambda: screen.find("play"), "the set-up is open again")
            assert screen.page == "home"
        assert screen.program.session.record is None


def inside_map(item: QQuickItem) -> bool:
    parent = item.parentItem()
    return parent is not None and parent.objectName() == "hitMap" and item.property("modelData")


async def test_the_rules_of_throwing_games_lead_to_practice(shown: Any) -> None:
    async with shown(view="flat") as screen:
        window = screen.program.window
        await outside(lambda: QMetaObject.invokeMethod(window, "show", Q_ARG(str, "rules")))
        await screen.until_page("rules")
        await screen.press(Qt.Key.Key_F2)
        assert screen.page == "rules", "nothing is thrown in the first game"
        assert screen.find("practise") is None
        await screen.click("rules-dice-flick")
        await until(lambda: screen.find("practise"), "the button")
        await screen.click("practise")
        await screen.until_page("practice")
        await until_ready(screen, 0)
        await screen.click("back")
        await screen.until_page("rules")
