"""The rules on one page: whole columns, as full in every language and on every paper."""

from dataclasses import replace
from functools import cache
from itertools import product

import pytest

from beamme.games import GAMES
from tests.ui.printing.helpers.laid_out import Laid, laid, texts, words
from ui.printing.drawing.inks import INKS
from ui.printing.drawing.paper import PAPERS
from ui.printing.drawing.shapes import Align, Drawing, Line, Page, Text
from ui.printing.jobs import document
from ui.printing.order import Kind, Order
from ui.printing.summary.page import BAND, BETWEEN, FOOT, LEAST, SIDE, TOP, Summary, summary_page
from ui.printing.summary.parts import section
from ui.printing.summary.setting import Look
from ui.printing.summary.text import Words
from ui.text.games import title

ORDERS = [
    Order(game, Kind.RULES, language, paper, colours=colours)
    for game, language, paper, colours in product(GAMES, ("de", "en"), PAPERS, INKS)
]
LOOSE = 2.5
"""Millimetres below the last line of a column that nobody sees: its air and its descenders."""
HAIR = 0.3
GREY = 20
"""So far apart the colours of a warm grey are."""
LARGE = 150.0
"""Square millimetres of ink that nobody would call saving."""


def label(order: Order) -> str:
    return f"{order.game}-{order.language}-{order.paper}-{order.colours}"


@cache
def page_of(order: Order) -> Page:
    made = document(order)
    assert made.count == 1
    return made.page(0)


def middle(page: Page) -> Line:
    """Find the line between the columns."""
    upright = [
        each.shape
        for each in laid(page)
        if isinstance(each.shape, Line)
        and each.shape.x1 == each.shape.x2
        and each.room.height() > page.height / 2
    ]
    assert len(upright) == 1
    return upright[0]


def in_columns(page: Page) -> tuple[list[Laid], list[Laid]]:
    """Sort the texts of the columns by the side on which they begin."""
    line = middle(page)
    there = [each for each in texts(page) if line.y1 - HAIR <= each.room.top() <= line.y2]
    left = [each for each in there if each.room.left() < line.x1]
    return left, [each for each in there if each not in left]


@pytest.mark.parametrize("order", ORDERS, ids=label)
def test_both_columns_fill_the_page_and_nothing_more(order: Order) -> None:
    page = page_of(order)
    line = middle(page)
    assert line.y2 == pytest.approx(page.height - FOOT)
    left, right = in_columns(page)
    for column, begin, end in (
        (left, SIDE, line.x1 - BETWEEN / 2),
        (right, line.x1 + BETWEEN / 2, page.width - SIDE),
    ):
        assert min(each.room.left() for each in column) >= begin - HAIR
        assert max(each.room.right() for each in column) <= end + HAIR
        lowest = max(each.room.bottom() for each in column)
        assert lowest <= line.y2 + HAIR
        assert lowest >= line.y2 - LOOSE, "a column ends long before the other"
        assert min(each.room.top() for each in column) <= line.y1 + LOOSE


@pytest.mark.parametrize("order", ORDERS, ids=label)
def test_no_picture_lies_under_the_words_of_the_columns(order: Order) -> None:
    page = page_of(order)
    drawings = [each for each in laid(page) if isinstance(each.shape, Drawing)]
    left, right = in_columns(page)
    for each in (*left, *right):
        assert not any(each.room.intersects(drawing.room) for drawing in drawings), each.shape


@pytest.mark.parametrize("order", ORDERS, ids=label)
def test_the_words_are_large_and_of_one_size(order: Order) -> None:
    left, right = in_columns(page_of(order))
    sizes = [
        each.shape.size
        for each in (*left, *right)
        if isinstance(each.shape, Text) and each.shape.align is Align.LEFT
    ]
    assert min(sizes) >= LEAST
    assert len(set(sizes)) == 2, "the text, and its headings"


@pytest.mark.parametrize("game", GAMES)
def test_the_band_has_the_title_and_a_goal_that_stays_on_it(game: str) -> None:
    for order in (order for order in ORDERS if order.game == game):
        page = page_of(order)
        on_band = [each for each in texts(page) if each.room.top() < TOP + BAND]
        assert title(game) in words(page)
        assert 3 <= len(on_band) <= 4, "a title, and two or three lines"
        assert max(each.room.bottom() for each in on_band) < TOP + BAND - 1.5


@pytest.mark.parametrize("game", GAMES)
def test_ink_is_saved_but_no_word(game: str) -> None:
    colour, saving = (
        words(page_of(Order(game, Kind.RULES, "en", colours=colours))) for colours in INKS
    )
    assert " ".join(colour) == " ".join(saving)


@pytest.mark.parametrize("game", GAMES)
def test_german_pages_speak_german(game: str) -> None:
    english, german = (
        set(words(page_of(Order(game, Kind.RULES, language)))) for language in ("en", "de")
    )
    shared = {text for text in english & german if len(text) > 3}
    same = {"BeamMe", title(game), "Cool down", "Knaller:", "plus", "2 pink"}
    assert not {text for text in shared - same if any(letter.isalpha() for letter in text)}


def content(length: int) -> Summary:
    """Make rules with so many sentences."""
    text = Words("A sentence that is neither long nor short. " * length)
    blocks = (section("One", text), section("Two", text))
    return Summary(
        "kuh-vadis",
        Look("#000000", "#FFFFFF"),
        lambda _, __: (),
        title="#FFFFFF",
        room=(0.1, 0.9),
        goal="Win.",
        need="Dice.",
        left=blocks,
        right=blocks,
    )


def test_more_words_are_set_smaller_until_a_page_is_full() -> None:
    order = Order("kuh-vadis", Kind.RULES)

    def size(length: int) -> float:
        left, _ = in_columns(summary_page(order, content(length)))
        return min(each.shape.size for each in left if isinstance(each.shape, Text))

    assert size(10) > size(40) >= LEAST
    with pytest.raises(ValueError, match="kuh-vadis"):
        summary_page(order, content(80))


def test_the_longer_column_becomes_wider() -> None:
    order = Order("kuh-vadis", Kind.RULES)
    short, long = content(15), content(25)
    both = replace(short, left=long.left)
    half = order.size[0] / 2
    assert middle(summary_page(order, short)).x1 == pytest.approx(half, abs=1)
    assert middle(summary_page(order, both)).x1 > half + 5


def is_grey(colour: str) -> bool:
    """Whether red, green and blue are about as strong."""
    parts = [int(colour[-6:][at : at + 2], 16) for at in (0, 2, 4)]
    return max(parts) - min(parts) <= GREY


@pytest.mark.parametrize("game", GAMES)
def test_saving_pages_are_grey_and_have_no_dark_area(game: str) -> None:
    page = page_of(Order(game, Kind.RULES, colours="saving"))
    for each in laid(page):
        if isinstance(each.shape, Text):
            assert is_grey(each.shape.colour)
        fill = getattr(each.shape, "fill", None)
        if fill is not None:
            assert isinstance(fill, str), "no fades"
            assert is_grey(fill)
            large = each.room.width() * each.room.height() > LARGE
            assert not large or fill == "#FFFFFF", each.shape
