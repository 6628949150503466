"""Dice on dice: who is beside and who is above, from above alone."""

from math import cos, radians, sin

import pytest

from beamme.physics.engine.lying import Lying
from beamme.physics.floe.piles import heights
from beamme.physics.floe.shapes import FLOE

FIRST = Lying(1000, -2000, 3000, 1)


def beside(right: float, ahead: float, turn: int = 0) -> Lying:
    """A die as the first one sees it, in its own edges and turned against it."""
    angle = radians(FIRST.turn / 100)
    x = 1000 * (right * cos(angle) - ahead * sin(angle))
    y = 1000 * (right * sin(angle) + ahead * cos(angle))
    return Lying(round(FIRST.x + x), round(FIRST.y + y), (FIRST.turn + turn) % 36_000, 1)


@pytest.mark.parametrize(
    ("other", "above"),
    [
        (beside(0, 0), 1),
        (beside(0.7, 0.7), 1),
        (beside(-0.9, 0.4, 9000), 1),
        (beside(1.0, 0), 0),
        (beside(0.95, 0.9), 0),
        (beside(0, -0.99, 18_000), 0),
        (beside(1.1, 0, 4500), 1),
        (beside(1.2, 0, 4500), 0),
        (beside(0.85, 0.85, 4500), 0),
        (beside(-5, 8, 1234), 0),
    ],
)
def test_a_die_is_on_another_only_if_they_overlap_clearly(other: Lying, above: int) -> None:
    assert heights(FLOE, (FIRST, other)) == (0, above)
    assert heights(FLOE, (other, FIRST)) == (0, above)


def test_later_dice_lie_on_earlier_ones() -> None:
    bridge = beside(0.6, 0)
    assert heights(FLOE, (FIRST, beside(1.2, 0), bridge)) == (0, 0, 1)
    assert heights(FLOE, (FIRST, bridge, beside(1.2, 0))) == (0, 1, 2)
    assert heights(FLOE, ()) == ()
