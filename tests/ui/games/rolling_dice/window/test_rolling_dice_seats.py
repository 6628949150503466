"""The standings of Rolling Dice: a row for every colour."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import last_of_the_round, to_throw
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import said, table

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


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


def test_a_new_match_has_nothing_to_look_at(table: Table) -> None:
    table.open(to_throw())
    assert {seat.property("gain") for seat in table.all("RollingDiceSeat")} == {-1}


def test_a_row_keeps_the_focus_when_a_new_match_begins(table: Table) -> None:
    view = last_of_the_round(points=(4, 5, 6))
    table.open(view)
    table.show(after(view, "keep c2", deciding=None))
    table.count.finish()
    seat = next(it for it in table.all("RollingDiceSeat") if it.property("gain") >= 0)
    seat.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    table.show(to_throw())
    assert seat.property("gain") == -1
    assert seat.hasActiveFocus(), "and Qt does not complain"
