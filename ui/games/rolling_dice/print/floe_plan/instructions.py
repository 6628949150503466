"""Instructions and a ruler, on the bare ice at the entrance of the floe plan."""

from collections.abc import Iterator

from ui.games.rolling_dice.game import GAME
from ui.games.rolling_dice.print.colours import Look, look_of
from ui.printing.drawing.fonts import lines_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import POINT
from ui.printing.drawing.shapes import Align, Area, Face, Line, Outline, Oval, Pen, Shape, Text
from ui.text.words import fill, locale, translate

RULER = 100.0
"""Millimetres; measuring it shows whether the printer kept the scale."""
SIZE, LEADING = 9.0, 1.3
INSET = 8.0


def words(area: Area, missing: float, inks: Inks) -> Iterator[Shape]:
    """Title and ruler on the left, the entrance in the middle, three steps on the right."""
    look = look_of(inks)
    left, right = area.x + INSET, area.right - INSET
    top, bottom = area.bottom - 46, area.bottom - 4
    yield from _title(left, top, look, inks)
    yield from _ruler(left, bottom - 8, look, inks)
    yield from _entrance(area, missing, look, inks)
    yield from _steps(right - 88, top, 88, look, inks)


def _title(x: float, y: float, look: Look, inks: Inks) -> Iterator[Shape]:
    yield Text(GAME.title, x, y + 7, 22, look.accent, Face.TITLE)
    yield Text(translate("Print", "The floe in true size"), x, y + 13, 11, inks.text, Face.BOLD)


def _ruler(x: float, y: float, look: Look, inks: Inks) -> Iterator[Shape]:
    ink = look.table.ink
    yield Line(x, y, x + RULER, y, Pen(ink, 0.3))
    for tick in range(11):
        high = 2.6 if tick % 5 == 0 else 1.5
        yield Line(x + tick * RULER / 10, y, x + tick * RULER / 10, y - high, Pen(ink, 0.25))
    told = translate("Print", "This line is 100 mm long if the page was printed at 100 %.")
    yield Text(told, x, y + 4.6, SIZE, inks.text, Face.STRONG)


def _entrance(area: Area, missing: float, look: Look, inks: Inks) -> Iterator[Shape]:
    x, bottom = area.x + area.width / 2, area.bottom
    yield _arrow(x, bottom - 9, look)
    left = locale().toString(missing, "f", 0)
    told = fill(translate("Print", "The entrance is %1 mm in front of this line"), left)
    yield Text(told, x, bottom - 3, SIZE, inks.text, Face.BOLD, Align.MIDDLE)
    yield Line(area.x, bottom - 0.2, area.right, bottom - 0.2, Pen(look.table.ink, 0.4))


def _arrow(x: float, bottom: float, look: Look) -> Outline:
    """Where the dice come from."""
    steps = (
        (x - 3.4, bottom - 17),
        (x - 8, bottom - 17),
        (x, bottom - 29),
        (x + 8, bottom - 17),
        (x + 3.4, bottom - 17),
        (x + 5, bottom),
    )
    return Outline((x - 5, bottom), steps, look.lip, Pen(look.shore, 0.3))


def _steps(x: float, y: float, room: float, look: Look, inks: Inks) -> Iterator[Shape]:
    line = SIZE * LEADING * POINT
    told = (
        translate("Print", "Cut both pages along the edge of the floe."),
        translate("Print", "Glue this half onto the strip of the other one."),
        translate("Print", "Lay the floe on the table: what touches the table is in the water."),
    )
    for number, text in enumerate(told, start=1):
        yield Oval(x + 2.6, y + 2.4, 2.6, 2.6, look.table.number, _ring(look))
        tint = look.table.numeral
        yield Text(str(number), x + 2.6, y + 3.6, 9, tint, Face.TITLE, Align.MIDDLE)
        parts = lines_of(text, Face.STRONG, SIZE, room - 8)
        for row, part in enumerate(parts):
            yield Text(part, x + 8, y + 3.6 + row * line, SIZE, inks.text, Face.STRONG)
        y += 3 + line * len(parts)


def _ring(look: Look) -> Pen | None:
    return None if look.table.number else Pen(look.table.ink, 0.3)
