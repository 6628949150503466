"""Chances of an aim of Dice Flick, and telling them to the model that asked."""

from ui.games.dice_flick.model import DiceFlickModel

CHANCES = (0.0,) * 12 + (0.5, 0.2) + (0.0,) * 11 + (0.2, 0.1)
"""Most likely the centre."""


def answer(model: DiceFlickModel, chances: tuple[float, ...] = CHANCES) -> None:
    """Tell the chances of the present aim."""
    question = model.aim.question()
    assert question is not None
    model.aim.answer(question, chances)
