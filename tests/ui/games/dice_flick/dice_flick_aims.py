"""The model of Dice Flick with somebody who aims, as fixtures."""

import pytest
from dice_flick_views import to_flick

from ui.games.dice_flick.model import DiceFlickModel

CHANCES = (0.0,) * 12 + (0.5, 0.2) + (0.0,) * 11 + (0.2, 0.1)
"""Most likely the centre."""


@pytest.fixture
def model() -> DiceFlickModel:
    return DiceFlickModel()


@pytest.fixture
def aiming(model: DiceFlickModel) -> DiceFlickModel:
    """Ask somebody to flick."""
    model.show(to_flick())
    return model


def aim(model: DiceFlickModel) -> dict[str, float]:
    return {
        name: model.aim.property(name) for name in ("plate", "slide", "direction", "power", "lift")
    }


def answer(model: DiceFlickModel, chances: tuple[float, ...] = CHANCES) -> None:
    """Tell the chances of the present aim."""
    question = model.aim.question()
    assert question is not None
    model.aim.answer(question, chances)
