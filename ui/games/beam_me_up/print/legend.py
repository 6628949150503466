"""The legend below a board: what its signs mean, and what each roll moves."""

from collections.abc import Callable, Sequence

from beamme.games.beam_me_up.scoring import read
from ui.games.beam_me_up.print.colours import Tints, tints
from ui.games.beam_me_up.print.signs import blue_star, pink_star, rocket
from ui.games.beam_me_up.text import kind_text
from ui.printing.drawing.fonts import fitting, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, POINT
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Face,
    Group,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
)
from ui.text.words import signed, translate

Drawn = Callable[[float, float, float, Tints], Group]
ROLLS = (
    ((1, 1, 2, 3, 5), (1, 1, 2, 2, 4), (1, 1, 1, 3, 5), (1, 2, 3, 4, 6)),
    ((1, 1, 1, 2, 2), (1, 1, 1, 1, 2), (1, 2, 3, 4, 5), (1, 1, 1, 1, 1)),
)
"""A roll of each kind, the weakest first."""
PITCH = 1.75
"""The line spacing, in text sizes."""


def legend_height(points: float, room: float) -> float:
    """The height of the legend at this width."""
    return len(_in_lines(_entries(), points, room)) * points * POINT * PITCH * 1.25


def legend(area: Area, points: float, inks: Inks) -> list[Shape]:
    """The signs and what they mean, in lines as wide as the area."""
    shapes: list[Shape] = []
    pitch, size = points * POINT * PITCH * 1.25, points * POINT * 0.95
    lines = _in_lines(_entries(), points, area.width)
    columns = [
        max(_width(text, points) for _, text in column) for column in zip(*lines, strict=True)
    ]
    gap = (area.width - sum(columns)) / (len(columns) - 1)
    for number, line in enumerate(lines):
        x, y = area.x, area.y + (number + 0.5) * pitch
        for (drawn, text), width in zip(line, columns, strict=True):
            base, left = y + points * HALF_CAPITAL, x + points * POINT * 2.6
            shapes.append(drawn(x + size * 1.1, y, size, tints(inks)))
            shapes.append(Text(text, left, base, points, inks.muted, Face.STRONG))
            x += width + gap
    return shapes


def _entries() -> list[tuple[Drawn, str]]:
    return [
        (pink_star, translate("Print", "invisible")),
        (blue_star, translate("Print", "invisible, and joker")),
        (rocket, translate("Print", "any stone +1")),
        (cool_down, translate("Print", "2 or more up: others there 1 down")),
    ]


def _width(text: str, points: float) -> float:
    return points * POINT * 2.6 + width_of(text, Face.STRONG, points)


def _in_lines(
    entries: Sequence[tuple[Drawn, str]], points: float, room: float
) -> list[list[tuple[Drawn, str]]]:
    """All entries in one line if there is room, else in two lines of two."""
    least = points * POINT * 1.2 * (len(entries) - 1)
    if sum(_width(text, points) for _, text in entries) + least <= room:
        return [list(entries)]
    return [list(entries[:2]), list(entries[2:])]


def cool_down(x: float, y: float, size: float, own: Tints) -> Group:
    """The sign of a Cool down: an arrow down in a disc."""
    pen = Pen(own.face if own.pink_glow is None else own.blue_deep, size * 0.16)
    shaft = Line(0, -size * 0.5, 0, size * 0.42, pen)
    head = Outline(
        (-size * 0.36, size * 0.08),
        ((0.0, size * 0.48), (size * 0.36, size * 0.08)),
        pen=pen,
        closed=False,
    )
    ring = Oval(0, 0, size, size, own.die if own.pink_glow is None else "#E3F0FF", pen)
    return Group((ring, shaft, head), x, y)


def rolls_height(points: float) -> float:
    """The height of the table of rolls."""
    return len(ROLLS) * points * POINT * PITCH


def rolls(area: Area, points: float, inks: Inks) -> list[Shape]:
    """What each roll moves, in two lines of four."""
    shapes: list[Shape] = []
    pitch, gap = points * POINT * PITCH, points * POINT * 1.6
    wide = (area.width - gap * (len(ROLLS[0]) - 1)) / len(ROLLS[0])
    for number, line in enumerate(ROLLS):
        y = area.y + number * pitch
        for place, reading in enumerate(map(read, line)):
            x, base = area.x + place * (wide + gap), y + pitch * 0.7
            move = " ".join(signed(part.steps) for part in reading.parts)
            room = wide - width_of(move, Face.HEAVY, points) - points * POINT * 0.5
            text, size = fitting(kind_text(reading.kind), Face.PLAIN, points, room)
            shapes += [
                Line(x, y, x + wide, y, Pen(inks.hair, 0.2)),
                Text(text, x, base, size, inks.muted),
                Text(move, x + wide, base, points, inks.text, Face.HEAVY, Align.RIGHT),
            ]
    return shapes
