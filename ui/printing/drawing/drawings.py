"""The hand-drawn cows, numbers and signs as vector outlines."""

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainterPath

from ui.app.paths import RESOURCES
from ui.printing.drawing.inks import TINTS

SIDE = 1000
"""The side of the square of every drawing, in its own units."""

Strokes = tuple[tuple[QBrush, QPainterPath], ...]


@cache
def _all() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for path in RESOURCES.glob("*/drawings/print.json"):
        found |= json.loads(path.read_text("utf-8"))
    return found


def names() -> list[str]:
    """The names of all drawings."""
    return list(_all())


@lru_cache(maxsize=1024)
def strokes(name: str, tints: str, side: float = SIDE, *, mirrored: bool = False) -> Strokes:
    """A drawing in the colours of a palette, in whole dots, in a square with this side.

    Parts that the palette leaves out are not drawn. In a PDF, whole dots take half the bytes.
    """
    palette = TINTS[tints]
    across = -side if mirrored else side
    return tuple(
        (_brush(colour, alpha), _path(steps, across / SIDE, side / SIDE))
        for key, alpha, steps in _all()[name]
        if (colour := palette[key]) is not None
    )


def _brush(colour: str, alpha: float) -> QBrush:
    tint = QColor(colour)
    tint.setAlphaF(alpha)
    return QBrush(tint)


def _path(steps: Sequence[Sequence[int]], across: float, down: float) -> QPainterPath:
    """A closed outline of lines (two numbers) and curves (six)."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for number, step in enumerate(steps):
        points = [
            QPointF(round(x * across), round(y * down))
            for x, y in zip(step[::2], step[1::2], strict=True)
        ]
        if number == 0:
            path.moveTo(*points)
        elif len(points) == 1:
            path.lineTo(*points)
        else:
            path.cubicTo(*points)
    path.closeSubpath()
    return path
