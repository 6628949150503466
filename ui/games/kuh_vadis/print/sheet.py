"""A sheet of Kuh Vadis on paper, blank or with what two players drew."""

from dataclasses import dataclass

from beamme.games.kuh_vadis.board import COLUMNS, SIZE, Sheet, Sign
from ui.games.kuh_vadis.print.band import band
from ui.games.kuh_vadis.print.code import MODULES, QUIET, code
from ui.games.kuh_vadis.print.grid import OVER, Grid, lines, symbols, washes
from ui.games.kuh_vadis.print.known import is_known
from ui.games.kuh_vadis.print.pencils import Drawn, chain_under, marks
from ui.games.kuh_vadis.print.reminder import reminder
from ui.games.kuh_vadis.words import sheet_text, sign_text
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import SMALLEST
from ui.printing.drawing.shapes import Align, Area, Drawing, Face, Line, Pen, Shape, Text

WIDE = 89.0
"""The width of a sheet, in millimetres, at which everything else has its full size."""
BAND, NAMES, BELOW, FOOT = 13.0, 13.4, 3.0, 12.6
"""Heights at this size: band, lines for names, the gap below the fields, code and reminder."""
ABOVE = 1.6
"""How far the cow sticks out above the band."""
EDGE = 3.6
"""Millimetres above and beside the fields for their names, if a match is shown."""
REST = ABOVE + BAND + NAMES + BELOW + FOOT


@dataclass(frozen=True, slots=True)
class Places:
    """Where everything on a sheet is; `size` is its scale, 1 for a quarter of A4."""

    grid: Grid
    size: float
    band: Area
    names: float
    """The line on which names are written."""
    foot: Area


def places(area: Area, edge: float = 0.0) -> Places:
    """Lay out a sheet in the middle of an area; the edge is above and beside the fields."""
    wide, high = area.width - 2 * edge, area.height - edge
    side = min(wide / (1 + 2 * OVER / SIZE), high / (1 + REST / WIDE))
    size = min((high - side) / REST, side / (WIDE - 4))
    x = area.x + (area.width - side) / 2
    spare = (high - side - REST * size) / 4
    top = area.y + ABOVE * size + spare / 2
    names = top + (BAND + 8.2) * size + spare
    fields = top + (BAND + NAMES) * size + 2 * spare + edge
    foot = fields + side + BELOW * size + spare
    return Places(
        Grid(x, fields, side / SIZE),
        size,
        Area(x, top, side, BAND * size),
        names,
        Area(x, foot, side, FOOT * size),
    )


def sheet_shapes(
    sheet: Sheet, area: Area, inks: Inks, drawn: Drawn | None = None
) -> tuple[Shape, ...]:
    """The sheet inside this area, with marks and names if a match was played on it."""
    at = places(area, 0.0 if drawn is None else EDGE)
    module = at.foot.height / MODULES
    room = (MODULES + QUIET) * module if is_known(sheet) else 0.0
    words = Area(at.foot.x, at.foot.y, at.foot.width - room, at.foot.height)
    corner = at.foot.right - MODULES * module, at.foot.y
    return (
        *band(at.band, sheet_text(sheet.name), sheet.name, inks),
        *_names(at, drawn, inks),
        *washes(sheet, at.grid, inks),
        *(() if drawn is None else chain_under(drawn, at.grid, inks)),
        *symbols(sheet, at.grid, inks),
        *lines(sheet, at.grid, inks),
        *(() if drawn is None else (*marks(drawn, at.grid, inks), *_field_names(at, inks))),
        *reminder(words, _points(8.6, at), inks),
        *(code(sheet, *corner, module, inks.text) if room else ()),
    )


def _names(at: Places, drawn: Drawn | None, inks: Inks) -> tuple[Shape, ...]:
    """A line for each player's name, with that player's sign."""
    shapes: list[Shape] = []
    half, size, gap = at.grid.side / 2, at.size, 1.5 * at.size
    for number, sign in enumerate(Sign):
        left = at.grid.x + number * (half + gap)
        begin, right = left + 7.4 * size, left + half - gap
        shapes += [
            Drawing(
                f"start-{sign}-1", left - 0.6 * size, at.names - 5.6 * size, 7.2 * size, inks.key
            ),
            Line(begin, at.names, right, at.names, Pen(inks.rule, 0.22)),
            Text(
                sign_text(sign),
                right,
                at.names + 3.1 * max(1, size),
                _points(8, at),
                inks.muted,
                align=Align.RIGHT,
            ),
        ]
        if drawn is not None:
            told, points = fitting(
                drawn.names[sign], Face.BOLD, _points(11, at), right - begin - 2 * size
            )
            shapes.append(
                Text(told, begin + size, at.names - 1.1 * size, points, inks.text, Face.BOLD)
            )
    return tuple(shapes)


def _field_names(at: Places, inks: Inks) -> tuple[Shape, ...]:
    """Letters above the columns and numbers beside the rows: a1 is at the top left."""
    grid = at.grid
    names: list[Shape] = []
    for number, letter in enumerate(COLUMNS):
        middle = (number + 0.5) * grid.cell
        across, down = grid.x + middle, grid.y + middle + 1
        names += [
            Text(letter, across, grid.y - 1.2, SMALLEST, inks.muted, align=Align.MIDDLE),
            Text(str(number + 1), grid.x - 1.4, down, SMALLEST, inks.muted, align=Align.RIGHT),
        ]
    return tuple(names)


def _points(points: float, at: Places) -> float:
    """A size of letters that grows with the sheet."""
    return max(SMALLEST, round(2 * points * at.size) / 2)
