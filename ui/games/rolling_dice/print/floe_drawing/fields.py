"""Nets and holes of the floe: a fish for every point they give, a bone for every one they cost."""

from collections.abc import Iterator
from math import cos, sin, tau

from ui.games.rolling_dice.print.colours import Look
from ui.printing.drawing.paper import HALF_CAPITAL, POINT
from ui.printing.drawing.shapes import (
    Align,
    Box,
    Face,
    Fade,
    Group,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
    polygon,
)
from ui.text.words import signed

ROPE = 0.085
"""The thickness of a net's rope; like all lengths here, a fraction of the radius."""
MESH = 0.3
FLOATS = 12
CLEAR = 0.43
"""The radius around the number in which nothing else is drawn."""
CHIPS = 26
ROW = 3
"""How many bones lie side by side."""


def field(value: int, radius: float, look: Look) -> tuple[Shape, ...]:
    """A net or a hole around its centre; its rope or edge ends exactly at the radius."""
    return tuple(_net(value, radius, look) if value > 0 else _hole(value, radius, look))


def _net(value: int, radius: float, look: Look) -> Iterator[Shape]:
    inner = (1 - ROPE) * radius
    water = Fade(0, -radius, 0, radius, look.deep) if look.deep else None
    yield Oval(0, 0, inner, inner, water or "#FFFFFF")
    yield Group(tuple(_mesh(radius, look)), clip=Box(-inner, -inner, 2 * inner, 2 * inner, inner))
    yield from _swarm(value, radius, look)
    yield Oval(0, 0, CLEAR * radius, CLEAR * radius, look.deep[0][1] if look.deep else "#FFFFFF")
    middle, wide = (1 - ROPE / 2) * radius, ROPE * radius
    if look.twist:
        yield Oval(0, 0, middle, middle, None, Pen(look.rope, wide))
        yield Oval(0, 0, middle, middle, None, Pen(look.twist, 0.4 * wide, (0.3, 2.4)))
    else:
        yield Oval(0, 0, radius - 0.15, radius - 0.15, None, Pen(look.rope, 0.3))
        yield Oval(0, 0, inner, inner, None, Pen(look.rope, 0.2))
    for number in range(FLOATS):
        x, y = _round(number / FLOATS, middle)
        tint = look.floats[number % 2]
        yield Oval(x, y, 0.44 * wide, 0.44 * wide, tint, Pen(look.fish_line, 0.15))
    yield _number(value, 0, radius, look.plus)


def _mesh(radius: float, look: Look) -> Iterator[Shape]:
    pen = Pen(look.mesh, 0.022 * radius if look.deep else 0.25)
    for knot in range(-4, 5):
        away = knot * MESH * radius * 1.4
        yield Line(away - radius, -radius, away + radius, radius, pen)
        yield Line(away - radius, radius, away + radius, -radius, pen)


def _swarm(value: int, radius: float, look: Look) -> Iterator[Shape]:
    length = (0.46 if value < 6 else 0.4) * radius
    for number in range(value):
        share = (number + 0.5) / value + (0.04 if value == 2 else 0)
        x, y = _round(share - 0.25, 0.67 * radius)
        yield Group(tuple(_fish(length, look)), x, y, 360 * share)


def _fish(length: float, look: Look) -> Iterator[Shape]:
    """A little fish that looks to the right."""
    steps = (
        (0.28, -0.30, -0.10, -0.26, -0.26, -0.03),
        (-0.5, -0.20),
        (-0.42, -0.05, -0.42, 0.05, -0.5, 0.20),
        (-0.26, 0.03),
        (-0.10, 0.26, 0.28, 0.30, 0.5, 0),
    )
    grown = tuple(tuple(length * part for part in step) for step in steps)
    yield Outline((0.5 * length, 0), grown, look.fish, Pen(look.fish_line, 0.018 * length))
    yield Oval(0.27 * length, -0.04 * length, 0.05 * length, 0.05 * length, look.fish_line)


def _hole(value: int, radius: float, look: Look) -> Iterator[Shape]:
    if look.terraces:
        yield Oval(0, 0, radius, radius, look.terraces[0])
        for depth, tint in enumerate(look.terraces[1:], start=1):
            yield polygon(list(_chipped((1 - 0.065 * depth) * radius, depth)), tint)
    else:
        yield Oval(0, 0, radius - 0.2, radius - 0.2, "#FFFFFF", Pen(look.rope, 0.4))
        for depth in (1, 2):
            pen = Pen(look.rope, 0.2)
            yield polygon(list(_chipped((1 - 0.09 * depth) * radius, depth)), None, pen)
    yield from _bones(-value, radius, look)
    yield _number(value, -0.14 * radius, radius, look.minus)


def _chipped(radius: float, seed: int) -> Iterator[tuple[float, float]]:
    """A circle with a ragged edge that stays within the radius."""
    for corner in range(CHIPS):
        chip = 0.5 + 0.5 * sin(seed * 1.7 + corner * 2.4) * cos(corner * 5.1 + seed)
        yield _round(corner / CHIPS, radius * (1 - 0.1 * chip))


def _bones(count: int, radius: float, look: Look) -> Iterator[Shape]:
    length = 0.36 * radius
    for number in range(count):
        row, column = divmod(number, ROW)
        beside = min(ROW, count - row * ROW)
        x = (column - (beside - 1) / 2) * 1.15 * length
        yield Group(tuple(_bone(length, look)), x, (0.47 + 0.2 * row) * radius)


def _bone(length: float, look: Look) -> Iterator[Shape]:
    pen = Pen(look.bone, 0.07 * length)
    yield Line(-0.38 * length, 0, 0.3 * length, 0, pen)
    for rib, high in ((-0.18, 0.13), (0, 0.17), (0.17, 0.14)):
        yield Line((rib - 0.05) * length, -high * length, rib * length, high * length, pen)
    head = [(0.28, -0.15), (0.5, 0), (0.28, 0.15)]
    yield polygon([(a * length, b * length) for a, b in head], look.bone)
    tail = [(-0.36, 0), (-0.52, -0.16), (-0.46, 0), (-0.52, 0.16)]
    yield polygon([(a * length, b * length) for a, b in tail], look.bone)


def _number(value: int, y: float, radius: float, tint: str) -> Text:
    size = 0.58 * radius / POINT
    base = y + size * HALF_CAPITAL
    return Text(signed(value), 0, base, size, tint, Face.TITLE, Align.MIDDLE)


def _round(share: float, radius: float) -> tuple[float, float]:
    angle = tau * share
    return radius * cos(angle), radius * sin(angle)
