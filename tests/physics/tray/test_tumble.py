"""Flights end on the decided faces, flat, apart and inside."""

from functools import cache
from itertools import combinations, islice, product
from unittest.mock import Mock, patch

import numpy as np
import pytest

from beamme.physics.engine.flight import Flight, Surface
from beamme.physics.engine.orientation import FACES, tilt, up_face, yaw_of
from beamme.physics.tray import simulate, tumble
from beamme.physics.tray.hands import comes_from_left
from beamme.physics.tray.places import LYING, column, gap
from beamme.physics.tray.shapes import EDGE, TRAY
from tests.physics.tray.tray_flights import numbers

FLIGHTS = 40
THROWN = ((4,), (1, 3), (0, 1, 4), (0, 1, 2, 3), (0, 1, 2, 3, 4))
"""From both sides, and with gaps."""
ALL = (0, 1, 2, 3, 4)


def asked(dice: int, number: int) -> tuple[int, ...]:
    return next(islice(product(FACES, repeat=dice), (number * 997) % 6**dice, None))


Thrown = tuple[tuple[int, ...], list[tuple[tuple[int, ...], Flight]]]


@cache
def thrown_dice(dice: tuple[int, ...]) -> tuple[Thrown, int]:
    """Many flights of these dice, and how many throws were simulated for them."""
    flights = []
    simulated = Mock(side_effect=simulate.simulate)
    with patch.object(tumble, "simulate", simulated):
        for number in range(FLIGHTS):
            faces = asked(len(dice), number)
            flights.append((faces, tumble.tumble(faces, dice, number.to_bytes(32))))
    return (dice, flights), simulated.call_count


@pytest.fixture(params=THROWN, ids=lambda dice: f"{len(dice)} dice")
def thrown(request: pytest.FixtureRequest) -> Thrown:
    return thrown_dice(request.param)[0]


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


def test_dice_lie_apart_from_left_to_right_near_their_columns(thrown: Thrown) -> None:
    dice, flights = thrown
    for _, flight in flights:
        assert all(gap(one, other) > 0.015 for one, other in combinations(flight.rest, 2))
        off = [pose.position[0] - column(die) for die, pose in zip(dice, flight.rest, strict=True)]
        assert np.abs(off).max() < 1.4
        places = [pose.position[0] for pose in flight.rest]
        assert places == sorted(places)
    most = [
        max(abs(pose.position[0] - column(die)) for die, pose in zip(dice, rest, strict=True))
        for rest in (flight.rest for _, flight in flights)
    ]
    assert float(np.median(most)) < 0.9


def test_dice_stay_on_the_felt_while_they_fly(thrown: Thrown) -> None:
    for _, flight in thrown[1]:
        poses = numbers(flight)[tumble.ENTRY_FRAMES :]
        assert np.abs(poses[..., 0]).max() < TRAY.width / 2 - 0.35
        assert np.abs(poses[..., 2]).max() < TRAY.depth / 2 - 0.35
        assert poses[..., 1].min() > 0.35


def test_the_dice_come_over_the_rim_from_the_far_side(thrown: Thrown) -> None:
    dice, flights = thrown
    side = -1 if comes_from_left(dice) else 1
    for _, flight in flights:
        entry = numbers(flight)[: tumble.ENTRY_FRAMES]
        place = side * entry[..., 0]
        assert place[0].max() > TRAY.width / 2 - 1
        crossing = entry[np.abs(place - TRAY.width / 2 - 0.15) < 0.9]
        assert not len(crossing) or crossing[:, 1].min() > TRAY.wall + 0.5


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


def test_few_throws_are_simulated_for_the_one_that_is_shown() -> None:
    simulated = sum(thrown_dice(dice)[1] for dice in THROWN)
    shown = FLIGHTS * len(THROWN)
    assert shown <= simulated <= 6 * shown


def test_dice_land_at_every_depth_and_at_every_angle_that_can_be_read() -> None:
    rests = [pose for _, flight in thrown_dice(ALL)[0][1] for pose in flight.rest]
    depths = np.histogram([pose.position[2] for pose in rests], 3, (-0.5, 0.5))[0]
    yaws = [(yaw_of(pose.rotation) + np.pi) % (2 * np.pi) - np.pi for pose in rests]
    turned = np.histogram(yaws, 4, (-np.pi / 4, np.pi / 4))[0]
    assert turned.sum() == len(rests)
    assert depths.min() > 20
    assert turned.min() > 15


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
    assert kinds == ({Surface.TRAY} if len(dice) == 1 else {Surface.TRAY, Surface.DIE})
