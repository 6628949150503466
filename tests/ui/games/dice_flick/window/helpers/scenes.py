"""The box of Dice Flick alone in 3D: its picture, and the places on it."""

from array import array
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF
from PySide6.QtGui import QColor, QImage, QVector3D

from beamme.physics.engine.flight import Flight
from tests.ui.games.dice_flick.window.helpers.parts import UNITS, Window
from tests.ui.helpers.qml_items import parts_of
from tests.ui.helpers.waiting import pictured
from ui.match.showing.staging import steady
from ui.models.arena_model import ArenaModel

SIZE = 640, 440
LAND, RIM, STANDING = 0.75, 35 / UNITS, 0.5
PLATES = range(4)
PITCH = 20 / UNITS
LOWEST, LOW = 0, 1
HUES = {"blue": 220, "yellow": 45, "green": 145, "pink": 328}


class Scene(Window):
    """The box alone, at a quality that stays."""

    def __init__(self) -> None:
        super().__init__("BoxScene", *SIZE)
        self.quality(LOWEST)

    def quality(self, level: int) -> None:
        quality = self.view.engine().singletonInstance("Dice", "Quality")
        assert isinstance(quality, QObject)
        quality.setProperty("pinned", True)
        quality.setProperty("level", level)

    def project(self, place: QVector3D) -> QPointF:
        point: QPointF = self.root.project(place)  # type: ignore[attr-defined]
        return point

    def seen(self, ask: str, place: QVector3D) -> int:
        """Ask what is at the point where a place is seen."""
        point = self.project(place)
        return int(getattr(self.root, ask)(point.x(), point.y()))

    def picture(self) -> QImage:
        image = pictured(self.view)
        assert (image.width(), image.height()) == SIZE
        return image

    def lifted(self, place: int) -> float:
        """Tell by how many millimetres the die of a hollow floats."""
        dice = [die for die in self.parts("BoxDie") if die.property("visible")]
        (found,) = (
            die for die in dice if (die.property("place") - hollow(place, STANDING)).length() < 0.1
        )
        return float(found.property("lift"))

    def parts(self, kind: str) -> list[QObject]:
        """List all parts of a type, 2D or 3D."""
        return parts_of(self.root, kind)


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene()
    yield made
    made.close()


def hollow(place: int, height: float = LAND) -> QVector3D:
    row, column = divmod(place, 5)
    return QVector3D((column - 2) * PITCH, height, (row - 2) * PITCH)


def plate(number: int) -> QVector3D:
    away = 87 / UNITS
    x, z = [(0.0, away), (away, 0.0), (0.0, -away), (-away, 0.0)][number]
    return QVector3D(x, RIM, z)


def like(shown: QColor, tone: str) -> bool:
    """Tell whether a colour is that of these dice, in light or shade; the box is violet."""
    away = abs((shown.hsvHue() - HUES[tone] + 180) % 360 - 180)
    return shown.hsvSaturation() > 70 and shown.value() > 100 and away < 20


def share(scene: Scene, picture: QImage, middle: QVector3D, tone: str) -> float:
    """Tell how much of the upper face of a die has its colour."""
    stops = [QVector3D(x / 10, 0.5, z / 10) for x in range(-3, 4) for z in range(-3, 4)]
    points = [scene.project(middle + stop).toPoint() for stop in stops]
    return sum(like(picture.pixelColor(point), tone) for point in points) / len(points)


def away(one: QImage, other: QImage) -> float:
    """Tell how much two pictures differ, in a grid of points."""
    points = [QPoint(x, y) for x in range(0, SIZE[0], 4) for y in range(0, SIZE[1], 4)]
    pairs = [(one.pixelColor(point), other.pixelColor(point)) for point in points]
    return sum(abs(a.lightness() - b.lightness()) for a, b in pairs) / len(pairs)


def hang(arena: ArenaModel, die: str, place: QVector3D) -> None:
    """Let a die hang in the air."""
    numbers = [place.x(), place.y(), place.z(), 1.0, 0.0, 0.0, 0.0]
    flight = Flight(1.0, 1, array("f", numbers * 3).tobytes(), ())
    arena.fly(flight, [die], steady(flight, 1.0))
    arena.advance(0.1)
