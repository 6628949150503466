"""What is drawn over the floe from above: the aim, the die to beat, and what counts."""

import pytest
from PySide6.QtCore import QPointF

from tests.ui.games.rolling_dice.window.helpers.flat_view import Flat, dice_in, flat
from tests.ui.games.rolling_dice.window.helpers.stand_in import HandRow

__all__ = ["flat"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.mark.parametrize(
    ("assist", "fan", "line"), [("arc", 1, 1), ("direction", 0, 1), ("none", 0, 0)]
)
def test_an_aim_shows_as_much_as_is_wanted(flat: Flat, assist: str, fan: int, line: int) -> None:
    flat.model.dice.present([])
    flat.model.parts["table"].tell(fields=[])
    flat.open()
    empty = flat.picture()
    flat.model.parts["aim"].tell(shown=True, assist=assist)
    picture = flat.picture()

    def changes(x: float, z: float) -> bool:
        point = flat.project(x, z).toPoint()
        one, other = picture.pixelColor(point), empty.pixelColor(point)
        return abs(one.red() - other.red()) + abs(one.blue() - other.blue()) > 25

    assert changes(0, 13) == bool(line), "an arrow"
    assert changes(1.2, 2.6) == bool(fan), "where half of all dice come to rest"
    assert not changes(9, 2.6)
    (hand,) = flat.parts("FlatFloeHand")
    assert len(dice_in(hand)) == 3


def test_an_aim_moves_where_the_hand_is(flat: Flat) -> None:
    flat.open()
    flat.model.held.show([HandRow(f"c{number}") for number in (1, 2, 3, 4)])
    flat.model.parts["aim"].tell(
        shown=True, fan=flat.model.parts["aim"].told["fan"] | {"x": -8.0, "direction": 10.0}
    )
    (hand,) = flat.parts("FlatFloeHand")
    dice = dice_in(hand)
    assert len(dice) == 4
    entrance = flat.project(-8, 21.6)
    for die in dice:
        assert abs(die.x() - entrance.x()) < 2 * flat.root.property("dieSize")
        assert abs(die.y() - entrance.y()) < 2 * flat.root.property("dieSize")
    (fan,) = flat.parts("FlatFloeFan")
    assert fan.childItems()[0].property("rotation") == 10 - 90


def test_the_die_to_beat_has_a_ring_and_a_line(flat: Flat) -> None:
    flat.open()
    before = flat.picture()
    ring = {"colour": 2, "key": "c1", "x": -8.9, "z": -11.2, "face": 1}
    other = {"colour": 3, "key": "d1", "x": 2.2, "z": -3.4, "face": 4}
    assert not flat.parts("FlatFloeRing")
    flat.model.parts["table"].tell(
        rings=[other | {"active": False}, ring | {"active": True}],
        lineShown=True,
        lineZ=-11.2,
    )
    (shown,) = flat.parts("FlatFloeRing")
    at = shown.mapToItem(flat.root, QPointF())
    assert at.toTuple() == pytest.approx(flat.project(-8.9, -11.2).toTuple(), abs=0.01)
    picture = flat.picture()
    for x in (-12.5, 0, 12.5):
        point = flat.project(x, -11.2).toPoint()
        assert picture.pixelColor(point) != before.pixelColor(point), x
    flat.model.parts["table"].tell(lineShown=False, rings=[])
    assert flat.picture() == before


def test_what_counts_glows(flat: Flat) -> None:
    flat.open()
    parts = [
        {"kind": "own", "value": 1, "colour": 2, "key": "c1"},
        {"kind": "net", "value": 6, "colour": -1, "key": ""},
        {"kind": "behind", "value": 4, "colour": 3, "key": "d1"},
    ]
    step = {"colour": 2, "name": "Ada", "parts": parts, "total": 11, "from": 45, "to": 56}
    flat.root.setProperty("hotStep", 0)
    flat.model.parts["counting"].tell(shown=True, steps=[step])
    glowing = [die for die in flat.parts("FlatFloeDie") if die.property("glow") > 0]
    assert sorted(die.property("colour") for die in glowing) == [2, 3]
    assert [it.property("value") for it in flat.parts("FlatFloeField") if it.property("hot")] == [6]
    (way,) = flat.parts("FlatFloeSteps")
    spaces = [it.property("space") for it in way.childItems() if it.property("space") is not None]
    assert spaces == [46, 47, 48, 49, 0, 1, 2, 3, 4, 5, 6]
    assert [it.property("colour") for it in flat.parts("FlatFloeSeal") if it.property("hot")] == [2]
    flat.root.setProperty("hotStep", -1)
    assert not [die for die in flat.parts("FlatFloeDie") if die.property("glow") > 0]
