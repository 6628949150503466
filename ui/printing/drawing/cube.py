"""A die in perspective: three visible sides, round edges, light and shade."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from ui.printing.drawing.firecracker import outlines
from ui.printing.drawing.parts import PIPS, die
from ui.printing.drawing.shapes import Colour, Group, Outline, Pen, Shape, Step, polygon

Point = tuple[float, float, float]
"""To the right, down and towards the eye."""

SIDES: dict[int, tuple[Point, Point, Point]] = {
    1: ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    2: ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    3: ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    4: ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
    5: ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    6: ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
}
"""For each face its normal, and the two directions along which pips are placed."""
LIGHT = (-0.45, -0.8, 0.4)
ROUND = 0.3
"""The radius of round edges, relative to half an edge."""
SPREAD, PIP = 0.47, 0.165
BANG = 0.62
KAPPA = 0.5523
"""The length of Bézier handles that approximates a quarter of a circle."""


@dataclass(frozen=True, slots=True)
class Coat:
    """The colours of a die: sides from shade to light, pips, outline."""

    dark: Colour
    light: Colour
    pips: Colour
    edge: Colour | None = None

    @property
    def outline(self) -> Colour:
        """The line around it where only one side is seen."""
        return self.edge or self.dark


def die_from_above(face: int, x: float, y: float, size: float, coat: Coat) -> Group:
    """A die of which only the upper side is seen."""
    return die(face, x, y, size, coat.light, coat.outline, coat.pips)


@dataclass(frozen=True, slots=True)
class Turn:
    """The rotation of a die in degrees: about the vertical, towards the viewer, on the paper."""

    yaw: float
    pitch: float
    roll: float = 0.0

    def of(self, point: Point) -> Point:
        """A point of the unrotated die after the rotation."""
        x, y, z = point
        x, z = _turned(x, z, self.yaw)
        y, z = _turned(y, z, -self.pitch)
        x, y = _turned(x, y, self.roll)
        return x, y, z


def cube(x: float, y: float, size: float, turn: Turn, coat: Coat, *, bang: bool = False) -> Group:
    """A die around its centre; a Knaller has the same firecracker on all sides."""
    half = size / 2
    shown = [face for face, (ahead, _, _) in SIDES.items() if turn.of(ahead)[2] > 0.02]
    sides = {face: _side(face, turn, half * (1 - ROUND)) for face in shown}
    shapes: list[Shape] = []
    if coat.edge:
        rim = Pen(coat.edge, half * (2 * ROUND + 0.14))
        shapes += [polygon(corners, coat.edge, rim) for corners in sides.values()]
    for face, corners in sides.items():
        tint = mixed(coat.dark, coat.light, _brightness(turn.of(SIDES[face][0])))
        shapes.append(polygon(corners, tint, Pen(tint, 2 * half * ROUND)))
    for face in shown:
        shapes += _bang(face, turn, half, coat.pips) if bang else _pips(face, turn, half, coat.pips)
    return Group(tuple(shapes), x, y)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A mix of two colours; `share` is that of the other."""
    parts = (
        round(int(one[i : i + 2], 16) * (1 - share) + int(other[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


def _side(face: int, turn: Turn, inner: float) -> list[tuple[float, float]]:
    """The corners of a side, inset by the edge radius; a thick pen makes them round."""
    return [_on(face, turn, inner, a, b, inner) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def _pips(face: int, turn: Turn, half: float, colour: Colour) -> Iterable[Shape]:
    for across, down in PIPS[face]:
        yield _disc(face, turn, half, (across * SPREAD, down * SPREAD), colour)


def _disc(
    face: int, turn: Turn, half: float, middle: tuple[float, float], colour: Colour
) -> Outline:
    def at(a: float, b: float) -> tuple[float, float]:
        return _on(face, turn, half, middle[0] + PIP * a, middle[1] + PIP * b, half)

    quarters: Sequence[Step] = [
        (*at(1, KAPPA), *at(KAPPA, 1), *at(0, 1)),
        (*at(-KAPPA, 1), *at(-1, KAPPA), *at(-1, 0)),
        (*at(-1, -KAPPA), *at(-KAPPA, -1), *at(0, -1)),
        (*at(KAPPA, -1), *at(1, -KAPPA), *at(1, 0)),
    ]
    return Outline(at(1, 0), tuple(quarters), colour)


def _bang(face: int, turn: Turn, half: float, colour: Colour) -> Iterable[Shape]:
    for part in outlines():
        yield polygon([_on(face, turn, half, BANG * a, BANG * b, half) for a, b in part], colour)


def _on(face: int, turn: Turn, half: float, a: float, b: float, out: float) -> tuple[float, float]:
    """The projection of a point on a side, `a` and `b` from -1 to 1."""
    ahead, right, down = SIDES[face]
    x, y, _ = turn.of(
        (
            ahead[0] * out + (right[0] * a + down[0] * b) * half,
            ahead[1] * out + (right[1] * a + down[1] * b) * half,
            ahead[2] * out + (right[2] * a + down[2] * b) * half,
        )
    )
    return x, y


def _brightness(ahead: Point) -> float:
    facing = sum(own * light for own, light in zip(ahead, LIGHT, strict=True))
    return max(0.0, min(1.0, 0.45 + 0.55 * facing))


def _turned(a: float, b: float, degrees: float) -> tuple[float, float]:
    angle = radians(degrees)
    return a * cos(angle) - b * sin(angle), a * sin(angle) + b * cos(angle)
