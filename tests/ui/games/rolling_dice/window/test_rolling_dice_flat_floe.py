"""The floe from above: the same game without 3D, each thing where its place says."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QVector3D

from resources.rolling_dice.meshes.measures import space
from tests.ui.games.rolling_dice.window.helpers.flat_view import SIZE, Flat, dice_in, flat
from tests.ui.games.rolling_dice.window.helpers.stand_in import SealRow

__all__ = ["flat"]

pytestmark = pytest.mark.usefixtures("language")


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
    for x, z in ((-17, -23), (17, -23), (17, 21.6), (-17, 21.6), (11, 23.5)):
        assert window.contains(flat.project(x, z)), (x, z)
    assert all(window.contains(flat.root.blockAt(number)) for number in range(6))
    assert flat.root.property("dieSize") == flat.root.sizeAt(QVector3D(0, 0, 0))


def test_dice_fly_up_the_screen_as_in_3d(flat: Flat) -> None:
    flat.open()
    near, far, right = flat.project(0, 10), flat.project(0, -10), flat.project(5, 10)
    assert far.y() < near.y()
    assert far.x() == near.x()
    assert right.x() > near.x()
    assert right.y() == near.y()


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


def test_a_flight_makes_nothing_of_the_still_box_anew(flat: Flat) -> None:
    flat.open()
    (ground,), fields = flat.parts("FlatFloeGround"), flat.parts("FlatFloeField")
    flat.fly(3, 2, 8)
    flat.model.parts["table"].tell(lineZ=3.0)
    assert flat.parts("FlatFloeGround") == [ground]
    assert flat.parts("FlatFloeField") == fields
