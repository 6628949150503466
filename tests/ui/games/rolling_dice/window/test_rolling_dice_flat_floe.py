"""The floe from above: the same game without 3D, each thing where its place says."""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QVector3D
from PySide6.QtQuick import QQuickItem, QQuickView
from qml_items import below, is_a
from rolling_dice_stand_in import LYING, HandRow, RollingDicePosition, SealRow, lying
from waiting import pictured, wait_until
from window_pool import borrow, give_back, show, singleton

from beamme.physics.engine.flight import Flight
from resources.rolling_dice.meshes.measures import space

pytestmark = pytest.mark.usefixtures("language")

SIZE = 700, 440
HUES = {"a": 8, "b": 218, "c": 150, "d": 260, "e": 40, "f": 185}


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
        self.model.dice.fly(Flight(1.0, 1, array("f", numbers * 3).tobytes(), ()), ["c2"])
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
    made = Flat()
    yield made
    made.close()


def like(shown: QColor, key: str) -> bool:
    away = abs((shown.hsvHue() - HUES[key[0]] + 180) % 360 - 180)
    return shown.hsvSaturation() > 110 and shown.value() > 60 and away < 22


def dice_in(part: Any) -> list[Any]:
    """List the dice that are shown in a part."""
    dice = [it for it in part.childItems() if it.property("sunk") is not None]
    return [it for it in dice if it.property("visible")]


def test_a_point_of_the_picture_is_the_place_of_the_floe_that_is_seen_there(flat: Flat) -> None:
    flat.open()
    for x in (-13.0, -2.5, 0.0, 13.0):
        for z in (-19.0, -3.0, 21.0):
            point = flat.project(x, z)
            found = flat.root.floeAt(point.x(), point.y())
            assert (found.x(), found.y()) == pytest.approx((x, z), abs=1e-3)


@pytest.mark.parametrize(("x", "z"), [(13.3, 0), (-13.3, 0), (0, -19.6), (0, 21.8)])
def test_beside_the_floe_there_is_no_place_on_it(flat: Flat, x: float, z: float) -> None:
    flat.open()
    point = flat.project(x, z)
    assert flat.root.floeAt(point.x(), point.y()) is None
    beyond = flat.root.planeAt(point.x(), point.y())
    assert (beyond.x(), beyond.y()) == pytest.approx((x, z), abs=1e-3)


@pytest.mark.parametrize("size", [(700, 440), (1012, 602), (520, 380), (400, 700), (1600, 500)])
def test_box_hand_and_blocks_are_seen_whatever_the_window(
    flat: Flat, size: tuple[int, int]
) -> None:
    flat.open()
    flat.root.setSize(QSizeF(*size))
    window = QRectF(0, 0, *size)
    for x, z in ((-17, -23), (17, -23), (17, 21.6), (-17, 21.6), (11, 25.5)):
        assert window.contains(flat.project(x, z)), (x, z)
    assert all(window.contains(flat.root.blockAt(number)) for number in range(6))
    assert flat.root.property("dieSize") == flat.root.sizeAt(QVector3D(0, 0, 0))


def test_further_ahead_is_further_right(flat: Flat) -> None:
    flat.open()
    assert flat.root.property("lying")
    near, far, right = flat.project(0, 10), flat.project(0, -10), flat.project(5, 10)
    assert far.x() > near.x()
    assert far.y() == near.y()
    assert right.y() > near.y()


def test_the_picture_of_the_box_is_where_dice_lie(flat: Flat) -> None:
    flat.model.dice.present([])
    flat.model.walkers.show([])
    flat.model.parts["table"].tell(fields=[])
    flat.open()
    picture = flat.picture()

    def at(x: float, z: float) -> QColor:
        return picture.pixelColor(flat.project(x, z).toPoint())

    for z in (-18.5, 0, 20):
        for side in (-1, 1):
            assert at(side * 12.6, z).lightness() > at(side * 15, z).lightness() + 60
    assert at(0, -19).lightness() > at(0, -21.2).lightness() + 60
    start = at(*(place / 10 for place in space(0)[:2]))
    assert start.red() > start.blue() + 30


def test_dice_are_drawn_where_they_lie(flat: Flat) -> None:
    flat.open()
    for key, (_, x, z) in LYING.items():
        assert flat.share(x, z, key) > 0.4, key
    assert flat.share(-5, 10, "c") == 0


def test_a_die_shows_its_face(flat: Flat) -> None:
    """As many pips look up as it counts, in any pose."""
    for face in range(1, 7):
        flat.model.dice.present([lying("a1", face, 0, 10)])
        if face == 1:
            flat.open()
        faces = flat.parts("FlatIceFace")
        assert [it.property("face") for it in faces] == [face]


def test_a_die_in_the_air_is_larger(flat: Flat) -> None:
    flat.open()
    flat.model.dice.present([lying("c2", 5, 3, 8)])
    (before,) = flat.parts("FlatIceDie")
    lower = before.property("scale")
    flat.fly(3, 4, 8)
    (die,) = flat.parts("FlatIceDie")
    assert die.property("scale") > 1.1 * lower
    assert flat.share(3, 8, "c") > 0.4


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
    flat: Flat, place: tuple[float, float, float], wet: bool
) -> None:
    flat.open()
    flat.set(calm=False, pace=1)
    flat.model.dice.present([])
    flat.fly(*place)
    (die,) = flat.parts("FlatFloeDie")
    assert die.property("wet") == wet
    assert (die.property("calm") < 1) == wet
    if wet:
        flat.until(lambda: die.property("sunk") == 1, "depths")
        flat.until(lambda: die.property("calm") == 1, "calm waters")
        assert flat.share(place[0], place[2], "c") == 0


@pytest.mark.parametrize(
    ("assist", "fan", "line"), [("arc", 1, 1), ("direction", 0, 1), ("none", 0, 0)]
)
def test_an_aim_shows_as_much_as_is_wanted(flat: Flat, assist: str, fan: int, line: int) -> None:
    flat.model.dice.present([])
    flat.model.parts["table"].tell(fields=[])
    flat.open()
    empty = flat.picture()
    flat.model.parts["aim"].tell(shown=True, assist=assist)
    picture = flat.picture()

    def changes(x: float, z: float) -> bool:
        point = flat.project(x, z).toPoint()
        one, other = picture.pixelColor(point), empty.pixelColor(point)
        return abs(one.red() - other.red()) + abs(one.blue() - other.blue()) > 25

    assert changes(0, 13) == bool(line), "an arrow"
    assert changes(1.2, 2.6) == bool(fan), "where half of all dice come to rest"
    assert not changes(9, 2.6)
    (hand,) = flat.parts("FlatFloeHand")
    assert len(dice_in(hand)) == 3


def test_an_aim_moves_where_the_hand_is(flat: Flat) -> None:
    flat.open()
    flat.model.held.show([HandRow(f"c{number}") for number in (1, 2, 3, 4)])
    flat.model.parts["aim"].tell(
        shown=True, fan=flat.model.parts["aim"].told["fan"] | {"x": -8.0, "direction": 10.0}
    )
    (hand,) = flat.parts("FlatFloeHand")
    dice = dice_in(hand)
    assert len(dice) == 4
    entrance = flat.project(-8, 21.6)
    for die in dice:
        assert die.x() < entrance.x()
        assert abs(die.y() - entrance.y()) < 2 * flat.root.property("dieSize")
    (fan,) = flat.parts("FlatFloeFan")
    assert fan.childItems()[0].property("rotation") == 10


def test_the_die_to_beat_has_a_ring_and_a_line(flat: Flat) -> None:
    flat.open()
    before = flat.picture()
    ring = {"colour": 2, "key": "c1", "x": -8.9, "z": -11.2, "face": 1}
    other = {"colour": 3, "key": "d1", "x": 2.2, "z": -3.4, "face": 4}
    assert not flat.parts("FlatFloeRing")
    flat.model.parts["table"].tell(
        rings=[other | {"active": False}, ring | {"active": True}],
        lineShown=True,
        lineZ=-11.2,
    )
    (shown,) = flat.parts("FlatFloeRing")
    assert (shown.x(), shown.y()) == pytest.approx(flat.project(-8.9, -11.2).toTuple(), abs=0.01)
    picture = flat.picture()
    for x in (-12.5, 0, 12.5):
        point = flat.project(x, -11.2).toPoint()
        assert picture.pixelColor(point) != before.pixelColor(point), x
    flat.model.parts["table"].tell(lineShown=False, rings=[])
    assert flat.picture() == before


def test_a_die_that_is_put_back_tells_whether_it_may_lie_there(flat: Flat) -> None:
    flat.open()
    flat.model.parts["putting"].tell(enabled=True)
    assert flat.share(0, 6, "d") > 0.3
    edge = flat.project(1.02, 6).toPoint()
    good = flat.picture().pixelColor(edge)
    flat.model.parts["putting"].tell(valid=False)
    bad = flat.picture().pixelColor(edge)
    assert good.green() > good.red()
    assert bad.red() > bad.green()
    names = [it.property("name") for it in flat.parts("Icon")]
    assert names == ["close"], "colour never stands alone"


def test_a_block_carries_its_die(flat: Flat) -> None:
    flat.open()
    blocks = [dict(it) for it in flat.model.parts["table"].told["blocks"]]
    blocks[2] |= {"colour": 0, "face": 6}
    flat.model.parts["table"].tell(blocks=blocks)
    (shown,) = flat.parts("FlatFloeBlocks")
    (die,) = dice_in(shown)
    assert (die.x(), die.y()) == pytest.approx(flat.root.blockAt(2).toTuple(), abs=0.01)
    assert die.property("colour") == 0


def test_seals_sit_on_their_spaces_and_share_the_start(flat: Flat) -> None:
    flat.model.walkers.show([SealRow(0, 20), *(SealRow(colour) for colour in range(1, 6))])
    flat.open()
    seals = flat.parts("FlatFloeSeal")
    assert len(seals) == 6
    first = next(it for it in seals if it.property("colour") == 0)
    x, z, _ = space(20)
    assert (first.x(), first.y()) == pytest.approx(flat.project(x / 10, z / 10).toTuple(), abs=0.01)
    mates = [(it.x(), it.y()) for it in seals if it is not first]
    assert len({*mates}) == 5
    window = QRectF(0, 0, *SIZE)
    assert all(window.contains(QPointF(*mate)) for mate in mates)
    assert flat.root.sealAt(0).x() == first.x()
    assert flat.root.sealAt(0).y() < first.y()


def test_a_seal_walks_to_its_new_space(flat: Flat) -> None:
    flat.open()
    flat.set(calm=False, pace=1)
    flat.model.walkers.show([SealRow(0, 2), SealRow(1, 5), SealRow(2, 10)])
    assert flat.root.property("walking")
    flat.until(lambda: not flat.root.property("walking"), "ends of the walk")
    (seal,) = [it for it in flat.parts("FlatFloeSeal") if it.property("colour") == 0]
    x, z, _ = space(2)
    assert (seal.x(), seal.y()) == pytest.approx(flat.project(x / 10, z / 10).toTuple(), abs=0.01)


def test_what_counts_glows(flat: Flat) -> None:
    flat.open()
    parts = [
        {"kind": "own", "value": 1, "colour": 2, "key": "c1"},
        {"kind": "net", "value": 6, "colour": -1, "key": ""},
        {"kind": "behind", "value": 4, "colour": 3, "key": "d1"},
    ]
    step = {"colour": 2, "name": "Ada", "parts": parts, "total": 11, "from": 45, "to": 56}
    flat.root.setProperty("hotStep", 0)
    flat.model.parts["counting"].tell(shown=True, steps=[step])
    glowing = [die for die in flat.parts("FlatFloeDie") if die.property("glow") > 0]
    assert sorted(die.property("colour") for die in glowing) == [2, 3]
    assert [it.property("value") for it in flat.parts("FlatFloeField") if it.property("hot")] == [6]
    (way,) = flat.parts("FlatFloeSteps")
    spaces = [it.property("space") for it in way.childItems() if it.property("space") is not None]
    assert spaces == [46, 47, 48, 49, 0, 1, 2, 3, 4, 5, 6]
    assert [it.property("colour") for it in flat.parts("FlatFloeSeal") if it.property("hot")] == [2]
    flat.root.setProperty("hotStep", -1)
    assert not [die for die in flat.parts("FlatFloeDie") if die.property("glow") > 0]


def test_dice_that_may_be_kept_are_marked_and_the_one_under_the_pointer_more(flat: Flat) -> None:
    flat.open()
    flat.model.dice.present(
        [lying("c2", 5, 0, 0, take=0), lying("c3", 4, 5, 5, take=1), lying("a1", 4, 9, 5)]
    )
    flat.root.setProperty("hotDie", "c3")
    glow = {it.property("place").x(): it.property("glow") for it in flat.parts("FlatFloeDie")}
    assert glow[5] > glow[0] > glow[9] == 0


def test_patterns_tell_colours_apart(flat: Flat) -> None:
    flat.open()
    assert not flat.parts("FlatIcePattern")
    flat.set(patterns=True)
    assert {it.property("colour") for it in flat.parts("FlatIcePattern")} == {0, 2, 3, 4}


def test_a_flight_makes_nothing_of_the_still_box_anew(flat: Flat) -> None:
    flat.open()
    (ground,), fields = flat.parts("FlatFloeGround"), flat.parts("FlatFloeField")
    flat.fly(3, 2, 8)
    flat.model.parts["table"].tell(lineZ=3.0)
    assert flat.parts("FlatFloeGround") == [ground]
    assert flat.parts("FlatFloeField") == fields
