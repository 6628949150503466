"""Open the print page in the real window, and wait for its pages."""

from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.helpers.driving import until
from tests.ui.helpers.screen import Screen, outside
from ui.printing import jobs
from ui.printing.order import Order
from ui.text.words import using_language

CONTROL = Qt.KeyboardModifier.ControlModifier


async def press(screen: Screen, key: Qt.Key, modifier: Qt.KeyboardModifier) -> None:
    """Press a key with a modifier."""
    await outside(lambda: QTest.keyClick(screen.window, key, modifier))


async def until_seen(screen: Screen) -> QQuickItem:
    """Wait until a page is shown, drawn at its final size."""

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
    with using_language(language):
        return jobs.title(Order(game, language=language))


async def opened(screen: Screen) -> None:
    """Open the print page from the home screen."""
    await press(screen, Qt.Key.Key_P, CONTROL)
    await screen.until_page("print")
    await until_seen(screen)
