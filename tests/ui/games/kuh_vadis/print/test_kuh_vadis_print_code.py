"""The code of a sheet: any reader of QR codes finds the game and the number to type."""

from itertools import product

import pytest

from beamme.games.kuh_vadis.board import Sheet, built_in_sheets
from beamme.games.kuh_vadis.generator import sheet_of
from tests.ui.games.kuh_vadis.print.sheets import code_boxes, first_page, matrix_of, order_of
from tests.ui.printing.helpers import qr_reader
from tests.ui.printing.helpers.laid_out import laid
from ui.games.kuh_vadis.print.code import MODULES, QUIET, content
from ui.games.kuh_vadis.print.known import is_known
from ui.games.kuh_vadis.print.pad import CHOICES, areas
from ui.games.kuh_vadis.print.sheet import sheet_shapes
from ui.printing.drawing.inks import COLOUR
from ui.printing.drawing.paper import PAPERS
from ui.printing.drawing.shapes import Area, Box, Page
from ui.printing.jobs import document

SMALLEST_SQUARE = 0.4


@pytest.mark.parametrize(("count", "paper"), [*product(CHOICES.per_page, PAPERS)])
def test_every_code_on_a_page_can_be_read(count: int, paper: str) -> None:
    order = order_of(
        per_page=count, pads=count, landscape=CHOICES.landscape[count], paper=paper, first=417
    )
    page = document(order).page(0)
    for number, area in enumerate(areas(order), start=417):
        boxes = code_boxes(page, area)
        assert qr_reader.read(matrix_of(boxes, MODULES)) == f"KUH VADIS {number}"
        module = (max(box.x + box.width for box in boxes) - min(box.x for box in boxes)) / MODULES
        assert module >= SMALLEST_SQUARE


@pytest.mark.parametrize("sheet", built_in_sheets(), ids=lambda sheet: sheet.name)
def test_a_built_in_sheet_has_the_code_of_its_name(sheet: Sheet) -> None:
    order = order_of(sheets=(sheet.name,))
    boxes = code_boxes(document(order).page(0), areas(order)[0])
    assert qr_reader.read(matrix_of(boxes, MODULES)) == f"KUH VADIS {sheet.name.upper()}"


def test_round_the_code_the_paper_stays_white() -> None:
    order = order_of(per_page=4, pads=4)
    page = first_page(per_page=4, pads=4)
    boxes = code_boxes(page, areas(order)[0])
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = (
        max(box.x + box.width for box in boxes),
        max(box.y + box.height for box in boxes),
    )
    quiet = QUIET * (right - left) / MODULES
    for each in laid(page):
        if each.shape not in boxes:
            inside = (
                each.room.right() > left - quiet
                and each.room.left() < right + quiet
                and each.room.bottom() > top - quiet
                and each.room.top() < bottom + quiet
            )
            assert not inside, each


def test_rows_of_a_code_touch() -> None:
    order = order_of()
    boxes = code_boxes(document(order).page(0), areas(order)[0])
    rows = sorted({box.y for box in boxes})
    assert len(rows) == MODULES
    assert rows[1] - rows[0] < boxes[0].height


def test_a_reader_that_is_given_something_else_complains() -> None:
    order = order_of()
    matrix = matrix_of(code_boxes(document(order).page(0), areas(order)[0]), MODULES)
    matrix[3][3] = not matrix[3][3]
    with pytest.raises(ValueError, match="0, 0"):
        qr_reader.read(matrix)


def test_a_sheet_of_ones_own_has_no_code() -> None:
    own = Sheet("Wiese 7", sheet_of(7).rows)
    pretended = Sheet("8", sheet_of(7).rows)
    assert content(own) == "KUH VADIS WIESE 7"
    assert [is_known(sheet) for sheet in (own, pretended, sheet_of(7))] == [False, False, True]
    area = Area(8, 8, 89, 132.5)
    for sheet, coded in ((own, False), (pretended, False), (sheet_of(7), True)):
        page = Page(210, 297, sheet_shapes(sheet, area, COLOUR))
        plain = [shape for shape in page.shapes if isinstance(shape, Box) and not shape.radius]
        assert bool(plain) is coded
