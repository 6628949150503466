"""The pad of Dice Flick: ten rounds for two, three or four players."""

from collections.abc import Sequence
from functools import partial

from beamme.games.dice_flick.state import ROUNDS
from ui.games.dice_flick.print.colours import look_of
from ui.games.dice_flick.print.heading import heading
from ui.games.dice_flick.print.reminder import height_of, reminder
from ui.printing.document import Maker
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.parts import cut
from ui.printing.drawing.shapes import Area, Page, Shape
from ui.printing.order import Choices, Order
from ui.printing.record.rounds import Column, table

CHOICES = Choices(
    per_page=(2, 1, 4),
    landscape={1: False, 2: True, 4: False},
    turnable=(1,),
    names=(4, 3, 2),
)
INNER = 7.0
"""Millimetres between a pad and a line to cut along."""
EDGE = 5.0
"""How far from the edges of the paper lines to cut along begin and end."""
COLUMNS = {1: 1, 2: 2, 4: 2}
"""The number of columns, by pads on a page."""
HEAD = {1: 0.165, 2: 0.175, 4: 0.15}
"""The height of a heading as a fraction of its pad, by pads on a page."""
BROAD = 4.0
"""The least width of a heading, in heights: its title and its picture need that."""


def pads(order: Order) -> Sequence[Maker]:
    """As many pages as the pads need; the last one is filled up."""
    return [partial(_page, order)] * -(-order.pads // order.per_page)


def _page(order: Order) -> Page:
    width, height = order.size
    columns = COLUMNS[order.per_page]
    rows = order.per_page // columns
    shapes: list[Shape] = []
    for number in range(order.per_page):
        row, column = divmod(number, columns)
        shapes += _pad(_part(order, column, columns, row, rows), order)
    if columns == 2:
        shapes += cut(width / 2, EDGE, width / 2, height - EDGE, order.inks)
    if rows == 2:
        shapes += cut(EDGE, height / 2, width - EDGE, height / 2, order.inks)
    return Page(width, height, tuple(shapes))


def _part(order: Order, column: int, columns: int, row: int, rows: int) -> Area:
    """The room of one pad: a margin at the edge of the paper, another at a line to cut along."""
    width, height = order.size
    left = column * width / columns + (INNER if column else MARGIN)
    right = (column + 1) * width / columns - (MARGIN if column == columns - 1 else INNER)
    top = row * height / rows + (INNER if row else MARGIN)
    bottom = (row + 1) * height / rows - (MARGIN if row == rows - 1 else INNER)
    return Area(left, top, right - left, bottom - top)


def _pad(area: Area, order: Order) -> tuple[Shape, ...]:
    head = min(HEAD[order.per_page] * area.height, area.width / BROAD)
    gap = 0.024 * area.height
    look, foot = look_of(order.inks), height_of(area.width)
    top = area.y + head + gap
    columns = [Column(seat) for seat in range(order.names)]
    room = Area(area.x, top, area.width, area.bottom - foot - gap - top)
    return (
        *heading(Area(area.x, area.y, area.width, head), look),
        *table(room, columns, ROUNDS, look.table, order.inks),
        *reminder(Area(area.x, area.bottom - foot, area.width, foot), order.inks),
    )
