"""The reminder on each sheet: what claims a field, and how to win."""

from collections.abc import Iterator, Sequence

from ui.games.kuh_vadis.print.colours import meadow
from ui.games.kuh_vadis.text import goal_text
from ui.printing.drawing.fonts import fitting, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import SMALLEST
from ui.printing.drawing.shapes import Area, Box, Drawing, Face, Pen, Shape, Text
from ui.text.words import translate

COW = "small-cow"
NUMBER = "number-3-1"
Part = str | tuple[str, ...]
"""Words, or the drawings on a row of dice."""


def reminder(area: Area, size: float, inks: Inks) -> tuple[Shape, ...]:
    """Three lines that fill the area, with text of at most this size in points."""
    either, field = translate("Print", "or"), translate("Print", "1 field")
    again = translate("Print", "1 field, then again beside it")
    three = (NUMBER,) * 3
    rows: tuple[tuple[Part, ...], ...] = (
        ((COW, COW), either, three, field),
        ((*three, NUMBER), again),
        (_goal(area.width),),
    )
    high = area.height / len(rows)
    shapes: list[Shape] = []
    for number, parts in enumerate(rows):
        line = Area(area.x, area.y + number * high, area.width, high)
        shapes += _line(line, parts, size, inks)
    return tuple(shapes)


def _goal(room: float) -> str:
    """How to win; in fewer words if there is little room."""
    told = goal_text()
    if width_of(told, Face.STRONG, SMALLEST) <= room:
        return told
    return translate("Print", "Goal: join your three starts")


def _line(area: Area, parts: Sequence[Part], size: float, inks: Inks) -> Iterator[Shape]:
    """Dice and words beside each other."""
    x, pitch, gap = area.x, area.height * 0.98, area.height * 0.32
    for part in parts:
        if isinstance(part, str):
            told, points = fitting(part, Face.STRONG, size, area.right - x)
            base = area.y + area.height * 0.7
            yield Text(told, x, base, points, inks.muted, Face.STRONG)
            x += width_of(told, Face.STRONG, points) + gap
        else:
            for number, name in enumerate(part):
                yield from _die(name, x + number * pitch, area, inks)
            x += len(part) * pitch + gap


def _die(name: str, left: float, line: Area, inks: Inks) -> tuple[Shape, ...]:
    side, pen = line.height * 0.9, Pen(meadow(inks).die, 0.2)
    top, edge = line.y + line.height * 0.05, side * 0.06
    return (
        Box(left, top, side, side, side * 0.22, "#FFFFFF", pen),
        Drawing(name, left + edge, top + edge, side - 2 * edge, inks.key),
    )
