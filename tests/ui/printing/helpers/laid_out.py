"""Where the shapes of a page really are, whatever groups they lie in."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from ui.printing.drawing.fonts import extent
from ui.printing.drawing.shapes import (
    Box,
    Drawing,
    Group,
    Line,
    Outline,
    Oval,
    Page,
    Pen,
    Shape,
    Text,
)


@dataclass(frozen=True, slots=True)
class Laid:
    """A shape and the room it takes on the page, in millimetres."""

    shape: Shape
    room: QRectF
    scale: float


def laid(page: Page) -> Iterator[Laid]:
    """All shapes of a page that can be seen."""
    yield from _all(page.shapes, QTransform(), None, 1.0)


def texts(page: Page) -> list[Laid]:
    """The texts of a page."""
    return [each for each in laid(page) if isinstance(each.shape, Text)]


def words(page: Page) -> list[str]:
    """What can be read on a page, in the order it is drawn."""
    return [each.shape.text for each in texts(page) if isinstance(each.shape, Text)]


def _all(
    shapes: tuple[Shape, ...], turned: QTransform, window: QRectF | None, scale: float
) -> Iterator[Laid]:
    for shape in shapes:
        if isinstance(shape, Group):
            inner = QTransform(turned).translate(shape.x, shape.y).rotate(shape.turn)
            inner.scale(shape.scale, shape.scale)
            seen = window
            if (clip := shape.clip) is not None:
                place = QRectF(clip.x, clip.y, clip.width, clip.height)
                opened = inner.mapRect(place)
                seen = opened if window is None else window.intersected(opened)
            yield from _all(shape.shapes, inner, seen, scale * shape.scale)
            continue
        room = turned.mapRect(_room(shape))
        if window is None:
            yield Laid(shape, room, scale)
        elif room.intersects(window):
            yield Laid(shape, room.intersected(window), scale)


def _room(shape: Shape) -> QRectF:
    match shape:
        case Box(x=x, y=y, width=width, height=height, pen=pen):
            return _wider(QRectF(x, y, width, height), pen)
        case Line(x1=x1, y1=y1, x2=x2, y2=y2, pen=pen):
            return _wider(QRectF(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)), pen)
        case Oval(x=x, y=y, width=width, height=height, pen=pen):
            return _wider(QRectF(x - width, y - height, 2 * width, 2 * height), pen)
        case Outline(start=start, steps=steps, pen=pen):
            points = [start, *((step[-2], step[-1]) for step in steps)]
            across, down = [x for x, _ in points], [y for _, y in points]
            left, top = min(across), min(down)
            return _wider(QRectF(left, top, max(across) - left, max(down) - top), pen)
        case Drawing(x=x, y=y, size=size):
            return QRectF(x, y, size, size)
        case Text():
            return QRectF(*extent(shape))
        case _:
            raise TypeError(shape)


def _wider(room: QRectF, pen: Pen | None) -> QRectF:
    half = pen.width / 2 if pen is not None else 0.0
    return room.adjusted(-half, -half, half, half)
