"""Simulate dice launched into the tray until they rest; lengths are die edges."""

from dataclasses import dataclass
from functools import lru_cache

import mujoco
import numpy as np

from beamme.physics.engine.flight import Impact
from beamme.physics.engine.impacts import Touches, impacts
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.simulate import Numbers, start_of, touches_in
from beamme.physics.tray.scene import TRAY_GRAVITY, tray_scene
from beamme.physics.tray.shapes import Tray

FRAMES_PER_SECOND = 60
CHECKS_PER_FRAME = 2
STEPS_PER_CHECK = 5
CHECK_SECONDS = 1 / (FRAMES_PER_SECOND * CHECKS_PER_FRAME)
LIMIT_SECONDS = 1.6

REST_SPEED, REST_SPIN, REST_MOVE = 0.3, 0.6, 0.003
"""Limits of a die at rest: edges per second, radians per second, edges per frame."""
FULL_STRENGTH = 14.0
"""Die edges per second."""


@dataclass(frozen=True, slots=True)
class Course:
    """What was simulated: x, y, z, w, x, y, z per frame and die."""

    poses: Numbers
    impacts: tuple[Impact, ...]
    at_rest: bool


def simulate(launches: tuple[Launch, ...], tray: Tray) -> Course:
    """Let dice fly into the tray."""
    model = _model(len(launches), tray)
    data = mujoco.MjData(model)
    dice = len(launches)
    place = data.qpos.reshape(dice, 7)
    motion = data.qvel.reshape(dice, 6)
    for number, launch in enumerate(launches):
        place[number], motion[number] = start_of(launch)

    poses, velocities, touched = [place.copy()], [motion[:, :3].copy()], [Touches()]
    calm = 0
    for check in range(1, round(LIMIT_SECONDS / CHECK_SECONDS) + 1):
        mujoco.mj_step(model, data, STEPS_PER_CHECK)
        velocities.append(motion[:, :3].copy())
        touched.append(touches_in(model, data))
        if check % CHECKS_PER_FRAME:
            continue
        poses.append(place.copy())
        slow = np.abs(motion[:, :3]).max() < REST_SPEED and np.abs(motion[:, 3:]).max() < REST_SPIN
        still = np.abs(poses[-1][:, :3] - poses[-2][:, :3]).max() < REST_MOVE
        # One check is not enough: a die is also slow at the top of its path.
        calm = calm + 1 if slow and still else 0
        if calm == 2:
            break
    heard = impacts(np.array(velocities), touched, CHECK_SECONDS, TRAY_GRAVITY, FULL_STRENGTH)
    return Course(np.array(poses), heard, calm == 2)


@lru_cache(maxsize=8)
def _model(dice: int, tray: Tray) -> mujoco.MjModel:
    return mujoco.MjModel.from_xml_string(tray_scene(dice, tray))
