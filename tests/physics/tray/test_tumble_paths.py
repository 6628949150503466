"""The path of a flight: the same for a seed whatever the faces, smooth and without new energy."""

import pickle

import numpy as np
import pytest

from beamme.physics.engine.launch import Launch
from beamme.physics.engine.orientation import multiply, upright
from beamme.physics.tray import simulate, tumble
from beamme.physics.tray.places import LYING
from beamme.physics.tray.scene import TRAY_GRAVITY
from beamme.physics.tray.shapes import TRAY
from tests.physics.tray.tray_flights import numbers


def test_the_path_does_not_depend_on_the_faces() -> None:
    for dice in ((0, 1, 2), (2, 3, 4)):
        first = tumble.tumble((1, 2, 3), dice, b"path")
        for faces in ((6, 6, 6), (4, 1, 5), (3, 2, 1)):
            other = tumble.tumble(faces, dice, b"path")
            assert np.array_equal(numbers(first)[..., :3], numbers(other)[..., :3])
            assert first.impacts == other.impacts


def test_a_throw_from_the_left_is_one_from_the_right_in_a_mirror() -> None:
    right, left = (tumble.tumble((1, 1), dice, b"mirror") for dice in ((0, 1), (3, 4)))
    seen = numbers(right)[:, ::-1]
    assert np.allclose(numbers(left)[..., 0], -seen[..., 0])
    assert np.array_equal(numbers(left)[..., 1:3], seen[..., 1:3])
    assert left.impacts == right.impacts


def test_one_rotation_labels_the_whole_path() -> None:
    first = numbers(tumble.tumble((1, 2), (1, 2), b"label"))[..., 3:].astype(float)
    other = numbers(tumble.tumble((5, 3), (1, 2), b"label"))[..., 3:].astype(float)
    for die in range(2):
        labels = []
        for one, two in zip(first[:, die], other[:, die], strict=True):
            inverse = (one[0], -one[1], -one[2], -one[3])
            labels.append(np.array(multiply(inverse, tuple(two))))
        side = np.sign(np.array(labels) @ labels[0])
        assert np.allclose(np.array(labels) * side[:, None], labels[0], atol=1e-4)


def test_the_same_seed_gives_the_same_flight_and_another_seed_another() -> None:
    dice = (0, 1, 2, 4)
    first = tumble.tumble((3, 1, 4, 1), dice, b"seed")
    simulate._model.cache_clear()
    assert tumble.tumble((3, 1, 4, 1), dice, b"seed") == first
    assert tumble.tumble((3, 1, 4, 1), dice, b"seed 2").numbers != first.numbers


def test_a_flight_crosses_a_process_border_small_and_unchanged() -> None:
    flight = tumble.tumble((1, 2, 3, 4, 5), (0, 1, 2, 3, 4), b"border")
    content = pickle.dumps(flight)
    assert len(content) < 20_000
    assert pickle.loads(content) == flight
    assert pickle.loads(content).frames == flight.frames


def test_a_moment_between_two_frames_lies_between_them() -> None:
    flight = tumble.tumble((6,), (1,), b"between")
    first, second = flight.frames[10][0], flight.frames[11][0]
    middle = flight.at(10.5 * flight.seconds_per_frame)[0]
    halfway = (np.array(first.position) + second.position) / 2
    assert middle.position == pytest.approx(halfway)
    assert np.linalg.norm(middle.rotation) == pytest.approx(1)
    assert abs(np.dot(middle.rotation, first.rotation)) == pytest.approx(
        abs(np.dot(middle.rotation, second.rotation)), abs=1e-4
    )
    assert flight.at(-1) == flight.frames[0]
    assert flight.at(flight.seconds) == flight.at(99) == flight.rest


def test_energy_never_grows_between_bounces() -> None:
    """A die alone: the height that its energy could lift it to only falls."""
    launch = Launch((2.8, 1.6, 0.1), upright(1, 0.4), (-20.0, -4.0, 2.0), (3.0, 2.0, 20.0))
    course = simulate.simulate((launch,), TRAY)
    height = course.poses[:, 0, 1]
    speed = np.diff(course.poses[:, 0, :3], axis=0) * simulate.FRAMES_PER_SECOND
    middle = (height[1:] + height[:-1]) / 2
    energy = TRAY_GRAVITY * middle + (speed**2).sum(axis=1) / 2
    # Spin can turn into speed at a bounce: at most the energy it had at the start.
    spare = (3.0**2 + 2.0**2 + 20.0**2) / 12
    assert (energy <= energy[0] + spare + 1).all()
    assert energy[-1] == pytest.approx(TRAY_GRAVITY * LYING, rel=0.01)
