"""Comparing pictures: what nobody sees passes, what anybody sees does not."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage

from tests.screens.compare import SHARE, TOLERANCE, Pixels, compare, picture, pixels

SIZE = 200


def plain(value: int = 100) -> Pixels:
    return np.full((SIZE, SIZE, 3), value, np.uint8)


def spotted(count: int, by: int) -> QImage:
    """Make a picture in which so many pixels of the plain one differ by so much."""
    numbers = plain()
    numbers.reshape(-1, 3)[:count, 1] += np.uint8(by)
    return picture(numbers)


ALLOWED = int(SHARE * SIZE * SIZE)


@pytest.mark.parametrize(
    ("count", "by", "small"),
    [
        (0, 0, True),
        (SIZE * SIZE, TOLERANCE, True),
        (ALLOWED, 100, True),
        (ALLOWED, TOLERANCE + 1, True),
        (ALLOWED + 1, TOLERANCE + 1, False),
        (SIZE * SIZE, TOLERANCE + 1, False),
    ],
)
def test_what_can_be_seen(count: int, by: int, *, small: bool) -> None:
    difference = compare(picture(plain()), spotted(count, by))
    assert difference.is_small is small
    assert difference.share == (count / SIZE**2 if by > TOLERANCE else 0)


def test_darker_counts_as_much_as_lighter() -> None:
    assert compare(spotted(ALLOWED + 1, 50), picture(plain())).is_small is False


def test_another_size_is_another_picture() -> None:
    small = QImage(SIZE, SIZE - 1, QImage.Format.Format_RGB32)
    small.fill(QColor(100, 100, 100))
    assert compare(picture(plain()), small).is_small is False


def test_the_difference_is_shown_in_red() -> None:
    shown = compare(picture(plain()), spotted(3, 100)).picture
    colours = [shown.pixelColor(column, 0).name() for column in range(5)]
    assert colours[:3] == ["#ff0000"] * 3
    assert "#ff0000" not in colours[3:]


@pytest.mark.parametrize("width", [1, 3, 5, 202])
def test_rows_of_any_width_are_read_whole(width: int) -> None:
    image = QImage(width, 2, QImage.Format.Format_ARGB32)
    image.fill(QColor(1, 2, 3))
    image.setPixelColor(width - 1, 1, QColor(9, 8, 7))
    numbers = pixels(image)
    assert numbers.shape == (2, width, 3)
    assert numbers[0, 0].tolist() == [1, 2, 3]
    assert numbers[1, width - 1].tolist() == [9, 8, 7]
    assert pixels(picture(numbers)).tolist() == numbers.tolist()
