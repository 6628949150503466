"""Sizes and colours of a protocol."""

from dataclasses import dataclass

from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Colour

SIZE = 8.5
"""Points of what is told."""
LINE = 3.95
"""Millimetres from a line to the next."""
BASE = 2.95
"""Millimetres from the top of a line to its base line."""


@dataclass(frozen=True, slots=True)
class Band:
    """What a game's protocol is dressed in."""

    dark: Colour
    light: Colour
    wash: Colour
    """Behind dice that were kept and behind notes."""


BANDS = {
    "beam-me-up": Band("#1B1440", "#4A3AA8", "#DEDAF6"),
    "kuh-vadis": Band("#1F5C33", "#3B8A4F", "#D9ECC6"),
    "dice-flick": Band("#2B1D5E", "#A3237A", "#F3DCEC"),
    "rolling-dice": Band("#0E4664", "#2384AE", "#D5EBF5"),
}
PLAIN_WASH = "#F1EFEC"


def wash(game: str, inks: Inks) -> Colour | None:
    """What is behind a note; nothing if ink is saved."""
    return None if inks.saving else BANDS[game].wash
