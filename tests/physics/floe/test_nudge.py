"""Dice come to rest on ice or in the water, and only one without a clear face is nudged (RD-6)."""

from math import cos, pi, sin

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.engine import rest as settling
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.orientation import multiply, upright
from beamme.physics.engine.simulate import Crowd, Recorded
from beamme.physics.floe.nudge import STRENGTH_GRAVITIES, is_readable, settle
from beamme.physics.floe.scene import floe_scene
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import lying_poses

STILL = (0.0, 0.0, 0.0)


def tilted(degrees: float, face: int = 1) -> tuple[float, float, float, float]:
    half = degrees * pi / 360
    return multiply((cos(half), 0.0, 0.0, sin(half)), upright(face))


@pytest.mark.parametrize(
    ("degrees", "face", "readable"),
    [(0, 4, True), (24, 1, True), (26, 1, False), (45, 6, False), (64, 3, False), (66, 3, True)],
)
def test_a_die_that_leans_a_little_can_be_read(
    degrees: float, face: int, *, readable: bool
) -> None:
    place = np.array((0.0, 0.5, 0.0, *tilted(degrees, face)))
    assert bool(is_readable(place)) is readable


def at_the_wall(number: int) -> list[Launch]:
    """A die in the water that leans against the right wall, more or less steeply."""
    degrees = 28.0 + number / 2
    angle = degrees * pi / 180
    extent = 0.42 * (cos(angle) + sin(angle)) + 0.08
    place = (15.35 - extent, extent - 0.8, 0.2 * number - 4)
    return [Launch(place, tilted(degrees), STILL, STILL)]


SEEDS = [number.to_bytes(2) for number in range(40)]
LEANING = [at_the_wall(number) for number in range(40)]


@pytest.fixture(scope="module")
def leaning() -> tuple[Crowd, settling.Settled]:
    """Dice that lean in the water, and one that lies on the ice nearby."""
    scene = floe_scene(FLOE, 1, lying_poses(FLOE, (Lying(11_000, 0, 1234, 3),)))
    crowd = Crowd(scene, LEANING, 1)
    return crowd, settle(crowd, SEEDS, to_the_table=True)


def test_a_die_without_a_clear_face_is_nudged_until_it_has_one(
    leaning: tuple[Crowd, settling.Settled],
) -> None:
    crowd, settled = leaning
    assert 5 < sum(bool(nudges) for nudges in settled.shakes) < 40
    assert settled.clear.all()
    assert is_readable(crowd.places).all()
    assert settled.steps.max() < settling.LIMIT_STEPS


def test_a_nudge_is_gentle_and_moves_nobody_else(
    leaning: tuple[Crowd, settling.Settled],
) -> None:
    crowd, settled = leaning
    assert all(nudge.strength <= 0.5 for nudges in settled.shakes for nudge in nudges)
    for places, nudges in zip(crowd.places, settled.shakes, strict=True):
        if nudges:
            assert places[0, 0] > 13.15
            assert places[1, :3].tolist() == [11.0, 0.5, 0.0]


def test_dice_in_the_water_need_not_be_followed_or_nudged(
    leaning: tuple[Crowd, settling.Settled],
) -> None:
    again = Crowd(floe_scene(FLOE, 1, ()), LEANING, 1)
    left = settle(again, SEEDS, to_the_table=False)
    assert left.clear.all()
    assert not any(left.shakes)
    assert left.steps.sum() < 0.6 * leaning[1].steps.sum()


def test_dice_that_lie_on_others_are_left_alone() -> None:
    below = lying_poses(FLOE, (Lying(0, 0, 0, 1),))
    above = Launch((0.1, 1.51, 0.1), upright(1, 0.3), STILL, STILL)
    world = Recorded(floe_scene(FLOE, 1, below), above)
    settled = settle(world, [b""], to_the_table=True)
    assert settled.shakes == ((),)
    assert settled.clear.all()
    assert world.places[0, :, 1] == pytest.approx([1.5, 0.5], abs=0.01)


def test_a_push_wakes_a_sleeping_die_and_only_that() -> None:
    scene = floe_scene(FLOE, 1, lying_poses(FLOE, (Lying(0, 0, 0, 1), Lying(5000, 0, 0, 1))))
    thrown = Launch((-5.0, 0.5, 0.0), upright(1), STILL, STILL)
    for throws in (Recorded(scene, thrown), Crowd(scene, [[thrown]], 1)):
        pushes = np.zeros((1, 3, 3))
        pushes[0, 1] = (500.0, 0.0, 0.0)
        throws.push(np.arange(1), pushes)
        throws.step(np.arange(1), 48)
        away = throws.places[0, :, 0] - (-5.0, 0.0, 5.0)
        # The ice takes 0.12 g of it.
        assert away[1] == pytest.approx((500 - 0.12 * 981) * 0.048**2 / 2, rel=0.1)
        assert abs(away[[0, 2]]).max() < 1e-3


class Stuck:
    """One die that leans, however one nudges it, beside one that lies."""

    def __init__(self) -> None:
        self.places = np.array([[(0.0, 0.6, 0.0, *tilted(40)), (3.0, 0.5, 0.0, *upright(2))]])
        self.motions = np.zeros((1, 2, 6))
        self.pushes: list[NDArray[np.float64]] = []

    def step(self, which: object, steps: int) -> None:
        del which, steps

    def pull(self, which: object, gravity: object) -> None:
        raise AssertionError(which, gravity)

    def push(self, which: object, pushes: object) -> None:
        del which
        self.pushes.append(np.array(pushes))


def test_nudging_ends_and_leaves_nothing_pushed() -> None:
    stuck = Stuck()
    settled = settle(stuck, [b""], to_the_table=True)
    assert settled.clear.tolist() == [[False, True]]
    strengths = [nudge.strength for nudge in settled.shakes[0]]
    expected = [STRENGTH_GRAVITIES * 1.25**number for number in range(settling.SHAKES)]
    assert strengths == pytest.approx(expected)
    assert settled.steps[0] <= settling.LIMIT_STEPS
    pushes = np.concatenate(stuck.pushes)
    assert len(pushes) == settling.SHAKES * (settling.JOLTS + 1)
    assert pushes[:, 0].any()
    assert not pushes[:, 1].any()
    assert not pushes[settling.JOLTS :: settling.JOLTS + 1].any()
    assert np.abs(pushes[: settling.JOLTS, 0]).mean() == pytest.approx(
        STRENGTH_GRAVITIES * 981 * 0.8, rel=0.3
    )
