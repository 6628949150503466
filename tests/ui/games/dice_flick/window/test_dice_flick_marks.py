"""The names of hollows and lines in Dice Flick are the marks beside them, from every plate."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtQuick import QQuickItem

from tests.ui.games.dice_flick.window.helpers.parts import Box, aiming, box, counting
from tests.ui.games.dice_flick.window.helpers.scenes import PLATES, Scene, scene
from tests.ui.helpers.recorded import rows_of
from ui.games.dice_flick.text import hollow_text

__all__ = ["box", "scene"]

pytestmark = pytest.mark.usefixtures("language")

CLOSE = 3
ALONE = ".. .. .. .. ..\n" * 4 + ".. .. .. .. pp\n"
"""A Knaller without other dice."""
BESIDE = 3.2 * 20 / 12
"""Marks of lines are nearer to the middle than this, in die edges; those of plates are not."""


def marks(box: Box) -> list[QQuickItem]:
    """List the marks of rows and columns that are seen."""
    seen = [mark for mark in box.one("BoxMarks").childItems() if mark.property("text")]
    middle, reach = box.at(0, 0), box.at(BESIDE, 0) - box.at(0, 0)
    far = max(abs(reach.x()), abs(reach.y()))
    return [
        mark
        for mark in seen
        if mark.isVisible() and mark.opacity() > 0.5 and away(box.middle(mark), middle) < far
    ]


def away(one: QPoint, other: QPoint) -> int:
    return max(abs(one.x() - other.x()), abs(one.y() - other.y()))


@pytest.mark.parametrize("plate", PLATES)
def test_the_marks_beside_a_hollow_are_its_name(box: Box, plate: int) -> None:
    box.open(aiming())
    box.model.aim.choosePlate(plate)
    beside = [(box.middle(mark), mark.property("text")) for mark in marks(box)]
    assert len(beside) == 10
    for place in range(25):
        here = box.hollow(place)
        above = [
            text for at, text in beside if abs(at.x() - here.x()) < CLOSE and at.y() < here.y()
        ]
        left = [text for at, text in beside if abs(at.y() - here.y()) < CLOSE and at.x() < here.x()]
        assert {*above, *left} == set(hollow_text(place))


@pytest.mark.parametrize("plate", PLATES)
def test_a_line_is_drawn_from_its_mark_through_all_hollows(box: Box, plate: int) -> None:
    box.open(aiming())
    box.model.aim.choosePlate(plate)
    box.model.show(counting(ALONE))
    for along in ("row", "column"):
        titles = {row["along"]: row["title"] for row in rows_of(box.model.scoring.takes)}
        box.model.scoring.toggle([*titles].index(along))
        box.until(lambda: lined(box), "a frame")
        assert len(lined(box)) == 5
        assert all(titles[along].split()[-1] in name for name in lined(box))
        box.model.scoring.toggle(0)
        box.until(lambda: not lined(box), "no frame")


def lined(box: Box) -> list[str]:
    """List the hollows inside the frame of the line that is taken."""
    (frame,) = [item for item in box.one("FlatLines").childItems() if item.property("strong")] or (
        None,
    )
    if frame is None:
        return []
    corners = [frame.mapToScene(QPointF(*at)) for at in ((0, 0), (frame.width(), frame.height()))]
    xs, ys = sorted(c.x() for c in corners), sorted(c.y() for c in corners)
    spots = [(hollow_text(place), box.hollow(place)) for place in range(25)]
    return [name for name, at in spots if xs[0] < at.x() < xs[1] and ys[0] < at.y() < ys[1]]


def test_the_marks_of_the_hollow_under_the_pointer_are_bright(box: Box) -> None:
    box.open(aiming())
    box.one("BoxMarks").setProperty("hot", 13)
    assert {mark.property("text") for mark in marks(box) if mark.property("bright")} == {"D", "3"}


@pytest.mark.parametrize("along", ["row", "column"])
def test_a_line_without_other_dice_lies_along_its_name_in_3d(scene: Scene, along: str) -> None:
    scene.open(counting(ALONE))
    scene.model.scoring.toggle(0)
    takes = {each.property("along"): each for each in scene.parts("BoxTake")}
    assert takes[along].property("row") == (along == "row")
