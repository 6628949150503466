"""The box of Dice Flick in 3D: where things are on the picture, and what is drawn there."""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from dice_flick_parts import SOME, UNITS, Window
from dice_flick_views import FOUR_BLUE, to_flick, to_score
from PySide6.QtCore import QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QVector3D
from qml_items import parts_of
from waiting import pictured

from beamme.physics.engine.flight import Flight

pytestmark = pytest.mark.usefixtures("language")

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


@pytest.mark.parametrize("number", PLATES)
def test_a_point_of_the_picture_is_the_hollow_or_plate_that_is_seen_there(
    scene: Scene, number: int
) -> None:
    scene.open(to_flick(SOME))
    scene.model.aim.choosePlate(number)
    for place in range(25):
        for aside in (-0.35, 0.35):
            off = QVector3D(aside * PITCH, 0, -aside * PITCH)
            assert scene.seen("hollowAt", hollow(place) + off) == place
            assert scene.seen("plateAt", hollow(place) + off) == -1
    for other in PLATES:
        assert scene.seen("plateAt", plate(other)) == other
        assert scene.seen("hollowAt", plate(other)) == -1


@pytest.mark.parametrize("number", PLATES)
def test_the_chosen_plate_comes_to_the_front(scene: Scene, number: int) -> None:
    scene.open(to_flick(SOME))
    scene.model.aim.choosePlate(3)
    scene.model.aim.choosePlate(number)
    heights = [scene.project(plate(other)).y() for other in PLATES]
    assert heights.index(max(heights)) == number
    assert scene.project(plate(number)).x() == pytest.approx(SIZE[0] / 2)


def test_the_turn_goes_the_short_way(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    scene.model.aim.choosePlate(3)
    assert scene.root.property("plateYaw") == pytest.approx(-90)
    scene.model.aim.choosePlate(2)
    assert scene.root.property("plateYaw") == pytest.approx(-180)


def test_one_looks_round_the_box_within_limits_and_back(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    before = scene.project(hollow(0))
    scene.root.orbit(10.0, 5.0)  # type: ignore[attr-defined]
    assert scene.root.property("orbiting")
    assert scene.project(hollow(0)) != before
    assert scene.seen("hollowAt", hollow(7)) == 7
    scene.root.orbit(500.0, 500.0)  # type: ignore[attr-defined]
    assert scene.root.property("orbitYaw") == 40
    assert scene.root.property("orbitPitch") == 22
    for corner in (0, 4, 20, 24):
        assert QRectF(0, 0, *SIZE).contains(scene.project(hollow(corner)))
    scene.root.resetOrbit()  # type: ignore[attr-defined]
    scene.until(lambda: not scene.root.property("orbiting"), "the way back")
    assert scene.project(hollow(0)) == before


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_dice_are_drawn_where_they_lie(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_flick(SOME))
    picture = scene.picture()
    tones = {0: "green", 9: "yellow", 20: "blue", 17: "pink"}
    for place, tone in tones.items():
        # The Knaller's symbol is white.
        least = 0.1 if tone == "pink" else 0.4
        assert share(scene, picture, hollow(place, STANDING), tone) > least, (place, tone)
    assert share(scene, picture, hollow(1, STANDING), "green") == 0


def resting_at(place: QVector3D) -> Flight:
    """A flight of one die that stays where it is."""
    numbers = [place.x(), place.y(), place.z(), 1.0, 0.0, 0.0, 0.0]
    return Flight(1.0, 1, array("f", numbers * 3).tobytes(), ())


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_a_die_in_the_air_is_drawn_there_and_behind_a_wall_it_is_not(
    scene: Scene, level: int
) -> None:
    scene.quality(level)
    scene.open(to_flick(hand="b5"))
    arena: Any = scene.model.table.arena
    above, behind = hollow(12, 2.5), QVector3D(-45 / UNITS, -0.75, 70 / UNITS)
    arena.fly(resting_at(above), ["b5"])
    arena.advance(0.1)
    assert share(scene, scene.picture(), above, "blue") > 0.4
    arena.fly(resting_at(behind), ["b5"])
    arena.advance(0.1)
    picture = scene.picture()
    assert share(scene, picture, behind, "blue") == share(scene, picture, above, "blue") == 0


def test_a_flight_draws_only_a_part_of_the_picture_where_frames_are_slow(scene: Scene) -> None:
    scene.open(to_flick(SOME, hand="b5"))
    (live,), (still,) = scene.parts("BoxLive"), scene.parts("BoxStill")
    arena: Any = scene.model.table.arena
    places = [hollow(7, 3), hollow(12, 2)]
    kept = []
    for place in places:
        arena.fly(resting_at(place), ["b5"])
        arena.advance(0.1)
        part = QRectF(live.property("x"), live.property("y"), live.property("width"), 1)
        assert part.left() < scene.project(place).x() < part.right()
        assert live.property("width") * live.property("height") < SIZE[0] * SIZE[1] / 5
        dice = [it for it in still.findChildren(QObject) if it.property("turn") is not None]
        kept.append([die.property("place") for die in dice if die.property("lift") is not None])
    assert kept[0]
    assert kept[0] == kept[1], "nothing moves in the still picture"


@pytest.mark.parametrize(("assist", "arc"), [("arc", True), ("direction", False), ("none", False)])
@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_an_aim_shows_as_much_as_is_wanted(
    scene: Scene, level: int, assist: str, arc: bool
) -> None:
    scene.quality(level)
    scene.model.help_with(assist)
    scene.open(to_flick(hand="y5"))
    shown = [part for part in scene.parts("BoxArc") if part.property("visible")]
    assert bool(shown) == arc


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_dice_of_a_take_float_above_their_hollows(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_score(FOUR_BLUE))
    picture = scene.picture()
    for place in (6, 11, 12, 13):
        up = scene.lifted(place)
        assert 27 <= up <= 34
        assert share(scene, picture, hollow(place, STANDING + up / UNITS), "blue") > 0.4
    scene.model.scoring.toggle(0)
    assert share(scene, scene.picture(), hollow(12, STANDING), "blue") > 0.4


def test_patterns_tell_colours_apart(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    plain = scene.picture()
    scene.set("Theme", patterns=True)
    assert scene.picture() != plain
    scene.set("Theme", patterns=False)


def test_a_hollow_under_the_pointer_is_lit(scene: Scene) -> None:
    scene.open(to_flick())
    edge = hollow(6) + QVector3D(9 / UNITS, 0, 0)
    before = scene.picture().pixelColor(scene.project(edge).toPoint())
    scene.root.setProperty("hotPlace", 6)
    after = scene.picture().pixelColor(scene.project(edge).toPoint())
    assert after.lightness() > before.lightness() + 60


def test_quality_may_change_while_one_looks(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open(to_flick(SOME))
    before = scene.picture()
    scene.quality(LOWEST)
    lowest = away(scene.picture(), before)
    scene.quality(LOW)
    assert away(scene.picture(), before) < lowest / 4
