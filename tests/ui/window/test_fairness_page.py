"""The page of fair dice holds still while throws come in."""

from typing import Any

import pytest
from PySide6.QtCore import Q_ARG, QMetaObject, QRectF
from PySide6.QtQuick import QQuickItem

from beamme.games import GAMES
from beamme.table.jobs.fairness_sampling import Tried
from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen, outside

SIZES = ((960, 540), (1280, 800), (1920, 1080))
GROWING = (
    Tried(0),
    Tried(61, (10, 11, 9, 12, 8, 10), 9, 12),
    Tried(1117, (190, 180, 170, 195, 185, 194), 120, 223),
    Tried(6000, (1000, 1000, 1000, 1000, 1000, 900), 1199, 1200),
)
"""Without anything to say, with too little, and with the longest sentences."""


def bars(screen: Screen) -> list[QRectF]:
    """Where the bars of every game are."""
    found = [item for item in screen.items() if item.objectName() == "bars"]
    return [item.mapRectToScene(QRectF(0, 0, item.width(), item.height())) for item in found]


def texts(screen: Screen) -> list[QQuickItem]:
    """The lines whose room is fixed."""
    return [it for it in screen.items() if "FixedLines" in it.metaObject().className()]


@pytest.mark.parametrize("language", ["de", "en"])
async def test_bars_hold_still_while_throws_come_in(shown: Any, language: str) -> None:
    async with shown(language=language) as screen:
        fairness = screen.program.fairness
        await outside(
            lambda: QMetaObject.invokeMethod(screen.window, "show", Q_ARG(str, "fairness"))
        )
        for width, height in SIZES:
            await screen.resize(width, height)
            seen = []
            for tried in GROWING:
                fairness.show_trials(dict.fromkeys(GAMES, tried), running=True)
                await until(lambda: len(bars(screen)) == len(GAMES), "the bars")
                screen.window.grabWindow()
                seen.append(bars(screen))
                cut = [it.property("text") for it in texts(screen) if it.property("truncated")]
                spills = [
                    it.property("text")
                    for it in texts(screen)
                    if it.property("contentHeight") > it.height() + 1
                ]
                assert not cut, (width, height)
                assert not spills, (width, height)
            assert all(each == seen[0] for each in seen), (width, height)


async def test_the_scroll_bar_stays_at_the_edge_of_a_window_that_grows(shown: Any) -> None:
    async with shown(language="en") as screen:
        await outside(
            lambda: QMetaObject.invokeMethod(screen.window, "show", Q_ARG(str, "fairness"))
        )
        await screen.until_page("fairness")
        for width, height in SIZES:
            await screen.resize(width, height)
            await until(lambda: scroll_bars(screen), "a scroll bar")
            screen.window.grabWindow()
            for bar in scroll_bars(screen):
                assert bar.x() + bar.width() == bar.parentItem().width(), (width, height)


def scroll_bars(screen: Screen) -> list[QQuickItem]:
    """The scroll bars that can be seen."""
    return [it for it in screen.items() if "VerticalBar" in it.metaObject().className()]
