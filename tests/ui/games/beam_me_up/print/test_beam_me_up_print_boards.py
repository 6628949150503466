"""The printed boards of Beam Me Up are the boards that the program plays."""

from itertools import product

import pytest
from PySide6.QtGui import QImage

from beamme.games.beam_me_up.board import COLUMNS, ROWS, Board, Field, built_in_boards
from beamme.games.beam_me_up.scoring import Kind, read
from tests.ui.printing.helpers.laid_out import laid, words
from ui.games.beam_me_up.print.grid import Grid
from ui.games.beam_me_up.print.legend import ROLLS
from ui.games.beam_me_up.print.pad import CHOICES, areas, grid_of
from ui.games.beam_me_up.text import kind_text
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import PAPERS
from ui.printing.drawing.shapes import Oval, Text
from ui.printing.jobs import document
from ui.printing.order import Order
from ui.printing.press import picture
from ui.text.words import using_language

PIXELS = 6
"""Of a picture for each millimetre."""
BOARDS = built_in_boards()


def ordered(**wanted: object) -> Order:
    """Order boards, two on a page that lies."""
    two = {"per_page": 2, "landscape": True, "pads": len(BOARDS)}
    return Order("beam-me-up", **{**two, **wanted})  # type: ignore[arg-type]


def seen_on(image: QImage, grid: Grid, column: int, row: int) -> Field:
    """Tell the sign of a field by its colours, as an eye would."""
    x, y = grid.middle(column, row)
    reach = grid.radius * 0.7
    found = dict.fromkeys((Field.PINK, Field.BLUE, Field.ROCKET), 0)
    for across, down in product(range(-12, 13), repeat=2):
        pixel = image.pixelColor(
            round((x + reach * across / 12) * PIXELS), round((y + reach * down / 12) * PIXELS)
        )
        red, green, blue = pixel.red(), pixel.green(), pixel.blue()
        found[Field.ROCKET] += min(red, green, blue) > 238
        found[Field.PINK] += red > 230 and green < 120 and blue > 130
        found[Field.BLUE] += red < 130 and green > 150 and blue > 235
    sign, count = max(found.items(), key=lambda item: item[1])
    return sign if count > 20 else Field.PLAIN


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("per_page", CHOICES.per_page)
def test_the_board_on_paper_is_the_board_that_is_played(paper: str, per_page: int) -> None:
    order = ordered(paper=paper, per_page=per_page, landscape=CHOICES.landscape[per_page])
    made = document(order)
    assert made.count == len(BOARDS) // per_page
    left = list(BOARDS)
    for number in range(made.count):
        image = picture(made, number, round(PIXELS * order.size[0]))
        for area in areas(order):
            grid, board = grid_of(area), left.pop(0)
            columns = tuple(
                "".join(seen_on(image, grid, column, row) for row in range(ROWS))
                for column in range(COLUMNS)
            )
            assert Board(board.name, columns) == board
    assert not left


@pytest.mark.parametrize("colours", INKS)
def test_every_board_has_its_name_and_seven_stones_that_fit_its_fields(colours: str) -> None:
    order = ordered(colours=colours)
    page = document(order).page(0)
    for area, board in zip(areas(order), BOARDS, strict=False):
        grid = grid_of(area)
        letters = [
            each
            for each in laid(page)
            if isinstance(each.shape, Text)
            and each.shape.text == board.name
            and area.x <= each.room.center().x() <= area.right
        ]
        assert len(letters) == COLUMNS
        for letter in letters:
            middle = letter.room.center()
            around = [
                each.room.width() / 2
                for each in laid(page)
                if isinstance(each.shape, Oval)
                and each.room.contains(middle)
                and each.room.center().y() > grid.area.bottom
            ]
            cut, stone = sorted(around, reverse=True)[:2]
            assert stone < grid.radius < cut + 1
            assert letter.room.bottom() < area.bottom


def test_what_is_chosen_is_printed_in_that_order_and_again_from_the_start() -> None:
    order = ordered(sheets=("D", "B"), pads=5, per_page=1, landscape=False)
    made = document(order)
    names = [
        next(word for word in words(made.page(n)) if word.startswith("Board")) for n in range(5)
    ]
    assert names == ["Board D", "Board B", "Board D", "Board B", "Board D"]


def test_without_a_choice_all_boards_come_one_after_another() -> None:
    assert CHOICES.sheets == tuple(board.name for board in BOARDS)
    made = document(ordered(pads=3))
    assert made.count == 2
    assert "Board C" in words(made.page(1))
    assert "Board D" not in words(made.page(1))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_sheet_says_what_every_roll_moves(language: str) -> None:
    told = words(document(ordered(language=language, per_page=1, landscape=False)).page(0))
    kinds = [read(faces).kind for line in ROLLS for faces in line]
    assert {*kinds, Kind.NOTHING} == {*Kind}
    for kind, steps in zip(
        kinds, ("+1", "+1 +1", "+2", "+2", "+2 +1", "+3", "+3", "+4"), strict=True
    ):
        with using_language(language):
            place = told.index(kind_text(kind))
        assert told[place + 1] == steps


def test_on_letter_paper_two_boards_keep_clear_of_the_cut() -> None:
    order = ordered(paper="letter")
    middle = order.size[0] / 2
    for each in laid(document(order).page(0)):
        crosses = each.room.left() < middle - 3 and each.room.right() > middle + 3
        assert not crosses, each
