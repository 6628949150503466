"""The one table of orientations: which face is up, and how a path gets its labels."""

from itertools import product
from math import pi, radians

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.engine.flight import Quaternion
from beamme.physics.engine.orientation import (
    FACES,
    NORMALS,
    cube_rotations,
    multiply,
    relabelling,
    rotate,
    tilt,
    up_face,
    upright,
    yaw_of,
)


def matrix(rotation: Quaternion) -> NDArray[np.float64]:
    columns = [rotate(rotation, axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    return np.array(columns).T


def test_opposite_faces_add_up_to_seven_and_turn_the_western_way() -> None:
    for face in FACES:
        assert np.array_equal(NORMALS[face], -np.array(NORMALS[7 - face]))
    # Seen from the corner they share, 1, 2 and 3 follow each other counter-clockwise.
    assert np.linalg.det([NORMALS[1], NORMALS[2], NORMALS[3]]) == pytest.approx(1)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("degrees", [-170, -45, 0, 1, 44, 46, 90, 133])
def test_upright_turns_the_face_up_and_the_die_by_its_yaw(face: int, degrees: int) -> None:
    rotation = upright(face, radians(degrees))
    assert rotate(rotation, NORMALS[face]) == pytest.approx((0, 1, 0))
    assert up_face(rotation) == face
    assert tilt(rotation) == pytest.approx(0, abs=1e-12)
    again = np.array(upright(face, yaw_of(rotation)))
    assert abs(again @ rotation) == pytest.approx(1)


def test_without_yaw_a_one_shows_two_in_front_and_three_at_the_right() -> None:
    rotation = upright(1)
    assert rotate(rotation, NORMALS[2]) == pytest.approx((0, 0, 1))
    assert rotate(rotation, NORMALS[3]) == pytest.approx((1, 0, 0))


def test_a_tipped_die_is_not_level() -> None:
    lean = (np.cos(radians(5)), np.sin(radians(5)), 0.0, 0.0)
    assert tilt(multiply(lean, upright(4))) == pytest.approx(np.sin(radians(10)))


def test_the_24_rotations_are_all_proper_different_and_keep_the_cube() -> None:
    matrices = [matrix(rotation) for rotation in cube_rotations()]
    assert len({tuple(np.round(each).astype(int).ravel()) for each in matrices}) == 24
    for each in matrices:
        assert np.linalg.det(each) == pytest.approx(1)
        assert np.allclose(np.abs(each).sum(axis=0), 1)
        assert np.allclose(np.abs(each).max(axis=0), 1)
    for face in FACES:
        assert sum(up_face(rotation) == face for rotation in cube_rotations()) == 4


def test_a_relabelling_is_one_of_the_24_and_puts_any_face_on_top() -> None:
    labels = {tuple(np.round(matrix(each)).astype(int).ravel()) for each in cube_rotations()}
    for shown, simulated, quarter in product(FACES, FACES, range(4)):
        rest = upright(simulated, 0.3)
        label = relabelling(shown, rest, quarter)
        assert up_face(multiply(rest, label)) == shown
        assert np.allclose(matrix(label), np.round(matrix(label)))
        assert tuple(np.round(matrix(label)).astype(int).ravel()) in labels


def test_the_four_quarters_differ_by_quarter_turns() -> None:
    rest = upright(2, 0.1)
    ends = [multiply(rest, relabelling(5, rest, quarter)) for quarter in range(4)]
    turns = sorted(yaw_of(end) % (2 * pi) for end in ends)
    assert np.diff(turns) == pytest.approx([pi / 2] * 3)
