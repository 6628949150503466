"""When each moment of a throw is shown: monotone, to the rest, slowest where it is decided."""

from array import array
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beamme.physics.box.flick import flick
from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.flight import Flight
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.noise import Noise
from ui.match.showing.staging import Staging, staged, steady

EACH = 0.016
LOOKS = 200


def sliding(*ways: float) -> Flight:
    """Let a die go this far in each frame."""
    places = [sum(ways[:frame]) for frame in range(len(ways) + 1)]
    numbers = [number for x in places for number in (x, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0)]
    return Flight(EACH, 1, array("f", numbers).tobytes(), ())


FLYING = sliding(*[0.2] * 60)


def speed(staging: Staging, flown: float) -> float:
    """How fast the flight is shown around this moment of it."""
    shown = [staging.seconds * look / LOOKS for look in range(LOOKS + 1)]
    for before, after in pairwise(shown):
        if staging.at(after) > flown:
            return (staging.at(after) - staging.at(before)) / (after - before)
    raise ValueError(flown)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("rate", [1.0, 0.5, 0.25, 1.5])
def test_time_only_goes_on_and_ends_at_the_rest(number: int, rate: float) -> None:
    seed = nth_seed(b"staged", number)
    flight = flick(BOX, likely_aim(Noise(seed, b"aim")), (), seed).flight
    for brink in (None, (0.1, 0.3), (0.0, flight.seconds)):
        staging = staged(flight, rate, brink)
        moments = [staging.at(staging.seconds * look / LOOKS) for look in range(LOOKS + 1)]
        assert moments[0] == 0.0
        assert all(one < other for one, other in pairwise(moments))
        assert moments[-1] == pytest.approx(flight.seconds)
        assert staging.at(staging.seconds) == flight.seconds


def test_a_throw_is_shown_at_the_speed_of_the_preference() -> None:
    for rate in (1.0, 0.5, 0.25):
        staging = staged(FLYING, rate, None)
        assert staging.seconds == pytest.approx(FLYING.seconds / rate)
        assert speed(staging, 0.5) == pytest.approx(rate)


def test_on_the_brink_it_is_slow_and_elsewhere_as_fast_as_ever() -> None:
    staging = staged(FLYING, 0.5, (0.5, 0.7))
    assert speed(staging, 0.6) == pytest.approx(0.2, rel=0.01)
    assert speed(staging, 0.3) == pytest.approx(0.5, rel=0.01)
    assert speed(staging, 0.85) == pytest.approx(0.5, rel=0.01)
    assert 0.2 < speed(staging, 0.5) < 0.5, "without a jerk"


def test_of_a_long_brink_only_the_end_is_slow() -> None:
    staging = staged(FLYING, 0.5, (0.1, 0.9))
    assert speed(staging, 0.3) == pytest.approx(0.5, rel=0.01)
    assert speed(staging, 0.75) == pytest.approx(0.2, rel=0.01)


def test_where_nothing_happens_it_is_over_sooner() -> None:
    quiet = sliding(*[0.2] * 30, *[0.001] * 30)
    assert staged(quiet, 0.5, None).seconds < 0.8 * quiet.seconds / 0.5
    assert speed(staged(quiet, 0.5, None), 0.75) == pytest.approx(1.0, rel=0.01)


@given(st.floats(-1.0, 3.0))
def test_rolled_dice_are_shown_at_one_speed(shown: float) -> None:
    staging = steady(FLYING, 2.0)
    assert staging.seconds == pytest.approx(FLYING.seconds / 2)
    assert staging.at(shown) == pytest.approx(min(max(0.0, 2 * shown), FLYING.seconds))
