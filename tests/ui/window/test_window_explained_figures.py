"""Chances, cards and the rows of *What counts* tell what a number means, and what a click does."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem

from tests.ui.helpers.driving import until, until_asked, until_idle
from tests.ui.helpers.screen import Screen
from tests.ui.window.test_window_explained import described, hover, open_at, tip

EXPLAINED: dict[str, tuple[int | None, dict[str, str]]] = {
    "beam-me-up-two": (
        121,
        {"odds0": "A click keeps the dice that help", "counts3": "Three equal dice and a pair"},
    ),
    "kuh-vadis-won": (
        121,
        {"odds0": "A click keeps the dice", "counts2": "roll up to three times more"},
    ),
    "dice-flick-aiming": (None, {"outlook": "its likeliest hollow"}),
    "dice-flick-scoring": (None, {"takeCard0": "A click takes or leaves it"}),
    "rolling-dice-aiming": (None, {"outlook": "How often"}),
    "rolling-dice-keeping": (None, {"keepCard0": "a double click keeps it"}),
}
"""Matches, how far they are played, and what explains itself there with which words."""


async def test_figures_explain_themselves(shown: Any) -> None:
    async with shown(language="en", view="flat", theme="light") as screen:
        await screen.resize(1280, 1000)  # high enough for the table in the panel
        for name, (ply, figures) in EXPLAINED.items():
            await open_at(screen, name, ply)
            await until_asked(screen.program)
            for figure, words in figures.items():
                await the_pointer_is_told(screen, figure, words)
                await the_key_tells_as_much(screen, figure, words)
            await screen.program.session.leave()
            await screen.until_page("home")


async def the_pointer_is_told(screen: Screen, figure: str, words: str) -> None:
    """A tip says it, with its left end below the pointer."""
    await until(lambda: screen.find(figure), figure)
    await until(lambda: words in described(screen.find(figure)), f"the words of {figure}")
    await until_idle(screen.program)  # chances that come later have other segments
    await until(at_rest(screen, figure), f"{figure} at rest")
    await hover(screen, left_end(screen.find(figure)))
    await until(lambda: any(words in text for text in told(screen)), f"a tip for {figure}")
    await hover(screen, QPointF(640, 20))
    await until(lambda: not tip(screen).property("visible"), "no tip")


async def the_key_tells_as_much(screen: Screen, figure: str, words: str) -> None:
    """With focus on it, the key that explains does as well."""
    item = screen.find(figure)
    assert item is not None
    stop = next(it for it in (item, *item.childItems()) if it.property("activeFocusOnTab"))
    stop.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    await screen.press(Qt.Key.Key_Question)
    await until(lambda: any(words in text for text in told(screen)), f"the key for {figure}")
    await screen.press(Qt.Key.Key_Escape)
    await until(lambda: not tip(screen).property("visible"), "no tip")


def at_rest(screen: Screen, figure: str) -> Callable[[], bool]:
    """Whether it has not moved since this was asked before."""
    seen = [QPointF()]

    def resting() -> bool:
        seen.append(left_end(screen.find(figure)))
        return seen[-1] == seen[-2]

    return resting


def left_end(item: QQuickItem | None) -> QPointF:
    """A point of an item near its left end, and near its top: a bar has its legend below."""
    assert item is not None
    return item.mapToScene(QPointF(8, min(6, item.height() / 2)))


def told(screen: Screen) -> list[str]:
    """What the tip says."""
    if not tip(screen).property("visible"):
        return []
    lines: QQuickItem = tip(screen).property("contentItem")
    return [str(label.property("text")) for label in lines.childItems()[0].childItems()]
