"""Sheets of Kuh Vadis to play on: the printed sheet is the one that the program plays."""

from itertools import product

import pytest
from PySide6.QtCore import QRectF

from beamme.core.errors import BadData
from beamme.games.kuh_vadis.board import built_in_sheets
from beamme.games.kuh_vadis.generator import NUMBERS, sheet_of
from tests.ui.games.kuh_vadis.print.sheets import (
    all_shapes,
    first_page,
    grids,
    order_of,
    rows_on,
    texts_in,
)
from tests.ui.printing.helpers.laid_out import laid
from ui.games.kuh_vadis.print.known import sheet_named
from ui.games.kuh_vadis.print.pad import CHOICES, areas
from ui.printing.drawing.inks import COLOUR
from ui.printing.drawing.paper import PAPERS
from ui.printing.drawing.parts import cut
from ui.printing.drawing.shapes import Drawing, Line, Page
from ui.printing.jobs import document
from ui.printing.order import Order

FINE = 1e-6
ORDERS = [
    order_of(per_page=count, pads=count, landscape=CHOICES.landscape[count], paper=paper, first=417)
    for count, paper in product(CHOICES.per_page, PAPERS)
]


@pytest.mark.parametrize("order", ORDERS)
def test_the_printed_sheet_is_the_one_that_is_played_under_its_number(order: Order) -> None:
    page = document(order).page(0)
    for number, grid in enumerate(grids(order), start=417):
        assert rows_on(page, grid) == sheet_of(number).rows


def test_chosen_sheets_are_printed_one_after_another_and_again() -> None:
    chosen = ("Alma", "417", "berta")
    order = order_of(per_page=4, pads=5, sheets=chosen)
    made = document(order)
    assert made.count == 2
    (alma, berta) = (sheet.rows for sheet in built_in_sheets()[:2])
    wanted = [alma, sheet_of(417).rows, berta, alma, sheet_of(417).rows]
    read = [rows_on(made.page(page), grid) for page in range(2) for grid in grids(order)]
    assert read[:5] == wanted
    assert read[5:] == [("",) * 7] * 3


def test_every_chosen_sheet_is_printed_at_least_once() -> None:
    assert document(order_of(sheets=("Alma", "Berta", "Clara"), pads=1)).count == 3


def test_all_built_in_sheets_can_be_chosen_and_new_ones_too() -> None:
    assert CHOICES.sheets == tuple(sheet.name for sheet in built_in_sheets())
    assert CHOICES.numbered
    assert CHOICES.per_page == (4, 2, 1)


def test_numbers_go_on_at_the_beginning() -> None:
    order = order_of(per_page=4, pads=4, first=NUMBERS[-2])
    page = document(order).page(0)
    for number, grid in zip((9998, 9999, 1, 2), grids(order), strict=True):
        assert rows_on(page, grid) == sheet_of(number).rows


@pytest.mark.parametrize("name", ["Gerda", "0", "10000", "-1", "٣", ""])
def test_what_is_no_sheet_is_refused(name: str) -> None:
    with pytest.raises(BadData):
        sheet_named(name)


@pytest.mark.parametrize(("language", "words"), [("de", "Blatt 418"), ("en", "Sheet 418")])
def test_each_sheet_says_game_and_number(language: str, words: str) -> None:
    order = order_of(per_page=2, pads=2, landscape=True, first=417, language=language)
    page = document(order).page(0)
    second = texts_in(page, areas(order)[1])
    assert words in second
    assert "Kuh Vadis" in second
    assert words not in texts_in(page, areas(order)[0])


@pytest.mark.parametrize("order", ORDERS)
def test_sheets_stay_whole_where_the_page_is_cut(order: Order) -> None:
    page = document(order).page(0)
    cuts = [shape for shape in page.shapes if isinstance(shape, Line) and shape.pen.dashes]
    assert len(cuts) == {1: 0, 2: 1, 4: 2}[order.per_page]
    middle, half = page.width / 2, page.height / 2
    assert all(cut.x1 == cut.x2 == middle or cut.y1 == cut.y2 == half for cut in cuts)
    lines = [part for line in cuts for part in cut(line.x1, line.y1, line.x2, line.y2, COLOUR)]
    assert all(part in page.shapes for part in lines)
    sheets = Page(page.width, page.height, tuple(s for s in page.shapes if s not in lines))
    rooms = [QRectF(area.x, area.y, area.width, area.height) for area in areas(order)]
    for each in laid(sheets):
        around = [
            room for room in rooms if room.adjusted(-FINE, -FINE, FINE, FINE).contains(each.room)
        ]
        assert len(around) == 1, each


@pytest.mark.parametrize("order", ORDERS)
def test_the_paper_is_used(order: Order) -> None:
    for area, grid in zip(areas(order), grids(order), strict=True):
        assert grid.side > 0.88 * area.width
        assert grid.x - area.x == pytest.approx(area.right - grid.x - grid.side)


def test_a_sheet_looks_the_same_whenever_it_is_printed_and_each_has_its_own_hand() -> None:
    pages = [first_page(per_page=1, first=number) for number in (417, 417, 418)]
    assert pages[0] == pages[1]
    assert pages[0] != pages[2]
    shapes = [shape for shape in all_shapes(pages[0]) if isinstance(shape, Drawing)]
    hands = {shape.name[-1] for shape in shapes if shape.name.startswith("number")}
    assert hands == set("0123")


def test_saved_ink_leaves_areas_white() -> None:
    saving = first_page(per_page=4, pads=4, colours="saving")
    assert all(
        shape.tints == "saving" for shape in all_shapes(saving) if isinstance(shape, Drawing)
    )
