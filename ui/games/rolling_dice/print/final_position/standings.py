"""A line for each colour: its points round by round, its total, and who won."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from beamme.table.storage.record import Record
from ui.games.rolling_dice.print.colours import look_of
from ui.games.rolling_dice.print.final_position.points import Standing, rounds_of, standings_of
from ui.games.rolling_dice.wording import words
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, SMALLEST
from ui.printing.drawing.parts import crown, seat_sign
from ui.printing.drawing.shapes import Align, Area, Box, Colour, Face, Pen, Shape, Text
from ui.printing.record.results import winners
from ui.text.words import translate

HEAD, LINE = 5.5, 6.2
"""The height of the line of round numbers, and of a colour's line at most."""
LEAST = 4.4
NAME, TOTAL = 0.24, 15.0
"""The width of names, as a fraction of the whole, and of a total, in millimetres."""
CELL = 7.0
"""The least width of a round."""


def height_of(colours: int, room: float) -> float:
    """The height of the lines if there is this much room; they grow only up to a limit."""
    return HEAD + colours * min(LINE, max(LEAST, (0.36 * room - HEAD) / colours))


def standings(record: Record, area: Area, inks: Inks) -> Iterator[Shape]:
    """The lines of all colours; early rounds share a cell if there are too many."""
    lines, winning = standings_of(record), winners(record)
    grid = _Grid(area, len(lines), len(rounds_of(record)))
    yield from _numbers(grid, inks)
    for number, line in enumerate(lines):
        yield from _line(grid, number, line, inks)
    seats = words.state_of(record).totals
    for seat, total in enumerate(seats):
        own = [number for number, line in enumerate(lines) if line.seat == seat]
        yield from _total(grid, own, lines, total, inks, won=seat in winning)


@dataclass(frozen=True, slots=True)
class _Grid:
    area: Area
    lines: int
    rounds: int

    @property
    def name(self) -> float:
        return NAME * self.area.width

    @property
    def room(self) -> float:
        """The width for rounds."""
        return self.area.width - self.name - TOTAL - 1

    @property
    def shown(self) -> int:
        """The number of cells."""
        return min(self.rounds, int(self.room / CELL))

    @property
    def line(self) -> float:
        return (self.area.height - HEAD) / self.lines

    def x(self, cell: int) -> float:
        """The middle of a cell."""
        wide = min(12.0, self.room / max(1, self.shown))
        return self.area.x + self.name + (cell + 0.5) * wide

    def y(self, line: int) -> float:
        return self.area.y + HEAD + line * self.line

    def shared(self) -> int:
        """How many rounds are in the first cell."""
        return self.rounds - self.shown + 1


def _numbers(grid: _Grid, inks: Inks) -> Iterator[Shape]:
    base = grid.area.y + 3.6
    word = translate("Print", "Round")
    yield Text(word, grid.area.x + 1, base, SMALLEST, inks.muted, Face.STRONG)
    shared = grid.shared()
    for cell in range(grid.shown):
        first = f"1–{shared}" if shared > 1 else "1"
        text = str(cell + shared) if cell else first
        yield Text(text, grid.x(cell), base, SMALLEST, inks.muted, Face.STRONG, Align.MIDDLE)


def _line(grid: _Grid, number: int, line: Standing, inks: Inks) -> Iterator[Shape]:
    look, y, high = look_of(inks), grid.y(number), grid.line
    wide = grid.area.width - TOTAL
    yield Box(grid.area.x, y + 0.3, wide, high - 0.6, 1.2, inks.softs[line.look], _frame(inks))
    middle = y + high / 2
    yield seat_sign(line.look, grid.area.x + 3, middle, 1.4, inks)
    name, size = fitting(line.name, Face.BOLD, 9, grid.name - 7.5)
    yield _text(name, grid.area.x + 6, middle, size, inks.text, Face.BOLD, Align.LEFT)
    shared = grid.shared()
    cells = (sum(line.rounds[:shared]), *line.rounds[shared:]) if line.rounds else ()
    for cell, points in enumerate(cells):
        tint = look.table.pencil if points else inks.muted
        yield _text(str(points), grid.x(cell), middle, 9, tint, Face.BOLD, Align.MIDDLE)


def _total(
    grid: _Grid, own: Sequence[int], lines: Sequence[Standing], total: int, inks: Inks, *, won: bool
) -> Iterator[Shape]:
    """The points of a player: two colours are added (RD-21)."""
    look, tint = look_of(inks), inks.seats[lines[own[0]].look]
    x, y = grid.area.right - TOTAL + 1.2, grid.y(own[0]) + 0.45
    high = grid.line * len(own) - 0.9
    filled = won and not inks.saving
    yield Box(x, y, TOTAL - 1.4, high, 1.6, tint if filled else "#FFFFFF", Pen(tint, 0.4))
    ink = "#FFFFFF" if filled else look.table.pencil
    across = x + (8.9 if won else TOTAL / 2 - 0.7)
    yield _text(str(total), across, y + high / 2, 11, ink, Face.TITLE, Align.MIDDLE)
    if won:
        yield crown(x + 3, y + high / 2, 1.6, inks)


def _frame(inks: Inks) -> Pen | None:
    return Pen(inks.hair, 0.2) if inks.saving else None


def _text(
    text: str, x: float, middle: float, size: float, tint: Colour, face: Face, align: Align
) -> Text:
    return Text(text, x, middle + size * HALF_CAPITAL, size, tint, face, align)
