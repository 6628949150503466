"""The words of Dice Flick: colours, dice, plates, hollows and points."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from beamme.core.plate import Plate
from beamme.games.dice_flick.board import column_name, hollow_name, row_name
from beamme.games.dice_flick.dice import COLOUR_OF, Colour
from beamme.games.dice_flick.moves import Along
from ui.text.words import Counted, capital, fill, translate

COLOURS = {
    Colour.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "blue")),
    Colour.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "yellow")),
    Colour.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "green")),
    Colour.WHITE: str(QT_TRANSLATE_NOOP("DiceFlick", "white")),
    Colour.PINK: str(QT_TRANSLATE_NOOP("DiceFlick", "pink")),
}
DICE = {
    Colour.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "the blue die")),
    Colour.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "the yellow die")),
    Colour.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "the green die")),
    Colour.WHITE: str(QT_TRANSLATE_NOOP("DiceFlick", "the white die")),
    Colour.PINK: str(QT_TRANSLATE_NOOP("DiceFlick", "the Knaller")),
}
SHOWING = {
    Colour.BLUE: str(QT_TRANSLATE_NOOP("DiceFlick", "the blue %1")),
    Colour.YELLOW: str(QT_TRANSLATE_NOOP("DiceFlick", "the yellow %1")),
    Colour.GREEN: str(QT_TRANSLATE_NOOP("DiceFlick", "the green %1")),
    Colour.WHITE: str(QT_TRANSLATE_NOOP("DiceFlick", "the white %1")),
    Colour.PINK: str(QT_TRANSLATE_NOOP("DiceFlick", "the Knaller")),
}
PLATES = {
    Plate.SOUTH: str(QT_TRANSLATE_NOOP("DiceFlick", "from the south")),
    Plate.EAST: str(QT_TRANSLATE_NOOP("DiceFlick", "from the east")),
    Plate.NORTH: str(QT_TRANSLATE_NOOP("DiceFlick", "from the north")),
    Plate.WEST: str(QT_TRANSLATE_NOOP("DiceFlick", "from the west")),
}


def colour_name(colour: Colour) -> str:
    """A colour inside a sentence: "blue"."""
    return translate("DiceFlick", COLOURS[colour])


def die_text(die: str) -> str:
    """A die inside a sentence: "the yellow die"."""
    return translate("DiceFlick", DICE[COLOUR_OF[die]])


def die_showing(die: str, face: int) -> str:
    """A die in the box inside a sentence: "the yellow 4"; a Knaller has no pips."""
    return fill(translate("DiceFlick", SHOWING[COLOUR_OF[die]]), face)


def die_spoken(die: str, face: int, place: int | None) -> str:
    """A die in the box for those who hear it: "The yellow 4, D3"."""
    shown = capital(die_showing(die, face))
    return shown if place is None else f"{shown}, {hollow_text(place)}"


def plate_text(plate: Plate) -> str:
    """Where a flick comes from, inside a sentence: "from the south"."""
    return translate("DiceFlick", PLATES[plate])


def line_text(place: int, along: Along) -> str:
    """The row or the column of a hollow by its mark, inside a sentence: "line 3", "line D"."""
    name = row_name(place) if along is Along.ROW else column_name(place)
    return fill(translate("DiceFlick", "line %1"), name)


def hollow_text(place: int) -> str:
    """Where a hollow is: "D3"."""
    return hollow_name(place)


def points_text(points: int) -> str:
    """So many points."""
    return Counted(points).translate("DiceFlick", "%n points", "", 0)
