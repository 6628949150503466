"""The hand-drawn cows, numbers and signs as outlines that a printer can draw."""

import json
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath, QPolygonF

from ui.paths import RESOURCES
from ui.printing.inks import TINTS

SIDE = 1000
"""The side of the square that every drawing fills, in its own units."""

Strokes = tuple[tuple[QBrush, QPainterPath], ...]


@cache
def _all() -> dict[str, Any]:
    text = (RESOURCES / "drawings" / "print.json").read_text("utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def names() -> list[str]:
    """All drawings that can be printed."""
    return list(_all())


@lru_cache(maxsize=512)
def strokes(name: str, tints: str) -> Strokes:
    """A drawing in the colours of a palette; what the palette leaves out is not drawn."""
    palette = TINTS[tints]
    return tuple(
        (_brush(colour, alpha), _path(points))
        for key, alpha, points in _all()[name]
        if (colour := palette[key]) is not None
    )


def _brush(colour: str, alpha: float) -> QBrush:
    tint = QColor(colour)
    tint.setAlphaF(alpha)
    return QBrush(tint)


def _path(points: list[int]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon(
        QPolygonF([QPointF(x, y) for x, y in zip(points[::2], points[1::2], strict=True)])
    )
    path.closeSubpath()
    return path
