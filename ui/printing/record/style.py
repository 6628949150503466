"""Sizes and colours of a match on paper."""

from ui.games.game_ui import game_ui
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour

SIZE = 8.5
"""Points of what is told."""
LINE = 3.95
"""Millimetres from a line to the next."""
BASE = 2.95
"""Millimetres from the top of a line to its base line."""


PLAIN_WASH = "#F1EFEC"


def wash(game: str, inks: Inks) -> Colour | None:
    """What is behind a note; nothing if ink is saved."""
    return None if inks.saving else game_ui(game).band.wash
