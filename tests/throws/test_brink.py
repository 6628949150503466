"""The moment that decides a throw: on the edge of the ice, or on the rim of a hollow."""

from array import array
from collections.abc import Sequence

import pytest

from beamme.core.chance import Throw
from beamme.games.dice_flick import DiceFlick
from beamme.games.rolling_dice import RollingDice
from beamme.physics.engine.flight import Flight, Vector
from beamme.table.play.throwing import throw_seed
from beamme.throws.brink import LONG_ENOUGH_SECONDS, last_brink
from beamme.throws.dice_flick.flick import is_on_a_rim
from beamme.throws.rolling_dice.throw import is_at_the_edge
from beamme.throws.throwing import thrown

EACH = 0.02


def flight(*paths: Sequence[float]) -> Flight:
    """Let dice go along x, at these places in each frame."""
    numbers = [
        number
        for places in zip(*paths, strict=True)
        for x in places
        for number in (x, 0.5, 0.0, 1.0, 0.0, 0.0, 0.0)
    ]
    return Flight(EACH, len(paths), array("f", numbers).tobytes(), ())


def is_near_five(place: Vector) -> bool:
    """Where the brink is."""
    return abs(place[0] - 5.0) < 1.0


def even(start: float, end: float, frames: int = 51) -> list[float]:
    return [start + (end - start) * frame / (frames - 1) for frame in range(frames)]


def test_it_lasts_from_coming_to_the_brink_to_leaving_it() -> None:
    found = last_brink(flight(even(0.0, 10.0)), is_near_five)
    assert found == pytest.approx((0.42, 0.6))


def test_a_die_that_only_flies_past_decides_nothing() -> None:
    frames = int(10 * LONG_ENOUGH_SECONDS / EACH / 2)
    assert last_brink(flight(even(0.0, 20.0, frames)), is_near_five) is None
    assert last_brink(flight(even(0.0, 3.0)), is_near_five) is None


def test_a_die_that_stays_on_the_brink_decides_until_it_stops() -> None:
    stopping = [*even(0.0, 5.0, 41), *[5.0] * 10]
    found = last_brink(flight(stopping), is_near_five)
    assert found == pytest.approx((0.66, 0.8))


def test_the_last_die_and_its_last_time_count() -> None:
    soon, later = even(0.0, 10.0), [*[0.0] * 20, *even(0.0, 8.0, 31)]
    found = last_brink(flight(later, soon), is_near_five)
    assert found == last_brink(flight(later), is_near_five)
    assert found is not None
    twice = [*even(3.0, 7.0, 26), *even(7.0, 3.5, 25)]
    again = last_brink(flight(twice), is_near_five)
    assert again is not None
    assert again[0] > 0.5


def test_what_lay_on_the_brink_before_and_does_not_move_decides_nothing() -> None:
    assert last_brink(flight([5.0] * 51), is_near_five) is None


def test_at_the_edge_of_the_ice_it_is_decided_whether_a_die_stays_dry() -> None:
    game = RollingDice()
    wide, long = 13.15, 19.4
    for x, z in ((wide, 0.0), (-wide, 3.0), (0.0, -long), (wide - 0.8, -5.0), (0.0, -long - 0.8)):
        assert is_at_the_edge(game, (x, 0.5, z))
    for x, y, z in ((0.0, 0.5, 0.0), (wide, 3.0, 0.0), (wide, -0.8, 0.0), (0.0, 0.5, 20.0)):
        assert not is_at_the_edge(game, (x, y, z))


def test_on_a_rim_it_is_decided_into_which_hollow_a_die_falls() -> None:
    game = DiceFlick()
    for x, z in ((0.0, 0.0), (4.1, -4.1), (5.0, 0.0)):
        assert is_on_a_rim(game, (x, 1.2, z))
        assert not is_on_a_rim(game, (x, 0.5, z)), "in the hollow"
        assert not is_on_a_rim(game, (x, 2.0, z)), "in the air"
    assert not is_on_a_rim(game, (5.4, 1.2, 0.0)), "over the moat"


def test_a_throw_tells_when_it_was_decided() -> None:
    game = RollingDice()
    seeds = [throw_seed(bytes(32), number) for number in range(8)]
    ask = Throw(game.key, (), ("a1", "a2", "a3", "a4"), (0, 0, 900, 600), game.floe.reach, 0)
    found = [thrown(game, ask, "casual", seed) for seed in seeds]
    decided = [each for each in found if each.brink is not None]
    assert decided
    for each in decided:
        assert each.brink is not None
        middle = sum(each.brink) / 2
        places = [pose.position for pose in each.flight.at(middle)]
        assert any(is_at_the_edge(game, place) for place in places)
