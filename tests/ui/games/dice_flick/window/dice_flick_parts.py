"""Parts of Dice Flick in a window of their own, and positions to show in them."""

from typing import Any

from beam_me_up_views import view_of
from borrowed_view import BorrowedView
from df import flicking, scoring
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView
from window_pool import show

from ui.games.dice_flick.model import DiceFlickModel
from ui.models.game_model import View

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


class Window(BorrowedView):
    """A part of the match screen."""

    def __init__(self, part: str, width: int, height: int, **properties: Any) -> None:
        super().__init__()
        self.model = DiceFlickModel()
        self.part = part
        self.view.setInitialProperties({"game": self.model, **properties})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(width, height)
        self.set("Theme", calm=True, pace=0)

    def open(self, view: View) -> None:
        """Show a position and wait for the window."""
        self.model.show(view)
        self.view.loadFromModule("Dice", self.part)
        assert not self.view.errors(), self.view.errors()
        show(self.view)


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
