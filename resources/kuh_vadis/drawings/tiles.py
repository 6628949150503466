"""What is drawn behind and around a field: washes, rings, starts, ruled lines."""

from math import cos, hypot, pi, sin
from random import Random

from resources.kuh_vadis.drawings.hand import Art, Shape, pen, waver
from resources.kuh_vadis.drawings.paths import Line, Point

CORNERS = 64


def outline(seed: int, inset: float = 7, coat: int = 0) -> tuple[Point, ...]:
    """Draw a square with soft corners and an unsteady edge."""
    chance = Random(seed)  # noqa: S311
    waves = [chance.uniform(0, 9) for _ in range(4)][2 * coat : 2 * coat + 2]
    points = []
    for i in range(CORNERS):
        t = i / CORNERS * 2 * pi
        c, s = cos(t), sin(t)
        square = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
        edge = 1 + 0.022 * sin(t * 5 + waves[0]) + 0.016 * sin(t * 9 + waves[1])
        reach = (50 - inset) * square * edge - coat * 2.5 * (1 + sin(t * 2 + waves[0]))
        points.append((50 + c * reach, 50 + s * reach))
    return tuple(points)


def wash(seed: int, key: str, alpha: float, inset: float = 7) -> list[Shape]:
    """Paint a tile in two uneven coats of water colour."""
    return [
        Shape(outline(seed, inset), key, alpha),
        Shape(outline(seed, inset, 1), key, alpha * 0.6),
    ]


def ring(seed: int, width: float, key: str, alpha: float, inset: float) -> list[Shape]:
    """Draw a ring round a tile."""
    points = outline(seed, inset)
    return [Shape(pen(Line((*points, points[0]), closed=True), width, seed), key, alpha)]


def start_cross(seed: int) -> list[Shape]:
    """Print the start of crosses."""
    art = Art(seed, waver(seed, 0.8))
    art.line("M 28 27 C 42 40 58 58 73 74", 15, "cross", blunt=True)
    art.line("M 72 27 C 58 42 42 56 28 73", 15, "cross", blunt=True)
    art.line("M 31 28.5 C 38 35 43 40 47 45", 2.4, "white", 0.55)
    art.line("M 68.5 28 C 62 35 59 38 56 41", 2.4, "white", 0.55)
    return art.shapes


def start_circle(seed: int) -> list[Shape]:
    """Print the start of circles."""

    def arc(begin: float, sweep: float, radius: float, steps: int) -> list[Line]:
        turns = [begin + i / steps * sweep for i in range(steps + 1)]
        return [Line(tuple((50 + cos(t) * radius, 50 + sin(t) * radius) for t in turns))]

    art = Art(seed, waver(seed, 0.8))
    art.line(arc(-1.9, 6.5, 24.5, 40), 14, "circle", blunt=True)
    art.line(arc(-2.7, 1.1, 26, 12), 2.4, "white", 0.55)
    return art.shapes


def ruled(start: Point, end: Point, seed: int, width: float) -> tuple[Point, ...]:
    """Rule a line by hand."""
    chance = Random(seed)  # noqa: S311
    phase, sway = chance.uniform(0, 9), chance.uniform(0.6, 1.1)
    (ax, ay), (bx, by) = start, end
    length = hypot(bx - ax, by - ay)
    points = []
    for i in range(25):
        t = i / 24
        away = sway * (0.7 * sin(t * 5 + phase) + 0.3 * sin(t * 17 + phase * 2)) * length / 500
        points.append(
            (
                ax + (bx - ax) * t - (by - ay) / length * away,
                ay + (by - ay) * t + (bx - ax) / length * away,
            )
        )
    return pen(Line(tuple(points)), width, seed, blunt=True)


def grid(cell: float) -> list[Shape]:
    """Rule the seven by seven fields, with a margin for lines that overshoot."""
    chance, side = Random(7), 7 * cell  # noqa: S311
    shapes = []
    for i in range(8):
        edge = i in {0, 7}
        width, alpha, over = cell * (0.034 if edge else 0.02), (1 if edge else 0.85), cell * 0.03
        near, far = -over - chance.uniform(0, 2), side + over + chance.uniform(0, 3)
        at = i * cell
        shapes.append(Shape(ruled((near, at), (far, at), 40 + i, width), "rule", alpha))
        shapes.append(Shape(ruled((at, near), (at, far), 60 + i, width), "rule", alpha))
    return shapes
