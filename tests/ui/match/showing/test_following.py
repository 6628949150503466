"""What the eye follows in a flight: it comes near and is back in time, and looks at motion."""

from array import array
from itertools import pairwise
from math import dist

import pytest

from beamme.physics.engine.flight import Flight, Vector
from ui.match.showing.following import (
    COMING,
    LEAST_TRAIL,
    LEAVING,
    STEPS,
    TRAIL_SECONDS,
    focus,
    nearness,
    trails,
)

EACH = 0.01


def flight(*paths: list[Vector]) -> Flight:
    """Let dice be at these places, frame by frame."""
    frames = zip(*paths, strict=True)
    numbers = [n for frame in frames for place in frame for n in (*place, 1.0, 0.0, 0.0, 0.0)]
    return Flight(EACH, len(paths), array("f", numbers).tobytes(), ())


FAST = [(0.2 * frame, 1.0, 0.0) for frame in range(101)]
LYING = [(0.0, 0.5, 30.0)] * 101
STOPPING = [(min(8.0, 0.2 * frame), 0.5, 0.0) for frame in range(101)]


def test_the_eye_comes_near_and_is_back_when_dice_rest() -> None:
    moments = [0.1 * tenth for tenth in range(31)]
    near = [nearness(shown, 3.0) for shown in moments]
    assert near[0] == near[-1] == nearness(9.0, 3.0) == 0
    assert nearness(COMING, 3.0) == nearness(3.0 - LEAVING, 3.0) == 1
    assert all(abs(one - other) < 0.5 for one, other in pairwise(near)), "without a jerk"


def test_even_a_short_flight_is_left_in_time() -> None:
    assert 0 < nearness(0.2, 0.4) < 1
    assert nearness(0.4, 0.4) == 0


def test_the_eye_looks_at_what_moves() -> None:
    assert focus(flight(FAST), 0.5) == pytest.approx((10.0, 1.0, 0.0), abs=1e-4)
    x, _, z = focus(flight(FAST, LYING), 0.5)
    assert x > 9
    assert z < 3, "hardly at what lies"
    x, _, z = focus(flight(STOPPING, LYING), 0.95)
    assert (x, z) == pytest.approx((4.0, 15.0), abs=1e-3), "where nothing moves, at all of it"


def test_the_eye_never_jumps() -> None:
    braking = [(10 - 10 * (1 - frame / 70) ** 2, 0.5, 0.0) for frame in range(71)]
    flown = flight(braking + braking[-1:] * 30, LYING)
    looks = [focus(flown, 0.01 * frame) for frame in range(101)]
    assert max(dist(one, other) for one, other in pairwise(looks)) < 1


def test_a_trail_is_where_a_die_has_just_been() -> None:
    trail, none = trails(flight(FAST, LYING), 0.5)
    assert none == ()
    assert len(trail) == STEPS + 1
    assert trail[0] == pytest.approx((10.0, 1.0, 0.0), abs=1e-4)
    assert trail[-1] == pytest.approx((10.0 - 20 * TRAIL_SECONDS, 1.0, 0.0), abs=1e-4)


def test_a_trail_begins_at_the_hand_and_ends_with_the_motion() -> None:
    (trail,) = trails(flight(STOPPING), 0.03)
    assert trail[-1] == pytest.approx((0.0, 0.5, 0.0))
    assert trails(flight(STOPPING), 0.001) == ((),)
    assert trails(flight(STOPPING), 0.4 + TRAIL_SECONDS) == ((),)
    slow = [(0.9 * LEAST_TRAIL / TRAIL_SECONDS * EACH * n, 0.5, 0.0) for n in range(101)]
    assert trails(flight(slow), 0.5) == ((),)
