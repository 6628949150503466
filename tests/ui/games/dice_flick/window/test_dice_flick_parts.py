"""What Dice Flick shows beside its box: hand, plates, outlook and pad."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.dice_flick.df import scoring
from tests.ui.games.beam_me_up.helpers.views import view_of
from tests.ui.games.dice_flick.window.helpers.parts import (
    TWO_TAKES,
    Open,
    Window,
    aiming,
    counting,
    opened,
    said,
    texts,
)
from tests.ui.helpers.recorded import heard, rows_of
from ui.models.dice_model import DiceModel
from ui.models.game_model import View
from ui.models.match.match_model import MatchModel

__all__ = ["opened"]

pytestmark = pytest.mark.usefixtures("language")
CHANCES = (0.5, 0.2, *[0.0] * 23, 0.25, 0.05)


# --- the hand


def tray(opened: Open, view: View) -> Window:
    return opened("HandTray", view, (380, 165))


def test_every_die_of_the_hand_lies_in_the_tray_with_its_key(opened: Open) -> None:
    window = tray(opened, aiming("y5 b5 w1"))
    dice = window.all("HandDie")
    assert [die.property("colour") for die in dice] == ["yellow", "blue", "white"]
    assert [die.property("raised") for die in dice] == [1, 0, 0]
    assert {"1", "2", "3"} <= set(texts(window))
    assert "4" not in texts(window)


def test_a_die_is_chosen_by_click_and_by_keys(opened: Open) -> None:
    window = tray(opened, aiming("y5 b5 w1"))
    window.click(window.named("handDie2"))
    assert [row["chosen"] for row in rows_of(window.model.table.hand)] == [False, False, True]
    window.root.enter(0)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert window.view.activeFocusItem().objectName() == "handDie1"
    QTest.keyClick(window.view, Qt.Key.Key_Space)
    assert [row["chosen"] for row in rows_of(window.model.table.hand)] == [False, True, False]


def test_what_is_left_stays_in_the_hand_while_others_score(opened: Open) -> None:
    match = scoring(TWO_TAKES)
    state = replace(match.state, hands=(("w3",), ()))
    window = tray(opened, view_of(replace(match, states=(state,))))
    assert "stays in the hand" in texts(window)
    window.click(window.named("handDie0"))
    assert not rows_of(window.model.table.hand)[0]["chosen"]


def test_the_bag_is_counted(opened: Open) -> None:
    window = tray(opened, aiming("y5 b5 w1"))
    assert f"Bag: {window.model.table.bag}" in texts(window)


@pytest.mark.parametrize(("key", "plate"), [(Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, 3)])
def test_a_plate_is_picked_by_keys(opened: Open, key: Qt.Key, plate: int) -> None:
    window = tray(opened, aiming())
    picker = window.named("platePicker")
    picker.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(window.view, key)
    assert window.model.aim.plate == plate
    assert said(picker) == f"Flick from: {('South', 'East', 'North', 'West')[plate]} plate"


def test_dice_of_a_bag_are_heard(opened: Open) -> None:
    window = tray(opened, counting(deciding=None))
    noises = heard(window.model.happened)
    window.model.show(aiming("y5 b5 w1"))
    assert noises == [("dice-drawn",)]


# --- the outlook


def test_the_outlook_is_a_bar_in_proportion(opened: Open) -> None:
    window = opened("DiceFlickReading", aiming(), (560, 150))
    assert not window.all("OutlookBar")
    question = window.model.aim.question()
    assert question is not None
    window.model.aim.answer(question, CHANCES)
    bar = window.one("OutlookBar")
    row = next(child for child in bar.childItems() if child.property("spacing") is not None)
    widths = [child.width() for child in row.childItems() if child.width() > 0]
    assert [width / sum(widths) for width in widths] == pytest.approx([0.5, 0.2, 0.3], abs=0.01)
    assert said(bar) == "this hollow 50 %, another 20 %, moat 30 %"
    assert window.model.aim.property("outlookText") in texts(window)


# --- the pad


def pad(opened: Open, view: View, size: tuple[int, int] = (256, 514), **more: Any) -> Window:
    match = MatchModel({}, DiceModel())
    match._seats.update(view.record, "person", (), ())
    window = opened("ScorePad", view, size, match=match, **more)
    window.match = match  # type: ignore[attr-defined]
    return window


def written(seats: int, *rows: tuple[int, ...], active: int = 0) -> View:
    match = scoring(TWO_TAKES, seats)
    state = replace(match.state, pad=rows, active=active)
    return view_of(replace(match, states=(state,)))


def test_the_pad_has_a_column_for_every_seat_and_ten_rounds(opened: Open) -> None:
    window = pad(opened, written(3, (10, 0), (5, 7), (9,), active=2))
    assert len(window.all("PadRow")) == 10
    assert [head.property("name") for head in window.all("PadSeat")] == ["Ada", "Nova", "Mika"]
    cells = window.all("PadCell")
    assert len(cells) == 30
    assert [cell.property("text") for cell in cells[:6]] == ["10", "5", "9", "0", "7", "+26"]
    assert [total.property("total") for total in window.all("PadTotal")] == [10, 12, 9]
    assert [total.property("leads") for total in window.all("PadTotal")] == [False, True, False]
    assert [total.property("seat") for total in window.all("PadTotal")] == [0, 1, 2]


def test_only_the_cell_of_whoever_scores_is_open(opened: Open) -> None:
    window = pad(opened, written(2, (10,), ()), size=(208, 400))
    (cell,) = (cell for cell in window.all("PadCell") if cell.property("open"))
    assert (cell.property("seat"), cell.property("text")) == (0, "+26")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_on_the_pad_has_its_room(opened: Open, seats: int) -> None:
    window = pad(opened, written(seats, *[(18,) * 4] * seats), size=(208, 400))
    for cell in window.all("PadCell"):
        for text in cell.childItems():
            if text.property("text"):
                assert text.width() <= cell.width()
    bottom = max(total.mapToScene(total.boundingRect().bottomLeft()).y()
                 for total in window.all("PadTotal"))  # fmt: skip
    assert bottom <= 400


def test_a_round_can_be_heard(opened: Open) -> None:
    window = pad(opened, written(2, (10, 0), (5,)))
    assert said(window.all("PadRow")[0]) == "Round 1: Ada 10, Nova 5"
    assert said(window.all("PadTotal")[1]) == "Nova: 5 points"


def test_points_on_their_way_are_not_yet_counted(opened: Open) -> None:
    window = pad(opened, written(2, (10,), (5,)), missing=7, missingFor=0)
    assert [total.property("counted") for total in window.all("PadTotal")] == [3, 5]
    assert [cell.property("text") for cell in window.all("PadCell")[:2]] == ["", "5"]
    window.root.setProperty("missing", 0)
    assert [total.property("counted") for total in window.all("PadTotal")] == [10, 5]


def test_points_fly_to_the_cell_where_they_are_written(opened: Open) -> None:
    window = pad(opened, written(2, (10, 4), (5,), active=1), missing=4, missingFor=0)
    cells = window.all("PadCell")
    assert [cell.property("text") for cell in cells[:4]] == ["10", "5", "", "+26"]
    for seat, cell in ((0, cells[2]), (1, cells[1])):
        assert cell.contains(cell.mapFromScene(window.root.target(seat)))


def test_the_legend_keeps_off_the_lower_edge(opened: Open) -> None:
    window = pad(opened, written(4, *[(18,) * 4] * 4), size=(256, 570))
    window.until(lambda: window.named("legend0").isVisible(), "the legend")
    lines = [line for line in window.one("Legend").childItems() if line.height() > 0]
    lowest = max(line.mapToScene(line.boundingRect().bottomLeft()).y() for line in lines)
    assert lowest <= 570 - 8
    (turns,) = window.all("LastTurns")
    for total in window.all("PadTotal"):
        assert total.mapToScene(total.boundingRect().bottomLeft()).y() <= turns.y() + 0.01
