"""An aim of Rolling Dice in words: where from, whereto, how hard."""

from beamme.games.rolling_dice.moves import Throw
from ui.text.words import fill, translate

SOFT, HARD = 750, 950
"""Millimetres per second below which a throw is soft, and from which on it is hard."""
STRAIGHT = 300
"""Hundredths of a degree up to which a throw goes straight ahead."""
MIDDLE = 2_500
"""Hundredths of a millimetre up to which a hand is in the middle of the entrance."""


def throw_text(throw: Throw) -> str:
    """A throw in a few words: "Softly from the left, straight"."""
    text = translate("RollingDice", "Firmly %1, %2")
    if throw.speed < SOFT:
        text = translate("RollingDice", "Softly %1, %2")
    elif throw.speed >= HARD:
        text = translate("RollingDice", "Hard %1, %2")
    return fill(text, _from(throw.x), _towards(throw.direction))


def _from(place: int) -> str:
    if abs(place) <= MIDDLE:
        return translate("RollingDice", "from the middle")
    if place < 0:
        return translate("RollingDice", "from the left")
    return translate("RollingDice", "from the right")


def _towards(direction: int) -> str:
    if abs(direction) <= STRAIGHT:
        return translate("RollingDice", "straight")
    if direction < 0:
        return translate("RollingDice", "to the left")
    return translate("RollingDice", "to the right")
