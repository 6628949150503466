"""Dice Flick in the real window: aim, flick and score as people do it."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.games_kit.window.dice_flick import box
from tests.ui.helpers.driving import begin, log_of, until
from tests.ui.helpers.screen import LEFT, Screen, outside

Shown = Any
pytestmark = pytest.mark.usefixtures("no_review")


async def at_the_box(screen: Screen) -> None:
    """Begin a match of two people and wait for the stage."""
    begin(screen.program, "dice-flick")
    await screen.until_page("match")
    await until(lambda: box(screen.program).aim.enabled and screen.find("diceFlickHands"), "a box")
    await until(lambda: hands(screen).property("view") is not None, "a view")


def hands(screen: Screen) -> Any:
    found = screen.find("diceFlickHands")
    assert found is not None
    return found


async def test_keys_aim_flick_and_enter_the_score(shown: Shown) -> None:
    async with shown(view="flat") as screen:
        await at_the_box(screen)
        model = box(screen.program)
        await screen.press(Qt.Key.Key_Left)
        assert model.aim.direction == -2
        assert hands(screen).property("keyed")
        while not model.scoring.enabled:
            before = len(log_of(screen.program))
            await screen.press(Qt.Key.Key_Return)
            await until(lambda before=before: len(log_of(screen.program)) > before, "a flick")
            await until(lambda: bool(model.common.primary.moves), "a rest")
        await screen.press(Qt.Key.Key_Return)
        await until(lambda: model.table.pad[0]["cells"][0] != "", "points on the pad")


async def test_a_hand_pulls_and_lets_go(shown: Shown) -> None:
    async with shown(view="flat") as screen:
        await at_the_box(screen)
        model = box(screen.program)
        item = hands(screen)
        start = item.mapToScene(item.property("origin")).toPoint()
        end = start + QPoint(-20, 45)

        def pull() -> None:
            QTest.mousePress(screen.window, LEFT, pos=start)
            QTest.mouseMove(screen.window, start + QPoint(-10, 20))
            QTest.mouseMove(screen.window, end)

        await outside(pull)
        assert model.aim.direction > 10
        assert model.common.rolls_left == 2
        await outside(lambda: QTest.mouseRelease(screen.window, LEFT, pos=end))
        await until(lambda: model.common.rolls_left == 1, "a flick")
