"""The box of Dice Flick under the keyboard: aim, charge, choose and slide."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beamme.games.dice_flick.rules import DiceFlick
from tests.ui.games.dice_flick.window.helpers.parts import MIDDLE, Box, aiming, box, flicks
from tests.ui.helpers.recorded import heard, rows_of

__all__ = ["box"]

pytestmark = pytest.mark.usefixtures("language")


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


def test_the_keys_are_told_to_whoever_uses_them(box: Box) -> None:
    box.open(aiming())
    assert not box.all("KeyHelp")
    box.root.enter()
    QTest.keyClick(box.view, Qt.Key.Key_Left)
    assert box.all("KeyHelp")
    QTest.mouseClick(box.view, Qt.MouseButton.LeftButton, pos=box.hollow(MIDDLE))
    assert not box.all("KeyHelp")


def test_plates_slide_where_the_house_rule_allows_it(box: Box) -> None:
    box.open(aiming(rules=DiceFlick(slides=(True, True))))
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
