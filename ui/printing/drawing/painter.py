"""Draw a page on paper, into a PDF or into a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ui.printing.drawing.drawings import SIDE, strokes
from ui.printing.drawing.fonts import FINE, font, width_of
from ui.printing.drawing.paths import Dots, path_of, rounded
from ui.printing.drawing.shapes import (
    Box,
    Drawing,
    Fade,
    Fill,
    Group,
    Line,
    Outline,
    Oval,
    Page,
    Pen,
    Shape,
    Text,
)
from ui.printing.drawing.tools import NO_BRUSH, NO_PEN, brush_of, colour_of, pen_of

FINE_DOTS = 20
"""Dots per millimetre from which rounding to whole dots is invisible."""


@dataclass(frozen=True, slots=True)
class Place:
    """The transformation from millimetres to the device."""

    matrix: QTransform
    dots: Dots | None
    """Scale and offset on a fine device without rotation: then whole dots are used.

    In a PDF, whole numbers take half the bytes of fractions.
    """

    @classmethod
    def by(cls, matrix: QTransform) -> "Place":
        """The place for a transformation."""
        if matrix.m11() < FINE_DOTS or matrix.isRotating():
            return cls(matrix, None)
        return cls(matrix, (matrix.m11(), matrix.dx(), matrix.dy()))


def draw(page: Page, painter: QPainter, dots: float) -> None:
    """Draw a page on a device with this many dots per millimetre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    _shapes(painter, page.shapes, Place.by(QTransform.fromScale(dots, dots)))
    painter.restore()


def _shapes(painter: QPainter, shapes: tuple[Shape, ...], place: Place) -> None:
    for shape in shapes:
        _DRAW_FUNCTIONS[type(shape)](painter, shape, place)


def _box(painter: QPainter, box: Box, place: Place) -> None:
    if box.radius or box.pen is not None or place.dots is None or not isinstance(box.fill, str):
        _outline(painter, rounded(box), place)
        return
    size, across, down = place.dots
    left, right = round(across + box.x * size), round(across + (box.x + box.width) * size)
    top, bottom = round(down + box.y * size), round(down + (box.y + box.height) * size)
    painter.resetTransform()
    painter.fillRect(left, top, right - left, bottom - top, colour_of(box.fill))


def _line(painter: QPainter, line: Line, place: Place) -> None:
    start, end = (line.x1, line.y1), (line.x2, line.y2)
    _outline(painter, Outline(start, (end,), None, line.pen, closed=False), place)


def _oval(painter: QPainter, oval: Oval, place: Place) -> None:
    painter.setTransform(place.matrix)
    _set_pen_and_brush(painter, oval.fill, oval.pen)
    painter.drawEllipse(QPointF(oval.x, oval.y), oval.width, oval.height)


def _outline(painter: QPainter, outline: Outline, place: Place) -> None:
    if place.dots is None or isinstance(outline.fill, Fade):
        painter.setTransform(place.matrix)
        _set_pen_and_brush(painter, outline.fill, outline.pen)
        painter.drawPath(path_of(outline))
    else:
        painter.resetTransform()
        _set_pen_and_brush(painter, outline.fill, outline.pen, place.dots[0])
        painter.drawPath(path_of(outline, place.dots))


def _text(painter: QPainter, text: Text, place: Place) -> None:
    wide = width_of(text.text, text.face, text.size, text.spread)
    matrix = QTransform(place.matrix)
    matrix.translate(text.x - text.align.value * wide, text.y).scale(1 / FINE, 1 / FINE)
    painter.setTransform(matrix)
    painter.setFont(font(text.face, text.size, text.spread))
    painter.setPen(colour_of(text.colour))
    painter.drawText(QPointF(0, 0), text.text)


def _drawing(painter: QPainter, drawing: Drawing, place: Place) -> None:
    left, top = drawing.x + drawing.mirrored * drawing.size, drawing.y
    if place.dots is None:
        size = drawing.size / SIDE
        matrix = QTransform(place.matrix)
        matrix.translate(left, top).scale(-size if drawing.mirrored else size, size)
        drawn = strokes(drawing.name, drawing.tints)
    else:
        scale, across, down = place.dots
        matrix = QTransform.fromTranslate(round(across + left * scale), round(down + top * scale))
        side = round(drawing.size * scale, 1)
        drawn = strokes(drawing.name, drawing.tints, side, mirrored=drawing.mirrored)
    painter.setTransform(matrix)
    painter.setPen(NO_PEN)
    for brush, path in drawn:
        painter.setBrush(brush)
        painter.drawPath(path)


def _group(painter: QPainter, group: Group, place: Place) -> None:
    painter.save()
    matrix = QTransform(place.matrix)
    matrix.translate(group.x, group.y).rotate(group.turn).scale(group.scale, group.scale)
    if (box := group.clip) is not None:
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(box.x, box.y, box.width, box.height), box.radius, box.radius)
        painter.setTransform(matrix)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    _shapes(painter, group.shapes, Place.by(matrix))
    painter.restore()


_DRAW_FUNCTIONS: dict[type, Callable[[QPainter, Any, Place], None]] = {
    Box: _box,
    Line: _line,
    Oval: _oval,
    Outline: _outline,
    Text: _text,
    Drawing: _drawing,
    Group: _group,
}


def _set_pen_and_brush(painter: QPainter, fill: Fill, pen: Pen | None, scale: float = 1.0) -> None:
    painter.setPen(NO_PEN if pen is None else pen_of(pen, scale))
    painter.setBrush(NO_BRUSH if fill is None else brush_of(fill))
