"""Flights end on the decided faces, flat, apart and inside."""

from itertools import combinations, islice, product

import numpy as np
import pytest

from beamme.physics.engine.flight import Flight, Surface
from beamme.physics.engine.orientation import FACES, tilt, up_face, yaw_of
from beamme.physics.tray import simulate, tumble
from beamme.physics.tray.places import LYING, gap, make_room
from beamme.physics.tray.shapes import EDGE, TRAY
from tests.physics.tray.tray_flights import kept_row, numbers

FLIGHTS = 40
DICE = 5


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
