"""Three or four dice leave one hand: near what was meant, apart, and the same for the same seed."""

from itertools import combinations
from math import degrees, dist, hypot, sqrt
from statistics import fmean, stdev

import pytest

from beamme.physics.box.hand import OPPONENTS as FLICKING
from beamme.physics.box.hand import PEOPLE_OF_0_5 as FLICKING_PEOPLE
from beamme.physics.engine.labels import nth_seed
from beamme.physics.floe.bundle import (
    EXACT,
    FASTEST_MM_S,
    OPPONENTS,
    PEOPLE_OF_0_5,
    SLOWEST_MM_S,
    Bundle,
    Gesture,
    Grip,
    Sent,
    bundle_of,
    launches,
    released,
)
from beamme.physics.floe.shapes import FLOE, Floe

MEANT = Gesture(2500, -700, 800, 600)


def many(grip: Grip, dice: int = 4, count: int = 2000) -> list[Bundle]:
    return [released(MEANT, dice, grip, nth_seed(b"many", number)) for number in range(count)]


@pytest.mark.parametrize(
    ("dice", "directions"), [(3, [-1300, -100, -700]), (4, [-1300, -100, -900, -500])]
)
def test_an_exact_hand_does_what_was_meant(dice: int, directions: list[int]) -> None:
    bundle = released(MEANT, dice, EXACT, b"")
    assert bundle == Bundle(2500, tuple(Sent(direction, 800) for direction in directions))


def test_the_same_seed_gives_the_same_bundle() -> None:
    grip = OPPONENTS["casual"]
    assert released(MEANT, 4, grip, b"one") == released(MEANT, 4, grip, b"one")
    assert released(MEANT, 4, grip, b"one") != released(MEANT, 4, grip, b"two")
    bundle = released(MEANT, 4, grip, b"one")
    assert launches(FLOE, bundle, b"one") == launches(FLOE, bundle, b"one")
    assert launches(FLOE, bundle, b"one") != launches(FLOE, bundle, b"two")


def test_what_a_hand_misses_together_and_for_each_die() -> None:
    grip = Grip(0.10, 5.0, 0.04, 3.0)
    bundles = many(grip)
    first = [bundle.dice[0] for bundle in bundles]
    assert fmean(die.speed for die in first) == pytest.approx(800, rel=0.01)
    assert stdev(die.speed for die in first) == pytest.approx(800 * hypot(0.10, 0.04), rel=0.05)
    assert fmean(die.direction for die in first) == pytest.approx(-1300, abs=40)
    assert stdev(die.direction for die in first) == pytest.approx(100 * hypot(5, 3), rel=0.05)
    between = [one.speed - other.speed for one, other, *_ in (each.dice for each in bundles)]
    assert stdev(between) == pytest.approx(800 * 0.04 * sqrt(2), rel=0.06)
    turned = [one.direction - other.direction for one, other, *_ in (each.dice for each in bundles)]
    assert stdev(turned) == pytest.approx(300 * sqrt(2), rel=0.05)


def test_nobody_throws_backwards_or_shoots() -> None:
    wild = Grip(1.5, 0.0, 1.5, 0.0)
    speeds = [die.speed for bundle in many(wild) for die in bundle.dice]
    assert (min(speeds), max(speeds)) == (SLOWEST_MM_S, FASTEST_MM_S)


def test_every_level_and_every_help_has_its_hand() -> None:
    assert list(OPPONENTS) == list(FLICKING)
    assert list(PEOPLE_OF_0_5) == list(FLICKING_PEOPLE)
    for name in ("speed", "direction", "loose_speed", "loose_direction"):
        by_level = [getattr(grip, name) for grip in OPPONENTS.values()]
        assert by_level == sorted(by_level, reverse=True)
        assert len({*by_level}) == len(by_level)
        by_help = [getattr(grip, name) for grip in PEOPLE_OF_0_5.values()]
        assert by_help == sorted(by_help, reverse=True)


def test_a_bundle_is_told_in_numbers_and_read_again() -> None:
    for dice in (3, 4):
        bundle = released(MEANT, dice, OPPONENTS["beginner"], b"told")
        assert len(bundle.numbers) == 1 + 2 * dice
        assert bundle_of(bundle.numbers) == bundle


@pytest.mark.parametrize(
    "numbers",
    [
        (),
        (0,),
        (0, 0, 800, 0, 800),
        (0, 0, 800, 0, 800, 0, 800, 0),
        (0, *(0, 800) * 5),
        (50_001, *(0, 800) * 3),
        (0, 36_001, 800, *(0, 800) * 2),
        (0, *(0, 800) * 2, 0, 3_001),
        (0, *(0, 800) * 2, 0, -1),
    ],
)
def test_numbers_that_no_hand_can_do_are_refused(numbers: tuple[int, ...]) -> None:
    assert bundle_of(numbers) is None


@pytest.mark.parametrize("dice", [3, 4])
@pytest.mark.parametrize("floe", [FLOE, Floe(die=1400)], ids=["usual", "large dice"])
def test_dice_in_the_hand_never_overlap_and_are_before_the_entrance(dice: int, floe: Floe) -> None:
    edge, entrance = floe.die / 1000, floe.length / 2000
    for number in range(50):
        bundle = released(Gesture(3000, 0, 800, 0), dice, EXACT, b"")
        found = launches(floe, bundle, nth_seed(b"held", number))
        assert len({launch.rotation for launch in found}) == dice
        for one, other in combinations(found, 2):
            assert dist(one.position, other.position) > sqrt(3) * edge
        for launch in found:
            x, y, z = launch.position
            assert abs(x - 3) < 2 * edge
            assert y > sqrt(3) / 2 * edge
            assert z - sqrt(3) / 2 * edge > entrance


def test_dice_go_where_they_are_sent() -> None:
    bundle = Bundle(0, (Sent(0, 1000), Sent(3000, 1000), Sent(-3000, 500)))
    for launch, die in zip(launches(FLOE, bundle, b"sent"), bundle.dice, strict=True):
        x, _, z = launch.velocity
        assert hypot(x, z) == pytest.approx(die.speed / 10 * 0.9903, rel=1e-3)
        assert z < 0
        assert x / -z == pytest.approx({0: 0, 3000: 3**-0.5, -3000: -(3**-0.5)}[die.direction])


def test_dice_fall_and_roll_forwards() -> None:
    bundle = Bundle(0, (Sent(0, 1000),) * 4)
    found = [each for n in range(200) for each in launches(FLOE, bundle, nth_seed(b"roll", n))]
    assert fmean(each.velocity[1] for each in found) == pytest.approx(-13.9, abs=0.7)
    assert stdev(each.velocity[1] for each in found) == pytest.approx(5, rel=0.1)
    # A die that rolls without sliding turns once in π of its edges, about its left side.
    assert fmean(each.spin[0] for each in found) == pytest.approx(-0.4 * 100 / 0.5, abs=2)
    assert fmean(each.spin[2] for each in found) == pytest.approx(0, abs=2)
    assert stdev(each.spin[1] for each in found) == pytest.approx(12, rel=0.1)


def test_to_the_right_is_right() -> None:
    right = launches(FLOE, Bundle(0, (Sent(9000, 1000),) * 3), b"right")
    for launch in right:
        assert launch.velocity[0] == pytest.approx(99, abs=1)
        assert degrees(launch.velocity[2] / 99) == pytest.approx(0, abs=0.1)
