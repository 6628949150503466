"""The model of Rolling Dice, watched closely, and what its parts tell."""

from typing import Any

import pytest

from tests.ui.helpers.window_fixtures import Watch
from ui.games.rolling_dice.model import RollingDiceModel

INSIDE = ("table.arena", "table.hand", "table.seals", "keeping.choices")
THREE = "a2=5@100,1000 a3=4@-4000,-3000 a4=1@-3600,9000"
"""A throw of which three dice may be kept."""


@pytest.fixture
def model(watched: Watch) -> RollingDiceModel:
    made = RollingDiceModel()
    for rows in told(made, *INSIDE):
        watched(rows)
    return made


def told(model: RollingDiceModel, *names: str) -> list[Any]:
    """Give properties of the parts of a model, such as `table.phase`."""
    paths = (name.split(".") for name in names)
    return [model.property(part).property(name) for part, name in paths]
