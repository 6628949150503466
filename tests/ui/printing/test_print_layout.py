"""Every page that can be printed: inside the margins, nothing on top of another, readable."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF

from beamme.games import GAMES
from tests.ui.printing.helpers.laid_out import Laid, laid
from tests.ui.printing.helpers.orders import label, orders
from ui.printing.document import Document
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import MARGIN, PAPERS, SMALLEST
from ui.printing.drawing.shapes import Line, Page, Pen, Shape, Text
from ui.printing.jobs import document
from ui.printing.order import Order

AT_THE_EDGE = 5.0
"""Lines to cut along may end here, in millimetres: what is lost of them is no loss."""
SLACK = 0.05
HALF_A_LINE = 0.3
"""Millimetres by which the ink of a line on the margin may reach into it."""
PAGES = 6
"""So many pages of a long game record are looked at."""


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


def too_near(page: Page, shown: list[Laid]) -> list[Laid]:
    """List what reaches into the margins."""
    found = []
    for each in shown:
        margin = (AT_THE_EDGE if is_cut(each) else MARGIN) - HALF_A_LINE
        inside = QRectF(margin, margin, page.width - 2 * margin, page.height - 2 * margin)
        if not inside.contains(each.room):
            found.append(each)
    return found


def overlapping(seen: list[Laid]) -> list[tuple[str, str]]:
    """List the texts that touch each other, from the left to the right."""
    ordered = sorted(seen, key=lambda each: each.room.left())
    found = []
    for number, one in enumerate(ordered):
        room = one.room.adjusted(SLACK, SLACK, -SLACK, -SLACK)
        for two in ordered[number + 1 :]:
            if two.room.left() > room.right():
                break
            if room.intersects(two.room):
                found.append((one.shape.text, two.shape.text))
    return found


def faults(order: Order) -> Iterator[str]:
    """Say what is wrong with the pages of an order."""
    made = document(order)
    if made.count < 1:
        yield "no page"
    for number, page in enumerate(pages(made)):
        shown = [*laid(page)]
        seen = [each for each in shown if isinstance(each.shape, Text)]
        small = [each for each in seen if each.shape.size * each.scale < SMALLEST - SLACK]
        if not (page.width, page.height) == made.size == order.size:
            yield f"page {number} is {page.width} by {page.height} mm large"
        if not seen:
            yield f"page {number} has no text"
        yield from (f"page {number}, in the margin: {each}" for each in too_near(page, shown))
        yield from (f"page {number}, on each other: {pair}" for pair in overlapping(seen))
        yield from (f"page {number}, too small: {each}" for each in small)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_can_be_printed_and_read(game: str, paper: str) -> None:
    found = [f"{label(it)}: {fault}" for it in orders(game, paper) for fault in faults(it)]
    assert not found, "\n".join(found)


INK = "#000000"


@pytest.mark.parametrize(
    ("shapes", "fault"),
    [
        ((), "has no text"),
        ((Text("near", 1, 20, 9, INK),), "in the margin"),
        ((Text("tiny", 50, 50, SMALLEST - 1, INK),), "too small"),
        ((Text("here", 50, 50, 9, INK), Text("there", 52, 50, 9, INK)), "on each other"),
    ],
)
def test_a_fault_is_found(
    shapes: tuple[Shape, ...], fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = Order("kuh-vadis")
    made = Document("", "en", order.size, [lambda: Page(*order.size, shapes)])
    monkeypatch.setattr("test_print_layout.document", lambda _: made)
    (found,) = faults(order)
    assert fault in found
