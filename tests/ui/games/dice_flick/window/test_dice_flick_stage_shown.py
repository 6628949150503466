"""What the box of Dice Flick shows: help with the aim, dice, stickers and what counts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.ui.games.dice_flick.window.helpers.parts import Box, aiming, box, counting
from tests.ui.helpers.recorded import rows_of
from tests.ui.helpers.waiting import moment

__all__ = ["box"]

pytestmark = pytest.mark.usefixtures("language")


def test_the_way_to_pull_is_shown_until_somebody_did_it(box: Box) -> None:
    box.open(aiming())
    assert box.all("GhostHand")
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_Left)
    assert not box.all("GhostHand")


def test_the_aim_is_spoken(box: Box) -> None:
    box.open(aiming())
    box.model.aim.turnTo(12, 0.5)
    spoken = QAccessible.queryAccessibleInterface(box.named("diceFlickHands"))
    assert "Direction 12° to the right, power 50 %, lift 45°" in spoken.text(QAccessible.Text.Name)
    box.model.aim.turnTo(-7, 0.5)
    assert "7° to the left" in spoken.text(QAccessible.Text.Name)


@pytest.mark.parametrize(("assist", "whole", "straight"), [
    ("arc", True, False), ("direction", False, True), ("none", False, False),
])  # fmt: skip
def test_help_is_as_much_as_is_wanted(
    box: Box, assist: str, *, whole: bool, straight: bool
) -> None:
    box.model.help_with(assist)
    box.open(aiming())
    aim = box.one("FlatAim")
    assert (aim.property("whole"), aim.property("straight")) == (whole, straight)


def test_dice_lie_where_they_are_and_show_their_faces(box: Box) -> None:
    box.open(aiming())
    shown = {
        (face.property("colour"), face.property("face")): box.middle(face)
        for face in box.all("DiceFlickFace")
    }
    for row in rows_of(box.model.table.arena):
        if row["place"] >= 0:
            spot = shown[row["colour"], row["face"]]
            assert (spot - box.hollow(row["place"])).manhattanLength() < 3


def test_stickers_are_hidden_below_dice(box: Box) -> None:
    box.open(counting())
    kinds = {item.property("kind") for item in box.all("FlatSticker")}
    assert kinds == {"yellow", "green", "bonus"}, "the centre and the blue one are covered"


def test_what_dice_count_stands_above_them_and_a_tap_leaves_them(box: Box) -> None:
    box.open(counting())
    texts = sorted(tag.property("text") for tag in box.one("PointTags").childItems()
                   if tag.isVisible() and tag.property("text"))  # fmt: skip
    assert texts == sorted(["4", "2", "3×2", "2", "6", "6"])
    before = box.model.scoring.total
    moment()
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(6))
    assert box.model.scoring.total == before - 14


def test_hollows_that_count_nothing_do_not_react(box: Box) -> None:
    box.open(counting())
    moment()
    before = box.model.scoring.total
    for place, hot in ((0, -1), (6, 6), (9, -1)):
        QTest.mouseMove(box.view, box.hollow(place))
        box.until(lambda hot=hot: box.box.property("hotPlace") == hot, "a light")
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(9))
    assert box.model.scoring.total == before


def test_where_3d_cannot_be_loaded_the_box_is_flat(box: Box) -> None:
    box.view.setInitialProperties({"game": box.model, "flat": False, "broken": True})
    box.open(aiming())
    assert box.all("FlatBox")
