"""The floe under two hands: pull and let go, push, tap, wheel and keys."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from recorded import heard
from rolling_dice_hands import Table
from rolling_dice_views import to_keep, to_put, to_throw, unasked

from beamme.games.rolling_dice.moves import Keep, PutBack, Throw

pytestmark = pytest.mark.usefixtures("language")

BACK = QPoint(-60, 0)
"""Away from the floe, whose entrance is on the left."""


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


@pytest.fixture
def solid() -> Iterator[Table]:
    made = Table(flat=False)
    yield made
    made.close()


def moves(decided: list[tuple[Any, ...]]) -> list[Any]:
    return [move for (played,) in decided for move in played]


def aim(table: Table) -> tuple[float, float, float, float]:
    model = table.model
    return model.aim.place, model.aim.direction, model.aim.power, model.aim.spread


# --- pulling and pushing


def test_dice_are_pulled_back_and_let_go(table: Table) -> None:
    table.open(to_throw())
    decided, start = heard(table.model.decided), table.hand()
    end = start + BACK + QPoint(0, -20)
    table.drag(start, end)
    assert table.model.aim.direction > 5, "pulled to the left, seen from the entrance"
    assert 0 < table.model.aim.power < 1
    direction = round(100 * table.model.aim.direction)
    assert not decided
    table.let_go(end)
    (throw,) = moves(decided)
    assert isinstance(throw, Throw)
    assert throw.direction == pytest.approx(direction, abs=1)


def test_in_space_one_pulls_towards_oneself(solid: Table) -> None:
    solid.open(to_throw())
    start = solid.hand()
    solid.drag(start, start + QPoint(-25, 60))
    assert solid.model.aim.direction > 5
    here, there = solid.hand(), solid.at(solid.model.aim.place / 10 + 4, 10)
    assert there.x() > here.x(), "to the right on the screen, too"
    solid.let_go(start)


def test_who_pulls_further_throws_harder(table: Table) -> None:
    table.open(to_throw())
    start, powers = table.hand(), []
    for way in (25, 45, 65, 400):
        table.drag(start, start + QPoint(-min(way, start.x() - 1), way if way > 100 else 0))
        powers.append(table.model.aim.power)
        table.key(Qt.Key.Key_Escape)
        table.let_go(start)
    assert powers == sorted(powers)
    assert powers[-1] == 1


def test_dice_are_pushed_to_where_they_shall_go(table: Table) -> None:
    table.open(to_throw())
    decided, start = heard(table.model.decided), table.hand()
    near, far = table.at(3, 10), table.at(3, -12)
    table.drag(start, near)
    soft = table.model.aim.power
    assert table.model.aim.direction > 5
    QTest.mouseMove(table.view, far)
    assert table.model.aim.power > soft
    table.let_go(far)
    assert len(moves(decided)) == 1


def test_who_grasps_the_entrance_elsewhere_throws_from_there(table: Table) -> None:
    table.open(to_throw())
    start = table.at(8, 21)
    table.drag(start, start + BACK)
    assert table.model.aim.place == pytest.approx(80, abs=4)
    assert table.stage.property("touched")
    table.let_go(table.hand())


@pytest.mark.parametrize("how", ["escape", "back"])
def test_a_pull_can_be_taken_back(table: Table, how: str) -> None:
    table.open(to_throw())
    decided, before, start = heard(table.model.decided), aim(table), table.hand()
    end = start + BACK + QPoint(0, 25)
    table.drag(start, end)
    assert aim(table) != before
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
    else:
        end = start + QPoint(-3, 0)
        QTest.mouseMove(table.view, end)
    table.let_go(end)
    assert not decided
    assert aim(table) == pytest.approx(before)


def test_a_place_of_the_floe_is_aimed_at(table: Table) -> None:
    table.open(to_throw())
    decided = heard(table.model.decided)
    table.tap(table.at(5, -8))
    fan = table.model.aim.fan
    far = ((5 - fan["x"]) ** 2 + (22.6 + 8) ** 2) ** 0.5
    assert fan["middle"] == pytest.approx(far, abs=1.2)
    assert table.model.aim.direction > 3
    assert not decided


def test_the_hand_goes_where_the_entrance_is_tapped(table: Table) -> None:
    table.open(to_throw())
    table.tap(table.at(-7, 20.8))
    assert table.model.aim.place == pytest.approx(-70, abs=4)
    table.click(table.named("slideRight"))
    assert table.model.aim.place == pytest.approx(-64, abs=4)
    table.click(table.named("slideLeft"))
    assert table.model.aim.place == pytest.approx(-70, abs=4)


def test_the_wheel_spreads_the_dice(table: Table) -> None:
    table.open(to_throw())
    before = table.model.aim.spread
    table.turn_wheel(table.at(0, 0), 240)
    assert table.model.aim.spread > before
    table.turn_wheel(table.at(0, 0), -480)
    assert table.model.aim.spread < before


# --- keys


@pytest.mark.parametrize(
    ("key", "name", "sign"),
    [
        (Qt.Key.Key_Left, "direction", -1),
        (Qt.Key.Key_Right, "direction", 1),
        (Qt.Key.Key_Up, "power", 1),
        (Qt.Key.Key_Down, "power", -1),
        (Qt.Key.Key_Q, "place", -1),
        (Qt.Key.Key_A, "place", -1),
        (Qt.Key.Key_E, "place", 1),
        (Qt.Key.Key_D, "place", 1),
        (Qt.Key.Key_PageUp, "spread", 1),
        (Qt.Key.Key_PageDown, "spread", -1),
    ],
)
def test_keys_aim_and_shift_aims_finely(table: Table, key: Qt.Key, name: str, sign: int) -> None:
    table.open(to_throw())
    table.stage.enter()
    values = [table.model.aim.property(name)]
    table.key(key)
    values.append(table.model.aim.property(name))
    table.key(key, shift=True)
    values.append(table.model.aim.property(name))
    step, fine = sign * (values[1] - values[0]), sign * (values[2] - values[1])
    assert 0 < fine < step


@pytest.mark.parametrize(
    ("key", "sign"), [(Qt.Key.Key_Plus, 1), (Qt.Key.Key_Equal, 1), (Qt.Key.Key_Minus, -1)]
)
def test_plus_and_minus_spread(table: Table, key: Qt.Key, sign: int) -> None:
    table.open(to_throw())
    before = table.model.aim.spread
    table.key(key)
    assert sign * (table.model.aim.spread - before) > 0


def test_space_charges_and_throws_when_it_is_let_go(table: Table) -> None:
    table.open(to_throw())
    decided = heard(table.model.decided)
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    assert table.model.aim.power == 0
    table.until(lambda: table.model.aim.power > 0.05, "power")
    assert not decided
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert len(moves(decided)) == 1


def test_escape_takes_back_what_was_charged(table: Table) -> None:
    table.open(to_throw())
    decided, before = heard(table.model.decided), table.model.aim.power
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    table.until(lambda: table.model.aim.power > 0.01, "power")
    table.key(Qt.Key.Key_Escape)
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert table.model.aim.power == before
    assert not decided


def test_enter_throws(table: Table) -> None:
    table.open(to_throw())
    decided = heard(table.model.decided)
    table.key(Qt.Key.Key_Return)
    assert len(moves(decided)) == 1


def test_while_others_play_nothing_reacts(table: Table) -> None:
    table.open(unasked(to_throw()))
    decided, before, start = heard(table.model.decided), aim(table), table.hand()
    table.key(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_E)
    table.drag(start, start + BACK)
    table.let_go(start + BACK)
    table.tap(table.at(5, -8))
    assert not decided
    assert aim(table) == before


# --- what is shown


def test_the_way_to_pull_is_shown_until_somebody_did_it(table: Table) -> None:
    table.open(to_throw())
    assert table.all("GhostHand")
    assert "Pull back and let go" in table.texts()
    table.key(Qt.Key.Key_Left)
    assert not table.all("GhostHand")
    table.key(Qt.Key.Key_Return)
    table.show(unasked(to_throw()))
    table.show(to_throw())
    assert not table.all("GhostHand"), "whoever has thrown knows how"


def test_the_keys_are_told_to_whoever_uses_them(table: Table) -> None:
    table.open(to_throw())
    assert not table.all("KeyHelp")
    table.key(Qt.Key.Key_Left)
    assert {"Direction", "Power", "Place", "Spread", "Throw"} <= set(table.texts())
    table.tap(table.at(5, -8))
    assert not table.all("KeyHelp")


def said(item: Any) -> str:
    return str(QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name))


def test_the_aim_is_spoken(table: Table) -> None:
    table.open(to_throw())
    table.model.aim.turnTo(12, 0.5)
    table.model.aim.moveTo(-40)
    spoken = said(table.named("rollingDiceHands"))
    assert spoken.startswith("Aim: Direction 12° to the right, power 50 %, spread ")
    assert "4 cm to the left" in spoken


def test_scoring_dice_have_tags_and_the_line_has_a_name(table: Table) -> None:
    table.open(to_throw())
    tags = {tag.property("text"): tag for tag in table.all("DieTag")}
    assert {*tags} == {"3", "4", "1"}
    assert [text for text, tag in tags.items() if tag.property("mine")] == ["3"]
    assert "or further" in table.texts()
    table.show(to_throw("b1=4@2000,-8000"))
    assert "or further" not in table.texts()


def test_tags_do_not_hide_each_other(table: Table) -> None:
    table.open(to_throw("a1=3@0,0 b1=4@600,1200 c1=1@-600,2400"))
    tops = sorted(tag.y() - tag.property("lift") for tag in table.all("DieTag"))
    assert all(b - a > 18 for a, b in pairwise(tops))


# --- keeping

TWO = "a2=5@100,1000 a3=4@-4000,-3000 a4=6@14500,0"
"""Two dice that may be kept, and one in the water."""


def test_a_die_is_chosen_by_a_tap_and_kept_by_another(table: Table) -> None:
    table.open(to_keep(TWO))
    decided = heard(table.model.decided)
    assert table.model.keeping.chosen == 0
    other = table.at(-4, 3)
    QTest.mouseMove(table.view, other)
    assert table.stage.property("hotDie") == "a3"
    assert table.floe.property("hotDie") == "a3"
    table.tap(other)
    assert table.model.keeping.chosen == 1
    assert not decided
    table.tap(other)
    assert moves(decided) == [Keep("a3")]


def test_dice_that_may_be_kept_tell_their_points(table: Table) -> None:
    table.open(to_keep(TWO))
    points = {tag.property("text") for tag in table.all("DieTag")}
    assert {f"+{row.points}" for row in table.model._keeping.rows} <= points


def test_keys_choose_a_die(table: Table) -> None:
    table.open(to_keep(TWO))
    table.key(Qt.Key.Key_Right)
    assert table.model.keeping.chosen == 1
    table.key(Qt.Key.Key_Right)
    assert table.model.keeping.chosen == 0
    table.key(Qt.Key.Key_2)
    assert table.model.keeping.chosen == 1
    table.key(Qt.Key.Key_3)
    assert table.model.keeping.chosen == 1, "there is no third one"


# --- putting back


def test_the_die_that_is_put_back_follows_the_pointer(table: Table) -> None:
    table.open(to_put())
    decided = heard(table.match.decided)
    QTest.mouseMove(table.view, table.at(6, 4))
    assert (table.model.putting.x, table.model.putting.z) == pytest.approx((6, 4), abs=0.3)
    assert table.model.putting.valid
    QTest.mouseMove(table.view, table.at(0, 0))
    assert not table.model.putting.valid
    table.tap(table.at(0, 0))
    assert not decided, "a die lies there"
    table.tap(table.at(6, 4))
    (put,) = moves(decided)
    assert isinstance(put, PutBack)
    assert (put.x / 1000, -put.y / 1000) == pytest.approx((6, 4), abs=0.3)


def test_keys_move_the_die_that_is_put_back(table: Table) -> None:
    table.open(to_put())
    table.model.putting.holdAt(5, 5)
    table.key(Qt.Key.Key_Left, Qt.Key.Key_Up)
    assert table.model.putting.x < 5
    assert table.model.putting.z < 5
    before = table.model.putting.x
    table.key(Qt.Key.Key_Right, shift=True)
    assert 0 < table.model.putting.x - before < 0.2
    assert said(table.named("rollingDiceHands")).startswith("Put the die back: 17 cm ahead")
