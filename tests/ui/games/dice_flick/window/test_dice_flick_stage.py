"""The box of Dice Flick under a pointer: pull and let go, tap and wheel."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest

from beamme.core.plate import Plate
from tests.helpers.helped import with_help
from tests.ui.games.dice_flick.window.helpers.parts import MIDDLE, Box, aiming, box, flicks
from tests.ui.helpers.recorded import heard

__all__ = ["box"]

pytestmark = pytest.mark.usefixtures("language")


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


def test_from_above_one_pulls_from_anywhere_and_finely(box: Box) -> None:
    box.open(aiming())
    start, decided = box.hollow(2), heard(box.model.decided)
    box.drag(start, start + QPoint(0, 120))
    soft = box.model.aim.power
    assert box.model.aim.direction == pytest.approx(0)
    QTest.mouseMove(box.view, start + QPoint(-14, 200))
    assert box.model.aim.direction == pytest.approx(4, abs=0.1)
    assert soft < 0.5 < box.model.aim.power < 0.9
    box.let_go(start + QPoint(-14, 200))
    (flick,) = flicks(decided)
    assert flick.direction == pytest.approx(400, abs=10)
    assert box.model.aim.power < 0.9


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


@pytest.mark.parametrize("help_", ["direction", "none"])
def test_without_the_whole_arc_no_hollow_is_a_target(box: Box, help_: str) -> None:
    view = aiming()
    box.open(replace(view, record=with_help(view.record, help_)))
    decided, wanted = heard(box.model.decided), heard(box.model.aim.hollowWanted)
    for _ in range(2):
        QTest.mouseMove(box.view, box.hollow(MIDDLE))
        QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert (wanted, decided) == ([], [])
    assert box.root.findChild(QObject, "diceFlickHands").property("hotPlace") == -1
    wide = box.one("AimReadout").width()
    box.open(view)
    assert (box.one("AimReadout").width() > wide) == (help_ == "none"), "the power"


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
