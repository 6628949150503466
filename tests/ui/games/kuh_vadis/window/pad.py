"""The pad of Kuh Vadis in a window of its own."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtQuick import QQuickItem, QQuickView

from tests.ui.helpers.qml_items import is_a, items_of
from tests.ui.helpers.waiting import wait_until
from tests.ui.helpers.window_pool import borrow, give_back, show, singleton
from ui.games.kuh_vadis.model import KuhVadisModel


class Pad:
    """A stage in a window of its own."""

    def __init__(self, model: KuhVadisModel) -> None:
        self.model = model
        self.view = borrow()
        self.view.setInitialProperties({"game": model})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(720, 420)

    def open(self) -> None:
        """Load the stage and wait for the window."""
        self.view.loadFromModule("Dice", "KuhVadisStage")
        assert not self.view.errors(), self.view.errors()
        show(self.view)

    def theme(self, **values: object) -> None:
        """Set what Main sets from the preferences."""
        for name, value in values.items():
            singleton(self.view, "Theme").setProperty(name, value)

    def all(self, kind: str) -> list[QQuickItem]:
        """List the items of a type."""
        return items_of(self.view.rootObject(), kind)

    def field(self, number: int) -> QQuickItem:
        """Find a field."""
        (found,) = (item for item in self.all("KuhVadisField") if item.property("index") == number)
        return found

    def middle(self, number: int) -> QPoint:
        """Tell where a field lies in the window."""
        item = self.field(number)
        return item.mapToScene(QPoint(0, 0)).toPoint() + QPoint(
            int(item.width() / 2), int(item.height() / 2)
        )

    @property
    def focused(self) -> int:
        """The field with the focus, or -1."""
        item = self.view.activeFocusItem()
        return item.property("index") if item is not None and is_a(item, "KuhVadisField") else -1

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something."""
        wait_until(condition, what)


@pytest.fixture
def pad() -> Iterator[Pad]:
    """The pad, not yet opened."""
    made = Pad(KuhVadisModel())
    made.theme(calm=True, pace=0)
    yield made
    give_back(made.view)
