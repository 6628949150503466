"""The one painter: draws a page on paper, into a PDF or into a picture."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from ui.printing.drawings import SIDE, strokes
from ui.printing.fonts import FINE, font, width_of
from ui.printing.shapes import (
    Box,
    Colour,
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
    Step,
    Text,
)

NO_PEN = QPen(Qt.PenStyle.NoPen)
NO_BRUSH = QBrush(Qt.BrushStyle.NoBrush)
FINE_DOTS = 20
"""On a device with so many dots per millimetre nobody sees whether a drawing lies on whole ones."""


def draw(page: Page, painter: QPainter, dots: float) -> None:
    """Draw a page on a device with so many dots per millimetre."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(dots, dots)
    _shapes(painter, page.shapes)
    painter.restore()


def _shapes(painter: QPainter, shapes: tuple[Shape, ...]) -> None:
    for shape in shapes:
        _WAYS[type(shape)](painter, shape)


def _box(painter: QPainter, box: Box) -> None:
    _dress(painter, box.fill, box.pen)
    place = QRectF(box.x, box.y, box.width, box.height)
    if box.radius:
        painter.drawRoundedRect(place, box.radius, box.radius)
    else:
        painter.drawRect(place)


def _line(painter: QPainter, line: Line) -> None:
    painter.setPen(_pen(line.pen))
    painter.drawLine(QLineF(line.x1, line.y1, line.x2, line.y2))


def _oval(painter: QPainter, oval: Oval) -> None:
    _dress(painter, oval.fill, oval.pen)
    painter.drawEllipse(QPointF(oval.x, oval.y), oval.width, oval.height)


def _outline(painter: QPainter, outline: Outline) -> None:
    _dress(painter, outline.fill, outline.pen)
    painter.drawPath(_path(outline.start, outline.steps, outline.closed))


def _text(painter: QPainter, text: Text) -> None:
    wide = width_of(text.text, text.face, text.size, text.spread)
    painter.save()
    painter.translate(text.x - text.align.value * wide, text.y)
    painter.scale(1 / FINE, 1 / FINE)
    painter.setFont(font(text.face, text.size, text.spread))
    painter.setPen(_colour(text.colour))
    painter.drawText(QPointF(0, 0), text.text)
    painter.restore()


def _drawing(painter: QPainter, drawing: Drawing) -> None:
    place = painter.transform()
    corner = QPointF(drawing.x + drawing.mirrored * drawing.size, drawing.y)
    painter.setPen(NO_PEN)
    if place.m11() >= FINE_DOTS and not place.isRotating():
        dot = place.map(corner).toPoint()
        painter.setTransform(QTransform.fromTranslate(dot.x(), dot.y()))
        side = round(drawing.size * place.m11(), 1)
        drawn = strokes(drawing.name, drawing.tints, side, mirrored=drawing.mirrored)
    else:
        size = drawing.size / SIDE
        painter.translate(corner)
        painter.scale(-size if drawing.mirrored else size, size)
        drawn = strokes(drawing.name, drawing.tints)
    for brush, path in drawn:
        painter.setBrush(brush)
        painter.drawPath(path)
    painter.setTransform(place)


def _group(painter: QPainter, group: Group) -> None:
    painter.save()
    painter.translate(group.x, group.y)
    painter.rotate(group.turn)
    painter.scale(group.scale, group.scale)
    if (box := group.clip) is not None:
        clip = QPainterPath()
        place = QRectF(box.x, box.y, box.width, box.height)
        clip.addRoundedRect(place, box.radius, box.radius)
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    _shapes(painter, group.shapes)
    painter.restore()


_WAYS: dict[type, Callable[[QPainter, Any], None]] = {
    Box: _box,
    Line: _line,
    Oval: _oval,
    Outline: _outline,
    Text: _text,
    Drawing: _drawing,
    Group: _group,
}


def _dress(painter: QPainter, fill: Fill, pen: Pen | None) -> None:
    painter.setPen(NO_PEN if pen is None else _pen(pen))
    painter.setBrush(NO_BRUSH if fill is None else _brush(fill))


@lru_cache(maxsize=256)
def _colour(colour: Colour) -> QColor:
    return QColor(colour)


@lru_cache(maxsize=256)
def _pen(pen: Pen) -> QPen:
    made = QPen(QColor(pen.colour), pen.width)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if pen.dashes:
        made.setDashPattern(list(pen.dashes))
    return made


@lru_cache(maxsize=256)
def _brush(fill: Colour | Fade) -> QBrush:
    if isinstance(fill, str):
        return QBrush(QColor(fill))
    fade = QLinearGradient(fill.x1, fill.y1, fill.x2, fill.y2)
    for at, colour in fill.stops:
        fade.setColorAt(at, QColor(colour))
    return QBrush(fade)


@lru_cache(maxsize=2048)
def _path(start: tuple[float, float], steps: tuple[Step, ...], closed: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.setFillRule(Qt.FillRule.WindingFill)
    for step in steps:
        match step:
            case (x, y):
                path.lineTo(x, y)
            case (hx, hy, x, y):
                path.quadTo(hx, hy, x, y)
            case (ax, ay, bx, by, x, y):
                path.cubicTo(ax, ay, bx, by, x, y)
            case _:
                raise ValueError(step)
    if closed:
        path.closeSubpath()
    return path
