"""The box of Dice Flick in 3D: where things are on the picture, and how one looks round."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QVector3D

from tests.ui.games.dice_flick.helpers.views import to_flick
from tests.ui.games.dice_flick.window.helpers.parts import SOME, UNITS
from tests.ui.games.dice_flick.window.helpers.scenes import (
    PITCH,
    PLATES,
    SIZE,
    Scene,
    hollow,
    plate,
    scene,
)

__all__ = ["scene"]

pytestmark = pytest.mark.usefixtures("language")


def test_a_point_of_the_picture_is_the_hollow_or_plate_that_is_seen_there(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    for number in PLATES:
        scene.model.aim.choosePlate(number)
        for place in range(25):
            for aside in (-0.35, 0.35):
                off = QVector3D(aside * PITCH, 0, -aside * PITCH)
                assert scene.seen("hollowAt", hollow(place) + off) == place, number
                assert scene.seen("plateAt", hollow(place) + off) == -1, number
        for other in PLATES:
            assert scene.seen("plateAt", plate(other)) == other, number
            assert scene.seen("hollowAt", plate(other)) == -1, number


def test_the_chosen_plate_comes_to_the_front(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    for number in PLATES:
        scene.model.aim.choosePlate(3)
        scene.model.aim.choosePlate(number)
        heights = [scene.project(plate(other)).y() for other in PLATES]
        assert heights.index(max(heights)) == number
        assert scene.project(plate(number)).x() == pytest.approx(SIZE[0] / 2), number


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


def test_a_hollow_under_the_pointer_is_lit(scene: Scene) -> None:
    scene.open(to_flick())
    edge = hollow(6) + QVector3D(9 / UNITS, 0, 0)
    before = scene.picture().pixelColor(scene.project(edge).toPoint())
    scene.root.setProperty("hotPlace", 6)
    after = scene.picture().pixelColor(scene.project(edge).toPoint())
    assert after.lightness() > before.lightness() + 60
