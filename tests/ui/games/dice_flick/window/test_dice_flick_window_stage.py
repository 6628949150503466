"""The room of the box in the real window."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QVector3D
from PySide6.QtQuick import QQuickItem

from tests.games_kit.window.dice_flick import box
from tests.ui.helpers.driving import begin, until
from tests.ui.helpers.screen import Screen

Shown = Any
pytestmark = pytest.mark.usefixtures("no_review")

STUDY_WIDTH = {"solid": 611, "flat": 500}
"""How wide the box should be in a window of 1280 x 800: its foot in 3D, its rim from above."""
FOOT, RIM = (98 / 12, -25 / 12, 84 / 12), (84 / 12, 0.0, 0.0)
"""A point to the right of the middle where the box is widest, in die edges."""
LOW_TRAY = 118


@pytest.mark.parametrize("view", ["solid", "flat"])
async def test_the_box_is_large_and_its_tray_low(shown: Shown, view: str) -> None:
    async with shown(view=view) as screen:
        await screen.resize(1280, 800)
        stage = await at_the_box(screen)
        x, y, z = FOOT if view == "solid" else RIM
        project = stage.property("view").project
        left, right = project(QVector3D(-x, y, z)).x(), project(QVector3D(x, y, z)).x()
        assert right - left >= STUDY_WIDTH[view]
        assert item(screen, "matchDesk").height() <= LOW_TRAY
        for place in (QVector3D(0, 35 / 12, -97 / 12), QVector3D(0, 35 / 12, 97 / 12)):
            spot = stage.mapToScene(project(place))
            assert QRectF(0, 0, 1280, item(screen, "matchDesk").y()).contains(spot)


async def test_the_bar_above_the_box_can_be_used(shown: Shown) -> None:
    async with shown(view="flat") as screen:
        await screen.resize(960, 640)
        stage = await at_the_box(screen)
        back = item(screen, "matchBack")
        top = stage.mapToScene(QPointF(0, 0)).y()
        below = back.mapToScene(QPointF(0, back.height())).y()
        assert top < below, "they share this strip"
        note = screen.window.findChild(QQuickItem, "firstNote")
        assert note is not None
        assert note.mapToScene(QPointF(0, 0)).y() > below, "a note leaves the bar free"
        await screen.click("matchBack")
        await screen.until_page("home")


async def at_the_box(screen: Screen) -> QQuickItem:
    begin(screen.program, "dice-flick")
    await screen.until_page("match")
    await until(lambda: box(screen.program).aim.enabled and screen.find("diceFlickStage"), "a box")
    stage = item(screen, "diceFlickStage")
    await until(lambda: stage.property("view") is not None, "a view")
    return stage


def item(screen: Screen, name: str) -> QQuickItem:
    found = screen.find(name)
    assert found is not None
    return found
