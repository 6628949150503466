"""A board of Beam Me Up on paper, blank or with the stones of a match on it."""

from beamme.games.beam_me_up.board import COLUMNS, ROWS, STRAIGHT, Board, Field
from ui.games.beam_me_up.print.colours import tints
from ui.games.beam_me_up.print.grid import FOOT, Grid
from ui.games.beam_me_up.print.signs import sign, stairs
from ui.games.beam_me_up.print.sky import sky
from ui.games.beam_me_up.text import label
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import POINT, SMALLEST
from ui.printing.drawing.parts import die
from ui.printing.drawing.shapes import Align, Box, Face, Group, Oval, Pen, Shape, Text

CORNER = 5 / 182
"""The radius of the board's corners, as a fraction of its width."""
SIGN = {Field.PINK: 0.74, Field.BLUE: 0.86, Field.ROCKET: 0.76}
"""How much of a field its sign fills."""
ROOM_FOR_WORD = 15.0
"""The least width of a column, in millimetres, with room for the word below the last one."""


def board_sheet(board: Board, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """A board: sky, fields, and the signs of its columns."""
    area, corner = grid.area, grid.area.width * CORNER
    window = Box(area.x, area.y, area.width, area.height, corner)
    shapes = (*sky(grid, inks), *_fields(board, grid, inks), *_foot(grid, inks))
    frame = Box(
        area.x,
        area.y,
        area.width,
        area.height,
        corner,
        pen=Pen(tints(inks).edge, max(0.25, grid.across / 52)),
    )
    return Group(shapes, clip=window), frame


def _fields(board: Board, grid: Grid, inks: Inks) -> list[Shape]:
    own, size = tints(inks), grid.radius
    shapes: list[Shape] = []
    for column in range(COLUMNS):
        for row in range(ROWS):
            x, y = grid.middle(column, row)
            field = board.field(column, row)
            special = field is not Field.PLAIN
            inside = own.ground if not row else own.special if special else own.field
            ring = Pen(
                own.strong_ring if special else own.ring,
                size * (0.037 if special else 0.027),
                (3, 2.2) if inks.saving and row and not special else (),
            )
            shapes.append(Oval(x, y, size, size, inside, ring))
            shapes += sign(field, x, y, size * SIGN.get(field, 0), own)
    return shapes


def _foot(grid: Grid, inks: Inks) -> list[Shape]:
    """The signs of the columns: a die for each number, stairs for the straight."""
    own = tints(inks)
    height = grid.up * FOOT
    size = min(height * 0.62, grid.across * 0.5)
    y = grid.ground + height / 2 - size * 0.05
    shapes: list[Shape] = [
        die(
            column + 1,
            grid.left(column) + grid.across / 2,
            y,
            size,
            own.die,
            own.die_edge,
            own.pips,
        )
        for column in range(STRAIGHT)
    ]
    x = grid.left(STRAIGHT) + grid.across / 2
    if grid.across < ROOM_FOR_WORD:
        return [*shapes, *stairs(x, y, grid.across * 0.72, own)]
    points = max(SMALLEST, grid.across / 26 * 7.2)
    text, points = fitting(label(STRAIGHT), Face.BOLD, points, grid.across * 0.92)
    word = Text(
        text,
        x,
        grid.area.bottom - height * 0.1,
        points,
        own.label,
        Face.BOLD,
        Align.MIDDLE,
    )
    return [*shapes, *stairs(x, y - points * POINT * 0.56, grid.across * 0.66, own), word]
