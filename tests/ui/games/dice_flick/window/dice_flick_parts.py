"""Parts of Dice Flick in a window of their own, and positions to show in them."""

from collections.abc import Callable
from typing import Any

from beam_me_up_views import view_of
from df import flicking, scoring
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest
from qml_items import below, is_a
from waiting import wait_until
from window_pool import borrow, give_back, show, singleton

from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

LEFT = Qt.MouseButton.LeftButton
SOME = """
g4 .. w3 .. ..
.. .. b5 .. y6
g2 .. .. .. y3
.. .. pp .. g1
b4 w6 .. b2 ..
"""
TWO_TAKES = """
.. .. .. .. y1
.. b4 .. .. ..
.. b2 b3 b2 ..
.. .. .. .. g5
pp .. .. g6 ..
"""
"""Four blue dice, and a Knaller with a green 6 in its row."""
UNITS = 12
"""Millimetres in the edge of a die."""


def aiming(hand: str = "y5 b5 w1", **options: Any) -> View:
    """Let seat 1 be about to flick."""
    return view_of(flicking(SOME, hand, **options))


def counting(drawing: str = TWO_TAKES, deciding: int | None = 0, seats: int = 2) -> View:
    """Let seat 1 be about to score."""
    return view_of(scoring(drawing, seats), deciding)


class Window:
    """A part of the match screen, and two hands in front of it."""

    def __init__(self, part: str, width: int, height: int, **properties: Any) -> None:
        self.model = DiceFlickModel()
        self.part = part
        self.view = borrow()
        self.view.setInitialProperties({"game": self.model, **properties})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(width, height)
        self.theme(calm=True, pace=0)

    def open(self, view: View) -> None:
        """Show a position and wait for the window."""
        self.model.show(view)
        self.view.loadFromModule("Dice", self.part)
        assert not self.view.errors(), self.view.errors()
        show(self.view)

    def close(self) -> None:
        """Leave the window to the next test."""
        give_back(self.view)

    def theme(self, **values: object) -> None:
        """Set what Main sets from the preferences."""
        for name, value in values.items():
            singleton(self.view, "Theme").setProperty(name, value)

    @property
    def root(self) -> QQuickItem:
        """The part itself."""
        return self.view.rootObject()

    def all(self, kind: str) -> list[QQuickItem]:
        """List the items of a type that can be seen."""
        return [item for item in below(self.root) if is_a(item, kind) and item.isVisible()]

    def one(self, kind: str) -> QQuickItem:
        """Give the only item of a type."""
        (found,) = self.all(kind)
        return found

    def named(self, name: str) -> QQuickItem:
        """Give the item of this name."""
        (found,) = (item for item in below(self.root) if item.objectName() == name)
        return found

    def middle(self, item: QQuickItem) -> QPoint:
        """Tell where an item is in the window."""
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def click(self, item: QQuickItem) -> None:
        """Click in the middle of an item."""
        QTest.mouseClick(self.view, LEFT, pos=self.middle(item))

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Wait for something."""
        wait_until(condition, what)


class Box(Window):
    """The whole stage with the flat box."""

    def __init__(self) -> None:
        super().__init__("DiceFlickStage", 720, 480, flat=True)

    @property
    def box(self) -> QQuickItem:
        """The view of the box."""
        return self.root.property("view")

    def at(self, x: float, z: float) -> QPoint:
        """Tell where a place of the box, in edges of a die, is in the window."""
        spot = self.box.project(QVector3D(x, 0, z))
        return QPointF(spot.x(), spot.y()).toPoint()

    def hollow(self, place: int) -> QPoint:
        """Tell where a hollow is in the window."""
        row, column = divmod(place, 5)
        return self.at((column - 2) * 20 / UNITS, (row - 2) * 20 / UNITS)

    def plate(self, number: int) -> QPoint:
        """Tell where a plate is in the window."""
        away = 87 / UNITS
        return self.at(*[(0, away), (away, 0), (0, -away), (-away, 0)][number])

    def drag(self, start: QPoint, *stops: QPoint) -> None:
        """Press, move over these stops, and keep holding."""
        QTest.mousePress(self.view, LEFT, pos=start)
        for stop in stops:
            QTest.mouseMove(self.view, start + (stop - start) / 2)
            QTest.mouseMove(self.view, stop)

    def let_go(self, where: QPoint) -> None:
        """Release the button."""
        QTest.mouseRelease(self.view, LEFT, pos=where)
