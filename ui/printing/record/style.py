"""Sizes and colours of a game record."""

from ui.games.game_ui import game_ui
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour

SIZE = 8.5
"""The text size, in points."""
LINE = 3.95
"""The line spacing, in millimetres."""
BASE = 2.95
"""From the top of a line to its baseline, in millimetres."""


PLAIN_WASH = "#F1EFEC"


def wash(game: str, inks: Inks) -> Colour | None:
    """The background of a note; None if ink is saved."""
    return None if inks.saving else game_ui(game).band.wash
