"""The flick box as shapes: what stands where."""

from collections import Counter
from dataclasses import replace

import pytest

from beamme.core.plate import Plate
from beamme.physics.box.shapes import BOX, Bar, Block, plate_distance, shapes, table_level, turned


def blocks() -> list[Block]:
    return [shape for shape in shapes(BOX) if isinstance(shape, Block)]


def is_solid(x: float, y: float, z: float) -> bool:
    """Tell whether a point is inside any block."""
    point = (x, y, z)
    return any(
        all(abs(a - b) <= c for a, b, c in zip(point, shape.middle, shape.half, strict=True))
        for shape in blocks()
    )


def test_the_box_has_two_floors_twelve_walls_with_crests_a_rim_and_four_plates() -> None:
    kinds = Counter(type(shape) for shape in shapes(BOX))
    assert kinds == {Block: 2 + 12 + 4 + 4, Bar: 12}


def test_every_hollow_is_open_and_has_a_floor_and_four_walls() -> None:
    for x in (-4.0, -2.0, 0.0, 2.0, 4.0):
        for z in (-4.0, -2.0, 0.0, 2.0, 4.0):
            assert not is_solid(x, 0.01, z)
            assert is_solid(x, -0.01, z)
            assert all(is_solid(x + side, 0.5, z) for side in (-1.0, 1.0))
            assert all(is_solid(x, 0.5, z + side) for side in (-1.0, 1.0))


def test_the_moat_is_deep_and_closed_by_the_rim() -> None:
    assert not is_solid(6.0, -1.49, 0.0)
    assert is_solid(6.0, -1.51, 0.0)
    assert not is_solid(7.49, 3.0, 7.49)
    assert is_solid(7.6, 3.49, 0.0)
    assert not is_solid(7.6, 3.51, 0.0)
    assert table_level(BOX) == pytest.approx(-2.5)


def test_crests_are_as_high_as_the_hollows_are_deep() -> None:
    bars = [shape for shape in shapes(BOX) if isinstance(shape, Bar)]
    assert {round(bar.start[1] + bar.radius, 9) for bar in bars} == {0.9}


def test_a_plate_is_level_with_the_rim_and_can_be_slid_to_its_right() -> None:
    assert plate_distance(BOX) == pytest.approx(8.6)
    usual = blocks()[-4:]
    assert [block.middle for block in usual] == [
        pytest.approx(place)
        for place in ((0, 3.4, 8.6), (8.6, 3.4, 0), (0, 3.4, -8.6), (-8.6, 3.4, 0))
    ]
    slid = [shape for shape in shapes(BOX, Plate.EAST, 3000) if isinstance(shape, Block)][-4:]
    assert slid[1].middle == pytest.approx((8.6, 3.4, -3.0))
    assert [slid[0], *slid[2:]] == [usual[0], *usual[2:]]


def test_what_is_right_for_the_south_plate_is_turned_for_the_others() -> None:
    assert [turned(plate, 1, 0) for plate in Plate] == [(1, 0), (0, -1), (-1, 0), (0, 1)]


def test_sizes_are_data() -> None:
    small = replace(BOX, hollows=3, moat=1000)
    assert (small.field, small.reach) == (3000, 4000)
    assert len(shapes(small)) == 2 + 16 + 4 + 4
