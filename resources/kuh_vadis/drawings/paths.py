"""Paths as lists of points: read, made, mirrored, and walked along at equal steps."""

import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, pi, sin

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Line:
    """A polyline, open or closed."""

    points: tuple[Point, ...]
    closed: bool = False


def parse(path: str) -> list[Line]:
    """Read the commands M, L, C, Q and Z of a path with absolute coordinates."""
    words = re.findall(r"[MLCQZ]|-?\d*\.?\d+", path)
    lines: list[list[Point]] = []
    closed: list[bool] = []
    command, at = "M", 0
    while at < len(words):
        if words[at].isalpha():
            command, at = words[at], at + 1
        if command == "Z":
            closed[-1] = True
            continue
        count = {"M": 2, "L": 2, "Q": 4, "C": 6}[command]
        numbers = [float(word) for word in words[at : at + count]]
        at += count
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
            closed.append(False)
            command = "L"
        elif command == "L":
            lines[-1].append((numbers[0], numbers[1]))
        else:
            lines[-1] += curve(lines[-1][-1], numbers)
    return [Line(tuple(points), end) for points, end in zip(lines, closed, strict=True)]


def curve(start: Point, numbers: Sequence[float], steps: int = 14) -> list[Point]:
    """Walk along a Bézier curve of second or third order."""
    x, y = start
    if len(numbers) == 4:
        a, b, e, f = numbers
        c, d = a + (e - a) / 3, b + (f - b) / 3
        a, b = x + (a - x) * 2 / 3, y + (b - y) * 2 / 3
    else:
        a, b, c, d, e, f = numbers
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        u = 1 - t
        points.append(
            (
                u**3 * x + 3 * u * u * t * a + 3 * u * t * t * c + t**3 * e,
                u**3 * y + 3 * u * u * t * b + 3 * u * t * t * d + t**3 * f,
            )
        )
    return points


def oval(x: float, y: float, wide: float, high: float, turn: float = 0) -> list[Line]:
    """Make an ellipse."""
    c, s = cos(turn), sin(turn)
    corners = [(cos(i / 14 * pi) * wide, sin(i / 14 * pi) * high) for i in range(29)]
    return [Line(tuple((x + p * c - q * s, y + p * s + q * c) for p, q in corners), closed=True)]


def mirror(path: str) -> list[Line]:
    """Rotate a path around the middle of the box."""
    return [Line(tuple((100 - x, y) for x, y in one.points), one.closed) for one in parse(path)]


def resample(points: Sequence[Point], step: float) -> list[Point]:
    """Put points at equal distances along a polyline."""
    out, rest = [points[0]], 0.0
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        length = hypot(bx - ax, by - ay)
        at = step - rest
        while at <= length and length > 0:
            out.append((ax + (bx - ax) * at / length, ay + (by - ay) * at / length))
            at += step
        rest = length - (at - step)
    if hypot(points[-1][0] - out[-1][0], points[-1][1] - out[-1][1]) > step * 0.3:
        out.append(points[-1])
    return out
