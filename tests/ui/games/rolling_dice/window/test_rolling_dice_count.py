"""A round is counted step by step, and can be looked at again."""

from math import ceil

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from tests.ui.games.beam_me_up.helpers.views import after
from tests.ui.games.rolling_dice.helpers.views import last_of_the_round, to_throw
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import said, table
from tests.ui.helpers.recorded import heard, rows_of
from tests.ui.match.showing.test_pacing import SEAL_SECONDS
from ui.match.showing.pacing import HELD_SECONDS

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")
LAST = "keep c2"
ADDENDS = 6
"""More have hardly ever been seen in one sum."""


def counted(table: Table, *, points: tuple[int, ...] = (4, 5, 6)) -> list[int]:
    """Let a round be scored; the list hears how many steps have been told."""
    view = last_of_the_round(points=points)
    table.open(view)
    steps: list[int] = []
    table.count.stepChanged.connect(lambda: steps.append(table.count.property("step")))
    table.show(after(view, LAST, deciding=None))
    return steps


def test_a_round_is_counted_and_heard_step_by_step_and_seals_walk_after_their_sum(
    table: Table,
) -> None:
    table.set("Theme", pace=2)
    noises = heard(table.model.happened)
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
    assert ("counted-1",) in noises
    assert noises[-1] == ("round-counted",)


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


def test_a_round_of_six_is_counted_faster_but_never_where_sums_shall_stay(table: Table) -> None:
    table.set("Theme", calm=False)
    table.open(to_throw("a1=3@0,0", seats=6))
    walk = table.one("SealWalk")

    def milliseconds() -> int:
        rest = int(table.count.property("rest"))
        walking = ceil(walk.property("longest") / rest) * rest
        return ADDENDS * int(table.count.property("beat")) + walking

    assert milliseconds() <= 1000 * SEAL_SECONDS
    table.set("Theme", unhurried=True)
    assert milliseconds() > 1000 * HELD_SECONDS
    table.set("Theme", unhurried=False)
    table.show(to_throw())
    assert milliseconds() > 1000 * SEAL_SECONDS, "three have time"


def test_where_nothing_shall_be_shown_a_round_is_counted_at_once(table: Table) -> None:
    table.set("Theme", pace=0)
    counted(table)
    assert not table.model.counting.shown


def test_space_skips_one_sum_and_escape_the_rest(table: Table) -> None:
    counted(table)
    sums = len(table.model.counting.steps)
    assert sums > 2
    table.key(Qt.Key.Key_Space)
    assert table.count.property("step") == 1
    assert table.model.counting.shown
    table.key(Qt.Key.Key_Return)
    assert table.count.property("step") == 1, "Return skips nothing"
    table.key(Qt.Key.Key_Escape)
    assert not table.model.counting.shown
    assert table.count.property("step") == -1
    assert not table.all("RoundSumCard")


def test_space_after_the_last_sum_ends_the_count(table: Table) -> None:
    counted(table)
    for _ in table.model.counting.steps:
        assert table.model.counting.shown
        table.key(Qt.Key.Key_Space)
    assert not table.model.counting.shown


def test_counting_ends_when_the_table_goes_on(table: Table) -> None:
    counted(table)
    table.model.counting.end()
    assert table.count.property("step") == -1


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


def test_a_long_sum_stays_inside_its_card(table: Table) -> None:
    counted(table)
    table.until(lambda: table.count.property("summed"), "a sum")
    (card,) = table.all("RoundSumCard")
    (total,) = [it for it in table.all("RoundSum") if card.isAncestorOf(it)]
    for room in (2000, 150, 120):
        card.setProperty("room", room)
        end = total.mapToItem(card, QPointF(total.width(), 0)).x()
        assert end <= room
    assert card.property("fit") < 1
