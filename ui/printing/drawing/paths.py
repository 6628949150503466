"""Outlines as Qt paths, in millimetres or in whole dots of a device."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from ui.printing.drawing.shapes import Box, Outline

Dots = tuple[float, float, float]
"""Dots per millimetre, and the offset across and down in dots."""
ROUND = 0.5523
"""The length of Bézier handles of a quarter of a circle, in radii."""


@lru_cache(maxsize=2048)
def path_of(outline: Outline, dots: Dots | None = None) -> QPainterPath:
    """The path of an outline."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.moveTo(*_points(outline.start, dots))
    for step in outline.steps:
        match _points(step, dots):
            case [end]:
                path.lineTo(end)
            case [handle, end]:
                path.quadTo(handle, end)
            case [first, second, end]:
                path.cubicTo(first, second, end)
            case _:
                raise ValueError(step)
    if outline.closed:
        path.closeSubpath()
    return path


def _points(step: tuple[float, ...], dots: Dots | None) -> list[QPointF]:
    pairs = zip(step[::2], step[1::2], strict=True)
    if dots is None:
        return [QPointF(x, y) for x, y in pairs]
    scale, across, down = dots
    return [QPointF(round(across + x * scale), round(down + y * scale)) for x, y in pairs]


def rounded(box: Box) -> Outline:
    """The outline of a box with round corners."""
    left, top, right, bottom = box.x, box.y, box.x + box.width, box.y + box.height
    radius = min(box.radius, box.width / 2, box.height / 2)
    if not radius:
        corners = ((right, top), (right, bottom), (left, bottom))
        return Outline((left, top), corners, box.fill, box.pen)
    rest = radius * (1 - ROUND)
    steps = (
        (right - radius, top),
        (right - rest, top, right, top + rest, right, top + radius),
        (right, bottom - radius),
        (right, bottom - rest, right - rest, bottom, right - radius, bottom),
        (left + radius, bottom),
        (left + rest, bottom, left, bottom - rest, left, bottom - radius),
        (left, top + radius),
        (left, top + rest, left + rest, top, left + radius, top),
    )
    return Outline((left + radius, top), steps, box.fill, box.pen)
