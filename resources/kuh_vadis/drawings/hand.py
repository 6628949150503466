"""One hand draws everything: wavy outlines, pen lines that swell and taper, in a box of 100 × 100.

A drawing is a list of filled polygons. A pen line is a polygon too: that makes it look inked
instead of plotted.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import cos, floor, hypot, pi, sin, sqrt
from random import Random

from resources.kuh_vadis.drawings.paths import Line, Point, parse, resample

Turn = Callable[[Point], Point]
OVERLAP = 3
"""How many points a closed pen line goes on beyond its start."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A filled polygon; `key` names its colour in a palette."""

    points: tuple[Point, ...]
    key: str
    alpha: float = 1.0
    around: bool = False
    """Whether this is a closed pen line around the previous shape: outside, then inside."""


def still(point: Point) -> Point:
    """The identity: leave a point where it is."""
    return point


def noise(x: float, y: float) -> float:
    """Give a slow noise between 0 and 1."""
    column, row = floor(x), floor(y)
    right, down = x - column, y - row
    right, down = right * right * (3 - 2 * right), down * down * (3 - 2 * down)

    def corner(across: int, along: int) -> float:
        return Random((column + across) * 7919 + (row + along) * 104729).random()  # noqa: S311

    top = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * right
    bottom = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * right
    return top + (bottom - top) * down


def waver(seed: int, size: float) -> Turn:
    """Bend a whole drawing by a slow wave: no two copies are equal, nothing comes apart."""
    chance = Random(seed)  # noqa: S311
    p = [chance.uniform(0, 2 * pi) for _ in range(6)]

    def bend(point: Point) -> Point:
        x, y = point
        across = sin(y * 0.071 + p[0]) + 0.6 * sin(x * 0.113 + y * 0.05 + p[1])
        along = sin(x * 0.067 + p[3]) + 0.6 * sin(y * 0.109 - x * 0.04 + p[4])
        return (
            x + size * (across + 0.25 * sin(y * 0.31 + p[2])),
            y + size * (along + 0.25 * sin(x * 0.29 + p[5])),
        )

    return bend


def pen(line: Line, width: float, seed: int, *, blunt: bool = False) -> tuple[Point, ...]:
    """Give the outline of a pen line: heavier downwards, round or tapered at its ends."""
    points = resample(line.points, 1.6)
    if len(points) < 3:
        points = resample(line.points, 0.5)
    if line.closed and len(points) > 8:
        points += points[1 : 1 + OVERLAP]
    chance = Random(seed)  # noqa: S311
    phase, phase2 = chance.uniform(0, 9), chance.uniform(0, 9)
    reach, slow, last = (3 if width > 5 else 1), min(1, 3.2 / width), len(points) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - reach)], points[min(last, i + reach)]
        dx, dy = bx - ax, by - ay
        length = hypot(dx, dy) or 1
        near = min(i / last, 1 - i / last)
        if line.closed:
            ends = 0.75 + 0.25 * min(1, near * 8)
        elif blunt:
            ends = sqrt(max(0, 1 - (1 - min(1, near * (last + 1) * 1.6 / max(3, width / 2))) ** 2))
        else:
            ends = 0.35 + 0.65 * sin(min(1, near * 4) * pi / 2)
        nib = 1 + 0.16 * (dx * 0.6 + dy * 0.8) / length
        swell = (
            1 + 0.12 * sin(i * 0.37 * slow + phase) + 0.06 * slow * sin(i * 0.91 * slow + phase2)
        )
        half = width / 2 * ends * nib * swell
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    return (*left, *reversed(right))


@dataclass(slots=True)
class Art:
    """A drawing that grows stroke by stroke."""

    seed: int
    bend: Turn = still
    turn: Turn = still
    shapes: list[Shape] = field(default_factory=list)

    def lines(self, path: str | list[Line]) -> list[Line]:
        """The lines of a path, transformed for this drawing."""
        source = parse(path) if isinstance(path, str) else path
        return [
            Line(tuple(self.bend(self.turn(point)) for point in line.points), line.closed)
            for line in source
        ]

    def fill(self, path: str | list[Line], key: str, alpha: float = 1) -> "Art":
        """Fill a path."""
        self.shapes += [Shape(line.points, key, alpha) for line in self.lines(path)]
        return self

    def line(
        self,
        path: str | list[Line],
        width: float,
        key: str = "ink",
        alpha: float = 1,
        *,
        blunt: bool = False,
    ) -> "Art":
        """Draw along a path with a pen."""
        for line in self.lines(path):
            outline = pen(line, width, self.seed * 31 + len(self.shapes), blunt=blunt)
            self.shapes.append(Shape(outline, key, alpha))
        return self

    def both(self, path: str | list[Line], key: str, width: float) -> "Art":
        """Fill a path and draw round it."""
        self.fill(path, key).line(path, width)
        if len(lines := self.lines(path)) == 1 and lines[0].closed:
            self.shapes[-1] = replace(self.shapes[-1], around=True)
        return self


def turned(angle: float, size: float = 1, *, flip: bool = False, down: float = 0) -> Turn:
    """Rotate, scale and mirror around the middle of the box."""
    c, s = cos(angle) * size, sin(angle) * size
    side = -1 if flip else 1

    def turn(point: Point) -> Point:
        x, y = (point[0] - 50) * side, point[1] - 50
        return 50 + x * c - y * s, 50 + down + x * s + y * c

    return turn
