"""On the floe a die is chosen, kept and put back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beamme.games.rolling_dice.moves import Keep, PutBack
from tests.ui.games.rolling_dice.helpers.views import to_keep, to_put
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import TWO, moves, said, table
from tests.ui.helpers.recorded import heard

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


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


def test_a_die_is_put_back_by_the_second_click(table: Table) -> None:
    table.open(to_put())
    decided = heard(table.match.decided)
    first = table.model.putting.x, table.model.putting.z
    QTest.mouseMove(table.view, table.at(6, 4))
    assert (table.model.putting.x, table.model.putting.z) == first, "the pointer is on its way"
    table.tap(table.at(*first))
    assert not decided, "nobody has chosen this place yet"
    for _ in range(2):
        table.tap(table.at(0, 0))
        assert not table.model.putting.valid
    assert not decided, "a die lies there"
    table.tap(table.at(-6, 4))
    table.tap(table.at(6, 4))
    assert not decided, "it was another place"
    assert (table.model.putting.x, table.model.putting.z) == pytest.approx((6, 4), abs=0.3)
    assert table.model.putting.valid
    table.tap(table.at(6.3, 4.2))
    (put,) = moves(decided)
    assert isinstance(put, PutBack)
    assert (put.x / 1000, -put.y / 1000) == pytest.approx((6, 4), abs=0.3)


def test_a_die_that_was_dragged_is_put_down_by_a_click(table: Table) -> None:
    table.open(to_put())
    decided = heard(table.match.decided)
    table.drag(table.at(-4, 4), table.at(2, 4), table.at(6, 4))
    table.let_go(table.at(6, 4))
    assert (table.model.putting.x, table.model.putting.z) == pytest.approx((6, 4), abs=0.3)
    assert not decided
    table.tap(table.at(6, 4))
    assert len(decided) == 1


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
