"""Notes, the hint of the history and the keys that aim cover nothing that is played with."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QVector3D
from PySide6.QtQuick import QQuickItem

from tests.ui.helpers.driving import until, until_asked
from tests.ui.helpers.screen import Screen
from tests.ui.window.test_window_explained import hover, open_at

SIZES = ((960, 540), (1280, 720), (1280, 800), (1920, 1080))
LEFT_OF_TRACK, RIGHT_OF_TRACK, WALL = -17.5, 17.5, 3.0
"""The long sides of the box, in die edges, and how high they are."""
ALONG = (-23, -15, -7, 0, 7, 15, 21)
BLOCKS = 6


def item(screen: Screen, name: str) -> QQuickItem:
    found = screen.find(name)
    assert found is not None, name
    return found


def place(item: QQuickItem) -> QRectF:
    """Where an item is in the window."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


async def test_notes_lie_beside_what_is_played_with(shown: Any) -> None:
    async with shown(language="de", view="flat") as screen:
        await open_at(screen, "dice-flick-scoring", None)
        await until_asked(screen.program)
        await until(lambda: screen.find("diceFlickStage"), "the stage")
        screen.program.match.update(firsts=("knaller",))
        notice = screen.window.findChild(QQuickItem, "flattened")
        notice.setProperty("shown", True)
        for width, height in SIZES:
            await screen.resize(width, height)
            notes = [place(item(screen, name)) for name in ("firstNote", "flattened")]
            played = ("diceFlickStage", "matchNarration", "matchDesk", "matchBack")
            covered = [place(item(screen, name)) for name in played]
            assert not notes[0].intersects(notes[1]), (width, height)
            for note in notes:
                assert QRectF(0, 0, width, height).contains(note), (width, height)
                assert not any(note.intersects(other) for other in covered), (width, height)


async def test_the_history_is_hinted_at_in_its_own_line(shown: Any) -> None:
    async with shown(language="en", view="flat") as screen:
        await screen.resize(1280, 720)
        await open_at(screen, "dice-flick-aiming", None)
        await until_asked(screen.program)
        line, hint = item(screen, "matchNarration"), item(screen, "historyHint")
        assert hint.opacity() == 0
        await hover(screen, place(line).center())
        await until(lambda: hint.opacity() == 1, "the hint")
        assert hint.property("text") == "History · N"
        assert place(line).contains(place(hint))


@pytest.mark.parametrize("view", ["flat", "solid"])
async def test_the_keys_that_aim_are_told_beside_the_box(shown: Any, view: str) -> None:
    async with shown(language="de", view=view) as screen:
        quality = screen.program.shell.engine.singletonInstance("Dice", "Quality")
        quality.setProperty("pinned", True)
        await open_at(screen, "rolling-dice-aiming", None)
        await until_asked(screen.program)
        await until(lambda: screen.find("rollingDiceHands"), "the stage")
        stage = item(screen, "rollingDiceHands").parentItem()
        await until(lambda: stage.property("view"), "the floe")
        await screen.press(Qt.Key.Key_Right)
        for width, height in SIZES:
            await screen.resize(width, height)
            await until(lambda: screen.find("keyHelp"), "the keys")
            told = place(item(screen, "keyHelp"))
            assert QRectF(0, 0, width, height).contains(told), (width, height)
            glass = screen.find("floeGlass")
            assert glass is None or not told.intersects(place(glass)), (width, height)
            hidden = [spot for spot in outline(stage) if told.contains(spot)]
            assert not hidden, (width, height)


def outline(stage: QQuickItem) -> list[QPointF]:
    """Points of the box that nothing may cover: its long sides with their tracks, the blocks."""
    view: Any = stage.property("view")
    sides = [
        view.project(QVector3D(x, WALL, z)) for x in (LEFT_OF_TRACK, RIGHT_OF_TRACK) for z in ALONG
    ]
    blocks = [view.blockAt(number) for number in range(BLOCKS)]
    return [view.mapToScene(spot) for spot in (*sides, *blocks)]
