"""The bar of chances can be read without colours: every share has the symbol of its seat."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtQuick import QQuickView

from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.window_pool import show
from ui.models.rows import RowsModel

pytestmark = pytest.mark.usefixtures("language")


@dataclass(frozen=True, slots=True)
class Share:
    """What the bar needs of a seat."""

    seat: int
    chance: float


SHARES = (Share(3, 0.4), Share(0, 0.35), Share(1, 0.23), Share(2, 0.02))


@pytest.fixture
def bar() -> Iterator[BorrowedView]:
    made, seats = BorrowedView(), RowsModel(Share)
    seats.show(SHARES)
    made.set("Theme", calm=True, pace=0)
    made.view.setInitialProperties({"seats": seats, "count": len(SHARES)})
    made.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    made.view.resize(220, 18)
    made.view.loadFromModule("Dice", "ChanceBar")
    assert not made.view.errors(), made.view.errors()
    show(made.view)
    yield made
    made.close()


def test_every_share_that_has_room_shows_the_symbol_of_its_seat(bar: BorrowedView) -> None:
    marks = sorted(bar.all("SeatMark"), key=lambda mark: bar.middle(mark).x())
    assert [mark.property("seat") for mark in marks] == [3, 0, 1]
    for mark in marks:
        share = bar.named(f"chance{mark.property('seat')}")
        assert bar.middle(mark).x() == pytest.approx(bar.middle(share).x(), abs=1)
        assert mark.width() < share.width()
