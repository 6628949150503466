"""A model of Dice Flick that scores, and what is taken in it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel

from beamme.games.dice_flick.moves import write
from tests.ui.helpers.recorded import rows_of
from ui.games.dice_flick.model import DiceFlickModel

Watch = Callable[[QAbstractItemModel], None]
GROUP, COLUMN = "blue b1 b2 b3 *", "line p1 column"


@pytest.fixture
def model(watched: Watch) -> DiceFlickModel:
    """A model whose rows are watched."""
    made = DiceFlickModel()
    for rows in (made.table.arena, made.table.hand, made.scoring.takes):
        watched(rows)
    return made


def taken(model: DiceFlickModel) -> list[tuple[str, int]]:
    """List what is taken, and its points."""
    return [(row["title"], row["points"]) for row in rows_of(model.scoring.takes) if row["taken"]]


def entered(model: DiceFlickModel) -> str:
    """Tell what the button would write down."""
    (move,) = model.common.primary.moves
    return write(move)
