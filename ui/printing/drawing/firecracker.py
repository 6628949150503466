"""A firecracker with a burning fuse, the symbol of dice that blow up a line."""

from collections.abc import Iterator
from math import hypot

from ui.printing.drawing.shapes import Fill, Outline, polygon

Point = tuple[float, float]

GRID, REACH, STROKE = 24, 10.5, 1.8
"""The drawing is that of `KnallerSpark.qml`: its size, half of what it fills, its lines."""
BODIES: tuple[tuple[Point, ...], ...] = (
    (
        *((5.2, 11.4), (10.6, 6.0), (11.6, 5.5), (12.6, 6.0)),
        *((16.0, 9.4), (16.5, 10.4), (16.0, 11.4), (10.6, 16.8)),
    ),
    (
        *((3.9, 12.7), (9.3, 18.1), (7.4, 20.0), (6.4, 20.5)),
        *((5.4, 20.0), (2.0, 16.6), (1.5, 15.6), (2.0, 14.6)),
    ),
)
LINES: tuple[tuple[Point, Point], ...] = (
    ((14.6, 7.4), (15.7, 6)),
    ((15.6, 6.1), (17.2, 5.4)),
    ((18.8, 1.6), (18.8, 3.2)),
    ((22.4, 5.2), (20.8, 5.2)),
    ((21.3, 2.7), (20.2, 3.8)),
    ((21.3, 7.8), (20.2, 6.7)),
    ((16.3, 2.7), (17.2, 3.7)),
)


def outlines() -> Iterator[list[Point]]:
    """Its parts as polygons around their middle; it reaches from -1 to 1."""
    for body in BODIES:
        yield [_unit(*point) for point in body]
    for (x1, y1), (x2, y2) in LINES:
        length = hypot(x2 - x1, y2 - y1)
        u, v = (y1 - y2) / length * STROKE / 2, (x2 - x1) / length * STROKE / 2
        corners = (x1 + u, y1 + v), (x2 + u, y2 + v), (x2 - u, y2 - v), (x1 - u, y1 - v)
        yield [_unit(*corner) for corner in corners]


def firecracker(x: float, y: float, size: float, fill: Fill) -> tuple[Outline, ...]:
    """It around a point; `size` is half its width."""
    return tuple(
        polygon([(x + size * a, y + size * b) for a, b in outline], fill) for outline in outlines()
    )


def _unit(x: float, y: float) -> Point:
    return (x - GRID / 2) / REACH, (y - 11) / REACH
