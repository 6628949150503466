"""Dice, their tags and ice blocks from above."""

from collections.abc import Iterator

from beamme.core.chance import Body
from ui.games.rolling_dice.print.colours import Look
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, SMALLEST
from ui.printing.drawing.parts import PIPS, sign
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Face,
    Group,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
    polygon,
)


def flat_die(body: Body, x: float, y: float, size: float, colour: int, look: Look) -> Group:
    """A die on the floe as it lies there."""
    coat = look.coats[colour]
    half, pip = size / 2, 0.1 * size
    edge = Pen(coat.outline, 0.08 * size)
    pips = (Oval(a * 0.26 * size, b * 0.26 * size, pip, pip, coat.pips) for a, b in PIPS[body.face])
    cube = Box(-half, -half, size, size, 0.2 * size, coat.light, edge)
    return Group((cube, *pips), x, y, 90 - body.turn / 100)


def tag(place: Area, colour: int, face: int, inks: Inks) -> Iterator[Shape]:
    """Whose die it is, and what it shows."""
    tint = inks.seats[colour]
    y = place.y + place.height / 2
    yield Box(place.x, place.y, place.width, place.height, 2, "#FFFFFF", Pen(tint, 0.3))
    yield sign(colour, place.x + 2.3, y, 1.15, None if inks.saving else tint, Pen(tint, 0.2))
    base = y + SMALLEST * HALF_CAPITAL
    yield Text(str(face), place.x + 5.1, base, SMALLEST, inks.text, Face.HEAVY, Align.MIDDLE)


def block(x: float, y: float, half: float, look: Look) -> Outline:
    """An ice block from above."""
    corners = ((-1, -0.8), (-0.7, -1), (0.8, -0.95), (1, -0.6), (0.9, 0.9), (-0.85, 1), (-1, 0.7))
    points = [(x + a * half, y + b * half) for a, b in corners]
    return polygon(points, look.ice or "#FFFFFF", Pen(look.shore, 0.3))


def start(x: float, y: float, half: float, look: Look) -> Iterator[Shape]:
    """The pennant of the start block."""
    foot, top = y + 0.6 * half, y - 0.6 * half
    yield Line(x - 0.3 * half, foot, x - 0.3 * half, top, Pen(look.line, 0.3))
    corners = [(x - 0.3 * half, top), (x + 0.6 * half, top + 0.35 * half)]
    yield polygon([*corners, (x - 0.3 * half, top + 0.7 * half)], look.goal or look.line)
