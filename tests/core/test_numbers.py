"""Whole numbers within limits."""

import pytest

from beamme.core.numbers import nearest


@pytest.mark.parametrize(
    ("value", "expected"), [(-9.0, -3), (-3.4, -3), (0.6, 1), (5.0, 5), (5.6, 5), (99, 5)]
)
def test_the_nearest_allowed_number(value: float, expected: int) -> None:
    assert nearest(value, range(-3, 6)) == expected
