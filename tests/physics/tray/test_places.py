"""Where dice lie that nobody throws."""

from itertools import combinations
from math import pi

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.orientation import up_face, upright, yaw_of
from beamme.physics.tray.places import (
    GAP,
    LYING,
    free_from,
    gap,
    kept_place,
    make_room,
    resting_row,
)
from beamme.physics.tray.shapes import EDGE, RADIUS, TRAY

DICE = 5


def inside(pose: Pose) -> bool:
    x, y, z = pose.position
    return abs(x) < TRAY.width / 2 - 0.4 and y == LYING and abs(z) < TRAY.depth / 2 - 0.4


def test_five_kept_dice_stand_in_a_row_from_the_left() -> None:
    row = [kept_place(slot, slot + 1) for slot in range(DICE)]
    assert [up_face(pose.rotation) for pose in row] == [1, 2, 3, 4, 5]
    assert all(inside(pose) for pose in row)
    assert len({pose.position[2] for pose in row}) == 1
    assert all(gap(one, other) > 0.1 for one, other in combinations(row, 2))
    assert [pose.position[0] for pose in row] == sorted(pose.position[0] for pose in row)


@pytest.mark.parametrize("kept", range(DICE))
def test_neat_places_show_the_faces_apart_from_each_other_and_the_row(kept: int) -> None:
    faces = (6, 2, 5, 1, 4)[kept:]
    row = tuple(kept_place(slot, 3) for slot in range(kept))
    free = resting_row(faces, kept)
    assert tuple(up_face(pose.rotation) for pose in free) == faces
    assert all(inside(pose) for pose in free)
    assert all(gap(one, other) > 0.05 for one, other in combinations((*row, *free), 2))


def test_the_gap_is_that_between_the_sides_of_straight_dice() -> None:
    one, other = Pose((0, LYING, 0), upright(1)), Pose((1.25, LYING, 0.3), upright(6, pi / 2))
    assert gap(one, other) == pytest.approx(0.25)
    assert gap(one, one) == 0


def outline(pose: Pose) -> NDArray[np.complex128]:
    """Many points round the rounded square that a die covers, x and z as a complex number."""
    core = EDGE / 2 - RADIUS
    sides = [
        1j**side * (EDGE / 2 + 1j * across)
        for side in range(4)
        for across in np.linspace(-core, core, 60)
    ]
    arcs = [
        1j**side * (complex(core, core) + RADIUS * np.exp(1j * angle))
        for side in range(4)
        for angle in np.linspace(0, pi / 2, 30)
    ]
    middle = complex(pose.position[0], pose.position[2])
    points: NDArray[np.complex128] = np.array(sides + arcs) * np.exp(-1j * yaw_of(pose.rotation))
    return points + middle


@given(st.floats(-1.8, 1.8), st.floats(-1.8, 1.8), st.floats(-4, 4), st.floats(-4, 4))
@settings(max_examples=20)
def test_the_gap_is_the_distance_of_the_outlines(x: float, z: float, a: float, b: float) -> None:
    one, other = Pose((0, LYING, 0), upright(2, a)), Pose((x, LYING, z), upright(5, b))
    assume(gap(one, other) > 0)
    sampled = np.abs(outline(one)[:, None] - outline(other)[None]).min()
    assert gap(one, other) == pytest.approx(sampled, abs=0.01)


def test_dice_that_stand_in_nobodys_way_stay_where_they_fell() -> None:
    lying = (Pose((1.0, LYING, 0.5), upright(2, 0.4)), Pose((2.1, LYING, -0.4), upright(3, 0.2)))
    assert make_room(lying, 0) == lying
    assert make_room(lying, 2) == lying


@given(
    st.integers(0, DICE).flatmap(
        lambda kept: st.tuples(
            st.just(kept),
            st.lists(
                st.tuples(
                    st.floats(-TRAY.width / 2 + 0.5, TRAY.width / 2 - 0.5),
                    st.floats(-TRAY.depth / 2 + 0.5, TRAY.depth / 2 - 0.5),
                    st.floats(-pi, pi),
                ),
                min_size=DICE - kept,
                max_size=DICE - kept,
            ),
        )
    )
)
def test_room_for_the_row_is_always_found(
    asked: tuple[int, list[tuple[float, float, float]]],
) -> None:
    kept, places = asked
    lying = tuple(Pose((x, LYING, z), upright(4, yaw)) for x, z, yaw in places)
    fallen = all(gap(one, other) >= 0.01 for one, other in combinations(lying, 2))
    moved = make_room(lying, kept)
    left = free_from(kept)
    assert [pose.rotation for pose in moved] == [pose.rotation for pose in lying]
    assert [pose.position[2] for pose in moved] == [pose.position[2] for pose in lying]
    assert all(left + 0.49 < pose.position[0] < TRAY.width / 2 - 0.49 for pose in moved)
    if fallen:
        assert all(gap(one, other) > 0.009 for one, other in combinations(moved, 2))
    row = tuple(kept_place(slot, 1) for slot in range(kept))
    assert all(gap(one, other) > GAP for one in row for other in moved)
