"""Ten rounds for two to four players: empty to write on, or as it was played."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from beamme.games.dice_flick.state import ROUNDS
from ui.printing.dice_flick.colours import Look, look_of
from ui.printing.fonts import fitting
from ui.printing.inks import Inks
from ui.printing.paper import POINT, SMALLEST
from ui.printing.parts import crown, seat_sign
from ui.printing.shapes import (
    Align,
    Area,
    Box,
    Face,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
)
from ui.text.words import translate

USUAL = 155.0
"""At this height everything has its usual size."""
CAPITAL = 0.36 * POINT
"""Half the height of a numeral, for a point of its size."""


@dataclass(frozen=True, slots=True)
class Column:
    """One player: the colour of the seat, and what was written for it."""

    seat: int
    name: str = ""
    points: tuple[int, ...] = ()
    won: bool = False


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where everything stands."""

    area: Area
    columns: int

    @property
    def unit(self) -> float:
        return self.area.height / USUAL

    @property
    def left(self) -> float:
        """The width of the column with the numbers of the rounds."""
        return min(18.0, max(13.0, 15 * self.unit))

    @property
    def wide(self) -> float:
        return (self.area.width - self.left) / self.columns

    @property
    def head(self) -> float:
        return max(14.0, 18 * self.unit)

    @property
    def foot(self) -> float:
        return max(10.5, 15 * self.unit)

    @property
    def row(self) -> float:
        return (self.area.height - self.head - self.foot) / ROUNDS

    def x(self, column: int) -> float:
        return self.area.x + self.left + column * self.wide

    def y(self, number: int) -> float:
        """The upper edge of a round; the one after the last is the total."""
        return self.area.y + self.head + number * self.row


def table(area: Area, columns: Sequence[Column], inks: Inks) -> tuple[Shape, ...]:
    """The table of a pad."""
    grid, look = _Grid(area, len(columns)), look_of(inks)
    shapes: list[Shape] = [*_grounds(grid, columns, inks), *_rounds(grid, look, inks)]
    for number, column in enumerate(columns):
        shapes += _heading(grid, number, column, inks)
        for played in range(ROUNDS):
            shapes.append(_corner(grid, number, played, look))
        shapes += _points(grid, number, column, look, inks)
        shapes += _total(grid, number, column, look, inks)
    return tuple(shapes)


def _grounds(grid: _Grid, columns: Sequence[Column], inks: Inks) -> list[Shape]:
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


def _rounds(grid: _Grid, look: Look, inks: Inks) -> list[Shape]:
    left, right = grid.area.x, grid.area.right
    middle = left + 0.43 * grid.left
    word, size = fitting(translate("Print", "Round"), Face.STRONG, 9, grid.left - 1)
    shapes: list[Shape] = [
        Text(word, middle, grid.y(0) - 2, size, inks.muted, Face.STRONG, Align.MIDDLE)
    ]
    radius = min(0.4 * grid.row, 0.33 * grid.left)
    numeral = max(SMALLEST, 2.9 * radius)
    for number in range(ROUNDS):
        y, first = grid.y(number), not number
        line = Pen(look.ink, 0.35) if first else Pen(look.hair, 0.18)
        centre = y + grid.row / 2
        ring = None if look.number else Pen(look.ink, 0.3)
        shapes += [
            Line(left + 1, y, right, y, line),
            Oval(middle, centre, radius, radius, look.number, ring),
            Text(
                str(number + 1),
                middle,
                centre + numeral * CAPITAL,
                numeral,
                look.numeral,
                Face.TITLE,
                Align.MIDDLE,
            ),
        ]
    y = grid.y(ROUNDS)
    word, size = fitting(translate("Print", "Total"), Face.TITLE, 12, grid.left - 1.5)
    base = y + grid.foot / 2 + size * CAPITAL
    return [
        *shapes,
        Line(left + 1, y, right, y, Pen(look.ink, 0.5)),
        Text(word, left + 1, base, size, look.ink, Face.TITLE),
    ]


def _heading(grid: _Grid, number: int, column: Column, inks: Inks) -> list[Shape]:
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


def _corner(grid: _Grid, number: int, played: int, look: Look) -> Outline:
    """Room for the total so far, in the lower right corner of a round."""
    wide, high = _corner_size(grid)
    right, bottom = grid.x(number + 1) - 0.8, grid.y(played + 1)
    left, top, bend = right - wide, bottom - high, 1.2
    steps = ((left, top + bend), (left, top, left + bend, top), (right, top))
    return Outline((left, bottom), steps, None, Pen(look.hair, 0.18), closed=False)


def _corner_size(grid: _Grid) -> tuple[float, float]:
    return min(15.0, max(8.0, 0.36 * grid.wide)), min(6.5, max(3.7, 0.46 * grid.row))


def _points(grid: _Grid, number: int, column: Column, look: Look, inks: Inks) -> list[Shape]:
    wide, high = _corner_size(grid)
    size = min(15.0, 1.55 * grid.row)
    shapes: list[Shape] = []
    for played, (points, so_far) in enumerate(
        zip(column.points, accumulate(column.points), strict=True)
    ):
        middle = grid.x(number) + (grid.wide - wide) / 2
        base = grid.y(played) + grid.row / 2 + size * CAPITAL
        tint = look.pencil if points else inks.muted
        right = grid.x(number + 1) - 0.8 - wide / 2
        low = grid.y(played + 1) - high / 2 + SMALLEST * CAPITAL
        shapes += [
            Text(str(points), middle, base, size, tint, Face.TITLE, Align.MIDDLE),
            Text(str(so_far), right, low, SMALLEST, inks.muted, Face.STRONG, Align.MIDDLE),
        ]
    return shapes


def _total(grid: _Grid, number: int, column: Column, look: Look, inks: Inks) -> list[Shape]:
    inset = 0.16 * grid.foot
    tint = inks.seats[column.seat]
    x, y = grid.x(number) + 2.4, grid.y(ROUNDS) + inset
    wide, high = grid.wide - 4.8, grid.foot - 2 * inset
    fill = tint if column.won and not inks.saving else look.paper
    shapes: list[Shape] = [Box(x, y, wide, high, 0.3 * high, fill, Pen(tint, 0.5))]
    if column.points:
        size = min(19.0, 1.9 * high)
        ink = look.paper if fill == tint else look.pencil
        base = y + high / 2 + size * CAPITAL
        total = str(sum(column.points))
        shapes.append(Text(total, x + wide / 2, base, size, ink, Face.TITLE, Align.MIDDLE))
        if column.won:
            shapes.append(crown(x + 0.62 * high, y + high / 2, 0.34 * high, inks))
    return shapes
