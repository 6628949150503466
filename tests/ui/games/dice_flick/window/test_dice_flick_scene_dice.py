"""The box of Dice Flick in 3D: how dice and aims are drawn."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QVector3D

from tests.ui.games.dice_flick.helpers.views import FOUR_BLUE, to_flick, to_score
from tests.ui.games.dice_flick.window.helpers.parts import SOME, UNITS
from tests.ui.games.dice_flick.window.helpers.scenes import (
    LOW,
    LOWEST,
    SIZE,
    STANDING,
    Scene,
    away,
    hang,
    hollow,
    scene,
    share,
)

__all__ = ["scene"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_dice_are_drawn_where_they_lie(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_flick(SOME))
    picture = scene.picture()
    tones = {0: "green", 9: "yellow", 20: "blue", 17: "pink"}
    for place, tone in tones.items():
        # The Knaller's symbol is white.
        least = 0.1 if tone == "pink" else 0.4
        assert share(scene, picture, hollow(place, STANDING), tone) > least, (place, tone)
    assert share(scene, picture, hollow(1, STANDING), "green") == 0


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_a_die_in_the_air_is_drawn_there_and_behind_a_wall_it_is_not(
    scene: Scene, level: int
) -> None:
    scene.quality(level)
    scene.open(to_flick(hand="b5"))
    arena: Any = scene.model.table.arena
    above, behind = hollow(12, 2.5), QVector3D(-45 / UNITS, -0.75, 70 / UNITS)
    hang(arena, "b5", above)
    assert share(scene, scene.picture(), above, "blue") > 0.4
    hang(arena, "b5", behind)
    picture = scene.picture()
    assert share(scene, picture, behind, "blue") == share(scene, picture, above, "blue") == 0


def test_a_flight_draws_only_a_part_of_the_picture_where_frames_are_slow(scene: Scene) -> None:
    scene.open(to_flick(SOME, hand="b5"))
    (live,), (still,) = scene.parts("BoxLive"), scene.parts("BoxStill")
    arena: Any = scene.model.table.arena
    places = [hollow(7, 3), hollow(12, 2)]
    kept = []
    for place in places:
        hang(arena, "b5", place)
        part = QRectF(live.property("x"), live.property("y"), live.property("width"), 1)
        assert part.left() < scene.project(place).x() < part.right()
        assert live.property("width") * live.property("height") < SIZE[0] * SIZE[1] / 5
        dice = [it for it in still.findChildren(QObject) if it.property("turn") is not None]
        kept.append([die.property("place") for die in dice if die.property("lift") is not None])
    assert kept[0]
    assert kept[0] == kept[1], "nothing moves in the still picture"


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_an_aim_shows_as_much_as_is_wanted(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_flick(hand="y5"))
    for assist, arc in (("none", False), ("direction", False), ("arc", True)):
        scene.model.help_with(assist)
        scene.model.show(to_flick(hand="y5"))
        shown = [part for part in scene.parts("BoxArc") if part.property("visible")]
        assert bool(shown) == arc, assist


@pytest.mark.parametrize("level", [LOWEST, LOW])
def test_dice_of_a_take_float_above_their_hollows(scene: Scene, level: int) -> None:
    scene.quality(level)
    scene.open(to_score(FOUR_BLUE))
    picture = scene.picture()
    for place in (6, 11, 12, 13):
        up = scene.lifted(place)
        assert up >= 10
        assert scene.seen("hollowAt", hollow(place, STANDING + up / UNITS)) == place
        assert share(scene, picture, hollow(place, STANDING + up / UNITS), "blue") > 0.4
    scene.model.scoring.toggle(0)
    assert share(scene, scene.picture(), hollow(12, STANDING), "blue") > 0.4


def test_patterns_tell_colours_apart(scene: Scene) -> None:
    scene.open(to_flick(SOME))
    plain = scene.picture()
    scene.set("Theme", patterns=True)
    assert scene.picture() != plain
    scene.set("Theme", patterns=False)


def test_quality_may_change_while_one_looks(scene: Scene) -> None:
    scene.quality(LOW)
    scene.open(to_flick(SOME))
    before = scene.picture()
    scene.quality(LOWEST)
    lowest = away(scene.picture(), before)
    scene.quality(LOW)
    assert away(scene.picture(), before) < lowest / 4
