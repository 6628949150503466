"""Keys and screen readers walk over everything in the box, and hear nothing that is not there."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.ui.games.rolling_dice.helpers.views import to_keep, to_throw
from tests.ui.games.rolling_dice.window.helpers.hands import Table
from tests.ui.games.rolling_dice.window.helpers.tables import TWO, said, table
from tests.ui.helpers.recorded import rows_of

__all__ = ["table"]

pytestmark = pytest.mark.usefixtures("language")


def told(item: Any) -> list[str]:
    """What a screen reader finds in an item."""
    node = QAccessible.queryAccessibleInterface(item)
    children = [node.child(number) for number in range(node.childCount())]
    return [child.text(QAccessible.Text.Name) for child in children]


def test_everything_in_the_box_is_told(table: Table) -> None:
    table.open(to_throw())
    texts = told(table.named("floeList"))
    assert texts == [row["text"] for row in rows_of(table.model.table.things)]
    kinds = [row["kind"] for row in rows_of(table.model.table.things)]
    assert [kinds.count(it) for it in ("die", "line", "net", "hole", "block")] == [3, 1, 4, 2, 6]
    assert kinds.count("seal") == rows_of(table.model.table.seals).__len__()
    assert "The red 3, 22 cm ahead, to be beaten" in texts
    assert "The line to beat, 22 cm ahead" in texts
    assert "Net +6, 34 cm ahead" in texts
    assert "The start block: empty" in texts


def test_arrows_walk_and_space_chooses(table: Table) -> None:
    table.open(to_keep(TWO))
    shown = table.named("floeList")
    shown.enter()
    rows, seen = rows_of(table.model.table.things), [said(table.view.activeFocusItem())]
    for _ in rows[1:]:
        table.key(Qt.Key.Key_Down)
        seen.append(said(table.view.activeFocusItem()))
    assert seen == [row["text"] for row in rows]
    table.key(Qt.Key.Key_Home)
    for number, row in enumerate(rows):
        if row["kind"] == "die" and row["number"] >= 0:
            shown.visit(number)
            table.key(Qt.Key.Key_Space)
            assert table.model.keeping.chosen == row["number"]


def test_what_is_there_is_aimed_at_only_with_full_help(table: Table) -> None:
    table.open(to_throw())
    shown, before = table.named("floeList"), table.model.aim.direction
    kinds = [row["kind"] for row in rows_of(table.model.table.things)]
    shown.visit(kinds.index("net"))
    table.key(Qt.Key.Key_Space)
    assert table.model.aim.direction != before
    aimed = table.model.aim.direction
    table.model.help_with("none")
    shown.visit(kinds.index("hole"))
    table.key(Qt.Key.Key_Space)
    assert table.model.aim.direction == aimed


def test_standings_tell_each_seal_once(table: Table) -> None:
    table.open(to_throw())
    panel = next(it for it in table.all("RollingDicePanel"))
    names = [row["text"].split(":")[0] for row in rows_of(table.model.table.seals)]
    heard = [text for text in told(panel) if any(text.startswith(name) for name in names)]
    assert len(heard) == len(names)
