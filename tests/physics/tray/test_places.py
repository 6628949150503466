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
    LYING,
    column,
    gap,
    kept_place,
    put_back,
    resting_place,
)
from beamme.physics.tray.shapes import EDGE, LANE, LEDGE, RADIUS, TRAY

DICE = 5


def inside(pose: Pose) -> bool:
    x, y, z = pose.position
    return abs(x) < TRAY.width / 2 - 0.4 and y == LYING and abs(z) < TRAY.depth / 2 - 0.4


def test_kept_dice_stand_in_the_lane_each_in_its_column() -> None:
    row = [kept_place(die, die + 1) for die in range(DICE)]
    assert [up_face(pose.rotation) for pose in row] == [1, 2, 3, 4, 5]
    assert [pose.position[0] for pose in row] == [column(die) for die in range(DICE)]
    assert len({pose.position[2] for pose in row}) == 1
    assert all(gap(one, other) > 0.3 for one, other in combinations(row, 2))
    felt = TRAY.depth / 2
    assert all(pose.position[2] - EDGE / 2 > felt + LEDGE for pose in row)
    assert all(pose.position[2] + EDGE / 2 < felt + LEDGE + LANE for pose in row)


def test_neat_places_show_the_faces_apart_each_in_its_column() -> None:
    faces = (6, 2, 5, 1, 4)
    free = [resting_place(die, face) for die, face in enumerate(faces)]
    assert tuple(up_face(pose.rotation) for pose in free) == faces
    assert all(inside(pose) for pose in free)
    assert [pose.position[0] for pose in free] == [column(die) for die in range(DICE)]
    assert all(gap(one, other) > 0.05 for one, other in combinations(free, 2))


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


def test_a_die_goes_back_to_the_middle_of_its_column_if_nothing_lies_there() -> None:
    lying = {0: Pose((-3.0, LYING, 0.1), upright(2, 0.4)), 4: Pose((2.9, LYING, 0), upright(3))}
    back = put_back(2, 5, lying)
    assert back == {**lying, 2: Pose((column(2), LYING, 0.0), upright(5))}


def test_a_die_goes_back_beside_others_without_moving_them() -> None:
    lying = {1: Pose((-0.9, LYING, 0.0), upright(2)), 3: Pose((1.5, LYING, 0.0), upright(3))}
    back = put_back(2, 5, lying)
    assert {die: back[die] for die in lying} == lying
    assert back[2].position[0] > column(2)


@given(
    st.integers(0, DICE - 1),
    st.lists(
        st.tuples(
            st.floats(-1.0, 1.0),
            st.floats(-TRAY.depth / 2 + 0.5, TRAY.depth / 2 - 0.5),
            st.floats(-pi, pi),
        ),
        min_size=DICE,
        max_size=DICE,
    ),
)
def test_room_for_a_die_is_always_found(
    back: int, places: list[tuple[float, float, float]]
) -> None:
    lying = {
        die: Pose((max(-3.3, min(3.3, column(die) + x)), LYING, z), upright(4, yaw))
        for die, (x, z, yaw) in enumerate(places)
        if die != back
    }
    assume(all(gap(one, other) >= 0.01 for one, other in combinations(lying.values(), 2)))
    moved = put_back(back, 6, lying)
    assert up_face(moved[back].rotation) == 6
    for die, pose in lying.items():
        assert moved[die].rotation == pose.rotation
        assert moved[die].position[1:] == pose.position[1:]
    assert all(gap(one, other) > 0.009 for one, other in combinations(moved.values(), 2))
    assert all(abs(pose.position[0]) < TRAY.width / 2 - 0.49 for pose in moved.values())
