"""The boards of Beam Me Up as a grid that arrows walk over and a screen reader reads."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from tests.ui.games.beam_me_up.helpers.views import after, keeping
from tests.ui.helpers.borrowed_view import BorrowedView
from tests.ui.helpers.recorded import heard
from tests.ui.helpers.window_pool import show
from ui.games.beam_me_up.model import BeamMeUpModel

pytestmark = pytest.mark.usefixtures("language")

UP, DOWN, LEFT, RIGHT = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right


class Boards(BorrowedView):
    """Two boards; column 3 of the own one may rise."""

    def __init__(self) -> None:
        super().__init__()
        self.model = BeamMeUpModel()
        self.model.show(after(keeping("3 3 3 5 6", own="0030000", fields="3p4 3r5"), "stop"))
        self.set("Theme", calm=True, pace=0)
        self.view.setInitialProperties({"game": self.model})
        self.view.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
        self.view.resize(900, 480)
        self.view.loadFromModule("Dice", "BeamMeUpStage")
        assert not self.view.errors(), self.view.errors()
        show(self.view)


@pytest.fixture
def boards() -> Iterator[Boards]:
    made = Boards()
    yield made
    made.close()


def spoken(item: QQuickItem) -> str:
    found = QAccessible.queryAccessibleInterface(item)
    assert found is not None
    return str(found.text(QAccessible.Text.Name))


def press(boards: Boards, *keys: Qt.Key) -> str:
    """Press keys; return what is said of the item that has the focus then."""
    for key in keys:
        QTest.keyClick(boards.view, key)
    return spoken(boards.view.activeFocusItem())


def test_arrows_walk_over_stones_stars_and_rockets(boards: Boards) -> None:
    boards.root.enter()
    assert spoken(boards.view.activeFocusItem()) == "Column 3: row 3 of 7, would rise"
    assert press(boards, UP) == "Column 3, row 4: pink star"
    assert press(boards, UP) == "Column 3, row 5: rocket, in space"
    assert press(boards, DOWN, DOWN) == "Column 3, row 3: stone"
    assert press(boards, LEFT) == "Column 2, row 3"
    assert press(boards, RIGHT, UP, UP, UP, UP, UP) == "Column 3, row 7: in space", "the top"
    cell = QAccessible.queryAccessibleInterface(boards.view.activeFocusItem())
    assert cell.role() == QAccessible.Role.Cell
    assert cell.state().focusable  # type: ignore[attr-defined]


def test_a_column_can_be_chosen_from_any_of_its_fields(boards: Boards) -> None:
    decided = heard(boards.model.decided)
    boards.root.enter()
    press(boards, UP, UP, Qt.Key.Key_Space)
    assert len(decided) == 1
    press(boards, LEFT, Qt.Key.Key_Space)
    assert len(decided) == 1, "column 2 may not rise"


def test_arrows_go_on_to_the_other_board_and_come_back(boards: Boards) -> None:
    boards.root.enter()
    press(boards, LEFT, LEFT)
    assert press(boards, LEFT).startswith("The straight column: on the ground")
    other = boards.view.activeFocusItem()
    assert not other.property("own")
    assert press(boards, RIGHT).startswith("Column 1")
    assert boards.view.activeFocusItem().property("own")


def test_every_field_of_every_board_is_in_the_tree(boards: Boards) -> None:
    columns = boards.all("BeamMeUpColumn")
    assert len(columns) == 14
    for column in columns:
        reader = QAccessible.queryAccessibleInterface(column)
        cells = [reader.child(number) for number in range(reader.childCount())]
        rows = [cell for cell in cells if cell.role() == QAccessible.Role.Cell]
        assert len(rows) == 8
        assert all(row.text(QAccessible.Text.Name) for row in rows)
