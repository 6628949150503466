"""What a die would complete in Dice Flick, outlined in the box before the flick."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QVector3D
from PySide6.QtTest import QTest

from tests.ui.games.dice_flick.helpers.chances import answer
from tests.ui.games.dice_flick.helpers.views import CROSS, FOUR_BLUE, to_flick
from tests.ui.games.dice_flick.window.helpers.parts import UNITS, Box, Open, box, opened
from tests.ui.games.dice_flick.window.helpers.scenes import LOW, LOWEST, Scene, hollow, scene

__all__ = ["box", "opened", "scene"]

pytestmark = pytest.mark.usefixtures("language")

GROUP = {11, 12, 13, 14, 6}
COLUMN = {4, 14, 24}


def sure_of(place: int) -> tuple[float, ...]:
    return tuple(0.5 if number == place else 0.0 for number in range(27))


def outlined(box: Box) -> set[int]:
    """List the hollows that are framed brightly."""
    spots = {box.hollow(place).toTuple(): place for place in range(25)}
    framed = [item for item in box.all("FlatHollow") if item.property("strength") > 0.5]
    found = {spots[near(box.middle(item), spots)] for item in framed}
    lines = [item for item in box.one("FlatLines").childItems() if item.property("strong")]
    for line in lines:
        corner, end = (
            line.mapToScene(QPointF(*at)) for at in ((0, 0), (line.width(), line.height()))
        )
        found |= {
            place
            for (x, y), place in spots.items()
            if corner.x() < x < end.x() and corner.y() < y < end.y()
        }
    return found


def near(spot: QPoint, spots: dict[tuple[int, int], int]) -> tuple[int, int]:
    return min(spots, key=lambda at: (QPoint(*at) - spot).manhattanLength())


def test_the_group_at_the_target_is_outlined_with_its_points(box: Box) -> None:
    box.open(to_flick(FOUR_BLUE))
    assert not outlined(box)
    assert not box.named("promiseTag").isVisible()
    answer(box.model, sure_of(14))
    assert outlined(box) == GROUP
    tag = box.named("promiseTag")
    assert (tag.isVisible(), tag.property("text")) == (True, "14 + pips")
    assert abs(box.middle(tag).y() - box.hollow(14).y()) < 4, "at the height of the target"
    assert box.middle(tag).x() > box.hollow(14).x()


def test_a_line_at_the_target_is_outlined_whole(box: Box) -> None:
    box.open(to_flick(CROSS, "y4 b5"))
    answer(box.model, sure_of(24))
    assert outlined(box) == {4, 9, 14, 19, 24}
    assert box.named("promiseTag").property("text") == "11 + pips"


def test_what_is_under_the_pointer_is_previewed_instead_of_the_target(box: Box) -> None:
    box.open(to_flick(FOUR_BLUE))
    answer(box.model, sure_of(0))
    tag = box.named("promiseTag")
    assert not tag.isVisible()
    QTest.mouseMove(box.view, box.hollow(18))
    box.until(tag.isVisible, "a preview")
    assert tag.property("text") == "14 + pips · bonus"
    assert outlined(box) == {6, 11, 12, 13, 18, 0}, "the group, and still the target"
    QTest.mouseMove(box.view, box.plate(3))
    box.until(lambda: not tag.isVisible(), "the target again")


@pytest.mark.parametrize(("assist", "shown"), [("direction", True), ("none", False)])
def test_less_help_previews_only_what_one_points_at_and_no_help_nothing(
    box: Box, assist: str, *, shown: bool
) -> None:
    box.model.help_with(assist)
    box.open(to_flick(FOUR_BLUE))
    assert not box.named("promiseTag").isVisible()
    box.model.aim.lookAt(14)
    assert box.named("promiseTag").isVisible() == shown
    assert bool(outlined(box)) == shown
    assert bool(box.model.aim.promiseAt(14)) == shown


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_a_group_is_outlined_in_3d(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_flick(FOUR_BLUE))
    edge = scene.project(hollow(14) + QVector3D(9 / UNITS, 0, 0)).toPoint()
    before = scene.picture().pixelColor(edge).lightness()
    scene.model.aim.lookAt(14)
    assert scene.picture().pixelColor(edge).lightness() > before + 30
    scene.model.aim.lookAt(-1)
    assert scene.picture().pixelColor(edge).lightness() < before + 10


def test_a_line_is_outlined_whole_in_3d(scene: Scene) -> None:
    scene.open(to_flick(CROSS, "y4 b5"))
    scene.model.aim.lookAt(24)
    (promise,) = (part for part in scene.parts("BoxPromise") if part.property("visible"))
    assert (promise.property("row"), promise.property("line")) == (False, True)
    assert set(scene.model.aim.property("preview")["places"]) == COLUMN


def test_in_words_one_more_flick_is_promised(opened: Open) -> None:
    window = opened("AimReading", to_flick(FOUR_BLUE), (500, 120))
    answer(window.model, sure_of(18))
    texts = [label.property("text") for label in window.all("Label")]
    assert "If the blue die rests in D4: Blue group = 14 + its pips, one more flick" in texts
