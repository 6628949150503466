"""The fan that an aiming eye sees, against dice that are really thrown."""

from itertools import pairwise

import pytest

from beamme.physics.engine.labels import nth_seed
from beamme.physics.floe.bundle import EXACT, OPPONENTS, Gesture, Grip, released
from beamme.physics.floe.fan import Fan, fan
from beamme.physics.floe.shapes import Floe
from beamme.physics.floe.throw import landings

LONG = Floe(width=80_000, length=100_000)
"""So long that no die of these throws leaves it."""
THROWS = 12


def seen(speed: int = 700, grip: Grip = EXACT, spread: int = 0) -> Fan:
    return fan(Gesture(2_500, -1_250, speed, spread), grip, 1_000)


def test_it_begins_at_the_hand_and_goes_where_it_aims() -> None:
    assert (seen().x, seen().direction) == (2.5, -12.5)
    assert fan(Gesture(2_400, 0, 700), EXACT, 1_200).x == 2.0


@pytest.mark.parametrize("speed", [450, 700, 1_050])
def test_dice_come_to_rest_where_it_says(speed: int) -> None:
    seed, grip = b"fan%d" % speed, OPPONENTS["expert"]
    gesture = Gesture(0, 0, speed, 300)
    thrown = [released(gesture, 4, grip, nth_seed(seed, n)) for n in range(THROWS)]
    dice = [die for row in landings(LONG, thrown, (), seed).thrown for die in row]
    ways = sorted((die.y + LONG.length // 2) / 1_000 for die in dice)
    told = fan(gesture, grip, 1_000)
    inside = sum(told.near <= way <= told.far for way in ways) / len(ways)
    assert inside > 0.6, "about 80 of 100, of 48 dice"
    assert told.near < ways[len(ways) // 2] < told.far
    assert 0.15 < sum(way > told.middle for way in ways) / len(ways) < 0.85


def test_harder_throws_go_further_and_straighter() -> None:
    fans = [seen(speed) for speed in range(300, 1_301, 25)]
    for slow, fast in pairwise(fans):
        assert slow.middle < fast.middle
        assert slow.near <= fast.near
        assert slow.far < fast.far
        assert slow.spread > fast.spread


def test_a_hand_that_misses_more_has_a_wider_fan() -> None:
    exact, master, beginner = (
        seen(grip=grip) for grip in (EXACT, OPPONENTS["master"], OPPONENTS["beginner"])
    )
    assert exact.near > master.near > beginner.near
    assert exact.far < master.far < beginner.far
    assert exact.spread < master.spread < beginner.spread
    assert exact.middle == master.middle == beginner.middle


def test_who_fans_out_has_a_wider_fan() -> None:
    assert seen().spread < seen(spread=500).spread < seen(spread=2_000).spread


@pytest.mark.parametrize("speed", [200, 4_000])
def test_beyond_what_was_measured_it_is_as_at_the_end(speed: int) -> None:
    assert seen(speed) == seen(300 if speed < 300 else 1_300)


def test_it_never_begins_before_the_entrance() -> None:
    assert seen(300, OPPONENTS["beginner"]).near == 0
