"""The floe under two hands: pull and let go, push, tap and wheel."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from beamme.games.rolling_dice.moves import Throw
from tests.ui.games.rolling_dice.helpers.views import to_throw
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import BACK, aim, moves, table
from tests.ui.helpers.recorded import heard

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


@pytest.fixture
def solid() -> Iterator[Table]:
    made = Table(flat=False)
    yield made
    made.close()


def test_dice_are_pulled_back_and_let_go(table: Table) -> None:
    table.open(to_throw())
    decided, start = heard(table.model.decided), table.hand()
    end = start + BACK + QPoint(-20, 0)
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
    for way in (25, 45, 65, 200):
        table.drag(start, start + QPoint(0, way))
        powers.append(table.model.aim.power)
        table.key(Qt.Key.Key_Escape)
        table.let_go(start)
    assert powers == sorted(powers)
    assert powers[-1] == 1


def test_from_above_one_pulls_from_anywhere_and_finely(table: Table) -> None:
    table.open(to_throw())
    hand, far = table.hand(), table.at(2, -12)
    start, back = table.at(2, 0), table.at(2, 12) - table.at(2, 0)
    assert (far - hand).manhattanLength() > (back).manhattanLength()
    table.drag(start, start + back / 2)
    soft = table.model.aim.power
    assert table.model.aim.direction == pytest.approx(0, abs=0.5)
    QTest.mouseMove(table.view, start + back)
    assert 0 < soft < table.model.aim.power < 1
    table.key(Qt.Key.Key_Escape)
    table.let_go(start)


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
    end = start + BACK + QPoint(25, 0)
    table.drag(start, end)
    assert aim(table) != before
    if how == "escape":
        table.key(Qt.Key.Key_Escape)
    else:
        end = start + QPoint(0, 3)
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
