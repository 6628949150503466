"""On the floe a die is chosen, kept and put back."""

import pytest
from PySide6.QtCore import QObject, QPointF, Qt, QUrl
from PySide6.QtQml import QQmlComponent
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


def test_keys_choose_dice_from_left_to_right(table: Table) -> None:
    table.open(to_keep(TWO))
    assert [row.key for row in table.model._keeping.rows] == ["a2", "a3"], "the best one first"
    assert table.model.keeping.chosen == 0
    table.key(Qt.Key.Key_1)
    assert table.model.keeping.chosen == 1, "a3 lies on the left"
    table.key(Qt.Key.Key_Right)
    assert table.model.keeping.chosen == 0
    table.key(Qt.Key.Key_Right)
    assert table.model.keeping.chosen == 1
    table.key(Qt.Key.Key_2)
    assert table.model.keeping.chosen == 0
    table.key(Qt.Key.Key_3)
    assert table.model.keeping.chosen == 0, "there is no third one"


def test_keys_are_shown_where_the_dice_lie(table: Table) -> None:
    table.open(to_keep(TWO))
    assert shown_keys(table) == [(4, "1"), (3, ""), (5, "2"), (6, "")]
    assert card_keys(table) == ["2", "1"]
    turned = QQmlComponent(table.view.engine())
    turned.setData(
        b"import QtQml; QtObject { function project(at) { return Qt.point(-at.x, 0) } }", QUrl()
    )
    view = turned.create()
    order = table.root.findChild(QObject, "screenOrder")
    order.setProperty("view", view)
    table.until(lambda: card_keys(table) == ["1", "2"], "the keys of a view from behind")
    assert shown_keys(table) == [(5, "1"), (3, ""), (4, "2"), (6, "")]
    table.key(Qt.Key.Key_1)
    assert table.model.keeping.chosen == 0


def shown_keys(table: Table) -> list[tuple[int, str]]:
    """The faces in the tray and the keys below them, from left to right."""
    dice = [die for die in table.all("RollingDiceHandDie") if die.property("face")]
    dice.sort(key=lambda die: die.mapToScene(QPointF()).x())
    return [
        (die.property("face"), (die.property("selectable") and die.property("key")) or "")
        for die in dice
    ]


def card_keys(table: Table) -> list[str]:
    """The keys that the cards tell, the best one first."""
    return [str(card.property("shortcut")) for card in table.all("KeepCard")]


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
