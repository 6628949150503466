"""Beside the floe: the tray, what may be kept, where a die is put back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from beamme.games.rolling_dice.moves import Keep
from tests.ui.games.rolling_dice.helpers.views import to_keep, to_put, to_throw, unasked
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import TWO, said, table
from tests.ui.helpers.recorded import heard, rows_of

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


# --- the tray


def test_the_dice_of_a_throw_are_in_the_tray(table: Table) -> None:
    table.open(to_throw())
    assert "3 dice in the hand" in table.texts()
    dice = table.all("RollingDiceHandDie")
    assert [die.property("colour") for die in dice] == [0, 0, 0]
    table.show(to_throw("b1=4@2000,-8000"))
    assert len(table.all("RollingDiceHandDie")) == 4


def test_thrown_dice_are_in_the_tray_and_those_that_may_stay_can_be_chosen(table: Table) -> None:
    table.open(to_keep(TWO))
    assert "Thrown dice" in table.texts()
    dice = {die.property("face"): die for die in table.all("RollingDiceHandDie")}
    assert {*dice} == {3, 5, 4, 6}
    assert [face for face, die in dice.items() if die.property("wet")] == [6]
    assert [face for face, die in dice.items() if die.property("chosen")] == [5]
    table.click(dice[4])
    assert table.model.keeping.chosen == 1
    table.click(dice[6])
    assert table.model.keeping.chosen == 1


# --- the outlook


def test_the_die_to_beat_is_told(table: Table) -> None:
    table.open(to_throw())
    assert "higher than 3, or further ahead than the line" in table.texts()
    table.show(to_throw("a1=6@0,0"))
    assert "further ahead than the line" in table.texts()
    table.show(to_throw("b1=6@0,0"))
    assert "Keep any die that stays on the floe" in table.texts()


# --- keeping


def test_a_card_for_each_die_that_may_stay(table: Table) -> None:
    table.open(to_keep(TWO))
    rows = rows_of(table.model.keeping.choices)
    cards = table.all("KeepCard")
    assert [card.property("title") for card in cards] == [row["title"] for row in rows]
    for card, row in zip(cards, rows, strict=True):
        assert said(card) == f"{row['title']}, {row['reason']}, {row['sum']}"
        assert str(row["points"]) in table.texts(card)
    assert [card.property("chosen") for card in cards] == [True, False]


def test_cards_are_chosen_by_click_and_keys_and_kept_by_two_clicks(table: Table) -> None:
    table.open(to_keep(TWO))
    decided = heard(table.model.decided)
    table.click(table.named("keepCard1"))
    assert table.model.keeping.chosen == 1
    table.stage.enter()
    assert table.view.activeFocusItem().objectName() == "keepCard1"
    table.key(Qt.Key.Key_Left)
    assert table.model.keeping.chosen == 0
    assert table.view.activeFocusItem().objectName() == "keepCard0"
    assert not decided
    QTest.mouseDClick(
        table.view, Qt.MouseButton.LeftButton, pos=table.middle(table.named("keepCard0"))
    )
    assert [move for (moves,) in decided for move in moves] == [Keep("a2")]


def test_pointing_at_a_card_shows_its_die_and_the_other_way_round(table: Table) -> None:
    table.open(to_keep(TWO))
    QTest.mouseMove(table.view, table.middle(table.named("keepCard1")))
    assert table.floe.property("hotDie") == "a3"
    QTest.mouseMove(table.view, table.at(0.1, -1))
    assert [card.property("hot") for card in table.all("KeepCard")] == [True, False]


def test_the_choice_of_others_is_only_seen(table: Table) -> None:
    table.open(unasked(to_keep(TWO)))
    table.click(table.named("keepCard1"))
    assert table.model.keeping.chosen == -1
    assert not any(card.property("activeFocusOnTab") for card in table.all("KeepCard"))


# --- putting back


def test_it_is_told_whether_a_die_may_lie_there(table: Table) -> None:
    table.open(to_put())
    table.model.putting.holdAt(6, 4)
    assert f"free here: {table.model.putting.sum}" in table.texts()
    table.model.putting.holdAt(0, 0)
    assert "not free here" in table.texts()
    table.show(unasked(to_put()))
    assert "Its owner puts it back." in table.texts()
    assert "not free here" not in table.texts()
