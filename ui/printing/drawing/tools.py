"""Qt's pens, brushes and colours."""

from functools import lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPen

from ui.printing.drawing.shapes import Colour, Fade, Pen

NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)


@lru_cache(maxsize=256)
def colour_of(colour: Colour) -> QColor:
    """Qt's colour."""
    return QColor(colour)


@lru_cache(maxsize=256)
def pen_of(pen: Pen, scale: float = 1.0) -> QPen:
    """Qt's pen with round caps, scaled in width."""
    made = QPen(QColor(pen.colour), pen.width * scale)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if pen.dashes:
        made.setDashPattern(list(pen.dashes))
    return made


@lru_cache(maxsize=256)
def brush_of(fill: Colour | Fade) -> QBrush:
    """Qt's brush for a colour or gradient."""
    if isinstance(fill, str):
        return QBrush(QColor(fill))
    fade = QLinearGradient(fill.x1, fill.y1, fill.x2, fill.y2)
    for at, colour in fill.stops:
        fade.setColorAt(at, QColor(colour))
    return QBrush(fade)
