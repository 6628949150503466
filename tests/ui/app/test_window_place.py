"""The window opens where it was, always within a screen that is there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from ui.app.window_place import FRAME, LARGEST, LEAST, USUAL, first_area, next_area

LAPTOP, DESK = QRect(0, 0, 1366, 768), QRect(1366, 0, 2560, 1400)
FREE = st.builds(
    QRect,
    st.integers(-4000, 4000),
    st.integers(-4000, 4000),
    st.integers(800, 4000),
    st.integers(500, 3000),
)
LAST = st.builds(
    QRect,
    st.integers(-100_000, 100_000),
    st.integers(-100_000, 100_000),
    st.integers(1, 100_000),
    st.integers(1, 100_000),
)


def within(area: QRect, free: QRect) -> bool:
    """Tell whether a window is on this screen with its frame."""
    return free.contains(area.marginsAdded(FRAME))


@pytest.mark.parametrize(
    ("free", "size"),
    [
        (QRect(0, 0, 1920, 1040), (1414, 884)),
        (QRect(0, 0, 2560, 1400), (1440, 900)),
        (QRect(0, 27, 1440, 873), (1280, 800)),
        (QRect(0, 0, 1366, 728), (1280, 680)),
        (QRect(0, 0, 960, 508), (944, 460)),
    ],
)
def test_the_first_window_suits_the_screen(free: QRect, size: tuple[int, int]) -> None:
    area = first_area(free)
    assert area.size() == QSize(*size)
    assert within(area, free)


@given(FREE)
def test_the_first_window_is_never_too_large(free: QRect) -> None:
    area = first_area(free)
    assert within(area, free)
    assert area.size() == area.size().boundedTo(LARGEST)


@given(LAST, st.lists(FREE, min_size=1, max_size=3))
def test_the_next_window_is_within_a_screen(last: QRect, screens: list[QRect]) -> None:
    area = next_area(last, screens)
    assert any(within(area, free) for free in screens)


@pytest.mark.parametrize(
    ("last", "area"),
    [
        (QRect(20, 50, 1000, 600), QRect(20, 50, 1000, 600)),
        (QRect(1500, 90, 1600, 1200), QRect(1500, 90, 1600, 1200)),
        (QRect(-300, -20, 1000, 600), QRect(8, 40, 1000, 600)),
        (QRect(4000, 90, 1280, 800), QRect(78, 40, 1280, 720)),
        (QRect(1300, 700, 1000, 600), QRect(1374, 700, 1000, 600)),
        (QRect(20, 50, 10, 10), QRect(20, 50, 960, 540)),
    ],
    ids=["there", "other screen", "outside", "screen gone", "between", "tiny"],
)
def test_the_next_window_is_where_the_last_one_was(last: QRect, area: QRect) -> None:
    assert next_area(last, [LAPTOP, DESK]) == area


def test_the_usual_window_is_larger_than_the_least() -> None:
    assert LEAST.boundedTo(USUAL) == LEAST
