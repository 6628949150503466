"""The painter: every kind of shape looks as it says, on a screen and on whole dots."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from ui.printing.drawing.painter import FINE_DOTS, draw
from ui.printing.drawing.paths import path_of
from ui.printing.drawing.shapes import (
    Align,
    Box,
    Drawing,
    Face,
    Fade,
    Group,
    Line,
    Outline,
    Oval,
    Page,
    Pen,
    Shape,
    Text,
    polygon,
)

SIDE = 10
"""Millimetres of the little pages."""
RED, BLUE, WHITE = "#d01010", "#1010d0", "#ffffff"
COARSE, FINE = 8, FINE_DOTS + 4


@pytest.fixture(params=[COARSE, FINE], ids=["coarse", "fine"])
def dots(request: pytest.FixtureRequest) -> int:
    """Dots of a millimetre."""
    found: int = request.param
    return found


class Seen:
    """A little page as it was drawn."""

    def __init__(self, dots: int, *shapes: Shape) -> None:
        self.dots = dots
        self.image = QImage(SIDE * dots, SIDE * dots, QImage.Format.Format_RGB32)
        self.image.fill(0xFFFFFFFF)
        painter = QPainter(self.image)
        draw(Page(SIDE, SIDE, shapes), painter, dots)
        painter.end()

    def __call__(self, x: float, y: float) -> str:
        return self.image.pixelColor(int(x * self.dots), int(y * self.dots)).name()

    def painted(self) -> QRect:
        """The smallest rectangle round everything that is not white, in dots."""
        image, side = self.image, range(SIDE * self.dots)
        ink = [(x, y) for x in side for y in side if image.pixelColor(x, y).lightness() < 200]
        across, down = [x for x, _ in ink], [y for _, y in ink]
        left, top = min(across), min(down)
        return QRect(left, top, max(across) - left + 1, max(down) - top + 1)


def test_a_box_has_edges_and_round_corners(dots: int) -> None:
    seen = Seen(dots, Box(2, 3, 5, 4, 0, RED), Box(1, 8, 8, 2, 1, BLUE))
    assert [seen(2.2, 3.2), seen(6.8, 6.8), seen(1.8, 5), seen(7.2, 5)] == [RED, RED, WHITE, WHITE]
    assert [seen(5, 9), seen(1.05, 8.05), seen(8.9, 9.9)] == [BLUE, WHITE, WHITE]


def test_a_box_with_a_pen_is_drawn_round_and_not_filled(dots: int) -> None:
    seen = Seen(dots, Box(2, 2, 6, 6, 0, None, Pen(RED, 1)))
    assert [seen(2, 5), seen(5, 2), seen(8, 5), seen(5, 5)] == [RED, RED, RED, WHITE]


def test_a_radius_larger_than_the_box_makes_it_round(dots: int) -> None:
    seen = Seen(dots, Box(1, 4, 8, 2, 9, RED))
    assert [seen(5, 5), seen(1.3, 5), seen(1.05, 4.1)] == [RED, RED, WHITE]


def test_a_line_is_as_wide_as_its_pen_and_has_round_ends(dots: int) -> None:
    seen = Seen(dots, Line(3, 5, 7, 5, Pen(BLUE, 2)))
    assert [seen(5, 4.2), seen(5, 5.8), seen(5, 3.7), seen(5, 6.3)] == [BLUE, BLUE, WHITE, WHITE]
    assert [seen(2.2, 5), seen(1.8, 5), seen(2.05, 4.1)] == [BLUE, WHITE, WHITE]


def test_dashes_are_counted_in_widths(dots: int) -> None:
    seen = Seen(dots, Line(1, 5, 9, 5, Pen(BLUE, 0.5, (4, 8))))
    assert [seen(2, 5), seen(5, 5), seen(8, 5)] == [BLUE, WHITE, BLUE]


def test_an_oval_lies_round_its_middle(dots: int) -> None:
    seen = Seen(dots, Oval(5, 5, 4, 2, RED, Pen(BLUE, 0.5)))
    assert [seen(5, 5), seen(1, 5), seen(5, 3), seen(2, 3.2)] == [RED, BLUE, BLUE, WHITE]


def test_an_outline_is_straight_or_bent_open_or_closed(dots: int) -> None:
    triangle = Seen(dots, polygon([(1, 1), (9, 1), (1, 9)], RED))
    assert [triangle(2, 2), triangle(8, 8)] == [RED, WHITE]
    bent = Seen(dots, Outline((1, 9), ((5, -7, 9, 9),), RED))
    assert [bent(5, 1.5), bent(5, 0.5), bent(5, 8.8)] == [RED, WHITE, RED]
    twice = Seen(dots, Outline((1, 5), ((1, 0, 9, 0, 9, 5), (9, 9), (1, 9)), RED))
    assert [twice(5, 1.6), twice(5, 8.5), twice(1.2, 1.5)] == [RED, RED, WHITE]
    pen = Pen(BLUE, 1)
    steps = ((9.0, 1.0), (9.0, 9.0))
    for closed, colour in ((False, WHITE), (True, BLUE)):
        seen = Seen(dots, Outline((1, 1), steps, None, pen, closed))
        assert [seen(5, 1), seen(9, 5), seen(5, 5)] == [BLUE, BLUE, colour]


def test_a_step_of_another_kind_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="8"):
        path_of(Outline((0, 0), ((1, 2, 3, 4, 5, 6, 7, 8),), RED))


def test_a_colour_can_become_another(dots: int) -> None:
    fade = Fade(0, 1, 0, 9, ((0, RED), (1, BLUE)))
    for shape in (Box(1, 1, 8, 8, 0, fade), polygon([(1, 1), (9, 1), (9, 9), (1, 9)], fade)):
        seen = Seen(dots, shape)
        top, middle, bottom = (QColor(seen(5, y)) for y in (1.2, 5, 8.8))
        assert top.red() > middle.red() > bottom.red()
        assert top.blue() < middle.blue() < bottom.blue()


def test_a_text_stands_on_its_line_where_it_is_aligned(dots: int) -> None:
    boxes = {
        align: Seen(dots, Text("H", 5, 7, 12, RED, Face.BOLD, align)).painted() for align in Align
    }
    middle = 5 * dots
    assert boxes[Align.LEFT].left() >= middle
    assert boxes[Align.RIGHT].right() <= middle
    assert abs(boxes[Align.MIDDLE].center().x() - middle) <= 1
    assert {abs(box.bottom() + 1 - 7 * dots) <= 1 for box in boxes.values()} == {True}
    # Capitals of Manrope are 0.72 of its size high, 12 points are 4.23 mm.
    assert boxes[Align.LEFT].height() / dots == pytest.approx(3.05, abs=0.2)


def test_spread_letters_need_more_room(dots: int) -> None:
    wide, plain = (
        Seen(dots, Text("HHH", 1, 7, 9, RED, spread=spread)).painted().width()
        for spread in (0.3, 0.0)
    )
    assert wide > plain


def test_a_drawing_fills_its_square_and_can_be_mirrored(dots: int) -> None:
    plain, mirrored = (
        Seen(dots, Drawing("number-1-0", 1, 1, 8, "colour", flip)) for flip in (False, True)
    )
    # The stroke of the 1 is 65 to 70 hundredths high; its hook is on the left.
    assert plain.painted().height() / dots == pytest.approx(5.4, abs=0.3)
    assert plain.painted().top() == pytest.approx(mirrored.painted().top(), abs=1)
    hook, other = 4.05, SIDE - 4.05
    for inked in (plain(hook, 3.95), mirrored(other, 3.95)):
        assert QColor(inked).lightness() < 120
    assert plain(other, 3.95) == mirrored(hook, 3.95) == WHITE


def test_a_group_moves_turns_and_scales_what_is_in_it(dots: int) -> None:
    turned = Seen(dots, Group((Box(0, 0, 4, 1, 0, RED),), 5, 2, 90))
    assert [turned(4.5, 5), turned(4.5, 6.5), turned(7, 2.5)] == [RED, WHITE, WHITE]
    scaled = Seen(dots, Group((Box(0, 0, 2, 2, 0, RED),), 1, 1, scale=3))
    assert [scaled(6.8, 6.8), scaled(7.2, 7.2)] == [RED, WHITE]
    inner = Seen(dots, Group((Group((Box(1, 1, 2, 2, 0, BLUE),), 2, 2),), 3, 0))
    assert [inner(7, 4), inner(5.5, 4)] == [BLUE, WHITE]


def test_a_group_can_be_seen_through_a_window_only(dots: int) -> None:
    window = Box(2, 2, 6, 6, 3)
    seen = Seen(dots, Group((Box(0, 0, 10, 10, 0, RED),), clip=window), Box(0, 9, 10, 1, 0, BLUE))
    assert [seen(5, 5), seen(1, 5), seen(2.2, 2.2), seen(5, 9.5)] == [RED, WHITE, WHITE, BLUE]


def test_later_shapes_lie_on_top(dots: int) -> None:
    seen = Seen(dots, Box(1, 1, 8, 8, 0, RED), Oval(5, 5, 2, 2, BLUE))
    assert [seen(5, 5), seen(2, 2)] == [BLUE, RED]


def test_edges_of_fine_pages_lie_on_whole_dots() -> None:
    odd = 0.01
    seen = Seen(FINE, Box(2 + odd, 2 + odd, 3, 3, 0, RED))
    colours = {seen.image.pixelColor(x, 3 * FINE).name() for x in range(SIDE * FINE)}
    assert colours == {WHITE, RED}
    coarse = Seen(COARSE, Box(2 + odd, 2 + odd, 3, 3, 0, RED))
    colours = {coarse.image.pixelColor(x, 3 * COARSE).name() for x in range(SIDE * COARSE)}
    assert len(colours) > 2


def test_the_painter_is_left_as_it_was() -> None:
    image = QImage(20, 20, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.translate(3, 4)
    before = painter.transform()
    draw(Page(SIDE, SIDE, (Group((Box(0, 0, 1, 1, 0, RED),), 1, 1, 45),)), painter, 2)
    assert painter.transform() == before
    painter.end()
