"""The grid of seven by seven fields, as if drawn by hand."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from beamme.games.kuh_vadis.board import COW, FIELDS, SIZE, Sheet, Sign
from ui.games.kuh_vadis.print.chance import HANDS, bytes_of, hand_of, shares
from ui.games.kuh_vadis.print.colours import meadow
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Drawing, Outline, Pen, Shape

OVER = 0.07
"""How far lines may overshoot the grid, in fields."""
BENDS = 2
BREEDS = 4


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the fields of a sheet are, in millimetres."""

    x: float
    y: float
    cell: float

    @property
    def side(self) -> float:
        """The side of the whole grid."""
        return SIZE * self.cell

    def corner(self, place: int) -> tuple[float, float]:
        """The top left corner of a field."""
        row, column = divmod(place, SIZE)
        return self.x + column * self.cell, self.y + row * self.cell

    def middle(self, place: int) -> tuple[float, float]:
        """The middle of a field."""
        x, y = self.corner(place)
        return x + self.cell / 2, y + self.cell / 2


def washes(sheet: Sheet, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """The water colour under cows and starts."""
    drawn = bytes_of(FIELDS, sheet.name, "washes")
    return tuple(
        Drawing(f"wash-{kind}-{drawn[place] % HANDS}", *grid.corner(place), grid.cell, inks.key)
        for place in range(FIELDS)
        if (kind := _wash(sheet, place)) is not None
    )


def _wash(sheet: Sheet, place: int) -> str | None:
    for sign in Sign:
        if sheet.starts[sign] >> place & 1:
            return str(sign)
    return "cow" if sheet.symbol(place) == COW else None


def symbols(sheet: Sheet, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """The number, cow or start of every field."""
    drawn = bytes_of(FIELDS, sheet.name, "symbols")
    return tuple(_symbol(sheet, place, grid, drawn[place], inks) for place in range(FIELDS))


def _symbol(sheet: Sheet, place: int, grid: Grid, drawn: int, inks: Inks) -> Drawing:
    (x, y), symbol, hand = grid.corner(place), sheet.symbol(place), drawn % HANDS
    if symbol == COW:
        name = f"cow-{drawn // HANDS % BREEDS}-{hand % BENDS}"
        inset, mirrored = 0.045, hand >= BENDS
    elif symbol:
        name, inset, mirrored = f"number-{symbol}-{hand}", 0.08, False
    else:
        name, inset, mirrored = f"start-{_wash(sheet, place)}-{hand}", 0.05, False
    edge = inset * grid.cell
    return Drawing(name, x + edge, y + edge, grid.cell - 2 * edge, inks.key, mirrored)


def lines(sheet: Sheet, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """The lines between fields, each a little crooked, as along a ruler that moved."""
    return _ruled(hand_of(sheet.name, "lines"), grid, meadow(inks).rule)


@lru_cache(maxsize=64)
def _ruled(hand: int, grid: Grid, colour: str) -> tuple[Shape, ...]:
    return tuple(_lines(hand, grid, colour))


def _lines(hand: int, grid: Grid, colour: str) -> Iterator[Shape]:
    for number in range(SIZE + 1):
        pen = Pen(colour, min(0.3, grid.cell * 0.02) * (1.7 if number in {0, SIZE} else 1))
        at = number * grid.cell
        for upright in (False, True):
            near, far, bow, sway = shares(4, hand, number, upright)
            points = [
                (-grid.cell * OVER * (0.2 + 0.4 * near), 0.0),
                (grid.side * 0.33, grid.cell * 0.05 * (bow - 0.5)),
                (grid.side * 0.67, grid.cell * 0.05 * (sway - 0.5)),
                (grid.side + grid.cell * OVER * (0.2 + 0.4 * far), 0.0),
            ]
            start, *steps = [
                (grid.x + at + away, grid.y + along)
                if upright
                else (grid.x + along, grid.y + at + away)
                for along, away in points
            ]
            handles = tuple(value for point in steps for value in point)
            yield Outline(start, (handles,), None, pen, closed=False)
