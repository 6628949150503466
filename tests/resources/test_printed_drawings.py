"""Drawings for paper: few smooth curves that stay near the hand's points, the same picture."""

import json
from math import cos, dist, pi, sin

import pytest

from resources.kuh_vadis.drawings.cow_faces import face
from resources.kuh_vadis.drawings.curves import Cubic, _at, fitted
from resources.kuh_vadis.drawings.hand import Art, Shape
from resources.kuh_vadis.drawings.paths import Point
from resources.kuh_vadis.drawings.printed import outlines

TOLERANCE = 0.5


def walked(start: Point, steps: list[tuple[float, ...]]) -> list[Point]:
    """Many points along an outline."""
    points = [start]
    for step in steps:
        if len(step) == 2:
            points.append((step[0], step[1]))
        else:
            a, b, c, d, e, f = step
            curve: Cubic = (points[-1], (a, b), (c, d), (e, f))
            points += [_at(curve, part / 50) for part in range(1, 51)]
    return points


def circle(radius: float, count: int) -> list[Point]:
    turns = [2 * pi * part / count for part in range(count)]
    return [(50 + radius * cos(turn), 50 + radius * sin(turn)) for turn in turns]


def test_a_circle_needs_few_curves_and_stays_round() -> None:
    points = circle(30, 60)
    start, steps = fitted(points, 0.2)
    assert len(steps) <= 6
    assert all(abs(dist(point, (50, 50)) - 30) < 0.3 for point in walked(start, steps))
    assert steps[-1][-2:] == start


def test_corners_stay_and_straight_sides_are_lines() -> None:
    square: list[Point] = [(0, 0), (10, 0), (10, 10), (0, 10)]
    start, steps = fitted(square, TOLERANCE)
    assert [start, *steps] == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]


def test_no_point_is_further_off_than_allowed() -> None:
    worst = 0.0
    for shape in face(0, 2):
        start, steps = fitted(shape.points, TOLERANCE)
        along = walked(start, steps)
        worst = max(worst, *(min(dist(point, near) for near in along) for point in shape.points))
    assert 0.1 < worst < TOLERANCE + 0.2  # between two points of the walk


def test_finer_curves_are_more() -> None:
    points = [(x, y + 3 * sin(x)) for x, y in circle(30, 90)]
    counts = [len(fitted(points, tolerance)[1]) for tolerance in (0.1, 0.5, 2)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > counts[-1]


def test_what_has_a_line_round_it_is_painted_onto_ink() -> None:
    art = Art(1).both("M 20 20 L 80 20 L 80 80 L 20 80 L 20 20 Z", "horn", 6)
    assert [(shape.key, shape.around) for shape in art.shapes] == [("horn", False), ("ink", True)]
    told = json.loads(
        outlines([("box", [*art.shapes, Shape(((0, 0), (9, 0), (9, 9)), "nose", 0.5)])])
    )
    ink, horn, nose = told["box"]
    assert [shape[0] for shape in (ink, horn, nose)] == ["ink", "horn", "nose"]
    assert (ink[1], nose[1]) == (1, 0.5)

    def reach(shape: list) -> float:
        return max(step[-2] for step in shape[2]) - min(step[-2] for step in shape[2])

    assert reach(ink) == pytest.approx(660, abs=25)  # half a pen further out on each side
    assert reach(horn) == pytest.approx(540, abs=25)
