"""A sheet of Fast Fifty: a column of lines for each player."""

from collections.abc import Sequence
from functools import partial

from ui.printing.document import Maker
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.shapes import Face, Line, Page, Pen, Text
from ui.printing.order import Choices, Order

CHOICES = Choices(per_page=(1,), landscape={1: False})
HEAD, LINE = 16.0, 12.0


def pads(order: Order) -> Sequence[Maker]:
    """So many equal sheets."""
    return [partial(_page, order)] * order.pads


def _page(order: Order) -> Page:
    width, height = order.size
    top, bottom = MARGIN + HEAD, height - MARGIN
    pen = Pen(order.inks.rule)
    lines = [
        Line(MARGIN, top + LINE * row, width - MARGIN, top + LINE * row, pen)
        for row in range(1 + int((bottom - top) / LINE))
    ]
    title = Text("Fast Fifty", MARGIN, MARGIN + 10, 24, order.inks.text, Face.TITLE)
    return Page(width, height, (title, Line(width / 2, top, width / 2, bottom, pen), *lines))
