"""The printed fonts: measure and fit texts."""

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from ui.printing.drawing.paper import POINT, SMALLEST
from ui.printing.drawing.shapes import Face, Text

FINE = 40
"""Pixels per millimetre in which fonts are measured and set: no printer shows more."""


@lru_cache(maxsize=256)
def font(face: Face, size: float, spread: float = 0.0) -> QFont:
    """A font of this size in points, to be drawn `FINE` times too large."""
    family, weight = face.value
    made = QFont(family)
    if face is Face.HEAVY:
        # If requested by weight, Qt would embolden it once more.
        made.setStyleName("ExtraBold")
    else:
        made.setWeight(QFont.Weight(weight))
    made.setPixelSize(max(1, round(size * POINT * FINE)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # No ligatures: two hyphens of a command must stay two.
    made.setFeature(QFont.Tag("liga"), 0)
    # No contextual alternates: a parenthesis beside figures could not be copied from a PDF.
    made.setFeature(QFont.Tag("calt"), 0)
    if spread:
        made.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spread * 100)
    return made


@lru_cache(maxsize=4096)
def width_of(text: str, face: Face, size: float, spread: float = 0.0) -> float:
    """The width of a text in millimetres."""
    return QFontMetricsF(font(face, size, spread)).horizontalAdvance(text) / FINE


def extent(text: Text) -> tuple[float, float, float, float]:
    """Left, top, width and height of a drawn text."""
    metrics = QFontMetricsF(font(text.face, text.size, text.spread))
    ink = metrics.tightBoundingRect(text.text)
    left = text.x - text.align.value * width_of(text.text, text.face, text.size, text.spread)
    return (
        left + ink.x() / FINE,
        text.y + ink.y() / FINE,
        ink.width() / FINE,
        ink.height() / FINE,
    )


def fitting(
    text: str, face: Face, size: float, room: float, least: float = SMALLEST
) -> tuple[str, float]:
    """The text and a size at which it fits: first reduced in size, then truncated."""
    wide = width_of(text, face, size)
    if wide <= room:
        return text, size
    size = max(least, int(2 * size * room / wide) / 2)
    while width_of(text, face, size) > room and len(text) > 1:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    return text, size


def lines_of(text: str, face: Face, size: float, room: float) -> list[str]:
    """The text wrapped to this width; hard spaces keep words together."""
    lines: list[str] = []
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, face, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
