"""The arctic box in 3D: where things are on the picture, what is drawn, who walks and sinks."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage

from tests.ui.games.rolling_dice.window.helpers.arena import LOW, LOWEST, SIZE, Scene, unlike
from tests.ui.games.rolling_dice.window.helpers.stand_in import LYING, STANDING, HandRow

pytestmark = pytest.mark.usefixtures("language")

HUES = {"a": 8, "b": 218, "c": 150, "d": 260, "e": 40, "f": 185}


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene()
    yield made
    made.close()


def like(shown: QColor, key: str) -> bool:
    """Tell whether a colour is that of a die's owner; the ice is pale."""
    away = abs((shown.hsvHue() - HUES[key[0]] + 180) % 360 - 180)
    return shown.hsvSaturation() > 110 and shown.value() > 60 and away < 22


def share(scene: Scene, picture: QImage, middle: tuple[float, float, float], key: str) -> float:
    """Tell how much of the upper half of a die has its colour."""
    x, y, z = middle
    stops = [(a / 10, b / 10) for a in range(-3, 4) for b in range(-3, 4)]
    points = [scene.project(x + a, y + 0.5, z + b).toPoint() for a, b in stops]
    return sum(like(picture.pixelColor(point), key) for point in points) / len(points)


def test_a_point_of_the_picture_is_the_place_of_the_floe_that_is_seen_there(scene: Scene) -> None:
    scene.open()
    for yaw, pitch in ((0.0, 0.0), (12.0, 8.0)):
        scene.root.orbit(yaw, pitch)
        for x in (-13.0, -2.5, 0.0, 13.0):
            for z in (-19.0, -3.0, 21.0):
                point = scene.project(x, 0, z)
                found = scene.root.floeAt(point.x(), point.y())
                assert (found.x(), found.y()) == pytest.approx((x, z), abs=1e-3)


def test_beside_the_floe_there_is_no_place_on_it(scene: Scene) -> None:
    scene.open()
    for x, z in ((13.3, 0), (-13.3, 0), (0, -19.6), (0, 21.8)):
        point = scene.project(x, 0, z)
        assert scene.root.floeAt(point.x(), point.y()) is None, (x, z)
        beyond = scene.root.planeAt(point.x(), point.y())
        assert (beyond.x(), beyond.y()) == pytest.approx((x, z), abs=1e-3)


def test_the_whole_box_is_seen_whatever_the_window(scene: Scene) -> None:
    scene.open()
    for size in ((640, 440), (1012, 702), (720, 546), (400, 700), (1600, 500)):
        scene.root.setSize(QSizeF(*size))
        for x, y, z in ((-17, 5, -23), (17, 5, -23), (17, 5, 22), (-23, 2, 18), (-15, -2, 22)):
            assert QRectF(0, 0, *size).contains(scene.project(x, y, z)), (size, x, y, z)


def test_one_looks_round_the_box_within_limits_and_back(scene: Scene) -> None:
    scene.open()
    before = scene.project(3, 0, -4)
    scene.root.orbit(500.0, 500.0)
    assert scene.root.property("orbiting")
    assert (scene.root.property("orbitYaw"), scene.root.property("orbitPitch")) == (30, 40)
    assert scene.project(3, 0, -4) != before
    scene.root.resetOrbit()
    scene.until(lambda: not scene.root.property("orbiting"), "the way back")
    assert scene.project(3, 0, -4) == before


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_dice_are_drawn_where_they_lie(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open()
    picture = scene.picture()
    for key, (_, x, z) in LYING.items():
        assert share(scene, picture, (x, STANDING, z), key) > 0.4, key
    assert share(scene, picture, (-5, STANDING, 10), "c") == 0


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_a_die_in_the_air_is_drawn_there_and_behind_a_wall_it_is_not(
    scene: Scene, level: int
) -> None:
    scene.quality(level)
    scene.open()
    scene.fly(3, 4, 8)
    assert share(scene, scene.picture(), (3, 4, 8), "c") > 0.4
    behind = (0.0, -1.6, -24.2)
    scene.fly(*behind)
    assert share(scene, scene.picture(), behind, "c") == 0


def test_a_flight_draws_only_a_part_of_the_picture_where_frames_are_slow(scene: Scene) -> None:
    scene.open()
    (live,), (still,) = scene.parts("FloeLive"), scene.parts("FloeStill")
    kept = []
    for z in (8.0, -6.0):
        scene.fly(3, 2, z)
        part = QRectF(*(live.property(it) for it in ("x", "y", "width", "height")))
        assert part.contains(scene.project(3, 2, z))
        assert part.width() * part.height() < SIZE[0] * SIZE[1] / 5
        dice = [it for it in still.findChildren(QObject) if it.property("sunk") is not None]
        kept.append([(die.property("place"), die.property("turn")) for die in dice])
    assert kept[0]
    assert kept[0] == kept[1], "nothing moves in the still picture"


@pytest.mark.parametrize(
    ("place", "wet"),
    [
        ((14.3, -0.3, 3.0), True),
        ((0.0, -0.3, -20.6), True),
        ((13.0, 0.4, 3.0), False),
        ((4.0, -1.7, 23.0), False),
    ],
)
def test_who_falls_into_the_water_splashes_and_sinks(
    scene: Scene, place: tuple[float, float, float], wet: bool
) -> None:
    scene.open()
    scene.model.dice.present([])
    scene.set("Theme", calm=False, pace=1)
    scene.fly(*place)
    assert bool(scene.parts("FloeSplash")) == wet
    (die,) = [it for it in scene.parts("FloeThrown") if it.property("wet") or it.property("moves")]
    assert bool(die.property("wet")) == wet
    if wet:
        assert share(scene, scene.picture(), place, "c") > 0.2
        scene.until(lambda: die.property("sunk") == 1, "sinking")
        scene.until(lambda: not scene.parts("FloeSplash"), "calm water")
        assert share(scene, scene.picture(), place, "c") == 0
    else:
        assert die.property("sunk") == 0


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_an_aim_shows_as_much_as_is_wanted(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open()
    scene.model.dice.present([])
    empty = scene.picture()

    def changes(picture: QImage, x: float, z: float) -> bool:
        point = scene.project(x, 0, z).toPoint()
        one, other = picture.pixelColor(point), empty.pixelColor(point)
        return abs(one.red() - other.red()) + abs(one.blue() - other.blue()) > 25

    for assist, fan, line in (("none", 0, 0), ("direction", 0, 1), ("arc", 1, 1)):
        scene.model.parts["aim"].tell(shown=True, assist=assist)
        picture = scene.picture()
        assert changes(picture, 0, 13) == bool(line), "an arrow"
        assert changes(picture, -2.8, 2.9) == bool(fan), "where half of all dice come to rest"
        assert not changes(picture, 1.8, 3.2), "the hole stays legible"
        assert share(scene, picture, (-0.9, 1.7, 22.0), "c") > 0.2, "dice in the hand"
        assert not changes(picture, 9, 2.6)


def test_an_aim_moves_where_the_hand_is(scene: Scene) -> None:
    scene.open()
    scene.model.parts["aim"].tell(
        shown=True, fan=scene.model.parts["aim"].told["fan"] | {"x": -8.0}
    )
    assert share(scene, scene.picture(), (-8.9, 1.7, 22.0), "c") > 0.2
    assert len([die for die in scene.parts("FloeDie") if die.property("ground") == -22]) == 3
    scene.model.held.show([HandRow(f"c{number}") for number in (1, 2, 3, 4)])
    assert len([die for die in scene.parts("FloeDie") if die.property("ground") == -22]) == 4


def test_the_die_to_beat_has_a_ring_and_a_line(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open()
    before = scene.picture()
    ring = {"colour": 2, "key": "c1", "x": -8.9, "z": -11.2, "face": 1}
    other = {"colour": 3, "key": "d1", "x": 2.2, "z": -3.4, "face": 4}
    scene.model.parts["table"].tell(
        rings=[ring | {"active": True}, other | {"active": False}],
        lineShown=True,
        lineZ=-11.2,
    )
    (shown,) = scene.parts("FloeRing")
    assert (shown.property("x"), shown.property("z")) == (-89, -112)
    picture = scene.picture()
    for x in (-12.5, 0, 12.5):
        point = scene.project(x, 0.04, -11.2).toPoint()
        assert picture.pixelColor(point) != before.pixelColor(point), x
    scene.model.parts["table"].tell(lineShown=False, rings=[])
    assert unlike(scene.picture(), before) < 0.05


def test_a_die_that_is_put_back_tells_whether_it_may_lie_there(scene: Scene) -> None:
    scene.open()
    scene.model.parts["putting"].tell(enabled=True, shown=True)
    assert share(scene, scene.picture(), (0, 1.1, 6), "d") > 0.3
    edge = (1.55, 0.1, 6.0)
    good = scene.colour(*edge)
    scene.model.parts["putting"].tell(valid=False)
    bad = scene.colour(*edge)
    assert good.green() > good.red()
    assert bad.red() > bad.green()
    assert len(scene.parts("FloeGhost")) == 1


def test_a_block_carries_its_die(scene: Scene) -> None:
    scene.open()
    blocks = [dict(it) for it in scene.model.parts["table"].told["blocks"]]
    blocks[2] |= {"colour": 0, "face": 6}
    scene.model.parts["table"].tell(blocks=blocks)
    x, z = -20.35 + 0.4, (66 + 97 - 78) / 10 - 0.6
    assert share(scene, scene.picture(), (x, 1.07, z), "a") > 0.3
    above = scene.root.blockAt(2)
    assert abs(above.x() - scene.project(x, 1, z).x()) < scene.root.property("dieSize")
