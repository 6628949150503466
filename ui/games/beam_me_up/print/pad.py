"""The boards of Beam Me Up to play on: one or two on a page, with stones to cut out."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import cycle, islice

from beamme.games.beam_me_up.board import COLUMNS, ROWS, TOP, Board, built_in_boards
from ui.games.beam_me_up.game import GAME
from ui.games.beam_me_up.print.board_sheet import board_sheet
from ui.games.beam_me_up.print.colours import tints
from ui.games.beam_me_up.print.grid import FIELD, FOOT, Grid
from ui.games.beam_me_up.print.legend import legend, legend_height, rolls, rolls_height
from ui.games.beam_me_up.print.stones import ROOM, to_cut_out
from ui.printing.document import Maker
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, MARGIN, POINT, SMALLEST
from ui.printing.drawing.parts import cut, scissors
from ui.printing.drawing.shapes import Align, Area, Face, Group, Page, Shape, Text
from ui.printing.order import Choices, Order
from ui.text.words import fill, translate

CHOICES = Choices(
    per_page=(1, 2),
    landscape={1: False, 2: True},
    sheets=tuple(board.name for board in built_in_boards()),
)
FULL = 182.0
"""The width of a board in millimetres at which everything has its full size."""
LABEL = 6.0
"""Millimetres beside a board for a word along its edge."""
STONE = 0.92
"""The radius of a stone, as a fraction of that of a field."""


def pads(order: Order) -> Sequence[Maker]:
    """The pages with the boards of the order, or with all in turn."""
    known = {board.name: board for board in built_in_boards()}
    names = order.sheets or tuple(known)
    boards = [known[name] for name in islice(cycle(names), order.pads)]
    pages = range(0, len(boards), order.per_page)
    return [partial(_page, boards[first : first + order.per_page], order) for first in pages]


def areas(order: Order) -> list[Area]:
    """The areas of the boards on a page."""
    width, height = order.size
    wide = width / order.per_page
    return [
        Area(number * wide + MARGIN, MARGIN, wide - 2 * MARGIN, height - 2 * MARGIN)
        for number in range(order.per_page)
    ]


def _page(boards: Sequence[Board], order: Order) -> Page:
    width, height = order.size
    shapes: list[Shape] = []
    for board, area in zip(boards, areas(order), strict=False):
        shapes += board_with_stones(board, area, order.inks)
    if order.per_page > 1:
        shapes += cut(width / 2, 5, width / 2, height - 5, order.inks)
    return Page(width, height, tuple(shapes))


def grid_of(area: Area) -> Grid:
    """The grid of a board that shares this area with its title, its legend and its stones."""
    wide = area.width - 2 * LABEL
    unit = wide / FULL
    small = _small(unit)
    top = area.y + 22 * unit + 4.5
    below = legend_height(small, wide) + rolls_height(small) + small * POINT * 2.6 + 7.5 * unit
    room = area.bottom - top - below - 2 * ROOM
    # What is left is shared by the board and by stones that fit its fields.
    high = room / (1 + 2 * STONE * FIELD / (ROWS + FOOT))
    if high / (ROWS + FOOT) > wide / COLUMNS:
        high = room - 2 * STONE * FIELD * wide / COLUMNS
    return Grid(Area(area.x + LABEL, top, wide, high))


def board_with_stones(board: Board, area: Area, inks: Inks) -> list[Shape]:
    """A board with its title, what its signs mean, and seven stones."""
    grid = replace(grid_of(area), space=board.space)
    unit = grid.area.width / FULL
    small = _small(unit)
    wide, x = grid.area.width, grid.area.x
    y = grid.area.bottom + 3.5 * unit
    signs = Area(x, y, wide, legend_height(small, wide))
    table = Area(x, signs.bottom + 1.5 * unit, wide, rolls_height(small))
    return [
        *_heading(board, grid, inks),
        *board_sheet(board, grid, inks),
        _along_the_edge(grid, inks),
        *legend(signs, small, inks),
        *rolls(table, small, inks),
        *_stones(board, grid, area, inks),
    ]


def _small(unit: float) -> float:
    return max(SMALLEST, 9.0 * unit)


def _heading(board: Board, grid: Grid, inks: Inks) -> list[Shape]:
    unit, area = grid.area.width / FULL, grid.area
    goal = translate("Print", "Goal: 4 stones in space (5 if two play), none on the ground")
    name = fill(translate("Print", "Board %1"), board.name)
    text, points = fitting(goal, Face.PLAIN, max(8.5, 9.6 * unit), area.width)
    base = area.y - 3.6 * unit - 7.4 * unit - 0.8
    title = Text(GAME.title, area.x, base, 36 * unit, tints(inks).title, Face.TITLE)
    return [
        title,
        Text(name, area.right, base, max(10, 13 * unit), inks.muted, Face.BOLD, Align.RIGHT),
        Text(text, area.x, area.y - 3.6 * unit, points, inks.muted),
    ]


def _along_the_edge(grid: Grid, inks: Inks) -> Group:
    """The word for the rows above the star line, vertically beside the board."""
    unit = grid.area.width / FULL
    _, y = grid.middle(0, (grid.space + TOP) // 2)
    points = max(8.5, 9.6 * unit)
    word = Text(
        translate("Print", "Space"), 0, 0, points, inks.muted, Face.BOLD, Align.MIDDLE, 0.08
    )
    return Group((word,), grid.area.x - 2.4, y, turn=-90)


def _stones(board: Board, grid: Grid, area: Area, inks: Inks) -> list[Shape]:
    size = grid.radius * STONE
    y = area.bottom - size - ROOM
    small = _small(grid.area.width / FULL)
    text = fill(translate("Print", "To cut out: seven stones for board %1"), board.name)
    base = y - size - ROOM - small * POINT * 0.7
    shapes: list[Shape] = [
        scissors(grid.area.x + 2.2, base - small * HALF_CAPITAL, 4, 0, inks),
        Text(text, grid.area.x + 6.4, base, small, inks.muted),
    ]
    for column in range(COLUMNS):
        x, _ = grid.middle(column, 0)
        shapes += to_cut_out(x, y, size, board.name, inks)
    return shapes
