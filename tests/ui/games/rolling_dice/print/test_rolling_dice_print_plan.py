"""The floe plan: true in size on two pages that are glued together."""

from functools import reduce
from itertools import combinations, product
from math import dist
from operator import or_

import pytest
from PySide6.QtCore import QRectF

from beamme.games.rolling_dice.board import built_in_floe
from tests.ui.printing.helpers.laid_out import laid, texts, words
from ui.games.rolling_dice.print.floe_plan.pages import GLUE, halves, missing
from ui.games.rolling_dice.print.pad import CHOICES, sheet_title
from ui.printing.desk.proposals import proposed
from ui.printing.document import Document
from ui.printing.drawing.paper import MARGIN, PAPERS
from ui.printing.drawing.shapes import Group, Line, Page, Text
from ui.printing.jobs import document
from ui.printing.order import Order
from ui.text.words import signed, using_language

TRUE = 0.2
"""Millimetres by which the print may differ from the board."""
FLOE = built_in_floe()
SIZES = [PAPERS[key].turned(landscape=True) for key in PAPERS]


def plan(paper: str, colours: str = "colour", language: str = "en") -> Document:
    order = Order("rolling-dice", language=language, paper=paper, colours=colours)
    return document(proposed(order, sheets=("floe",)))


def nets_and_holes(page: Page) -> dict[int, QRectF]:
    """Find the room that every field takes by its value, as if the page had no edge."""
    found = {}
    for group in (each for each in page.shapes[0].shapes if isinstance(each, Group)):
        inside = [*laid(Page(1, 1, (group,)))]
        values = [each.shape.text for each in inside if isinstance(each.shape, Text)]
        if values:
            value = next(each.value for each in FLOE.fields if signed(each.value) == values[0])
            found[value] = reduce(or_, (each.room for each in inside))
    return found


@pytest.mark.parametrize(("paper", "colours"), [*product(PAPERS, ("colour", "saving"))])
def test_every_net_and_hole_has_its_true_size_and_place(paper: str, colours: str) -> None:
    made = plan(paper, colours)
    assert made.count == 2
    fields, seen = {each.value: each for each in FLOE.fields}, set()
    for number in range(2):
        drawn = nets_and_holes(made.page(number))
        seen |= {*drawn}
        for value, each in drawn.items():
            for measure in (each.width(), each.height()):
                assert abs(measure - 2 * fields[value].radius / 100) < TRUE
        for one, two in combinations(drawn, 2):
            centres = [drawn[value].center() for value in (one, two)]
            places = [(fields[value].x / 100, fields[value].y / 100) for value in (one, two)]
            away = dist(*((point.x(), point.y()) for point in centres))
            assert abs(away - dist(*places)) < TRUE
    assert seen == {*fields}


@pytest.mark.parametrize("size", SIZES)
def test_glued_together_the_halves_are_one_floe(size: tuple[float, float]) -> None:
    far, near = halves(FLOE, size)
    down = far.window.bottom - GLUE - near.window.y
    for across, along in ((0, 0), (-50, 100), (80, -100)):
        x, y = near.view.at(across, along)
        assert far.view.at(across, along) == pytest.approx((x, y + down))
    for half in (far, near):
        assert half.window.width == pytest.approx(FLOE.across / 100)
        assert half.window.x >= MARGIN
        assert half.view.floe(FLOE).height == pytest.approx(FLOE.along / 100)
    assert far.view.floe(FLOE).y == pytest.approx(far.window.y)


@pytest.mark.parametrize(("size", "left"), [*zip(SIZES, (28.0, 16.2), strict=True)])
def test_only_bare_ice_at_the_entrance_has_no_room(size: tuple[float, float], left: float) -> None:
    assert missing(FLOE, size) == pytest.approx(left)
    entrance = -FLOE.length / 200
    assert all((each.y - each.radius) / 100 > entrance + left for each in FLOE.fields)


@pytest.mark.parametrize(("paper", "told"), [("a4", "28"), ("letter", "16")])
def test_the_sheet_says_how_far_the_entrance_is(paper: str, told: str) -> None:
    page = plan(paper).page(1)
    assert f"The entrance is {told} mm in front of this line" in words(page)


def test_words_stand_below_every_net_and_hole() -> None:
    page = plan("a4").page(1)
    drawn = nets_and_holes(page)
    lowest = max(each.bottom() for each in drawn.values())
    numbers = {signed(value) for value in drawn}
    others = [each for each in texts(page) if each.shape.text not in numbers]
    assert others
    assert all(each.room.top() > lowest for each in others)


@pytest.mark.parametrize("paper", PAPERS)
def test_the_ruler_is_a_hundred_millimetres_long(paper: str) -> None:
    ink = {"#0B3B56"}
    level = [
        each.shape
        for each in laid(plan(paper).page(1))
        if isinstance(each.shape, Line)
        and each.shape.y1 == each.shape.y2
        and each.shape.pen.colour in ink
        and each.shape.pen.width < 0.35
    ]
    assert [line.x2 - line.x1 for line in level] == [pytest.approx(100, abs=TRUE)]


def test_the_far_page_says_where_to_glue() -> None:
    assert any("Glue" in word for word in words(plan("a4").page(0)))


@pytest.mark.parametrize(
    ("sheets", "pads", "pages"),
    [
        ((), 1, 3),
        (("track",), 1, 1),
        (("track",), 3, 3),
        (("floe",), 1, 2),
        (("floe",), 2, 4),
        (("track", "floe"), 2, 3),
        (("track", "floe"), 4, 6),
    ],
)
def test_all_chosen_sheets_are_printed_as_often_as_wanted(
    sheets: tuple[str, ...], pads: int, pages: int
) -> None:
    order = Order("rolling-dice", landscape=True, sheets=sheets, pads=pads)
    assert document(order).count == pages


def test_every_sheet_has_a_title_of_its_own_in_both_languages() -> None:
    for language in ("de", "en"):
        with using_language(language):
            assert len({sheet_title(name) for name in CHOICES.sheets}) == len(CHOICES.sheets)


def colourful(tint: str) -> bool:
    """Whether a tint is more than a grey."""
    parts = bytes.fromhex(tint[-6:])
    return max(parts) - min(parts) > 24


def test_the_saving_plan_has_no_colours() -> None:
    def tints(colours: str) -> set[str]:
        shapes = [
            each.shape for number in range(2) for each in laid(plan("a4", colours).page(number))
        ]
        fills = {getattr(shape, "fill", None) for shape in shapes}
        lines = {pen.colour for shape in shapes if (pen := getattr(shape, "pen", None)) is not None}
        return {tint for tint in fills | lines if isinstance(tint, str)}

    assert any(map(colourful, tints("colour")))
    assert not any(map(colourful, tints("saving")))
