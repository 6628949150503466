"""Drawings for paper: every palette knows their colours, and fine devices get whole dots."""

import pytest
from PySide6.QtGui import QPainterPath

from ui.printing.drawing.drawings import SIDE, names, strokes
from ui.printing.drawing.inks import TINTS


def numbers(path: QPainterPath) -> list[float]:
    points = [path.elementAt(number) for number in range(path.elementCount())]
    return [value for point in points for value in (point.x, point.y)]


@pytest.mark.parametrize("tints", TINTS)
def test_every_drawing_can_be_drawn_in_every_palette(tints: str) -> None:
    for name in names():
        drawn = strokes(name, tints)
        assert drawn or name.startswith("wash")
        for brush, path in drawn:
            assert brush.color().alpha() > 0
            # A drawing may reach a little beyond its square: ears and horns do.
            room = path.boundingRect()
            assert room.width() > 0
            assert -0.1 * SIDE < room.left() < room.right() < 1.1 * SIDE
            assert -0.1 * SIDE < room.top() < room.bottom() < 1.1 * SIDE


def test_what_a_palette_leaves_out_is_not_drawn() -> None:
    assert strokes("wash-cow-0", "colour")
    assert not strokes("wash-cow-0", "saving")


def test_a_fine_device_gets_whole_dots() -> None:
    for mirrored in (False, True):
        for _, path in strokes("cow-0-0", "colour", 271.3, mirrored=mirrored):
            assert all(value == int(value) for value in numbers(path))


def test_a_drawing_grows_with_its_side_and_is_mirrored_to_the_left() -> None:
    (_, plain), (_, large) = (
        strokes("number-3-0", "colour")[0],
        strokes("number-3-0", "colour", 5000)[0],
    )
    assert large.boundingRect().height() == pytest.approx(
        5 * plain.boundingRect().height(), rel=0.01
    )
    (_, mirrored) = strokes("number-3-0", "colour", SIDE, mirrored=True)[0]
    assert mirrored.boundingRect().left() == pytest.approx(-plain.boundingRect().right(), abs=1)


def test_the_same_drawing_is_made_once() -> None:
    assert strokes("cow-1-0", "colour", 250.0) is strokes("cow-1-0", "colour", 250.0)


def test_there_is_a_cow_for_little_dice() -> None:
    small = sum(path.elementCount() for _, path in strokes("small-cow", "colour"))
    assert small < sum(path.elementCount() for _, path in strokes("cow-1-0", "colour")) / 1.5
