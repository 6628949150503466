"""The arctic box in 3D alone, for tests that look at it."""

from array import array
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView

from beamme.physics.engine.flight import Flight
from tests.ui.games.rolling_dice.window.helpers.stand_in import RollingDicePosition
from tests.ui.helpers.qml_items import parts_of
from tests.ui.helpers.waiting import pictured, wait_until
from tests.ui.helpers.window_pool import borrow, give_back, show, singleton
from ui.match.showing.staging import steady

SIZE = 640, 440
LOWEST, LOW = 0, 1


class Scene:
    """The box alone, at a quality that stays."""

    def __init__(self) -> None:
        self.model = RollingDicePosition()
        self.view = borrow()
        self.view.setInitialProperties({"game": self.model})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(*SIZE)
        self.set("Theme", calm=True, pace=0, dark=False, patterns=False)
        self.quality(LOWEST)

    def set(self, name: str, **values: object) -> None:
        for key, value in values.items():
            singleton(self.view, name).setProperty(key, value)

    def quality(self, level: int) -> None:
        self.set("Quality", pinned=True, level=level)

    def open(self) -> None:
        self.view.loadFromModule("Dice", "FloeScene")
        assert not self.view.errors(), self.view.errors()
        show(self.view)

    def close(self) -> None:
        give_back(self.view)

    @property
    def root(self) -> Any:
        root: QQuickItem = self.view.rootObject()
        return root

    def project(self, x: float, y: float, z: float) -> QPointF:
        point: QPointF = self.root.project(QVector3D(x, y, z))
        return point

    def picture(self) -> QImage:
        image = pictured(self.view)
        assert (image.width(), image.height()) == SIZE
        return image

    def colour(self, x: float, y: float, z: float) -> QColor:
        return self.picture().pixelColor(self.project(x, y, z).toPoint())

    def parts(self, kind: str) -> list[QObject]:
        """List all parts of a type that are shown."""
        return [it for it in parts_of(self.root, kind) if it.property("visible")]

    def walk(self) -> QObject:
        (found,) = self.parts("SealWalk")
        return found

    def until(self, condition: Any, what: str) -> None:
        wait_until(condition, what)

    def fly(self, x: float, y: float, z: float) -> None:
        """Let a green die hang in the air, or in the water."""
        numbers = [x, y, z, 1.0, 0.0, 0.0, 0.0]
        flight = Flight(1.0, 1, array("f", numbers * 3).tobytes(), ())
        self.model.dice.fly(flight, ["c2"], steady(flight, 1.0))
        self.model.dice.advance(0.1)


def unlike(one: QImage, other: QImage, area: QRectF | None = None) -> float:
    """Tell how much two pictures differ, in a grid of points."""
    within = area or QRectF(0, 0, *SIZE)
    points = [QPoint(x, y) for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)]
    pairs = [(one.pixelColor(it), other.pixelColor(it)) for it in points if within.contains(it)]
    return sum(abs(a.lightness() - b.lightness()) for a, b in pairs) / len(pairs)
