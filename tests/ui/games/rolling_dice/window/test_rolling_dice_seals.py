"""The rim of the arctic box: seals on their spaces, and what counts."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QVector3D

from resources.rolling_dice.meshes.measures import space
from tests.ui.games.rolling_dice.window.helpers.arena import LOW, LOWEST, Scene, unlike
from tests.ui.games.rolling_dice.window.helpers.stand_in import LYING, SealRow, lying

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene()
    yield made
    made.close()


def test_the_spaces_are_where_the_picture_of_the_rim_has_them(scene: Scene) -> None:
    scene.open()
    track = next(it for it in scene.root.findChildren(QObject) if it.property("lap") == 50)
    for number in range(50):
        x, z, _ = space(number)
        where = track.space(number)  # type: ignore[attr-defined]
        assert (where.x(), where.z()) == pytest.approx((x, z)), number


def test_a_seal_keeps_to_the_rim_while_it_walks(scene: Scene) -> None:
    scene.open()
    track = next(it for it in scene.root.findChildren(QObject) if it.property("lap") == 50)
    for step in range(980):
        where = track.at(step / 20)  # type: ignore[attr-defined]
        across, along = abs(where.x()), -where.z()
        assert 153.5 < across < 173 or 216 < along < 236, step
        assert across < 173
        assert along < 236


def test_seals_walk_one_after_the_other(scene: Scene) -> None:
    scene.open()
    scene.set("Theme", calm=False, pace=1)
    walk = scene.walk()
    assert walk.property("steps").toVariant() == [0, 5, 10]
    scene.model.walkers.show([SealRow(0, 2), SealRow(1, 8), SealRow(2, 10)])
    assert (walk.property("walker"), scene.root.property("walking")) == (0, True)
    scene.until(lambda: walk.property("walker") == 1, "the second walk")
    assert walk.property("steps").toVariant()[0] == 2
    scene.until(lambda: not scene.root.property("walking"), "the end of the walk")
    assert walk.property("steps").toVariant() == [2, 8, 10]


def test_a_seal_goes_on_into_the_next_lap_and_back_at_once(scene: Scene) -> None:
    scene.open()
    scene.set("Theme", calm=False, pace=1)
    scene.model.walkers.show([SealRow(0), SealRow(1, 1, 1), SealRow(2, 10)])
    assert scene.root.property("walking")
    scene.model.walkers.show([SealRow(0), SealRow(1, 3), SealRow(2, 10)])
    assert not scene.root.property("walking")
    assert scene.walk().property("steps").toVariant() == [0, 3, 10]


def test_without_motion_seals_are_there_at_once(scene: Scene) -> None:
    scene.open()
    before = scene.root.sealAt(1)
    scene.model.walkers.show([SealRow(0), SealRow(1, 20), SealRow(2, 10)])
    assert scene.walk().property("steps").toVariant() == [0, 20, 10]
    assert scene.root.sealAt(1) != before
    x, z, _ = space(20)
    above = scene.project(x / 10, 3, z / 10)
    assert scene.root.sealAt(1).x() == pytest.approx(above.x(), abs=2)
    assert scene.root.sealAt(1).y() < above.y()


def test_seals_that_share_the_start_sit_side_by_side(scene: Scene) -> None:
    scene.model.walkers.show([SealRow(colour) for colour in range(6)])
    scene.open()
    places = [seal.property("position") for seal in scene.parts("FloeSeal")]
    assert len(places) == 6
    for number, one in enumerate(places):
        assert all((one - other).length() > 8 for other in places[:number])
        assert (one - QVector3D(-163, 30.1, 204)).length() < 20


def test_what_counts_glows(scene: Scene) -> None:
    scene.open()
    parts = [
        {"kind": "own", "value": 1, "colour": 2, "key": "c1"},
        {"kind": "net", "value": 6, "colour": -1, "key": ""},
        {"kind": "behind", "value": 4, "colour": 3, "key": "d1"},
    ]
    step = {"colour": 2, "name": "Ada", "parts": parts, "total": 11, "from": 10, "to": 21}
    scene.root.setProperty("hotStep", 0)
    scene.model.parts["counting"].tell(shown=True, steps=[step])
    glowing = [die for die in scene.parts("FloeThrown") if die.property("glow") > 0]
    assert sorted(die.property("colour") for die in glowing) == [2, 3]
    assert [it.property("value") for it in scene.parts("FloeField") if it.property("hot")] == [6]
    (dots,) = scene.parts("FloeSteps")
    assert dots.property("to") - dots.property("from") == 11
    assert [it.property("colour") for it in scene.parts("FloeSeal") if it.property("hot")] == [2]
    scene.root.setProperty("hotStep", -1)
    assert not [die for die in scene.parts("FloeThrown") if die.property("glow") > 0]
    assert not scene.parts("FloeSteps")


def test_dice_that_may_be_kept_are_marked_and_the_one_under_the_pointer_more(scene: Scene) -> None:
    scene.open()
    scene.model.dice.present(
        [lying("c2", 5, 0, 0, take=0), lying("c3", 4, 5, 5, take=1), lying("a1", 4, 9, 5)]
    )
    scene.root.setProperty("hotDie", "c3")
    glow = {
        die.property("place").x(): die.property("glow")
        for die in scene.parts("FloeThrown")
        if die.property("place").y() > 0
    }
    assert glow[5] > glow[0] > glow[9] == 0


def test_patterns_tell_colours_apart(scene: Scene) -> None:
    scene.open()
    plain = scene.picture()
    scene.set("Theme", patterns=True)
    _, x, z = LYING["d1"]
    middle = scene.project(x, 0.5, z)
    area = QRectF(middle.x() - 9, middle.y() - 9, 18, 18)
    assert unlike(scene.picture(), plain, area) > 3
    assert unlike(scene.picture(), plain, QRectF(300, 300, 80, 60)) < 1.5


def test_day_and_night_differ(scene: Scene) -> None:
    scene.open()
    day = scene.colour(5, 0, 15)
    scene.set("Theme", dark=True)
    night = scene.colour(5, 0, 15)
    assert day.lightness() > night.lightness() + 30
    assert night.blue() > night.red() + 30


def test_the_clock_moves_water_only_where_quality_allows(scene: Scene) -> None:
    scene.open()
    still = scene.picture()
    scene.root.setProperty("clock", 9.0)
    assert scene.root.property("water") == 0
    assert scene.picture() == still
    scene.view.hide()  # two seconds of shaders would tell no more
    scene.quality(2)
    assert scene.root.property("water") == 9


def test_quality_may_change_while_one_looks(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open()
    before = scene.picture()
    scene.quality(LOWEST)
    lowest = unlike(scene.picture(), before)
    scene.quality(LOW)
    assert unlike(scene.picture(), before) < max(0.05, lowest / 2)
