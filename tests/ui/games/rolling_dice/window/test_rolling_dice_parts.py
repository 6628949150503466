"""Beside the floe: the tray, what may be kept, what is counted, the standings."""

from collections.abc import Iterator
from typing import Any

import pytest
from beam_me_up_views import after
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from recorded import heard, rows_of
from rolling_dice_hands import Table
from rolling_dice_views import last_of_the_round, to_keep, to_put, to_throw, unasked

from beamme.games.rolling_dice.moves import Keep

pytestmark = pytest.mark.usefixtures("language")

TWO = "a2=5@100,1000 a3=4@-4000,-3000 a4=6@14500,0"
"""Two dice that may be kept, and one in the water."""
LAST = "keep c2"


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


def said(item: Any) -> str:
    return str(QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name))


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


# --- counting


def counted(table: Table, *, points: tuple[int, ...] = (4, 5, 6)) -> list[int]:
    """Let a round be scored; the list hears how many steps have been told."""
    view = last_of_the_round(points=points)
    table.open(view)
    steps: list[int] = []
    table.count.stepChanged.connect(lambda: steps.append(table.count.property("step")))
    table.show(after(view, LAST, deciding=None))
    return steps


def test_a_round_is_counted_step_by_step_and_seals_walk_after_their_sum(table: Table) -> None:
    table.set("Theme", pace=2)
    steps = counted(table)
    assert table.model.counting.shown
    first = table.model.counting.steps[0]
    assert [row["points"] for row in rows_of(table.model.table.seals)] == [4, 5, 6]
    table.until(lambda: table.count.property("summed"), "a sum")
    points = {row["colour"]: row["points"] for row in rows_of(table.model.table.seals)}
    assert points[first["colour"]] == first["to"]
    table.until(lambda: not table.model.counting.shown, "the end")
    assert steps == [0, 1, 2, -1]
    assert [row["points"] for row in rows_of(table.model.table.seals)] != [4, 5, 6]


def test_a_sum_is_spelled_out_addend_by_addend(table: Table) -> None:
    table.set("Theme", calm=False)
    counted(table)
    parts = len(table.model.counting.steps[0]["parts"])
    told: list[int] = [table.count.property("told")]
    table.count.toldChanged.connect(lambda: told.append(table.count.property("told")))
    table.until(lambda: table.count.property("summed"), "a sum")
    assert told == list(range(1, parts + 1))


def test_nobody_who_wants_no_motion_has_to_wait_for_addends(table: Table) -> None:
    counted(table)
    first = table.model.counting.steps[0]
    assert table.count.property("told") == len(first["parts"])
    values = [str(abs(part["value"])) for part in first["parts"]]
    texts = table.texts(table.one("RoundSum"))
    assert [text for text in texts if text.isdigit()][: len(values)] == values
    assert {"own", "net", "behind"} <= {*texts}


def test_the_sum_stands_over_the_floe_where_nothing_is_beside_the_tray(table: Table) -> None:
    counted(table)
    assert table.one("RoundSumCard").mapToScene(QPointF(0, 0)).y() > 500
    table.named("reading").setVisible(False)
    assert table.one("RoundSumCard").mapToScene(QPointF(0, 0)).y() < 500


def test_where_nothing_shall_be_shown_a_round_is_counted_at_once(table: Table) -> None:
    table.set("Theme", pace=0)
    counted(table)
    assert not table.model.counting.shown


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_counting_can_be_skipped(table: Table, key: Qt.Key) -> None:
    counted(table)
    assert table.all("RoundSumCard")
    table.key(key)
    assert not table.model.counting.shown
    assert table.count.property("step") == -1
    assert not table.all("RoundSumCard")


def test_counting_ends_when_the_table_goes_on(table: Table) -> None:
    counted(table)
    table.model.counting.end()
    assert table.count.property("step") == -1


def test_what_counts_is_heard(table: Table) -> None:
    table.set("Theme", pace=2)
    view = last_of_the_round()
    table.open(view)
    noises = heard(table.model.happened)
    table.show(after(view, LAST, deciding=None))
    table.until(lambda: not table.model.counting.shown, "the end")
    assert ("counted-1",) in noises
    assert noises[-1] == ("round-counted",)


# --- the standings


def test_every_colour_has_a_row_with_its_die_and_points(table: Table) -> None:
    table.open(to_throw(points=(31, 52, 26)))
    seats = table.all("RollingDiceSeat")
    assert [seat.property("points") for seat in seats] == [31, 52, 26]
    assert [seat.property("face") for seat in seats] == [3, 4, 1]
    assert [seat.property("on") for seat in seats] == [True, False, False]
    assert {"Ada", "Nova", "Mika", "to 75"} <= {*table.texts()}
    assert said(seats[1]).startswith("Nova: 52 points, lap 2, space 2")


def test_who_is_on_an_ice_block_is_told(table: Table) -> None:
    table.open(to_throw("a1=3@0,0", blocks="b2=5"))
    seats = table.all("RollingDiceSeat")
    assert [seat.property("face") for seat in seats] == [3, 5, 0]
    assert "on the ice block" in table.texts(seats[1])


def test_two_players_have_two_colours_each_that_are_added(table: Table) -> None:
    table.open(to_throw(seats=2, points=(10, 20, 31, 2)))
    assert len(table.all("RollingDicePlayer")) == 2
    by_player = [
        [
            seat.property("points")
            for seat in table.all("RollingDiceSeat")
            if seat.parentItem() is player
        ]
        for player in table.all("RollingDicePlayer")
    ]
    assert by_player == [[10, 31], [20, 2]]
    assert {"41", "22"} <= {*table.texts()}


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_rows_have_their_room(table: Table, seats: int) -> None:
    table.set("Theme", windowWidth=960, windowHeight=640)
    table.open(to_throw(seats=seats, points=(9,) * (4 if seats == 2 else seats)))
    panel, bar = table.one("RollingDicePanel"), table.one("ChanceBar")
    bottom = max(
        seat.mapToItem(panel, 0, seat.height()).y() for seat in table.all("RollingDiceSeat")
    )
    assert bottom <= bar.y()


def test_two_players_after_six_leave_no_row_without_values(table: Table) -> None:
    table.open(to_throw(seats=6, points=(9,) * 6))
    table.show(to_throw(seats=2, points=(9,) * 4))
    assert sum(seat.isVisible() for seat in table.all("RollingDiceSeat")) == 4


def test_the_last_round_can_be_looked_at_again(table: Table) -> None:
    counted(table)
    table.count.finish()
    assert [seat.property("gain") > 0 for seat in table.all("RollingDiceSeat")] == [True] * 3
    assert not table.all("RoundSumCard")
    QTest.mouseMove(table.view, table.middle(table.all("RollingDiceSeat")[1]))
    card = table.one("RoundSumCard")
    assert "Nova" in table.texts(card)
    assert said(card).startswith("Nova: own 4")
    QTest.mouseMove(table.view, table.at(0, 0))
    assert not table.all("RoundSumCard")


def test_a_new_match_has_nothing_to_look_at(table: Table) -> None:
    table.open(to_throw())
    assert {seat.property("gain") for seat in table.all("RollingDiceSeat")} == {-1}
