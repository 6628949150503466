"""The cards of takes in Dice Flick: taken and left, ordered, pointed at and heard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.games.dice_flick.window.helpers.parts import (
    Open,
    Window,
    counting,
    opened,
    said,
    texts,
)
from tests.ui.helpers.recorded import rows_of
from ui.models.game_model import View

__all__ = ["opened"]

pytestmark = pytest.mark.usefixtures("language")


def cards(opened: Open, view: View | None = None) -> Window:
    window = opened("DiceFlickReading", view or counting(), (640, 150))
    window.until(
        lambda: len(window.all("TakeCard")) == window.model.scoring.takes.rowCount(), "cards"
    )
    return window


def taken(window: Window) -> list[str]:
    return [row["title"] for row in rows_of(window.model.scoring.takes) if row["taken"]]


def test_a_card_for_all_that_counts(opened: Open) -> None:
    window = cards(opened)
    rows = rows_of(window.model.scoring.takes)
    assert [card.property("title") for card in window.all("TakeCard")] == [
        row["title"] for row in rows
    ]
    assert {str(row["points"]) for row in rows} <= set(texts(window))
    assert "Best proposal. Take or leave what you like." in texts(window)


def test_a_click_leaves_a_take_and_the_best_comes_back(opened: Open) -> None:
    window = cards(opened)
    best = taken(window)
    window.click(window.named("takeCard0"))
    assert taken(window) == best[1:]
    assert (
        f"{window.model.scoring.total} of {window.model.scoring.bestTotal} possible points"
        in texts(window)
    )
    window.click(window.named("useBest"))
    assert taken(window) == best


def test_keys_walk_over_the_cards_and_change_their_order(opened: Open) -> None:
    window = cards(opened)
    first, second, *_ = taken(window)
    window.root.enter()
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert window.view.activeFocusItem().property("title") == second
    QTest.keyClick(window.view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert taken(window)[:2] == [second, first]
    focused = window.view.activeFocusItem()
    assert focused.property("title") == second, "the focus goes with the take"
    QTest.keyClick(window.view, Qt.Key.Key_Space)
    assert second not in taken(window)
    assert window.view.activeFocusItem().property("title") == second


def test_pointing_at_a_card_tells_which_dice_are_meant(opened: Open) -> None:
    window = cards(opened)
    assert window.root.property("hotTake") == -1
    window.root.enter()
    assert window.root.property("hotTake") == 0
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    assert window.root.property("hotTake") == 1


def test_a_card_is_dragged_to_another_place(opened: Open) -> None:
    window = cards(opened)
    before = taken(window)
    card = window.named("takeCard0")
    start = window.middle(card)
    end = window.middle(window.named("takeCard1"))
    QTest.mousePress(window.view, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.3, 0.7, 1.0):
        QTest.mouseMove(window.view, start + (end - start) * share)
    QTest.mouseRelease(window.view, Qt.MouseButton.LeftButton, pos=end)
    assert taken(window)[:2] == [before[1], before[0]]


def test_the_score_of_others_is_only_seen(opened: Open) -> None:
    window = cards(opened, counting(deciding=None))
    before = taken(window)
    window.click(window.named("takeCard0"))
    assert taken(window) == before
    assert not any(card.property("activeFocusOnTab") for card in window.all("TakeCard"))


def test_where_nothing_counts_it_is_said(opened: Open) -> None:
    window = opened("DiceFlickReading", counting(".. .. .. .. ..\n" * 5), (640, 150))
    assert "Nothing counts this time." in texts(window)


def test_a_take_says_what_it_is(opened: Open) -> None:
    window = cards(opened)
    row = rows_of(window.model.scoring.takes)[0]
    assert (
        said(window.named("takeCard0")) == f"{row['title']}: {row['sum']}, {row['points']} points"
    )
