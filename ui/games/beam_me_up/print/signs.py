"""The signs of Beam Me Up on paper: stars, rockets, and what stands below a column."""

from math import cos, pi, radians, sin

from beamme.games.beam_me_up.board import Field
from ui.games.beam_me_up.print.colours import Tints
from ui.printing.drawing.parts import die, star
from ui.printing.drawing.shapes import Group, Outline, Oval, Pen, Shape, Step, polygon

ROUND = 60
"""Corners of a pink star; enough for a smooth outline."""
STEPS = 4
"""Dice in the sign of the straight."""


def sign(field: Field, x: float, y: float, size: float, tints: Tints) -> tuple[Shape, ...]:
    """The sign of a field around its centre; a plain field has none."""
    match field:
        case Field.PINK:
            return (pink_star(x, y, size, tints),)
        case Field.BLUE:
            return (blue_star(x, y, size, tints),)
        case Field.ROCKET:
            return (rocket(x, y, size, tints),)
        case Field.PLAIN:
            return ()


def pink_star(x: float, y: float, size: float, tints: Tints) -> Group:
    """A smiling round star, which hides the stone on it."""
    corners = []
    for corner in range(ROUND):
        angle = 2 * pi * corner / ROUND
        reach = size * (0.76 + 0.24 * cos(5 * angle))
        corners.append((sin(angle) * reach, -cos(angle) * reach))
    mouth = Outline(
        (-size * 0.16, size * 0.2),
        ((0.0, size * 0.36, size * 0.16, size * 0.2),),
        pen=Pen(tints.face, size * 0.08),
        closed=False,
    )
    eyes = (
        Oval(side * size * 0.2, -size * 0.02, size * 0.075, size * 0.12, tints.face)
        for side in (-1, 1)
    )
    body = polygon(corners, tints.pink, Pen(tints.pink_edge, size * 0.06))
    return Group((*_glow(size, tints.pink_glow), body, *eyes, mouth), x, y)


def blue_star(x: float, y: float, size: float, tints: Tints) -> Group:
    """The joker: a four-pointed star with a smaller one behind it."""
    behind = Group((star(0, 0, size * 0.72, size * 0.3, 4, tints.blue_deep, _thin(size, tints)),))
    points = [_on_circle(size, 90 * corner) for corner in range(5)]
    steps: list[Step] = [
        (*_on_circle(size * 0.2, 90 * corner + 45), *points[corner + 1]) for corner in range(4)
    ]
    front = Outline(points[0], tuple(steps), tints.blue, Pen(tints.blue_edge, size * 0.055))
    heart = Oval(0, 0, size * 0.16, size * 0.16, tints.blue_heart)
    turned = Group(behind.shapes, turn=45)
    return Group((*_glow(size, tints.blue_glow), turned, front, heart), x, y)


def rocket(x: float, y: float, size: float, tints: Tints) -> Group:
    """A rocket on its way up."""
    pen = Pen(tints.edge, size * 0.07)

    def part(fill: str, start: tuple[float, float], *curves: Step) -> Outline:
        steps = tuple(tuple(value * size for value in curve) for curve in curves)
        return Outline((start[0] * size, start[1] * size), steps, fill, pen)

    def fin(side: int) -> Outline:
        return part(
            tints.nose,
            (side * 0.28, 0.05),
            (side * 0.62, 0.2, side * 0.6, 0.5, side * 0.56, 0.68),
            (side * 0.46, 0.52, side * 0.34, 0.48, side * 0.24, 0.48),
        )

    return Group(
        (
            part(
                tints.flame,
                (-0.2, 0.5),
                (-0.34, 0.8, -0.1, 0.95, 0.0, 1.22),
                (0.1, 0.95, 0.34, 0.8, 0.2, 0.5),
            ),
            part(
                tints.flame_core,
                (-0.1, 0.55),
                (-0.15, 0.72, -0.04, 0.82, 0.0, 0.95),
                (0.04, 0.82, 0.15, 0.72, 0.1, 0.55),
            ),
            fin(-1),
            fin(1),
            part(
                tints.hull,
                (0.0, -1.0),
                (0.42, -0.62, 0.4, 0.1, 0.24, 0.52),
                (0.1, 0.58, -0.1, 0.58, -0.24, 0.52),
                (-0.4, 0.1, -0.42, -0.62, 0.0, -1.0),
            ),
            part(
                tints.nose,
                (0.0, -1.0),
                (0.2, -0.82, 0.28, -0.66, 0.31, -0.5),
                (0.1, -0.42, -0.1, -0.42, -0.31, -0.5),
                (-0.28, -0.66, -0.2, -0.82, 0.0, -1.0),
            ),
            Oval(0, -size * 0.12, size * 0.15, size * 0.15, tints.porthole, pen),
        ),
        x,
        y - size * 0.1,
        turn=24,
    )


def stairs(x: float, y: float, size: float, tints: Tints) -> tuple[Shape, ...]:
    """The sign of the straight: four dice as stairs; `size` is their whole width."""
    step = size / (STEPS - 0.1)
    return tuple(
        die(
            number + 1,
            x + (number - (STEPS - 1) / 2) * step,
            y - (number - (STEPS - 1) / 2) * step * 0.4,
            step * 0.9,
            tints.die,
            tints.die_edge,
            tints.pips,
        )
        for number in range(STEPS)
    )


def _glow(size: float, colour: str | None) -> tuple[Shape, ...]:
    return () if colour is None else (Oval(0, 0, size * 1.32, size * 1.32, colour),)


def _thin(size: float, tints: Tints) -> Pen:
    return Pen(tints.blue_edge, size * 0.04)


def _on_circle(size: float, degrees: float) -> tuple[float, float]:
    angle = radians(degrees - 90)
    return cos(angle) * size, sin(angle) * size
