"""Parts of Dice Flick in a window of their own, and positions to show in them."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QAccessible, QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView

from beamme.games.dice_flick.moves import Flick
from tests.games.dice_flick.df import flicking, scoring
from tests.ui.games.beam_me_up.helpers.views import view_of
from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show
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
MIDDLE = 12
"""The hollow in the middle."""


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


@pytest.fixture
def box() -> Iterator[Box]:
    """The stage, not yet opened."""
    made = Box()
    yield made
    made.close()


def flicks(decided: list[tuple[Any, ...]]) -> list[Flick]:
    """List what was flicked."""
    return [move for (moves,) in decided for move in moves]


Open = Callable[..., Window]


@pytest.fixture
def opened() -> Iterator[Open]:
    """Open a part of the desk with a position."""
    made: list[Window] = []

    def create(part: str, view: View, size: tuple[int, int], **properties: Any) -> Window:
        made.append(Window(part, *size, **properties))
        made[-1].open(view)
        return made[-1]

    yield create
    for window in made:
        window.close()


def said(item: QQuickItem) -> str:
    """Tell what is read aloud for an item."""
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)


def texts(window: Window) -> list[str]:
    """List all labels and titles."""
    found = [*window.all("Label"), *window.all("Title")]
    return [text for text in (item.property("text") for item in found) if text]
