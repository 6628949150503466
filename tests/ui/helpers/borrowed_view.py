"""A borrowed window with a part of the program in it, and two hands in front of it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.waiting import wait_until
from tests.ui.helpers.window_pool import borrow, give_back, singleton

LEFT = Qt.MouseButton.LeftButton


class BorrowedView:
    """Finds items and uses the mouse."""

    def __init__(self) -> None:
        self.view = borrow()

    def close(self) -> None:
        """Leave the window to the next test."""
        give_back(self.view)

    def set(self, name: str, **values: object) -> None:
        """Set what the program sets from its preferences."""
        for key, value in values.items():
            singleton(self.view, name).setProperty(key, value)

    @property
    def root(self) -> QQuickItem:
        """All that is in the window."""
        return self.view.rootObject()

    def all(self, kind: str) -> list[QQuickItem]:
        """List the items of a type that can be seen."""
        return [item for item in below(self.root) if is_a(item, kind) and item.isVisible()]

    def one(self, kind: str) -> QQuickItem:
        """Give the only item of a type."""
        (found,) = self.all(kind)
        return found

    def named(self, name: str) -> Any:
        """Give the item of this name."""
        (found,) = (item for item in below(self.root) if item.objectName() == name)
        return found

    def middle(self, item: QQuickItem) -> QPoint:
        """Tell where an item is in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, item: QQuickItem) -> None:
        """Click in the middle of an item."""
        QTest.mouseClick(self.view, LEFT, pos=self.middle(item))

    def drag(self, start: QPoint, *stops: QPoint) -> None:
        """Press, move over these stops, and keep holding."""
        QTest.mousePress(self.view, LEFT, pos=start)
        for stop in stops:
            QTest.mouseMove(self.view, start + (stop - start) / 2)
            QTest.mouseMove(self.view, stop)

    def let_go(self, where: QPoint) -> None:
        """Release the button."""
        QTest.mouseRelease(self.view, LEFT, pos=where)

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something."""
        wait_until(condition, what)
