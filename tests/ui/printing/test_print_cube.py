"""A die in space shows the sides that can be seen, and never two that are opposite."""

from itertools import product

import pytest

from tests.ui.printing.helpers.laid_out import laid
from ui.printing.drawing.cube import SIDES, Coat, Turn, cube, mixed
from ui.printing.drawing.firecracker import outlines
from ui.printing.drawing.parts import PIPS
from ui.printing.drawing.shapes import Outline, Page

COAT = Coat("#102030", "#90A0B0", "#FFFFFF")
TURNS = [Turn(*angles) for angles in product((-150, -35, 30, 152), (20, 40), (-12, 15))]


def pips_of(turn: Turn) -> int:
    shapes = cube(0, 0, 10, turn, COAT).shapes
    return sum(isinstance(shape, Outline) and shape.fill == COAT.pips for shape in shapes)


@pytest.mark.parametrize("turn", TURNS)
def test_three_sides_are_seen_one_of_each_pair(turn: Turn) -> None:
    seen = [face for face, (ahead, _, _) in SIDES.items() if turn.of(ahead)[2] > 0.02]
    assert len(seen) == 3
    assert len({min(face, 7 - face) for face in seen}) == 3
    assert pips_of(turn) == sum(len(PIPS[face]) for face in seen)


def test_a_die_that_is_tipped_towards_the_eye_shows_its_one() -> None:
    assert Turn(0, 30).of(SIDES[1][0])[2] > 0
    assert Turn(0, -30).of(SIDES[6][0])[2] > 0


@pytest.mark.parametrize("turn", TURNS)
def test_a_die_is_about_as_large_as_it_says(turn: Turn) -> None:
    rooms = [each.room for each in laid(Page(1, 1, (cube(20, 20, 10, turn, COAT),)))]
    wide = max(room.right() for room in rooms) - min(room.left() for room in rooms)
    assert 10 <= wide <= 10 * 3**0.5
    middle = (max(r.right() for r in rooms) + min(r.left() for r in rooms)) / 2
    assert middle == pytest.approx(20, abs=0.2)


def test_a_knaller_has_a_firecracker_on_every_side() -> None:
    shapes = cube(0, 0, 10, TURNS[0], COAT, bang=True).shapes
    parts = [each for each in shapes if isinstance(each, Outline) and each.fill == COAT.pips]
    drawn = [len(outline) for outline in outlines()]
    assert [len(each.steps) + 1 for each in parts] == drawn * 3


def test_colours_mix_part_by_part() -> None:
    assert mixed("#102030", "#90A0B0", 0) == "#102030"
    assert mixed("#102030", "#90A0B0", 1) == "#90A0B0"
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
