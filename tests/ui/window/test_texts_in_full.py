"""Names, last turns and decisions can be read as far as there is room."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickView
from PySide6.QtTest import QTest

from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show

pytestmark = pytest.mark.usefixtures("language")

Shown = Callable[..., BorrowedView]

LONG = "Wilhelmine Charlotte"
LAST_TURN = "4-4-4-5-5 → columns 3 +2, 4 +1, Cool down: Ada and Hildegard"
DECISION = {"seat": 0, "turn": 21, "ply": 80, "gain": "−1 %"}
PUT_BACK = "Put the 3 back, 35 cm ahead, on the +6 net"
BETTER = "Better: put the 3 back, 36 cm ahead, on the +6 net"


@pytest.fixture
def shown() -> Iterator[Shown]:
    """Show a part of the program, in a window of this size."""
    made = BorrowedView()

    def show_it(kind: str, width: int, height: int, **values: object) -> BorrowedView:
        made.set("Theme", calm=True, pace=0)
        made.view.setInitialProperties(values)
        made.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        made.view.resize(width, height)
        made.view.loadFromModule("Dice", kind)
        assert not made.view.errors(), made.view.errors()
        show(made.view)
        return made

    yield show_it
    made.close()


def first_letter(field: Any) -> float:
    """Tell where the first letter is; left of its place it is negative."""
    return float(field.positionToRectangle(0).x())


def test_a_name_that_does_not_fit_shows_its_beginning(shown: Shown) -> None:
    view = shown("TextField", 100, 40, value=LONG)
    field: Any = view.root
    assert field.property("contentWidth") > field.width()
    assert first_letter(field) == 0
    field.setProperty("value", LONG + "!")
    assert first_letter(field) == 0
    view.click(field)
    QTest.keyClick(view.view, Qt.Key.Key_End)
    assert first_letter(field) < 0, "whoever writes sees what is written"
    field.setFocus(False)
    assert first_letter(field) == 0


def test_the_last_turn_of_one_of_many_players_can_be_read(shown: Shown) -> None:
    seat = {"index": 0, "seat": 0, "name": "Juno", "note": "Person", "active": False}
    rest = {"thinking": False, "chanceText": "16 %", "warning": "", "lastTurn": LAST_TURN}
    view = shown("SeatCard", 232, 80, dense=True, **seat, **rest)
    (line,) = (it for it in view.all("Label") if it.property("text") == LAST_TURN)
    assert not line.property("truncated")
    assert line.mapToScene(line.boundingRect().bottomRight()).y() <= view.root.implicitHeight()


@pytest.mark.parametrize("count", [1, 2])
def test_few_decisions_use_the_room_of_others(shown: Shown, count: int) -> None:
    decision = {**DECISION, "text": PUT_BACK + ", beside the edge", "better": BETTER}
    view = shown("DecisionCard", 452, 238, title="x", decisions=[decision] * count)
    texts = [it for it in view.all("Label") if it.property("text") in decision.values()]
    assert len(texts) > count
    for text in texts:
        assert not text.property("truncated"), text.property("text")
    rows = view.all("DecisionRow")
    assert len(rows) == count
    for row in rows:
        words = [it for it in texts if row.isAncestorOf(it)]
        assert sum(it.height() for it in words if it.width() > 100) <= row.height()
