"""Others flick in Dice Flick: their hand comes to their plate, the box stays as it is."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.games.dice_flick.helpers.views import by_computer, flying, to_flick
from tests.ui.games.dice_flick.window.helpers.parts import SOME, Box, aiming, box
from tests.ui.games.dice_flick.window.helpers.scenes import PLATES, Scene, plate, scene
from ui.models.game_model import View

__all__ = ["box", "scene"]

pytestmark = pytest.mark.usefixtures("language")

SIDES = ("south", "east", "north", "west")


def flicked(side: int, speed: int = 800) -> View:
    """Let a computer have flicked a blue die from a side."""
    return flying(by_computer(to_flick(SOME)), f"flick b5 {SIDES[side]} 0 {speed} 4500")


def waiting_die(box: Box) -> list[QQuickItem]:
    dice = box.all("FlatThrown")
    return [die for die in dice if die.property("colour") == "blue" and near_a_plate(box, die)]


def near_a_plate(box: Box, die: QQuickItem) -> bool:
    spot = die.mapToScene(QPointF(0, 0)).toPoint()
    return any((spot - box.plate(side)).manhattanLength() < 12 for side in PLATES)


@pytest.mark.parametrize("side", PLATES)
def test_the_flat_box_stays_and_a_hand_pulls_at_the_plate(box: Box, side: int) -> None:
    box.open(aiming())
    before = box.plate(side)
    box.model.show(flicked(side))
    assert box.box.property("plateYaw") == 0
    assert box.plate(side) == before
    lit = [item for item in box.all("FlatPlate") if item.property("chosen")]
    assert [(box.middle(item) - before).manhattanLength() < 3 for item in lit] == [True]
    hand = box.middle(box.one("HandPicture")) - before
    outwards = before - box.at(0, 0)
    assert QPoint.dotProduct(hand, outwards) > 0, "it pulls away from the box"
    assert hand.manhattanLength() < 90
    sling = box.one("FlatSling")
    handle = sling.mapToScene(sling.property("handle")).toPoint()
    assert (handle - before - hand).manhattanLength() < 6, "the hand holds the handle"


def test_the_die_comes_with_the_hand(box: Box) -> None:
    box.open(aiming())
    box.set("Theme", calm=False, pace=1)
    box.model.show(flicked(2))
    other = box.named("otherHand")
    assert other.property("carrying")
    assert not waiting_die(box), "it is still in the hand"
    box.until(lambda: not other.property("carrying"), "the hand at the plate")
    assert len(waiting_die(box)) == 1
    box.until(lambda: other.property("drawn") == 1, "the pull")


def test_nobody_else_has_a_hand_in_ones_own_flick(box: Box) -> None:
    box.open(aiming())
    assert not box.named("otherHand").isVisible()


@pytest.mark.parametrize("side", PLATES)
def test_the_camera_stays_behind_the_plate_of_the_person(scene: Scene, side: int) -> None:
    scene.open(to_flick(SOME))
    scene.model.aim.choosePlate(1)
    before = [scene.project(plate(number)) for number in PLATES]
    scene.model.show(flicked(side))
    assert scene.model.aim.plate == side
    assert [scene.project(plate(number)) for number in PLATES] == before
    active = [each.property("side") for each in scene.parts("BoxPlate") if each.property("active")]
    assert active == [side]


def test_a_carried_die_does_not_wait_on_its_plate_in_3d(scene: Scene) -> None:
    scene.open(flicked(2))
    scene.root.setProperty("carried", True)
    assert shown(scene, plate(2).z()) == 0
    scene.root.setProperty("carried", False)
    assert shown(scene, plate(2).z()) == 1


def shown(scene: Scene, z: float) -> int:
    dice = [die for die in scene.parts("BoxDie") if die.property("visible")]
    return sum(abs(die.property("place").z() - z) < 1 for die in dice)


@pytest.mark.parametrize("side", PLATES)
def test_a_hand_that_pulls_hard_stays_in_the_window(box: Box, side: int) -> None:
    box.open(aiming())
    box.model.show(flicked(side, 1250))
    hand = box.middle(box.one("HandPicture"))
    assert box.view.width() >= hand.x() >= 0
    assert box.view.height() >= hand.y() >= 0


def test_the_focus_ring_of_the_plate_goes_when_others_flick(box: Box) -> None:
    box.open(aiming())
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_Left)
    rings = [ring for ring in box.all("FocusRing") if near_a_plate_middle(box, ring)]
    assert len(rings) == 1
    box.model.show(flicked(1))
    assert not [ring for ring in box.all("FocusRing") if near_a_plate_middle(box, ring)]


def near_a_plate_middle(box: Box, item: QQuickItem) -> bool:
    return any((box.middle(item) - box.plate(side)).manhattanLength() < 12 for side in PLATES)
