"""The floe from above in a window of its own."""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QColor, QImage, QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView

from beamme.physics.engine.flight import Flight
from tests.ui.games.rolling_dice.window.helpers.stand_in import RollingDicePosition
from tests.ui.helpers.qml_items import below, is_a
from tests.ui.helpers.waiting import pictured, wait_until
from tests.ui.helpers.window_pool import borrow, give_back, show, singleton
from ui.match.showing.staging import steady

SIZE = 700, 440
HUES = {"a": 8, "b": 218, "c": 150, "d": 260, "e": 40, "f": 185}
"""Hues of the dice by the letters of their colours."""


class Flat:
    """The view alone."""

    def __init__(self) -> None:
        self.model = RollingDicePosition()
        self.view = borrow()
        self.view.setInitialProperties({"game": self.model})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(*SIZE)
        self.set(calm=True, pace=0, dark=False, patterns=False)

    def set(self, **values: object) -> None:
        for name, value in values.items():
            singleton(self.view, "Theme").setProperty(name, value)

    def open(self) -> None:
        self.view.loadFromModule("Dice", "FlatFloe")
        assert not self.view.errors(), self.view.errors()
        show(self.view)
        pictures = [it for it in self.every() if it.property("sourceClipRect") is not None]
        self.until(lambda: all(it.property("progress") == 1 for it in pictures), "its pictures")

    def close(self) -> None:
        give_back(self.view)

    @property
    def root(self) -> Any:
        root: QQuickItem = self.view.rootObject()
        return root

    def every(self) -> list[QObject]:
        return [self.root, *below(self.root)]

    def parts(self, kind: str) -> list[Any]:
        """List all parts of a type that are shown."""
        return [it for it in self.every() if is_a(it, kind) and it.property("visible")]

    def project(self, x: float, z: float) -> QPointF:
        point: QPointF = self.root.project(QVector3D(x, 0, z))
        return point

    def picture(self) -> QImage:
        return pictured(self.view)

    def until(self, condition: Any, what: str) -> None:
        wait_until(condition, what)

    def fly(self, x: float, y: float, z: float) -> None:
        """Let a green die hang in the air, or in the water."""
        numbers = [x, y, z, 1.0, 0.0, 0.0, 0.0]
        flight = Flight(1.0, 1, array("f", numbers * 3).tobytes(), ())
        self.model.dice.fly(flight, ["c2"], steady(flight, 1.0))
        self.model.dice.advance(0.1)

    def share(self, x: float, z: float, key: str) -> float:
        """Tell how much of a die there has the colour of its owner; ice is pale."""
        picture, middle = self.picture(), self.project(x, z)
        step = self.root.property("dieSize") / 10
        stops = [(a * step, b * step) for a in range(-3, 4) for b in range(-3, 4)]
        shown = [picture.pixelColor((middle + QPointF(a, b)).toPoint()) for a, b in stops]
        return sum(like(colour, key) for colour in shown) / len(stops)


@pytest.fixture
def flat() -> Iterator[Flat]:
    """The view, not yet opened."""
    made = Flat()
    yield made
    made.close()


def like(shown: QColor, key: str) -> bool:
    """Tell whether a colour that is shown is that of a die."""
    away = abs((shown.hsvHue() - HUES[key[0]] + 180) % 360 - 180)
    return shown.hsvSaturation() > 110 and shown.value() > 60 and away < 22


def dice_in(part: Any) -> list[Any]:
    """List the dice that are shown in a part."""
    dice = [it for it in part.childItems() if it.property("sunk") is not None]
    return [it for it in dice if it.property("visible")]
