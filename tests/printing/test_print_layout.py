"""Every page that can be printed: inside the margins, nothing on top of another, readable."""

from itertools import combinations

import pytest
from laid_out import Laid, laid, texts
from orders import label, orders
from PySide6.QtCore import QRectF

from ui.printing.document import Document
from ui.printing.inks import INKS
from ui.printing.jobs import document
from ui.printing.order import Order
from ui.printing.paper import MARGIN, SMALLEST
from ui.printing.shapes import Line, Page, Pen, Text

AT_THE_EDGE = 5.0
"""Lines to cut along may end here, in millimetres: what is lost of them is no loss."""
SLACK = 0.05
HALF_A_LINE = 0.3
"""Millimetres by which the ink of a line on the margin may reach into it."""
PAGES = 6
"""So many pages of a long protocol are looked at."""


def pages(made: Document) -> list[Page]:
    """Lay out the first pages."""
    return [made.page(number) for number in range(min(made.count, PAGES))]


def is_cut(each: Laid) -> bool:
    """Whether this is a line to cut along."""
    match each.shape:
        case Line(pen=Pen(colour=colour, dashes=dashes)):
            return bool(dashes) and colour in {inks.cut for inks in INKS.values()}
        case _:
            return False


def too_near(page: Page) -> list[Laid]:
    """List what reaches into the margins."""
    found = []
    for each in laid(page):
        margin = (AT_THE_EDGE if is_cut(each) else MARGIN) - HALF_A_LINE
        inside = QRectF(margin, margin, page.width - 2 * margin, page.height - 2 * margin)
        if not inside.contains(each.room):
            found.append(each)
    return found


def overlapping(page: Page) -> list[tuple[str, str]]:
    """List the texts that touch each other."""
    return [
        (one.shape.text, two.shape.text)
        for one, two in combinations(texts(page), 2)
        if isinstance(one.shape, Text)
        and isinstance(two.shape, Text)
        and one.room.adjusted(SLACK, SLACK, -SLACK, -SLACK).intersects(two.room)
    ]


@pytest.mark.parametrize("order", [*orders()], ids=label)
def test_a_page_can_be_printed_and_read(order: Order) -> None:
    made = document(order)
    assert made.count >= 1
    for page in pages(made):
        assert (page.width, page.height) == made.size == order.size
        assert not too_near(page)
        assert not overlapping(page)
        seen = texts(page)
        assert seen
        small = [each for each in seen if each.shape.size * each.scale < SMALLEST - SLACK]
        assert not small
