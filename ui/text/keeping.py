"""Keeping and rolling dice, in sentences that games share."""

from beamme.core.keeping import ALL_DICE, DICE
from ui.text.words import Counted, fill, translate


def dice_of(faces: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """The faces of the dice in a mask, sorted."""
    return tuple(sorted(face for die, face in enumerate(faces) if mask >> die & 1))


def keep_text(name: str, faces: tuple[int, ...], mask: int, kept: str) -> str:
    """A player keeps these dice (`kept` in words) and rolls the others, or stops."""
    if mask == ALL_DICE:
        return fill(translate("Rolling", "%1 stops here."), name)
    if mask:
        count = DICE - mask.bit_count()
        text = Counted(count).translate("Rolling", "%1 keeps %2 and rolls %n dice.", "", 0)
        return fill(text, name, kept)
    if faces:
        return fill(translate("Rolling", "%1 rolls all five dice again."), name)
    return fill(translate("Rolling", "%1 rolls."), name)


def keep_advice(faces: tuple[int, ...], mask: int, kept: str) -> str:
    """The same as a hint; games have their own texts for stopping."""
    if mask:
        return fill(translate("Rolling", "Keep %1"), kept)
    if faces:
        return translate("Rolling", "Roll all five dice again")
    return translate("Rolling", "Roll")


def roll_button(count: int) -> str:
    """The text of the button that rolls this many dice."""
    return Counted(count).translate("Rolling", "Roll %n dice", "", 0)


def rolls_left_text(count: int) -> str:
    """The number of rolls left."""
    return Counted(count).translate("Rolling", "%n rolls left", "", 0)
