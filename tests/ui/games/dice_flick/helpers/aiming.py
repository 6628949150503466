"""A model of Dice Flick in which somebody aims."""

import pytest

from tests.ui.games.dice_flick.helpers.views import to_flick
from ui.games.dice_flick.model import DiceFlickModel


@pytest.fixture
def model() -> DiceFlickModel:
    """A model that shows nothing yet."""
    return DiceFlickModel()


@pytest.fixture
def aiming(model: DiceFlickModel) -> DiceFlickModel:
    """Ask somebody to flick."""
    model.show(to_flick())
    return model


def aim(model: DiceFlickModel) -> dict[str, float]:
    """Tell how somebody aims."""
    return {
        name: model.aim.property(name) for name in ("plate", "slide", "direction", "power", "lift")
    }
