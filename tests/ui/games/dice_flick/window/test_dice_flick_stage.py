"""The box of Dice Flick under two hands: pull and let go, tap, wheel and keys."""

from collections.abc import Iterator
from typing import Any

import pytest
from dice_flick_parts import Box, aiming, counting
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from recorded import heard, rows_of
from waiting import moment

from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick

pytestmark = pytest.mark.usefixtures("language")

MIDDLE = 12


@pytest.fixture
def box() -> Iterator[Box]:
    made = Box()
    yield made
    made.close()


def flicks(decided: list[tuple[Any, ...]]) -> list[Flick]:
    return [move for (moves,) in decided for move in moves]


def test_a_die_is_pulled_back_and_let_go(box: Box) -> None:
    box.open(aiming())
    decided = heard(box.model.decided)
    start = box.plate(0)
    end = start + QPoint(-20, 40)
    box.drag(start, end)
    assert box.model.aim.direction > 10, "pulled to the left it flies to the right"
    assert 0 < box.model.aim.power < 1
    assert box.root.property("view").property("pulling")
    direction = round(100 * box.model.aim.direction)
    assert not decided
    box.let_go(end)
    (flick,) = flicks(decided)
    assert (flick.die, flick.plate, flick.direction) == ("y5", Plate.SOUTH, direction)


def test_who_pulls_further_flicks_harder(box: Box) -> None:
    box.open(aiming())
    start = box.plate(0)
    powers = []
    for end in (QPoint(0, 25), QPoint(0, 40), QPoint(0, 55), QPoint(180, 50)):
        box.drag(start, start + end)
        powers.append(box.model.aim.power)
        QTest.keyClick(box.view, Qt.Key.Key_Escape)
        box.let_go(start)
    assert powers == sorted(powers)
    assert powers[-1] == 1


def test_the_handle_stays_below_the_pointer(box: Box) -> None:
    box.open(aiming())
    start = box.plate(0)
    end = start + QPoint(-15, 45)
    box.drag(start, end)
    sling = box.one("FlatSling")
    handle = sling.mapToScene(sling.property("handle"))
    origin = box.root.property("view").mapToScene(QPointF(0, 0))
    assert (handle - origin - QPointF(end)).manhattanLength() < 12
    box.let_go(start)


@pytest.mark.parametrize("how", ["escape", "back"])
def test_a_pull_can_be_taken_back(box: Box, how: str) -> None:
    box.open(aiming())
    decided = heard(box.model.decided)
    before = (box.model.aim.direction, box.model.aim.power)
    start = box.plate(0)
    away = start + QPoint(25, 60)
    box.drag(start, away)
    assert (box.model.aim.direction, box.model.aim.power) != before
    end = away
    if how == "escape":
        QTest.keyClick(box.view, Qt.Key.Key_Escape)
    else:
        end = start + QPoint(0, 3)
        QTest.mouseMove(box.view, end)
    box.let_go(end)
    assert not decided
    assert (box.model.aim.direction, box.model.aim.power) == pytest.approx(before)


def test_a_hollow_is_aimed_at_and_tapped_again_flicked_at(box: Box) -> None:
    box.open(aiming())
    decided, wanted = heard(box.model.decided), heard(box.model.aim.hollowWanted)
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert wanted == [(MIDDLE,)]
    assert not decided
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert len(flicks(decided)) == 1


def test_another_hollow_is_only_aimed_at(box: Box) -> None:
    box.open(aiming())
    decided, wanted = heard(box.model.decided), heard(box.model.aim.hollowWanted)
    for place in (3, 7, 3):
        QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(place))
    assert wanted == [(3,), (7,), (3,)]
    assert not decided


@pytest.mark.parametrize("plate", [1, 2, 3])
def test_the_box_turns_to_the_plate_that_is_tapped(box: Box, plate: int) -> None:
    box.open(aiming())
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.plate(plate))
    assert box.model.aim.plate == plate
    box.until(lambda: box.box.property("plateYaw") % 360 == 90 * plate, "a turn")
    below = box.plate(plate)
    assert below.y() == max(box.plate(number).y() for number in range(4))
    assert abs(below.x() - 360) <= 1


@pytest.mark.parametrize("plate", range(4))
def test_pulling_aims_the_same_way_from_every_plate(box: Box, plate: int) -> None:
    box.open(aiming())
    box.model.aim.choosePlate(plate)
    start = box.plate(plate)
    box.drag(start, start + QPoint(30, 40))
    assert -50 < box.model.aim.direction < -20, "to the left, seen from the plate"
    first, *_, last = box.model.aim.arc
    here, there = box.at(first.x(), first.z()), box.at(last.x(), last.z())
    assert there.x() < here.x()
    assert there.y() < here.y()
    box.let_go(start)


def test_the_wheel_turns_the_lift(box: Box) -> None:
    box.open(aiming())
    before = box.model.aim.lift
    turn(box, 120)
    assert box.model.aim.lift > before
    turn(box, -240)
    assert box.model.aim.lift < before


def turn(box: Box, delta: int) -> None:
    place = QPointF(box.hollow(MIDDLE))
    event = QWheelEvent(
        place,
        box.view.mapToGlobal(place),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QGuiApplication.sendEvent(box.view, event)


@pytest.mark.parametrize(
    ("key", "name", "sign"),
    [
        (Qt.Key.Key_Left, "direction", -1),
        (Qt.Key.Key_Right, "direction", 1),
        (Qt.Key.Key_Up, "power", 1),
        (Qt.Key.Key_Down, "power", -1),
        (Qt.Key.Key_PageUp, "lift", 1),
        (Qt.Key.Key_PageDown, "lift", -1),
    ],
)
def test_keys_aim_and_shift_aims_finely(box: Box, key: Qt.Key, name: str, sign: int) -> None:
    box.open(aiming())
    box.root.enter()
    values = [box.model.aim.property(name)]
    QTest.keyClick(box.view, key)
    values.append(box.model.aim.property(name))
    QTest.keyClick(box.view, key, Qt.KeyboardModifier.ShiftModifier)
    values.append(box.model.aim.property(name))
    step, fine = sign * (values[1] - values[0]), sign * (values[2] - values[1])
    assert 0 < fine < step


@pytest.mark.parametrize(
    ("keys", "plate"),
    [
        ([Qt.Key.Key_E], 1),
        ([Qt.Key.Key_Q], 3),
        ([Qt.Key.Key_Period, Qt.Key.Key_Period], 2),
        ([Qt.Key.Key_Comma], 3),
    ],
)
def test_keys_turn_to_the_next_plate(box: Box, keys: list[Qt.Key], plate: int) -> None:
    box.open(aiming())
    box.root.enter()
    for key in keys:
        QTest.keyClick(box.view, key)
    assert box.model.aim.plate == plate


def test_numbers_choose_a_die_that_is_there(box: Box) -> None:
    box.open(aiming())
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_3)
    QTest.keyClick(box.view, Qt.Key.Key_4)
    assert [row["chosen"] for row in rows_of(box.model.table.hand)] == [False, False, True]


def test_space_charges_and_flicks_when_it_is_let_go(box: Box) -> None:
    box.open(aiming())
    box.root.enter()
    decided = heard(box.model.decided)
    QTest.keyPress(box.view, Qt.Key.Key_Space)
    assert box.model.aim.power == 0
    box.until(lambda: box.model.aim.power > 0.05, "power")
    assert not decided
    QTest.keyRelease(box.view, Qt.Key.Key_Space)
    (flick,) = flicks(decided)
    assert flick.speed > 400


def test_escape_takes_back_what_was_charged(box: Box) -> None:
    box.open(aiming())
    box.root.enter()
    decided, before = heard(box.model.decided), box.model.aim.power
    QTest.keyPress(box.view, Qt.Key.Key_Space)
    box.until(lambda: box.model.aim.power > 0.01, "power")
    QTest.keyClick(box.view, Qt.Key.Key_Escape)
    QTest.keyRelease(box.view, Qt.Key.Key_Space)
    assert box.model.aim.power == before
    assert not decided


def test_enter_flicks(box: Box) -> None:
    box.open(aiming())
    box.root.enter()
    decided = heard(box.model.decided)
    QTest.keyClick(box.view, Qt.Key.Key_Return)
    assert len(flicks(decided)) == 1


def test_while_others_play_nothing_reacts(box: Box) -> None:
    view = aiming()
    box.open(type(view)(view.record, None))
    decided, wanted = heard(box.model.decided), heard(box.model.aim.hollowWanted)
    box.root.enter()
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_E):
        QTest.keyClick(box.view, key)
    start = box.plate(0)
    box.drag(start, start + QPoint(0, 50))
    box.let_go(start + QPoint(0, 50))
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert not decided
    assert not wanted
    assert (box.model.aim.plate, box.model.aim.direction) == (0, 0)


def test_the_way_to_pull_is_shown_until_somebody_did_it(box: Box) -> None:
    box.open(aiming())
    assert box.all("GhostHand")
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_Left)
    assert not box.all("GhostHand")


def test_the_keys_are_told_to_whoever_uses_them(box: Box) -> None:
    box.open(aiming())
    assert not box.all("KeyHelp")
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_Left)
    assert box.all("KeyHelp")
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert not box.all("KeyHelp")


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


def test_plates_slide_where_the_house_rule_allows_it(box: Box) -> None:
    box.open(aiming(rules=DiceFlick(slide_plates=True)))
    right = box.named("slideRight")
    box.click(right)
    assert box.model.aim.slide == 5
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_A)
    QTest.keyClick(box.view, Qt.Key.Key_A)
    assert box.model.aim.slide == -5


def test_other_plates_stay_where_they_are(box: Box) -> None:
    box.open(aiming())
    assert not box.all("PlateSlide")
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_D)
    assert box.model.aim.slide == 0


def test_where_3d_cannot_be_loaded_the_box_is_flat(box: Box) -> None:
    box.view.setInitialProperties({"game": box.model, "flat": False, "broken": True})
    box.open(aiming())
    assert box.all("FlatBox")
