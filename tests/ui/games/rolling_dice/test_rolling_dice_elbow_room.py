"""Dice are drawn as large as possible, but none inside another one or in front of its face."""

from itertools import combinations

import pytest

from beamme.core.chance import Body
from beamme.games.rolling_dice.footprint import footprint
from tests.ui.games.rolling_dice.window.helpers.crowds import FLOE, crowds
from ui.games.rolling_dice.elbow_room import ENDLESS, LEAST, MOST, elbow_rooms

EDGE = FLOE.die


def rooms(*places: tuple[float, float]) -> list[float]:
    """How large dice may be that lie there: to the right, and ahead, in die edges."""
    lying = [
        Body(f"{key}1", round(EDGE * x), round(EDGE * y), face=3)
        for key, (x, y) in zip("abcdef", places, strict=False)
    ]
    return elbow_rooms(lying, EDGE)


def test_a_die_alone_may_be_of_any_size() -> None:
    assert elbow_rooms([], EDGE) == []
    assert rooms((0, 0)) == [ENDLESS]
    assert rooms((0, 0), (9, 0)) == [9.0, 9.0]


def test_drawn_dice_are_never_inside_each_other() -> None:
    for lying in crowds(seed=3, count=1000):
        sizes = [min(room, MOST) for room in elbow_rooms(lying, EDGE)]
        drawn = [
            footprint(body, round(0.998 * size * EDGE))
            for body, size in zip(lying, sizes, strict=True)
        ]
        assert not any(one.overlaps(other) for one, other in combinations(drawn, 2))


def test_dice_side_by_side_grow_until_they_touch() -> None:
    assert rooms((0, 0), (1.5, 0)) == pytest.approx([1.5, 1.5])
    assert rooms((0, 0), (1, 0)) == [LEAST, LEAST]


def test_a_die_does_not_hide_the_face_of_one_behind_it() -> None:
    near, far = rooms((0, 0), (0, 1.6))
    assert near < far
    aside, _ = rooms((2.5, 0), (0, 1.6))
    assert aside > near, "beside it nothing is hidden"
    assert rooms((0, 0), (0, 6))[0] > MOST
