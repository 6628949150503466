"""Drawings for print: a few smooth curves, and nothing too small to see."""

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import dist

from resources.kuh_vadis.drawings.curves import fitted
from resources.kuh_vadis.drawings.hand import OVERLAP, Shape
from resources.kuh_vadis.drawings.paths import Point
from resources.kuh_vadis.drawings.svg import FINE

SHARP = {"ink": 0.6, "cross": 0.6, "circle": 0.6}
"""With a cow a centimetre wide on paper, less than a tenth of a millimetre."""
SOFT = 1.2
"""The tolerance of painted areas, which lie under ink or have soft edges."""


def outlines(drawings: Iterable[tuple[str, list[Shape]]]) -> str:
    """Write drawings as JSON: each shape with the name of its colour, its alpha and its steps."""
    lines = [
        f'"{name}": {json.dumps([*map(_steps, _layered(shapes))], separators=(",", ":"))}'
        for name, shapes in drawings
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _layered(shapes: Sequence[Shape]) -> Iterator[Shape]:
    """Paint outlined shapes onto an area of ink: two outlines instead of three."""
    for shape, following in pairwise([*shapes, None]):
        if following is not None and following.around:
            inside, outside = sorted(_sides(following.points), key=_area)
            yield Shape(outside, following.key)
            yield Shape(_without_loops(inside, outside), shape.key)
        elif shape is not None and not shape.around:
            yield shape


def _sides(points: Sequence[Point]) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
    """The two sides of a closed pen line, without what it draws beyond its start."""
    half = len(points) // 2
    return tuple(points[: half - OVERLAP]), tuple(points[half + OVERLAP :])


def _without_loops(inside: tuple[Point, ...], outside: tuple[Point, ...]) -> tuple[Point, ...]:
    """The inside without points that a sharp corner pushes through to the other side."""
    wide = [dist(near, far) for near, far in zip(inside, reversed(outside), strict=True)]
    return tuple(
        point
        for point, width in zip(inside, wide, strict=True)
        if min(dist(point, other) for other in outside) > 0.8 * width
    )


def _area(points: Sequence[Point]) -> float:
    ring = pairwise([*points, points[0]])
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in ring))


def _steps(shape: Shape) -> tuple[str, float, list[list[int]]]:
    start, steps = fitted(shape.points, SHARP.get(shape.key, SOFT))
    return (
        shape.key,
        round(shape.alpha, 3),
        [[round(value * FINE) for value in step] for step in (start, *steps)],
    )
