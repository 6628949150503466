"""The model of Rolling Dice with somebody who aims, as fixtures."""

import pytest

from tests.ui.games.rolling_dice.helpers.views import to_throw
from ui.games.rolling_dice.model import RollingDiceModel


@pytest.fixture
def model() -> RollingDiceModel:
    return RollingDiceModel()


@pytest.fixture
def aiming(model: RollingDiceModel) -> RollingDiceModel:
    """Ask somebody to throw at a ringed die."""
    model.show(to_throw())
    return model


def shown(model: RollingDiceModel) -> dict[str, tuple[float, str, str]]:
    return {
        row["kind"]: (row["chance"], row["text"], row["label"])
        for row in model.aim.property("outlook")
    }


def aim(model: RollingDiceModel) -> dict[str, float]:
    return {name: model.aim.property(name) for name in ("place", "direction", "power", "spread")}
