"""Sheets of Kuh Vadis to play on: chosen ones, or new ones by their numbers."""

from collections.abc import Sequence
from functools import partial
from itertools import cycle, islice

from beamme.games.kuh_vadis.board import built_in_sheets
from beamme.games.kuh_vadis.generator import NUMBERS
from ui.games.kuh_vadis.print.known import sheet_named
from ui.games.kuh_vadis.print.sheet import sheet_shapes
from ui.printing.document import Maker
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.parts import cut
from ui.printing.drawing.shapes import Area, Page, Shape
from ui.printing.order import Choices, Order

CHOICES = Choices(
    per_page=(4, 2, 1),
    landscape={4: False, 2: True, 1: False},
    sheets=tuple(sheet.name for sheet in built_in_sheets()),
    numbers=NUMBERS,
)
EDGE = 5.0
"""How far from the edges of the paper lines to cut along end."""


def pads(order: Order) -> Sequence[Maker]:
    """The pages with the sheets of the order, or with new ones from its first number."""
    if order.sheets:
        names = list(islice(cycle(order.sheets), max(order.pads, len(order.sheets))))
    else:
        last = len(NUMBERS)
        numbers = range(order.first - NUMBERS.start, order.first - NUMBERS.start + order.pads)
        names = [str(NUMBERS[number % last]) for number in numbers]
    pages = range(0, len(names), order.per_page)
    return [partial(_page, names[first : first + order.per_page], order) for first in pages]


def areas(order: Order) -> list[Area]:
    """The areas of the sheets on a page."""
    width, height = order.size
    down = 2 if order.per_page == 4 else 1
    across = order.per_page // down
    wide, high = width / across, height / down
    return [
        Area(column * wide + MARGIN, row * high + MARGIN, wide - 2 * MARGIN, high - 2 * MARGIN)
        for row in range(down)
        for column in range(across)
    ]


def _page(names: Sequence[str], order: Order) -> Page:
    width, height = order.size
    shapes: list[Shape] = []
    for name, area in zip(names, areas(order), strict=False):
        shapes += sheet_shapes(sheet_named(name), area, order.inks)
    if order.per_page > 1:
        shapes += cut(width / 2, EDGE, width / 2, height - EDGE, order.inks)
    if order.per_page > 2:
        shapes += cut(EDGE, height / 2, width - EDGE, height / 2, order.inks)
    return Page(width, height, tuple(shapes))
