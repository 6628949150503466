"""A bundle becomes a rest: fair, repeatable, on the floe or known to be off it."""

from collections import Counter

import numpy as np
import pytest

from beamme.core.chance import Body, Rest, Throw, fits
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import FACES
from beamme.physics.floe.bundle import EXACT, OPPONENTS, Bundle, Gesture, Sent, released
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import Thrown, landings, lying_poses, throw
from installer.tools.trials.floe_trials import random_floe, sensible
from tests.helpers.poses import shown_poses
from tests.physics.floe.floe_throws import Many, is_on_the_floe, many, off, pushed

__all__ = ["many", "off"]


def test_the_same_seed_gives_the_same_throw(many: Many) -> None:
    for number in (0, 7):
        assert pushed(number) == many[number]
    assert pushed(1)[1].flight != many[0][1].flight


def test_faster_throws_get_further() -> None:
    """As in the study: where the middle of the dice lies, as a share of the floe's length."""
    for speed, share in ((45, 0.20), (65, 0.41), (75, 0.52)):
        bundles = [
            released(Gesture(0, 0, 10 * speed), 4, OPPONENTS["advanced"], nth_seed(b"far", number))
            for number in range(16)
        ]
        found = landings(FLOE, bundles, (), b"far").thrown
        ahead = [(die.y + FLOE.reach) / 41_000 for dice in found for die in dice]
        assert np.median(ahead) == pytest.approx(share, abs=0.08)


@pytest.mark.parametrize(("direction", "side"), [(-1200, -1), (1200, 1)])
def test_throws_go_where_they_are_aimed(direction: int, side: int) -> None:
    bundles = [released(Gesture(0, direction, 700), 4, EXACT, b"")] * 10
    found = [die.x for dice in landings(FLOE, bundles, (), b"aimed").thrown for die in dice]
    # A fifth of the way to the side.
    assert np.median(found) * side == pytest.approx(0.21 * 20_000, abs=1500)
    moved = [released(Gesture(8000 * side, 0, 700), 4, EXACT, b"")] * 10
    found = [die.x for dice in landings(FLOE, moved, (), b"moved").thrown for die in dice]
    assert np.median(found) * side == pytest.approx(8000, abs=1000)


def test_one_throw_and_one_of_many_end_alike() -> None:
    board = random_floe(FLOE, 5, Noise(b"alike", b""))
    bundles = [sensible(nth_seed(b"alike", number)) for number in range(12)]
    found = landings(FLOE, bundles, board, b"alike")
    off_the_ice = 0
    for number, bundle in enumerate(bundles):
        single = throw(FLOE, bundle, board, nth_seed(b"alike", number))
        pairs = zip(
            (*single.thrown, *single.lying),
            (*found.thrown[number], *found.lying[number]),
            strict=True,
        )
        for one, other in pairs:
            assert is_on_the_floe(one) is is_on_the_floe(other)
            off_the_ice += not is_on_the_floe(one)
            if is_on_the_floe(one):
                assert (one.face, one.turn) == (other.face, pytest.approx(other.turn, abs=5))
                assert (one.x, one.y) == pytest.approx((other.x, other.y), abs=3)
    assert 0 < off_the_ice < 30
    assert landings(FLOE, bundles, board, b"alike", threads=2) == found


def test_whoever_thinks_saves_the_steps_of_dice_in_the_water() -> None:
    bundles = [released(Gesture(0, 0, 1250), 4, EXACT, b"")] * 6
    steps = landings(FLOE, bundles, (), b"water").steps
    alone = [throw(FLOE, bundles[0], (), nth_seed(b"water", number)) for number in range(6)]
    assert sum(steps) < sum(round(each.flight.seconds * 1000) for each in alone)


def test_every_die_has_a_rest_that_fits_into_the_game(many: Many, off: list[Thrown]) -> None:
    for board, rolled in (*many, *(((), each) for each in off)):
        assert len(rolled.lying) == len(board)
        dice = (*rolled.thrown, *rolled.lying)
        bodies = tuple(
            Body(f"d{n}", die.x, die.y, die.face, die.turn) for n, die in enumerate(dice)
        )
        names = tuple(body.die for body in bodies)
        assert fits(Throw("", (), names, (), built_in_floe().reach, 0), Rest(bodies))


def test_dice_beside_the_floe_are_known_from_their_rest(off: list[Thrown]) -> None:
    strong, aside, dropped, wild = off
    water = -0.8 + 0.5
    for rolled in off:
        for die, pose in zip(rolled.thrown, rolled.flight.rest, strict=True):
            height = pose.position[1]
            assert is_on_the_floe(die) is (height == 0.5)
    assert sum(not is_on_the_floe(die) for die in strong.thrown) >= 2
    heights = [pose.position[1] for each in (strong, aside) for pose in each.flight.rest]
    assert any(height == pytest.approx(water, abs=0.01) for height in heights)
    assert not any(is_on_the_floe(die) for die in dropped.thrown)
    assert [die.y for die in dropped.thrown] == [-FLOE.reach] * 4
    assert all(pose.position[1] < -1.6 for pose in dropped.flight.rest)
    assert max(abs(part) for die in wild.thrown for part in (die.x, die.y)) <= FLOE.reach


def test_dice_are_pushed_and_what_was_not_touched_stays_as_it_was(many: Many) -> None:
    assert sum(bool(rolled.moved) for _, rolled in many) >= 5
    changed = 0
    for board, rolled in many:
        untouched = set(range(len(board))) - set(rolled.moved)
        assert all(rolled.lying[number] == board[number] for number in untouched)
        assert rolled.flight.dice == len(rolled.thrown) + len(rolled.moved)
        changed += sum(rolled.lying[number] != board[number] for number in rolled.moved)
    assert changed >= 5


def test_a_die_can_be_pushed_off_the_floe() -> None:
    board = (Lying(0, 18_800, 0, 5),)
    found = [
        throw(FLOE, released(Gesture(0, 0, 1100), 4, EXACT, b""), board, bytes([number]))
        for number in range(8)
    ]
    gone = [each for each in found if each.moved and not is_on_the_floe(each.lying[0])]
    assert gone
    assert all(each.flight.rest[4].position[1] < 0.5 for each in gone)


def test_each_die_has_a_face_of_its_own() -> None:
    bundles = [sensible(nth_seed(b"own", number)) for number in range(40)]
    found = landings(FLOE, bundles, (), b"own").thrown
    by_die = [Counter(dice[number].face for dice in found) for number in range(4)]
    assert all(set(counts) == set(FACES) for counts in by_die)
    assert sum(len({die.face for die in dice}) == 1 for dice in found) < 4


def test_a_die_that_lies_on_another_stays_there_and_is_shown_there() -> None:
    below, above = Lying(0, 0, 500, 2), Lying(200, 100, 3000, 6)
    levels = [pose.position[1] for pose in shown_poses(FLOE, (below, above))]
    assert levels == [0.5, 1.5]
    assert [pose.position[1] for pose in lying_poses(FLOE, (above, below))] == [0.5, 1.5]
    rolled = throw(FLOE, Bundle(9000, (Sent(0, 500),) * 3), (below, above), b"pile")
    assert rolled.moved == ()
    assert rolled.lying == (below, above)


def test_a_pile_that_is_hit_falls_down() -> None:
    board = (Lying(0, -12_000, 500, 2), Lying(200, -11_900, 3000, 6))
    hit = [
        throw(FLOE, released(Gesture(0, 0, 1000), 4, EXACT, b""), board, bytes([number]))
        for number in range(6)
    ]
    fallen = [each for each in hit if each.moved == (0, 1)]
    assert fallen
    assert any(each.flight.rest[5].position[1] == 0.5 for each in fallen)
