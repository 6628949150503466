"""Short forms of the long trials of the floe, and proof that each of them can fail."""

from dataclasses import replace
from itertools import combinations
from math import hypot

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.engine.labels import all_drawn, nth_seed
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import upright
from beamme.physics.engine.simulate import Crowd, overlaps
from beamme.physics.floe.scene import floe_scene
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import lying_poses
from installer.tools.trials import floe_trials
from installer.tools.trials.box_trials import chi_square
from installer.tools.trials.floe_trials import (
    Draw,
    extreme,
    floe_trial,
    random_floe,
    sensible,
    speed_trial,
    usual,
)
from installer.tools.trials.floe_watched import WatchedFloe, through_the_box

STILL = (0.0, 0.0, 0.0)


def at(x: float, y: float, z: float) -> NDArray[np.float64]:
    return np.array([[x, y, z, 1.0, 0.0, 0.0, 0.0]])


@pytest.mark.parametrize("draw", [usual, extreme], ids=["usual", "extreme"])
def test_every_throw_ends_well(draw: Draw) -> None:
    tally = floe_trial(FLOE, draw, 80, b"short")
    assert tally.throws == 80
    assert tally.floe + tally.water + tally.outside >= 3 * 80
    assert min(tally.floe, tally.water) > 0
    assert (tally.unfinished, tally.lost, tally.tunnelled) == (0, 0, 0)
    assert tally.deepest < 0.2
    assert tally.longest < 5
    assert tally.gained < 0.05
    assert tally.pushed > 0
    assert (tally.outside > 15) is (draw is extreme)


def test_the_same_seed_gives_the_same_rests() -> None:
    first = floe_trial(FLOE, extreme, 25, b"one")
    assert floe_trial(FLOE, extreme, 25, b"one") == first
    assert floe_trial(FLOE, extreme, 25, b"two").fingerprint != first.fingerprint


def test_a_throw_does_not_depend_on_those_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(floe_trials, "MOST_LYING", 0)
    monkeypatch.setattr(Noise, "below", lambda *_: 0)
    together = floe_trial(FLOE, usual, 12, b"one")
    monkeypatch.setattr(floe_trials, "PER_BOARD", 5)
    apart = floe_trial(FLOE, usual, 12, b"one")
    assert replace(apart, fingerprint=together.fingerprint) == together


def test_the_drawn_faces_of_every_die_are_even() -> None:
    drawn = [all_drawn(nth_seed(b"faces", number), 4) for number in range(6000)]
    for die in range(4):
        counts: dict[object, int] = {}
        for rotations in drawn:
            counts[rotations[die]] = counts.get(rotations[die], 0) + 1
        assert len(counts) == 24
        # 49.7 is exceeded once in 1,000 times by chance.
        assert chi_square(list(counts.values())) < 49.7
    alike = sum(len({*rotations}) < 4 for rotations in drawn) / 6000
    assert alike == pytest.approx(1 - 23 * 22 * 21 / 24**3, abs=0.03)


def test_stopping_at_rest_saves_steps() -> None:
    speed = speed_trial(FLOE, 30, b"speed")
    assert speed.share_of_fixed < 0.5
    assert speed.steps_per_throw == pytest.approx(2000 * speed.share_of_fixed)
    assert min(speed.throws, speed.steps, speed.bare_steps) > 0
    assert len(sensible(b"").dice) == 4


@pytest.mark.parametrize(
    ("before", "after", "through"),
    [
        (at(15, 1, 0), at(17, 1, 0), True),
        (at(-15, 1, 0), at(-17, 1, 0), True),
        (at(15, 3.6, 0), at(17, 3.6, 0), False),
        (at(0, 1, -21), at(0, 1, -23), True),
        (at(0, 3.6, -21), at(0, 3.6, -23), False),
        (at(0, 1, 21), at(0, 1, 23), False),
        (at(16, 1, 22), at(17, 1, 22), False),
        (at(0, 0.1, 0), at(0, -0.1, 0), True),
        (at(14, -0.3, 0), at(14, -0.7, 0), False),
        (at(14, -0.3, 0), at(14, -0.9, 0), True),
        (at(0, -0.3, -20), at(0, -0.3, -20), False),
        (at(0, -0.3, -20), at(0, -0.3, -19), True),
        (at(0, -1.7, 23), at(0, -1.7, 23), False),
        (at(0, -1.7, 23), at(0, -2.3, 23), True),
    ],
    ids=[
        "the right wall",
        "the left wall",
        "over a wall",
        "the far wall",
        "over the far wall",
        "the entrance",
        "before the end of a wall",
        "the ice",
        "in the water",
        "the water",
        "in the water, far away",
        "into the floe from aside",
        "on the table",
        "the table",
    ],
)
def test_a_die_that_goes_through_something_is_found(
    before: NDArray[np.float64], after: NDArray[np.float64], *, through: bool
) -> None:
    assert through_the_box(FLOE, before, after).tolist() == [through]


class Bouncing:
    """A die that falls and comes up again with a share of its energy, like no real one."""

    def __init__(self, share: float, level: float = 0.5) -> None:
        self.places = np.array([[[0.0, 5.0, 0.0, 1.0, 0.0, 0.0, 0.0]]])
        self.motions = np.zeros((1, 1, 6))
        self.share, self.level = share, level

    def step(self, which: object, steps: int) -> None:
        del which
        for _ in range(steps):
            # Exact for a free fall.
            self.places[0, 0, 1] += 0.001 * self.motions[0, 0, 1] - 981e-6 / 2
            self.motions[0, 0, 1] -= 0.981
            if self.places[0, 0, 1] < self.level and self.motions[0, 0, 1] < 0:
                self.motions[0, 0, 1] *= -self.share

    def pull(self, which: object, gravity: object) -> None:
        raise AssertionError(which, gravity)

    def push(self, which: object, pushes: object) -> None:
        pass


@pytest.mark.parametrize(("share", "grows"), [(0.5, False), (0.999, False), (1.01, True)])
def test_energy_that_grows_is_found(share: float, *, grows: bool) -> None:
    watched = WatchedFloe(FLOE, Bouncing(share))
    watched.step(np.arange(1), 1000)
    assert bool(watched.gained[0] > 0.01) is grows


def test_dice_shot_at_the_edge_of_a_wall_gain_no_energy() -> None:
    """A third faster than any hand throws, and all of them at the far wall near its top."""
    noise = Noise(b"edges", b"")
    speed, away = 400.0, 30.0
    launches = [
        [
            Launch(
                (24 * noise.uniform() - 12, 1.6 + 1.8 * noise.uniform(), away - 21),
                noise.rotation(),
                (30 * noise.normal(), 981 * away / speed / 2, -speed),
                (80 * noise.normal(), 0.0, 0.0),
            )
        ]
        for _ in range(500)
    ]
    watched = WatchedFloe(FLOE, Crowd(floe_scene(FLOE, 1, ()), launches, 1))
    watched.step(np.arange(500), 240)
    assert watched.gained.max() < 0.01
    assert not watched.tunnelled.any()
    over = watched.places[:, 0, 2] < -23.5
    assert 0.1 < over.mean() < 0.5


def test_who_is_pushed_may_gain_energy() -> None:
    everyone, pushes = np.arange(1), np.ones((1, 1, 3))
    watched = WatchedFloe(FLOE, Bouncing(1.01))
    watched.push(everyone, pushes)
    watched.step(everyone, 1000)
    assert watched.gained[0] == 0
    watched.push(everyone, 0 * pushes)
    watched.step(everyone, 1000)
    assert watched.gained[0] > 0.01


def test_a_tunnelling_die_is_told() -> None:
    for level, tunnelled in ((0.5, False), (-0.1, True)):
        watched = WatchedFloe(FLOE, Bouncing(0.5, level))
        watched.step(np.arange(1), 200)
        assert watched.tunnelled.tolist() == [tunnelled]


@pytest.mark.parametrize(("apart", "overlap"), [(1100, 0.0), (950, 0.05)])
def test_overlaps_of_sleeping_dice_are_found(apart: int, overlap: float) -> None:
    scene = floe_scene(FLOE, 1, lying_poses(FLOE, (Lying(0, 0, 0, 1), Lying(apart, 0, 0, 1))))
    crowd = Crowd(scene, [[Launch((8.0, 0.5, 0.0), upright(1), STILL, STILL)]], 1)
    assert overlaps(scene, crowd.places)[0] == pytest.approx(overlap, abs=0.001)


def test_a_random_floe_has_dice_that_may_lie_so() -> None:
    floe = built_in_floe()
    for number in range(30):
        dice = random_floe(FLOE, 6, Noise(bytes([number]), b""))
        bodies = [Body(str(n), die.x, die.y, die.face, die.turn) for n, die in enumerate(dice)]
        for body in bodies:
            assert floe.has_room(body, [other for other in bodies if other is not body])
        for one, other in combinations(dice, 2):
            assert hypot(one.x - other.x, one.y - other.y) > 1000
