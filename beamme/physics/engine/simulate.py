"""Throws in the physics engine: a single recorded one, or many side by side."""

from collections.abc import Sequence
from copy import copy
from functools import lru_cache

import mujoco
import numpy as np
from mujoco.batch import Batch
from numpy.typing import NDArray

from beamme.physics.engine.flight import Impact
from beamme.physics.engine.impacts import Touches, impacts
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.scene import GRAVITY, STEP_SECONDS

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]

STEPS_PER_FRAME = 8
"""In a recorded throw."""
STEPS_PER_TOUCH = 4
FULL_STRENGTH_CM_S = 120.0


class Recorded:
    """One throw among movable dice, recorded with everything that can be seen and heard."""

    def __init__(self, scene: str, *launches: Launch) -> None:
        # A copy, because shaking changes the model.
        self._model = copy(_compiled(scene))
        self._data = mujoco.MjData(self._model)
        dice = self._model.nq // 7
        self.places: Numbers = self._data.qpos.reshape(1, dice, 7)
        self.motions: Numbers = self._data.qvel.reshape(1, dice, 6)
        for number, launch in enumerate(launches):
            self.places[0, number], self.motions[0, number] = start_of(launch)
        self._poses = [self.places[0].copy()]
        self._velocities = [self.motions[0, :, :3].copy()]
        self._touched = [Touches()]

    def step(self, which: Indices, steps: int) -> None:
        """Simulate further, by a multiple of the steps in a frame."""
        del which
        for done in range(STEPS_PER_TOUCH, steps + 1, STEPS_PER_TOUCH):
            mujoco.mj_step(self._model, self._data, STEPS_PER_TOUCH)
            self._velocities.append(self.motions[0, :, :3].copy())
            self._touched.append(touches_in(self._model, self._data))
            if done % STEPS_PER_FRAME == 0:
                self._poses.append(self.places[0].copy())

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Shake the box by changing gravity; this wakes all dice."""
        del which
        self._model.opt.enableflags &= ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
        self._model.opt.gravity[:] = gravity[0]

    def push(self, which: Indices, pushes: Numbers) -> None:
        """Push dice from now on; a die that is pushed wakes up."""
        del which
        self._data.xfrc_applied[1:, :3] = self._model.body_mass[1:, None] * pushes[0]

    def path(self) -> Numbers:
        """Where all dice have been: x, y, z, w, x, y, z per frame and die."""
        return np.array(self._poses)

    def impacts(self) -> tuple[Impact, ...]:
        """What could be heard so far."""
        seconds = STEP_SECONDS * STEPS_PER_TOUCH
        velocities = np.array(self._velocities)
        return impacts(velocities, self._touched, seconds, GRAVITY, FULL_STRENGTH_CM_S)


class Crowd:
    """Many throws in the same scene, side by side."""

    def __init__(self, scene: str, launches: Sequence[Sequence[Launch]], threads: int) -> None:
        model, count = _compiled(scene), len(launches)
        # A batch knows which dice are asleep only if it keeps all its data.
        sleeps = bool(model.opt.enableflags & mujoco.mjtEnableBit.mjENBL_SLEEP)
        self._batch = Batch(model, count, threads, persistent=sleeps)
        self._batch.reset(stage=0)
        self._mass = model.body_mass[1:, None]
        self.places: Numbers = self._batch.bind("qpos").reshape(count, -1, 7)
        self.motions: Numbers = self._batch.bind("qvel").reshape(count, -1, 6)
        for number, dice in enumerate(launches):
            for die, launch in enumerate(dice):
                self.places[number, die], self.motions[number, die] = start_of(launch)

    def step(self, which: Indices, steps: int) -> None:
        """Simulate some of the throws further; `which` must be in ascending order."""
        self._batch.step(ids=which, nstep=steps)

    def pull(self, which: Indices, gravity: Numbers) -> None:
        """Shake some of the boxes."""
        self._batch.expand("opt.gravity")[which] = gravity

    def push(self, which: Indices, pushes: Numbers) -> None:
        """Push dice of some of the throws from now on."""
        self._batch.bind("xfrc_applied")[which, 1:, :3] = self._mass * pushes


def overlaps(scene: str, places: Numbers) -> list[float]:
    """How deep dice overlap each other or the world, for each row of places of all dice."""
    model = copy(_compiled(scene))
    # With sleep enabled, the engine would not look at sleeping dice.
    model.opt.enableflags &= ~int(mujoco.mjtEnableBit.mjENBL_SLEEP)
    data = mujoco.MjData(model)
    found = []
    for row in places:
        data.qpos[:] = row.reshape(-1)
        mujoco.mj_forward(model, data)
        found.append(-min(data.contact.dist.tolist(), default=0.0))
    return found


def bare_steps(scene: str, launches: Sequence[Sequence[Launch]], steps: Sequence[int]) -> None:
    """Let only the engine step each throw this many times, to measure its top speed."""
    crowd, wanted, done = Crowd(scene, launches, 1), np.array(steps), 0
    for until in np.unique(wanted).tolist():
        crowd.step(np.flatnonzero(wanted >= until), until - done)
        done = until


def start_of(launch: Launch) -> tuple[Numbers, Numbers]:
    """A launch in the engine's format: a place and a motion."""
    place = np.array((*launch.position, *launch.rotation))
    motion = np.array((*launch.velocity, 0.0, 0.0, 0.0))
    # The engine expects the spin in body coordinates.
    inverse = place[3:] * (1, -1, -1, -1)
    mujoco.mju_rotVecQuat(motion[3:], np.array(launch.spin), inverse)
    return place, motion


def touches_in(model: mujoco.MjModel, data: mujoco.MjData) -> Touches:
    """Which bodies touch at the moment, and on which surface."""
    touching = data.contact.geom
    pairs, groups = model.geom_bodyid[touching], model.geom_group[touching].max(axis=1)
    return {(a, b, group) for (a, b), group in zip(pairs.tolist(), groups.tolist(), strict=True)}


def make_ready(scene: str) -> None:
    """Compile the scene now, so that a throw into it can start immediately."""
    _compiled(scene)


@lru_cache(maxsize=16)
def _compiled(scene: str) -> mujoco.MjModel:
    return mujoco.MjModel.from_xml_string(scene)
