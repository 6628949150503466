"""Dice come to rest, and the box is shaken until each lies clearly."""

from math import cos, pi, sin

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.core.plate import Plate
from beamme.physics.box.scene import box_scene
from beamme.physics.box.settle import is_clear, is_inside, settle
from beamme.physics.box.shapes import BOX
from beamme.physics.engine import rest as settling
from beamme.physics.engine.flight import Pose
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import multiply, upright
from beamme.physics.engine.simulate import Crowd, Recorded
from installer.tools.trials.box_trials import extreme

STILL = (0.0, 0.0, 0.0)
EMPTY = box_scene(BOX, Plate.SOUTH, 0, (), movable=False)


def tilted(degrees: float, face: int = 1) -> tuple[float, ...]:
    half = degrees * pi / 360
    return multiply((cos(half), sin(half), 0.0, 0.0), upright(face))


def place(x: float, y: float, z: float, rotation: tuple[float, ...]) -> NDArray[np.float64]:
    return np.array((x, y, z, *rotation))


@pytest.mark.parametrize(
    ("where", "clear", "inside"),
    [
        (place(0, 0.6, 0, upright(4, 0.2)), True, True),
        (place(4.2, 0.6, -4.2, tilted(4.5)), True, True),
        (place(0, 0.6, 0, tilted(6)), False, True),
        (place(0, 0.6, 0, tilted(84, 3)), False, True),
        (place(0, 0.6, 0, tilted(86, 3)), True, True),
        (place(0, 1.8, 0, upright(1)), False, True),
        (place(1.0, 1.5, 0, upright(1)), False, True),
        (place(6.2, -0.9, 0, tilted(30)), True, True),
        (place(0.3, -2.0, 9.0, upright(2)), True, False),
        (place(0, 4.1, 8.6, upright(1)), True, False),
    ],
    ids=[
        "flat",
        "nearly flat",
        "tilted",
        "tilted, another side",
        "flat, another side",
        "on another die",
        "between hollows",
        "leaning in the moat",
        "on the table",
        "on the plate",
    ],
)
def test_what_is_clear_and_what_is_inside(
    where: NDArray[np.float64], *, clear: bool, inside: bool
) -> None:
    assert bool(is_clear(BOX, where)) is clear
    assert bool(is_inside(BOX, where)) is inside


@pytest.fixture(scope="module")
def dropped() -> tuple[Crowd, settling.Settled]:
    """Dice dropped onto the crests, where many of them would stay."""
    noise = Noise(b"crests", b"")
    launches = [
        Launch(
            (2.0 * noise.below(4) - 3.0, 1.7, 8 * noise.uniform() - 4),
            noise.rotation(),
            STILL,
            STILL,
        )
        for _ in range(60)
    ]
    crowd = Crowd(EMPTY, [[launch] for launch in launches], 1)
    seeds = [number.to_bytes(2) for number in range(60)]
    return crowd, settle(crowd, BOX, seeds, to_the_table=False)


def test_tilted_dice_are_shaken_until_they_lie_clearly(
    dropped: tuple[Crowd, settling.Settled],
) -> None:
    crowd, settled = dropped
    shaken = [bool(shakes) for shakes in settled.shakes]
    assert 5 < sum(shaken) < 50
    assert settled.clear.all()
    assert is_clear(BOX, crowd.places).all()
    assert settled.steps.max() < settling.LIMIT_STEPS


def test_a_shake_begins_when_the_die_lies(dropped: tuple[Crowd, settling.Settled]) -> None:
    first = [shakes[0].seconds for shakes in dropped[1].shakes if shakes]
    assert 0.1 < min(first) < 0.5


def test_a_die_on_another_is_shaken_down() -> None:
    lying = (Pose((0.0, 0.6, 0.0), upright(1)),)
    scene = box_scene(BOX, Plate.SOUTH, 0, lying, movable=True)
    for number in range(4):
        launch = Launch((0.1 * number - 0.2, 1.81, 0.1), upright(1, 0.2 * number), STILL, STILL)
        world = Recorded(scene, launch)
        settled = settle(world, BOX, [bytes([number])], to_the_table=True)
        assert settled.shakes[0]
        assert settled.clear.all()
        heights = world.places[0, :, 1]
        assert heights.max() < 0.61


def test_nobody_shakes_a_box_whose_dice_lie_clearly() -> None:
    crowd = Crowd(EMPTY, [[Launch((0.0, 0.65, 0.0), upright(1, 0.2), STILL, STILL)]], 1)
    settled = settle(crowd, BOX, [b""], to_the_table=False)
    assert settled.shakes == ((),)
    assert settled.steps[0] < 200


class Restless:
    """A die that is never at rest."""

    def __init__(self) -> None:
        self.places = np.array([[[0.0, 0.6, 0.0, 1.0, 0.0, 0.0, 0.0]]])
        self.motions = np.ones((1, 1, 6))

    def step(self, which: object, steps: int) -> None:
        del which
        self.places[0, 0, 0] = 0.01 * steps * np.random.default_rng(1).random()

    def pull(self, which: object, gravity: object) -> None:
        raise AssertionError(which, gravity)


class Stuck(Restless):
    """A die that lies tilted, however one shakes it."""

    def __init__(self) -> None:
        super().__init__()
        self.places = place(0, 0.7, 0, tilted(20)).reshape(1, 1, 7)
        self.motions = np.zeros((1, 1, 6))
        self.pulls: list[NDArray[np.float64]] = []

    def step(self, which: object, steps: int) -> None:
        del which, steps

    def pull(self, which: object, gravity: object) -> None:
        del which
        self.pulls.append(np.array(gravity))


def test_time_is_limited_for_a_die_that_never_rests() -> None:
    settled = settle(Restless(), BOX, [b""], to_the_table=True)
    assert not settled.clear.any()
    assert settled.steps[0] <= settling.LIMIT_STEPS + settling.STEPS_PER_CHECK


def test_shaking_ends_for_a_die_that_no_shake_helps_and_leaves_gravity_as_it_was() -> None:
    stuck = Stuck()
    settled = settle(stuck, BOX, [b""], to_the_table=True)
    assert not settled.clear.any()
    strengths = [shake.strength for shake in settled.shakes[0]]
    assert strengths == pytest.approx([0.5 * 1.25**number for number in range(settling.SHAKES)])
    starts = [shake.seconds for shake in settled.shakes[0]]
    assert np.diff(starts) == pytest.approx(0.288 + 0.048)
    assert settled.steps[0] <= settling.LIMIT_STEPS
    assert np.array_equal(stuck.pulls[-1], [[0.0, -981.0, 0.0]])
    sideways = np.concatenate(stuck.pulls)[:, [0, 2]]
    assert 0.3 * 981 < np.abs(sideways).mean() < 1.5 * 981


def test_a_die_that_leaves_need_not_be_followed_to_the_table() -> None:
    gone = Launch((9.0, 6.0, 0.0), upright(1), (100.0, 0.0, 0.0), STILL)
    steps = []
    for follow in (False, True):
        crowd = Crowd(EMPTY, [[gone]], 1)
        settled = settle(crowd, BOX, [b""], to_the_table=follow)
        assert settled.clear.all()
        assert not is_inside(BOX, crowd.places).any()
        steps.append(int(settled.steps[0]))
    assert steps[0] < steps[1]


def test_energy_never_grows() -> None:
    """The largest energy within 16 ms, in which a die is free for a moment, only falls."""
    launches = [extreme(BOX, Noise(bytes([number]), b"energy")) for number in range(40)]
    crowd = Crowd(EMPTY, [[launch] for launch in launches], 1)
    everyone = np.arange(len(launches))
    energies = []
    for _ in range(450):
        crowd.step(everyone, 2)
        speed, spin = crowd.motions[:, 0, :3], crowd.motions[:, 0, 3:]
        turning = (spin**2).sum(axis=1) * 1.2**2 / 6
        heights = ((speed**2).sum(axis=1) + turning) / 2 / 981 + crowd.places[:, 0, 1]
        energies.append(heights)
    highest = np.array(energies[: 450 // 8 * 8]).reshape(-1, 8, len(launches)).max(axis=1)
    assert np.diff(highest, axis=0).max() < 0.1
