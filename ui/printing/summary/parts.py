"""The building blocks of one-page rules: sections, steps, tables with pictures, notes."""

from dataclasses import dataclass

from ui.printing.drawing.fonts import width_of
from ui.printing.drawing.paper import POINT
from ui.printing.drawing.shapes import Align, Box, Face, Line, Oval, Pen, Shape, Text
from ui.printing.summary.setting import Block, Laid, Picture, Setting
from ui.printing.summary.text import APART, BASE, Words

HEADING = 1.4
"""The size of a heading, relative to the text."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: a picture and what it means."""

    picture: Picture
    title: str
    text: str


def section(title: str, *blocks: Block) -> Block:
    """Blocks under a heading with a line to the end of the column."""

    def lay(width: float, setting: Setting) -> Laid:
        size = setting.size * HEADING
        high = size * POINT
        end = width_of(title, Face.TITLE, size) + setting.em * 0.7
        rule = Pen(setting.wash, 0.9) if setting.wash else Pen(setting.inks.hair, 0.3)
        shapes: list[Shape] = [
            Text(title, 0, high * BASE, size, setting.accent, Face.TITLE),
            Line(end, high * 0.5, width, high * 0.5, rule),
        ]
        y = high + setting.em * 0.25
        for block in blocks:
            y += setting.em * APART
            laid = block(width, setting)
            shapes.append(laid.at(0, y))
            y += laid.height
        return Laid(width, y, tuple(shapes))

    return lay


def steps(*items: Block) -> Block:
    """Numbered steps."""

    def lay(width: float, setting: Setting) -> Laid:
        indent = setting.em * 2.05
        shapes: list[Shape] = []
        y = 0.0
        for number, item in enumerate(items, 1):
            body = item(width - indent, setting)
            shapes += [*_number(number, y + setting.line / 2, setting), body.at(indent, y)]
            y += body.height + setting.em * APART
        return Laid(width, y - setting.em * APART, tuple(shapes))

    return lay


def rows(*items: Row) -> Block:
    """A table with a picture in front of every line."""

    def lay(width: float, setting: Setting) -> Laid:
        pad, above = setting.em * 0.55, setting.em * 0.36
        pictures = [item.picture(setting) for item in items]
        room = max(picture.width for picture in pictures)
        left = room + 2.4 * pad
        shapes: list[Shape] = []
        y = 0.0
        for number, (item, picture) in enumerate(zip(items, pictures, strict=True)):
            body = Words(item.text, item.title)(width - left - pad, setting)
            high = max(body.height, picture.height) + 2 * above
            shapes += _stripe(number, y, width, high, setting)
            shapes.append(picture.at(pad + (room - picture.width) / 2, y + picture.down(high)))
            shapes.append(body.at(left, y + body.down(high)))
            y += high
        return Laid(width, y, tuple(shapes))

    return lay


def across(*pictures: Picture) -> Block:
    """Pictures side by side, spread over the whole width."""

    def lay(width: float, setting: Setting) -> Laid:
        drawn = [picture(setting) for picture in pictures]
        high = max(each.height for each in drawn) + setting.em * APART
        gap = (width - sum(each.width for each in drawn)) / len(drawn)
        shapes, x = [], gap / 2
        for each in drawn:
            shapes.append(each.at(x, each.down(high)))
            x += each.width + gap
        return Laid(width, high, tuple(shapes))

    return lay


def note(block: Block) -> Block:
    """A highlighted block: on a wash, or in a thin frame if ink is saved."""

    def lay(width: float, setting: Setting) -> Laid:
        pad, bar = setting.em * 0.7, setting.em * 0.28
        edge = Pen(setting.inks.hair, 0.25) if setting.inks.saving else None
        body = block(width - 2 * pad - bar, setting)
        high = body.height + 1.3 * pad
        shapes = (
            Box(0, 0, width, high, bar, setting.wash, edge),
            Box(0, 0, bar, high, bar / 2, setting.accent),
            body.at(pad + bar, 0.65 * pad),
        )
        return Laid(width, high, shapes)

    return lay


def caption(text: str, middle: float, top: float, setting: Setting) -> Text:
    """A caption, centred below a picture."""
    base = top + setting.above + setting.em * BASE
    return Text(text, middle, base, setting.size, setting.inks.text, Face.STRONG, Align.MIDDLE)


def _number(number: int, y: float, setting: Setting) -> tuple[Shape, ...]:
    saving, radius = setting.inks.saving, setting.em * 0.74
    pen = Pen(setting.accent, 0.3) if saving else None
    colour = setting.accent if saving else "#FFFFFF"
    base = y + setting.em * 0.35
    return (
        Oval(radius, y, radius, radius, None if saving else setting.accent, pen),
        Text(str(number), radius, base, setting.size, colour, Face.TITLE, Align.MIDDLE),
    )


def _stripe(
    number: int, y: float, width: float, high: float, setting: Setting
) -> tuple[Shape, ...]:
    """The background of every second row, or a separating line if ink is saved."""
    if setting.inks.saving:
        return (Line(0, y, width, y, Pen(setting.inks.hair, 0.2)),) if number else ()
    return () if number % 2 else (Box(0, y, width, high, setting.em * 0.45, setting.wash),)
