"""Flights end on the decided faces, flat, apart and inside, and never depend on the faces."""

import pickle
from itertools import combinations, islice, product

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Pose, Surface
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.orientation import FACES, multiply, tilt, up_face, upright, yaw_of
from beamme.physics.tray import simulate, tumble
from beamme.physics.tray.places import LYING, gap, kept_place, make_room
from beamme.physics.tray.scene import TRAY_GRAVITY
from beamme.physics.tray.shapes import EDGE, TRAY

FLIGHTS = 40
DICE = 5


def kept_row(kept: int) -> tuple[Pose, ...]:
    return tuple(kept_place(slot, 1 + (kept + slot) % 6) for slot in range(kept))


def asked(dice: int, number: int) -> tuple[int, ...]:
    return next(islice(product(FACES, repeat=dice), (number * 997) % 6**dice, None))


@pytest.fixture(scope="module", params=range(1, DICE + 1), ids=lambda dice: f"{dice} dice")
def thrown(request: pytest.FixtureRequest) -> tuple[int, list[tuple[tuple[int, ...], Flight]]]:
    """Many flights of some dice beside the kept rest."""
    dice = request.param
    lying = kept_row(DICE - dice)
    flights = []
    for number in range(FLIGHTS):
        faces = asked(dice, number)
        flights.append((faces, tumble.tumble(faces, lying, number.to_bytes(32))))
    return dice, flights


Thrown = tuple[int, list[tuple[tuple[int, ...], Flight]]]


def numbers(flight: Flight) -> NDArray[np.float32]:
    return np.frombuffer(flight.numbers, np.float32).reshape(-1, flight.dice, 7)


def test_every_die_shows_the_decided_face(thrown: Thrown) -> None:
    for faces, flight in thrown[1]:
        assert tuple(up_face(pose.rotation) for pose in flight.rest) == faces


def test_every_face_can_be_read_from_the_front(thrown: Thrown) -> None:
    for _, flight in thrown[1]:
        assert all(np.cos(yaw_of(pose.rotation)) > 0.7 for pose in flight.rest)


def test_every_die_lies_flat_on_the_floor_inside_the_tray(thrown: Thrown) -> None:
    for _, flight in thrown[1]:
        for pose in flight.rest:
            assert tilt(pose.rotation) < 1e-6
            x, y, z = pose.position
            assert y == LYING
            # Half an edge is the least room that a die needs, however it is turned.
            assert abs(x) <= TRAY.width / 2 - EDGE / 2 + 0.01
            assert abs(z) <= TRAY.depth / 2 - EDGE / 2 + 0.01


def test_dice_lie_apart_from_each_other_and_well_apart_from_the_kept_row(thrown: Thrown) -> None:
    dice, flights = thrown
    row = kept_row(DICE - dice)
    for _, flight in flights:
        assert all(gap(one, other) > 0.015 for one, other in combinations(flight.rest, 2))
        assert all(gap(one, other) > 0.15 for one in row for other in flight.rest)


def test_dice_stay_in_the_tray_and_clear_of_the_row_while_they_fly(thrown: Thrown) -> None:
    dice, flights = thrown
    left = max([pose.position[0] + 0.5 for pose in kept_row(DICE - dice)], default=-TRAY.width / 2)
    for _, flight in flights:
        poses = numbers(flight)[tumble.ENTRY_FRAMES :]
        assert poses[..., 0].min() > left + 0.35
        assert poses[..., 0].max() < TRAY.width / 2 - 0.35
        assert np.abs(poses[..., 2]).max() < TRAY.depth / 2 - 0.35
        assert poses[..., 1].min() > 0.35


def test_the_dice_come_from_the_right_over_the_rim(thrown: Thrown) -> None:
    for _, flight in thrown[1]:
        entry = numbers(flight)[: tumble.ENTRY_FRAMES]
        assert entry[0, 0, 0] > TRAY.width / 2 + 0.2
        crossing = entry[np.abs(entry[..., 0] - TRAY.width / 2 - 0.15) < 0.9]
        assert crossing[:, 1].min() > TRAY.wall + 0.5


def test_nothing_moves_at_the_end_and_nothing_jumps_on_the_way(thrown: Thrown) -> None:
    for _, flight in thrown[1]:
        poses = numbers(flight)
        assert np.array_equal(poses[-1], poses[-2])
        assert np.abs(np.diff(poses[-6:, :, :3], axis=0)).max() < 0.02
        speed = np.abs(np.diff(poses[..., :3], axis=0)).max() * 60
        assert speed < 70
        cosine = np.abs((poses[1:, :, 3:] * poses[:-1, :, 3:]).sum(axis=-1))
        assert cosine.min() > 0.6


def test_a_flight_is_short(thrown: Thrown) -> None:
    seconds = [flight.seconds for _, flight in thrown[1]]
    assert max(seconds) < 1.8
    assert float(np.median(seconds)) < 1.4
    assert min(seconds) > 0.3


def test_most_throws_are_clear_at_the_first_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = 0
    original = simulate.simulate

    def counted(*arguments: object) -> simulate.Course:
        nonlocal attempts
        attempts += 1
        return original(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(tumble, "simulate", counted)
    for number in range(40):
        tumble.tumble((1, 2, 3, 4, 5), (), b"attempts" + number.to_bytes(2))
    assert 40 <= attempts <= 52


def test_the_path_does_not_depend_on_the_faces() -> None:
    lying = kept_row(2)
    first = tumble.tumble((1, 2, 3), lying, b"path")
    for faces in ((6, 6, 6), (4, 1, 5), (3, 2, 1)):
        other = tumble.tumble(faces, lying, b"path")
        assert np.array_equal(numbers(first)[..., :3], numbers(other)[..., :3])
        assert first.impacts == other.impacts


def test_the_path_does_not_depend_on_the_faces_that_lie() -> None:
    rows = ((1, 1), (6, 3), (4, 5))
    flights = [
        tumble.tumble((2, 4, 6), tuple(kept_place(*die) for die in enumerate(row)), b"lying")
        for row in rows
    ]
    assert flights[0] == flights[1] == flights[2]


def test_one_rotation_labels_the_whole_path() -> None:
    first = numbers(tumble.tumble((1, 2), (), b"label"))[..., 3:].astype(float)
    other = numbers(tumble.tumble((5, 3), (), b"label"))[..., 3:].astype(float)
    for die in range(2):
        labels = []
        for one, two in zip(first[:, die], other[:, die], strict=True):
            inverse = (one[0], -one[1], -one[2], -one[3])
            labels.append(np.array(multiply(inverse, tuple(two))))
        side = np.sign(np.array(labels) @ labels[0])
        assert np.allclose(np.array(labels) * side[:, None], labels[0], atol=1e-4)


def test_the_same_seed_gives_the_same_flight_and_another_seed_another() -> None:
    lying = kept_row(1)
    first = tumble.tumble((3, 1, 4, 1), lying, b"seed")
    simulate._model.cache_clear()
    assert tumble.tumble((3, 1, 4, 1), lying, b"seed") == first
    assert tumble.tumble((3, 1, 4, 1), lying, b"seed 2").numbers != first.numbers


def test_dice_land_everywhere_and_at_every_angle_that_can_be_read() -> None:
    rests = [
        pose
        for number in range(40)
        for pose in tumble.tumble((1,) * DICE, (), b"spread" + number.to_bytes(2)).rest
    ]
    across = np.histogram([pose.position[0] for pose in rests], 4, (-3.8, 3.8))[0]
    yaws = [(yaw_of(pose.rotation) + np.pi) % (2 * np.pi) - np.pi for pose in rests]
    turned = np.histogram(yaws, 4, (-np.pi / 4, np.pi / 4))[0]
    assert turned.sum() == len(rests)
    assert across.min() > 20
    assert turned.min() > 25


def test_landed_dice_need_no_more_room_than_they_have(thrown: Thrown) -> None:
    dice, flights = thrown
    for _, flight in flights:
        moved = make_room(flight.rest, DICE - dice)
        for before, after in zip(flight.rest, moved, strict=True):
            assert after.position == pytest.approx(before.position, abs=0.03)


def test_impacts_are_in_order_and_within_the_flight(thrown: Thrown) -> None:
    dice, flights = thrown
    kinds = set()
    for _, flight in flights:
        seconds = [impact.seconds for impact in flight.impacts]
        assert seconds == sorted(seconds)
        assert 3 <= len(seconds) <= 80
        assert 0 < seconds[0] < 0.5
        assert seconds[-1] < flight.seconds + 0.2
        assert all(0 < impact.strength <= 1 for impact in flight.impacts)
        assert max(impact.strength for impact in flight.impacts) > 0.4
        kinds |= {impact.kind for impact in flight.impacts}
    assert kinds == ({Surface.TRAY} if dice == 1 else {Surface.TRAY, Surface.DIE})


def test_a_flight_crosses_a_process_border_small_and_unchanged() -> None:
    flight = tumble.tumble((1, 2, 3, 4, 5), (), b"border")
    content = pickle.dumps(flight)
    assert len(content) < 20_000
    assert pickle.loads(content) == flight
    assert pickle.loads(content).frames == flight.frames


def test_a_moment_between_two_frames_lies_between_them() -> None:
    flight = tumble.tumble((6,), (), b"between")
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
    course = simulate.simulate((launch,), (), -TRAY.width / 2, TRAY)
    height = course.poses[:, 0, 1]
    speed = np.diff(course.poses[:, 0, :3], axis=0) * simulate.FRAMES_PER_SECOND
    middle = (height[1:] + height[:-1]) / 2
    energy = TRAY_GRAVITY * middle + (speed**2).sum(axis=1) / 2
    # Spin can turn into speed at a bounce: at most the energy it had at the start.
    spare = (3.0**2 + 2.0**2 + 20.0**2) / 12
    assert (energy <= energy[0] + spare + 1).all()
    assert energy[-1] == pytest.approx(TRAY_GRAVITY * LYING, rel=0.01)
