"""Shapes that sheets of several games share: scissors, signs of seats, dice, stars."""

from math import cos, radians, sin

from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Box, Fill, Group, Line, Outline, Oval, Pen, Shape, polygon

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}
MOON_START = (0.417, -0.881)
MOON = (
    (-0.063, -1.084, -0.617, -0.865, -0.827, -0.389),
    (-1.037, 0.088, -0.825, 0.645, -0.352, 0.862),
    (0.121, 1.079, 0.681, 0.875, 0.905, 0.405),
    (0.622, 0.364, 0.383, 0.173, 0.282, -0.094),
    (0.18, -0.361, 0.232, -0.663, 0.417, -0.881),
)
"""A crescent of radius 1: outer curve, then inner curve back."""
GOLD = "#F2B31E"


def scissors(x: float, y: float, size: float, turn: float, inks: Inks) -> Group:
    """A pair of scissors on a line to cut along."""
    pen = Pen(inks.rule, size * 0.09)
    halves: list[Shape] = []
    for side in (1, -1):
        halves += [
            Oval(-size * 0.42, side * size * 0.24, size * 0.17, size * 0.17, pen=pen),
            Line(-size * 0.28, side * size * 0.16, size * 0.5, -side * size * 0.16, pen),
        ]
    return Group(tuple(halves), x, y, turn)


def cut(x1: float, y1: float, x2: float, y2: float, inks: Inks) -> tuple[Shape, ...]:
    """A dashed line to cut along, vertical or horizontal, with scissors at its start."""
    upright = x1 == x2
    turn = 90 if upright else 0
    along = (x1, y1 + 6) if upright else (x1 + 6, y1)
    line = Line(x1, y1, x2, y2, Pen(inks.cut, 0.15, (8, 8)))
    return line, scissors(*along, 4, turn, inks)


def seat_sign(seat: int, x: float, y: float, size: float, inks: Inks) -> Shape:
    """The sign of a seat around its centre, as on screen; tells seats apart in grey too."""
    fill = None if inks.saving else inks.seats[seat]
    pen = Pen(inks.seats[seat], 0.35) if inks.saving else None
    return sign(seat, x, y, size, fill, pen)


def seat_badge(seat: int, x: float, y: float, size: float, inks: Inks) -> Group:
    """A disc in the colour of a seat, with its sign."""
    pen = Pen(inks.seats[seat], 0.3) if inks.saving else None
    disc = Oval(0, 0, size, size, "#FFFFFF" if inks.saving else inks.seats[seat], pen)
    return Group(
        (disc, sign(seat, 0, 0, size * 0.56, None if inks.saving else "#FFFFFF", pen)), x, y
    )


def sign(seat: int, x: float, y: float, size: float, fill: Fill, pen: Pen | None = None) -> Shape:
    """Star, triangle, square, diamond, hexagon or moon, around its centre."""
    match seat:
        case 0:
            return star(x, y, size * 1.2, size * 0.55, 5, fill, pen)
        case 1:
            return regular(x, y + size * 0.2, size * 1.2, 3, fill, pen)
        case 2:
            side = size * 0.86
            return Box(x - side, y - side, 2 * side, 2 * side, 0, fill, pen)
        case 3:
            return turned_square(x, y, size * 1.15, fill, pen)
        case 4:
            return regular(x, y, size * 1.1, 6, fill, pen)
        case _:
            return _moon(x, y, size * 1.1, fill, pen)


def turned_square(x: float, y: float, size: float, fill: Fill, pen: Pen | None) -> Outline:
    """A square standing on a corner."""
    return regular(x, y, size, 4, fill, pen)


def regular(x: float, y: float, size: float, corners: int, fill: Fill, pen: Pen | None) -> Outline:
    """A regular polygon with a corner at the top."""
    return polygon([_on_circle(x, y, size, i / corners) for i in range(corners)], fill, pen)


def star(
    x: float, y: float, size: float, waist: float, points: int, fill: Fill, pen: Pen | None = None
) -> Outline:
    """A star with a point at the top; `waist` is the radius of its inner corners."""
    corners = range(2 * points)
    return polygon(
        [_on_circle(x, y, waist if i % 2 else size, i / (2 * points)) for i in corners], fill, pen
    )


def crown(x: float, y: float, size: float, inks: Inks) -> Outline:
    """The winner's crown around its centre; `size` is half its width."""
    corners = [(-1, -0.45), (-0.45, 0.1), (0, -0.8), (0.45, 0.1), (1, -0.45), (0.78, 0.7)]
    corners.append((-0.78, 0.7))
    points = [(x + across * size, y + down * size) for across, down in corners]
    return polygon(points, None if inks.saving else GOLD, Pen(inks.text, 0.25))


def die(face: int, x: float, y: float, size: float, body: str, edge: str, pips: str) -> Group:
    """A die with pips around its centre, with a little of its lower side visible."""
    half = size / 2
    spread, pip = size * 0.26, size * 0.095
    return Group(
        (
            Box(-half, -half + size * 0.1, size, size, size * 0.24, edge),
            Box(-half, -half, size, size, size * 0.24, body, Pen(edge, size * 0.035)),
            *(Oval(across * spread, down * spread, pip, pip, pips) for across, down in PIPS[face]),
        ),
        x,
        y,
    )


def _moon(x: float, y: float, size: float, fill: Fill, pen: Pen | None) -> Outline:
    def placed(points: tuple[float, ...]) -> tuple[float, ...]:
        return tuple(size * at + (x, y)[i % 2] for i, at in enumerate(points))

    start = x + size * MOON_START[0], y + size * MOON_START[1]
    return Outline(start, tuple(placed(step) for step in MOON), fill, pen)


def _on_circle(x: float, y: float, size: float, share: float) -> tuple[float, float]:
    angle = radians(360 * share - 90)
    return x + cos(angle) * size, y + sin(angle) * size
