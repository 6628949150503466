"""The box of Dice Flick as a grid: walked with arrows, heard cell by cell."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, to_flick, unasked
from tests.ui.games.dice_flick.window.helpers.parts import (
    MIDDLE,
    Box,
    Open,
    aiming,
    box,
    counting,
    opened,
    said,
)
from tests.ui.games.dice_flick.window.helpers.scenes import PLATES
from tests.ui.helpers.recorded import heard, rows_of

__all__ = ["box", "opened"]

pytestmark = pytest.mark.usefixtures("language")

ARROWS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


def here(box: Box) -> QQuickItem:
    """Give the cell that has focus."""
    item = box.view.activeFocusItem()
    assert item.objectName().startswith("cell")
    return item


def described(item: QQuickItem) -> str:
    return QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Description)


@pytest.mark.parametrize("plate", PLATES)
def test_arrows_walk_as_the_box_is_seen(box: Box, plate: int) -> None:
    box.open(aiming())
    box.model.aim.choosePlate(plate)
    box.named("boxGrid").enter()
    for key, way in ARROWS.items():
        box.named("boxGrid").visit(MIDDLE)
        for _ in range(3):
            before = box.middle(here(box))
            QTest.keyClick(box.view, key)
            step = box.middle(here(box)) - before
            assert QPoint.dotProduct(step, way) > 0
            assert abs(QPoint.dotProduct(step, QPoint(way.y(), way.x()))) < 3, "straight on"
        on = here(box)
        assert on.property("plate")
        assert (box.middle(on) - box.plate(on.property("place") - 25)).manhattanLength() < 4
        QTest.keyClick(box.view, key)
        assert here(box) == on, "the box ends here"
    assert box.model.aim.direction == 0, "walking does not aim"


def test_every_hollow_and_plate_is_told(box: Box) -> None:
    box.open(aiming())
    told = {cell["place"]: cell["text"] for cell in rows_of(box.model.table.cells)}
    assert len(told) == 29
    assert told[0] == "A1, the green 4"
    assert told[1] == "B1, empty"
    assert told[6] == "B2, the blue marker"
    assert told[17] == "C4, the Knaller"
    assert told[26] == "From the east"
    assert said(box.named("cell12")) == "C3, the centre"
    box.model.show(counting())
    box.model.scoring.useBest()
    assert said(box.named("cell12")).startswith("C3, the blue 3, the centre")


def test_what_scores_is_told(box: Box) -> None:
    box.open(counting())
    told = [cell["text"] for cell in rows_of(box.model.table.cells)]
    assert told[6] == "B2, the blue 4, the blue marker, scores 4"
    assert told[12] == "C3, the blue 3, the centre, scores 3×2"
    assert told[4] == "E1, the yellow 1"


def test_a_hollow_is_chosen_as_target_by_keys(box: Box) -> None:
    box.open(to_flick(FOUR_BLUE))
    wanted, decided = heard(box.model.aim.hollowWanted), heard(box.model.decided)
    box.named("boxGrid").visit(14)
    assert described(here(box)) == "If the blue die rests in E3: Blue group = 14 + its pips"
    assert box.named("promiseTag").property("text") == "14 + pips"
    QTest.keyClick(box.view, Qt.Key.Key_Space)
    assert wanted == [(14,)]
    assert not decided
    QTest.keyClick(box.view, Qt.Key.Key_Escape)
    assert box.view.activeFocusItem() == box.named("diceFlickHands")


@pytest.mark.parametrize("assist", ["direction", "none"])
def test_with_less_help_no_target_can_be_chosen(box: Box, assist: str) -> None:
    box.model.help_with(assist)
    box.open(aiming())
    wanted, decided = heard(box.model.aim.hollowWanted), heard(box.model.decided)
    box.named("boxGrid").visit(14)
    QTest.keyClick(box.view, Qt.Key.Key_Space)
    assert not wanted
    assert not decided
    assert bool(described(here(box))) == (assist == "direction")


def test_a_plate_is_chosen_by_keys(box: Box) -> None:
    box.open(aiming())
    box.named("boxGrid").visit(26)
    QTest.keyClick(box.view, Qt.Key.Key_Space)
    assert box.model.aim.plate == 1
    spoken = QAccessible.queryAccessibleInterface(here(box))
    assert spoken.state().checked
    assert spoken.role() == QAccessible.Role.RadioButton


def test_a_take_is_left_by_keys(box: Box) -> None:
    box.open(counting())
    before = box.model.scoring.total
    box.until(lambda: box.named("boxGrid").property("taps").toVariant(), "takes")
    box.named("boxGrid").visit(6)
    QTest.keyClick(box.view, Qt.Key.Key_Space)
    assert box.model.scoring.total == before - 14


def test_while_others_play_the_box_can_be_walked_but_nothing_chosen(box: Box) -> None:
    box.open(unasked(aiming()))
    box.root.enter()
    assert here(box).property("place") == MIDDLE
    roles = {QAccessible.queryAccessibleInterface(box.named(f"cell{n}")).role() for n in range(25)}
    assert roles == {QAccessible.Role.StaticText}
    wanted = heard(box.model.aim.hollowWanted)
    QTest.keyClick(box.view, Qt.Key.Key_Space)
    assert not wanted


@pytest.mark.parametrize("part", ["DiceFlickStage", "AimReading", "ScorePad", "HandTray"])
def test_what_is_hidden_is_not_heard(opened: Open, part: str) -> None:
    flat = {"flat": True} if part == "DiceFlickStage" else {}
    window = opened(part, to_flick(FOUR_BLUE), (720, 480), **flat)
    items = list(heard_in(QAccessible.queryAccessibleInterface(window.view)))
    assert len(items) > 1 or part == "AimReading"
    assert not [item.text(QAccessible.Text.Name) for item in items if item.state().invisible]


def heard_in(item: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for child in range(item.childCount()):
        below = item.child(child)
        if below is not None:
            yield below
            yield from heard_in(below)
