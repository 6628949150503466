"""Fit a few smooth curves to outlines of many short lines (Schneider's algorithm)."""

import itertools
from collections.abc import Sequence
from math import atan2, dist, hypot, pi

from resources.kuh_vadis.drawings.paths import Point

Step = tuple[float, ...]
"""Two numbers: a straight line there; six: a curve with two handles."""
Cubic = tuple[Point, Point, Point, Point]

CORNER = 1.2
"""Radians; an outline keeps a corner where it turns more sharply than this."""
ROUNDS = 6
"""How often the parameters of points are corrected before a curve is split."""


def fitted(points: Sequence[Point], tolerance: float) -> tuple[Point, list[Step]]:
    """The start of a closed outline and its steps, within this tolerance."""
    ring = _ring(points)
    corners = [i for i in range(len(ring)) if _turn(ring, i) > CORNER]
    if not corners:
        way = [*ring, ring[0]]
        along = _towards(ring[-1], ring[1])
        return ring[0], _steps(way, along, _back(along), tolerance)
    ring = ring[corners[0] :] + ring[: corners[0]]
    cuts = [corner - corners[0] for corner in corners] + [len(ring)]
    closed = [*ring, ring[0]]
    steps: list[Step] = []
    for begin, end in itertools.pairwise(cuts):
        way = closed[begin : end + 1]
        steps += _steps(way, _towards(way[0], way[1]), _towards(way[-1], way[-2]), tolerance)
    return ring[0], steps


def _ring(points: Sequence[Point]) -> list[Point]:
    """The points without repetitions."""
    ring = [point for i, point in enumerate(points) if dist(point, points[i - 1]) > 1e-6]
    return ring or [points[0]]


def _turn(ring: Sequence[Point], at: int) -> float:
    (ax, ay), (bx, by), (cx, cy) = ring[at - 1], ring[at], ring[(at + 1) % len(ring)]
    turn = atan2(cy - by, cx - bx) - atan2(by - ay, bx - ax)
    return abs((turn + pi) % (2 * pi) - pi)


def _steps(way: Sequence[Point], out: Point, back: Point, tolerance: float) -> list[Step]:
    """Fit curves to points, with these directions at the first and the last one."""
    if len(way) == 2:
        return [way[1]]
    places = _places(way)
    for _ in range(ROUNDS):
        curve = _curve(way, places, out, back)
        far, at = _farthest(way, places, curve)
        if far <= tolerance:
            return [(*curve[1], *curve[2], *curve[3])]
        if far > 4 * tolerance:
            break
        places = [_nearer(curve, t, point) for t, point in zip(places, way, strict=True)]
    along = _towards(way[at - 1], way[at + 1])
    return [
        *_steps(way[: at + 1], out, _back(along), tolerance),
        *_steps(way[at:], along, back, tolerance),
    ]


def _places(way: Sequence[Point]) -> list[float]:
    """The position of each point along the piece, from 0 to 1."""
    lengths = [0.0, *itertools.accumulate(dist(a, b) for a, b in itertools.pairwise(way))]
    return [length / lengths[-1] for length in lengths]


def _curve(way: Sequence[Point], places: Sequence[float], out: Point, back: Point) -> Cubic:
    """The curve with these directions that comes nearest to all points (least squares)."""
    start, end = way[0], way[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    dot = out[0] * back[0] + out[1] * back[1]
    for (px, py), t in zip(way, places, strict=True):
        u = 1 - t
        near, far = 3 * t * u * u, 3 * t * t * u
        first, last = u * u * u + near, t * t * t + far
        dx, dy = px - first * start[0] - last * end[0], py - first * start[1] - last * end[1]
        c00 += near * near
        c01 += near * far * dot
        c11 += far * far
        x0 += near * (out[0] * dx + out[1] * dy)
        x1 += far * (back[0] * dx + back[1] * dy)
    area, third = c00 * c11 - c01 * c01, dist(start, end) / 3
    a = (x0 * c11 - x1 * c01) / area if abs(area) > 1e-12 else 0.0
    b = (c00 * x1 - c01 * x0) / area if abs(area) > 1e-12 else 0.0
    if min(a, b) < third * 0.01 or max(a, b) > third * 9:
        a = b = third
    return (
        start,
        (start[0] + out[0] * a, start[1] + out[1] * a),
        (end[0] + back[0] * b, end[1] + back[1] * b),
        end,
    )


def _at(curve: Cubic, t: float) -> Point:
    u = 1 - t
    shares = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return (
        sum(share * point[0] for share, point in zip(shares, curve, strict=True)),
        sum(share * point[1] for share, point in zip(shares, curve, strict=True)),
    )


def _farthest(way: Sequence[Point], places: Sequence[float], curve: Cubic) -> tuple[float, int]:
    """The largest distance of a point from the curve, and which point that is."""
    inner = range(1, len(way) - 1)
    return max((dist(way[i], _at(curve, places[i])), i) for i in inner)


def _nearer(curve: Cubic, t: float, point: Point) -> float:
    """Improve a parameter: one step of Newton's method towards the nearest place."""
    a, b, c, d = curve
    x, y = _at(curve, t)
    u = 1 - t
    first = [
        3 * (u * u * (b[k] - a[k]) + 2 * u * t * (c[k] - b[k]) + t * t * (d[k] - c[k]))
        for k in (0, 1)
    ]
    second = [6 * (u * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k])) for k in (0, 1)]
    off = (x - point[0], y - point[1])
    slope = sum(f * f + o * s for f, o, s in zip(first, off, second, strict=True))
    if abs(slope) < 1e-12:
        return t
    return min(1.0, max(0.0, t - (off[0] * first[0] + off[1] * first[1]) / slope))


def _towards(start: Point, end: Point) -> Point:
    """The direction from one point to another, of length 1."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length


def _back(direction: Point) -> Point:
    return -direction[0], -direction[1]
