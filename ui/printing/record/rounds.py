"""A table of rounds with a column for each player: empty to write on, or filled in."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, SMALLEST
from ui.printing.drawing.parts import crown, seat_sign
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Colour,
    Face,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
)
from ui.printing.record.round_grid import Grid
from ui.text.words import translate


@dataclass(frozen=True, slots=True)
class Style:
    """The colours of a game's table."""

    ink: Colour
    hair: Colour
    number: Colour | None
    """Behind the number of a round; None: only a ring."""
    numeral: Colour
    pencil: Colour
    """Text that a player would have written."""
    paper: Colour = "#FFFFFF"
    """Behind a total."""


@dataclass(frozen=True, slots=True)
class Column:
    """One player: the colour of the seat, and the entries."""

    seat: int
    name: str = ""
    points: tuple[int, ...] = ()
    won: bool = False


def table(
    area: Area, columns: Sequence[Column], rounds: int, style: Style, inks: Inks
) -> tuple[Shape, ...]:
    """The table of a pad."""
    grid = Grid(area, len(columns), rounds)
    shapes: list[Shape] = [*_grounds(grid, columns, inks), *_rounds(grid, style, inks)]
    for number, column in enumerate(columns):
        shapes += _heading(grid, number, column, inks)
        for played in range(rounds):
            shapes.append(_corner(grid, number, played, style))
        shapes += _points(grid, number, column, style, inks)
        shapes += _total(grid, number, column, style, inks)
    return tuple(shapes)


def _grounds(grid: Grid, columns: Sequence[Column], inks: Inks) -> list[Shape]:
    pen = Pen(inks.hair, 0.2) if inks.saving else None
    return [
        Box(
            grid.x(number) + 0.8,
            grid.area.y,
            grid.wide - 1.6,
            grid.area.height,
            2.4,
            inks.softs[column.seat],
            pen,
        )
        for number, column in enumerate(columns)
    ]


def _rounds(grid: Grid, style: Style, inks: Inks) -> list[Shape]:
    left, right = grid.area.x, grid.area.right
    middle = left + 0.43 * grid.left
    word, size = fitting(translate("Print", "Round"), Face.STRONG, 9, grid.left - 1)
    shapes: list[Shape] = [
        Text(word, middle, grid.y(0) - 2, size, inks.muted, Face.STRONG, Align.MIDDLE)
    ]
    radius = min(0.4 * grid.row, 0.33 * grid.left)
    numeral = max(SMALLEST, 2.9 * radius)
    for number in range(grid.rounds):
        y, first = grid.y(number), not number
        line = Pen(style.ink, 0.35) if first else Pen(style.hair, 0.18)
        centre = y + grid.row / 2
        ring = None if style.number else Pen(style.ink, 0.3)
        shapes += [
            Line(left + 1, y, right, y, line),
            Oval(middle, centre, radius, radius, style.number, ring),
            Text(
                str(number + 1),
                middle,
                centre + numeral * HALF_CAPITAL,
                numeral,
                style.numeral,
                Face.TITLE,
                Align.MIDDLE,
            ),
        ]
    y = grid.y(grid.rounds)
    word, size = fitting(translate("Print", "Total"), Face.TITLE, 12, grid.left - 1.5)
    base = y + grid.foot / 2 + size * HALF_CAPITAL
    return [
        *shapes,
        Line(left + 1, y, right, y, Pen(style.ink, 0.5)),
        Text(word, left + 1, base, size, style.ink, Face.TITLE),
    ]


def _heading(grid: Grid, number: int, column: Column, inks: Inks) -> list[Shape]:
    middle, wide = grid.x(number) + grid.wide / 2, grid.wide - 5
    size = min(3.0, 0.13 * grid.head)
    shapes: list[Shape] = [
        seat_sign(column.seat, middle, grid.area.y + 0.26 * grid.head, size, inks)
    ]
    if column.name:
        name, size = fitting(column.name, Face.BOLD, 11, wide)
        return [
            *shapes,
            Text(name, middle, grid.y(0) - 3, size, inks.text, Face.BOLD, Align.MIDDLE),
        ]
    y = grid.y(0) - 3.9
    return [
        *shapes,
        Line(middle - wide / 2, y, middle + wide / 2, y, Pen(inks.rule, 0.25)),
        Text(
            translate("Print", "Name"),
            middle,
            y + 2.9,
            SMALLEST,
            inks.muted,
            Face.PLAIN,
            Align.MIDDLE,
        ),
    ]


def _corner(grid: Grid, number: int, played: int, style: Style) -> Outline:
    """The field for the subtotal, in the lower right corner of a round."""
    wide, high = _corner_size(grid)
    right, bottom = grid.x(number + 1) - 0.8, grid.y(played + 1)
    left, top, bend = right - wide, bottom - high, 1.2
    steps = ((left, top + bend), (left, top, left + bend, top), (right, top))
    return Outline((left, bottom), steps, None, Pen(style.hair, 0.18), closed=False)


def _corner_size(grid: Grid) -> tuple[float, float]:
    return min(15.0, max(8.0, 0.36 * grid.wide)), min(6.5, max(3.7, 0.46 * grid.row))


def _points(grid: Grid, number: int, column: Column, style: Style, inks: Inks) -> list[Shape]:
    wide, high = _corner_size(grid)
    size = min(15.0, 1.55 * grid.row)
    shapes: list[Shape] = []
    for played, (points, so_far) in enumerate(
        zip(column.points, accumulate(column.points), strict=True)
    ):
        middle = grid.x(number) + (grid.wide - wide) / 2
        base = grid.y(played) + grid.row / 2 + size * HALF_CAPITAL
        tint = style.pencil if points else inks.muted
        right = grid.x(number + 1) - 0.8 - wide / 2
        low = grid.y(played + 1) - high / 2 + SMALLEST * HALF_CAPITAL
        shapes += [
            Text(str(points), middle, base, size, tint, Face.TITLE, Align.MIDDLE),
            Text(str(so_far), right, low, SMALLEST, inks.muted, Face.STRONG, Align.MIDDLE),
        ]
    return shapes


def _total(grid: Grid, number: int, column: Column, style: Style, inks: Inks) -> list[Shape]:
    inset = 0.16 * grid.foot
    tint = inks.seats[column.seat]
    x, y = grid.x(number) + 2.4, grid.y(grid.rounds) + inset
    wide, high = grid.wide - 4.8, grid.foot - 2 * inset
    fill = tint if column.won and not inks.saving else style.paper
    shapes: list[Shape] = [Box(x, y, wide, high, 0.3 * high, fill, Pen(tint, 0.5))]
    if column.points:
        size = min(19.0, 1.9 * high)
        ink = style.paper if fill == tint else style.pencil
        base = y + high / 2 + size * HALF_CAPITAL
        total = str(sum(column.points))
        shapes.append(Text(total, x + wide / 2, base, size, ink, Face.TITLE, Align.MIDDLE))
        if column.won:
            shapes.append(crown(x + 0.62 * high, y + high / 2, 0.34 * high, inks))
    return shapes
