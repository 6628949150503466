"""The match screen of Rolling Dice as a fixture, and what tests read from it."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible

from tests.ui.games.rolling_dice.window.helpers.hands import Table

BACK = QPoint(0, 60)
"""Away from the floe, whose entrance is at the bottom."""
TWO = "a2=5@100,1000 a3=4@-4000,-3000 a4=6@14500,0"
"""Two dice that may be kept, and one in the water."""


@pytest.fixture
def table() -> Iterator[Table]:
    made = Table()
    yield made
    made.close()


def moves(decided: list[tuple[Any, ...]]) -> list[Any]:
    return [move for (played,) in decided for move in played]


def aim(table: Table) -> tuple[float, float, float, float]:
    model = table.model
    return model.aim.place, model.aim.direction, model.aim.power, model.aim.spread


def said(item: Any) -> str:
    return str(QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name))
