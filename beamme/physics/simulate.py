"""Launched dice fly until they rest; the only file that knows the physics engine.

Lengths are die edges, y is up. The contact parameters follow one rule: stiffness is the square
of a frequency whose product with the time step is below 0.6, else bounces gain energy.
"""

from dataclasses import dataclass
from functools import lru_cache

import mujoco
import numpy as np
from numpy.typing import NDArray

from beamme.physics.bodies import EDGE, RADIUS, Tray, rounded_cube, walls
from beamme.physics.flight import Impact, Pose, Quaternion, Surface, Vector

Numbers = NDArray[np.float64]

FRAMES_PER_SECOND = 60
CHECKS_PER_FRAME = 2
STEPS_PER_CHECK = 5
CHECK_SECONDS = 1 / (FRAMES_PER_SECOND * CHECKS_PER_FRAME)
LIMIT_SECONDS = 1.6

GRAVITY = 185.0
"""Die edges per second squared: dice as large as a fist, so that the eye can follow them."""
FREQUENCY = 325.0
FLOOR_DAMPING, WALL_DAMPING, DIE_DAMPING = 0.23, 0.22, 0.25
# Slippery walls and dice, rough felt: a die seldom leans, and never stands on two others.
FLOOR_FRICTION, WALL_FRICTION, DIE_FRICTION = 0.30, 0.02, 0.02
SKIN = 0.04
"""Dice meet each other this much too early, so that two of them never lie face to face."""

REST_SPEED, REST_SPIN, REST_MOVE = 0.3, 0.6, 0.003
FULL_STRENGTH = 14.0
FAINTEST = 0.12
APART_SECONDS = 0.035

# Who meets whom, as bits: the tray meets the body of a die, the skin of a die meets other skins.
TRAY_BITS = 'contype="1" conaffinity="0"'
BODY_BITS = 'contype="0" conaffinity="1"'
SKIN_BITS = 'contype="2" conaffinity="2"'


@dataclass(frozen=True, slots=True)
class Launch:
    """How a die leaves the hand; velocity and spin in the world's directions, per second."""

    position: Vector
    rotation: Quaternion
    velocity: Vector
    spin: Vector


@dataclass(frozen=True, slots=True)
class Course:
    """What was simulated: one row of x, y, z, w, x, y, z per frame and die."""

    poses: Numbers
    impacts: tuple[Impact, ...]
    at_rest: bool


def simulate(
    launches: tuple[Launch, ...], lying: tuple[Pose, ...], left: float, tray: Tray
) -> Course:
    """Let dice fly beside lying ones, which never move, in the tray right of x = left."""
    model = _model(len(launches), lying, left, tray)
    data = mujoco.MjData(model)
    dice = len(launches)
    place = data.qpos.reshape(dice, 7)
    motion = data.qvel.reshape(dice, 6)
    for number, launch in enumerate(launches):
        place[number] = (*launch.position, *launch.rotation)
        motion[number, :3] = launch.velocity
        # The engine wants the spin in the directions of the body.
        inverse = np.array(launch.rotation) * (1, -1, -1, -1)
        mujoco.mju_rotVecQuat(motion[number, 3:], np.array(launch.spin), inverse)

    poses, velocities, touched = [place.copy()], [motion[:, :3].copy()], [set[tuple[int, ...]]()]
    calm = 0
    for check in range(1, round(LIMIT_SECONDS / CHECK_SECONDS) + 1):
        mujoco.mj_step(model, data, STEPS_PER_CHECK)
        velocities.append(motion[:, :3].copy())
        touched.append({(int(a), int(b)) for a, b in model.geom_bodyid[data.contact.geom]})
        if check % CHECKS_PER_FRAME:
            continue
        poses.append(place.copy())
        slow = np.abs(motion[:, :3]).max() < REST_SPEED and np.abs(motion[:, 3:]).max() < REST_SPIN
        still = np.abs(poses[-1][:, :3] - poses[-2][:, :3]).max() < REST_MOVE
        # One check is not enough: a die at the top of its path is slow, too.
        calm = calm + 1 if slow and still else 0
        if calm == 2:
            break
    return Course(np.array(poses), _impacts(np.array(velocities), touched), calm == 2)


def _impacts(velocities: Numbers, touched: list[set[tuple[int, ...]]]) -> tuple[Impact, ...]:
    """Find the loudest moments at which a new contact changed a velocity; body 0 is the tray."""
    falling = np.array([0.0, -GRAVITY * CHECK_SECONDS, 0.0])
    found: list[Impact] = []
    for check in range(1, len(touched) - 1):
        jolt = velocities[check + 1] - velocities[check - 1] - 2 * falling
        change = np.concatenate([[0.0], np.linalg.norm(jolt, axis=1)])
        for pair in touched[check] - touched[check - 1]:
            kind = Surface.TRAY if 0 in pair else Surface.DIE
            strength = min(1.0, float(change[list(pair)].max()) / FULL_STRENGTH)
            if strength >= FAINTEST:
                found.append(Impact(check * CHECK_SECONDS, strength, kind))
    heard: list[Impact] = []
    for impact in sorted(found, key=lambda impact: -impact.strength):
        alike = (other.seconds for other in heard if other.kind is impact.kind)
        if all(abs(impact.seconds - seconds) >= APART_SECONDS for seconds in alike):
            heard.append(impact)
    return tuple(sorted(heard, key=lambda impact: impact.seconds))


@lru_cache(maxsize=64)
def _model(dice: int, lying: tuple[Pose, ...], left: float, tray: Tray) -> mujoco.MjModel:
    """Build the engine's model of a tray with lying dice and some to be launched."""
    step = CHECK_SECONDS / STEPS_PER_CHECK
    floor = _contact(2, FLOOR_FRICTION, FLOOR_DAMPING)
    wall = _contact(1, WALL_FRICTION, WALL_DAMPING)
    skin = _contact(0, DIE_FRICTION, DIE_DAMPING)
    fixed = [f'<geom type="plane" size="9 9 1" zaxis="0 1 0" {TRAY_BITS} {floor}/>']
    fixed += [
        f'<geom type="plane" size="9 9 1" pos="{_text(side.point)}" zaxis="{_text(side.normal)}" '
        f"{TRAY_BITS} {wall}/>"
        for side in walls(tray, left)
    ]
    fixed += [
        f'<geom type="mesh" mesh="skin" pos="{_text(pose.position)}" '
        f'quat="{_text(pose.rotation)}" {SKIN_BITS} {skin}/>'
        for pose in lying
    ]
    inertia = _text((EDGE**2 / 6,) * 3)
    die = (
        f'<body><joint type="free"/><inertial pos="0 0 0" mass="1" diaginertia="{inertia}"/>'
        f'<geom type="mesh" mesh="body" {BODY_BITS} {skin}/>'
        f'<geom type="mesh" mesh="skin" {SKIN_BITS} {skin}/></body>'
    )
    return mujoco.MjModel.from_xml_string(
        f"""<mujoco>
        <option timestep="{step}" gravity="0 {-GRAVITY} 0" integrator="implicitfast"
            cone="elliptic" impratio="5" solver="Newton" iterations="30" tolerance="1e-8"/>
        <default><geom condim="4" solimp="0.5 0.99 0.01"/></default>
        <asset>{_mesh("body", EDGE / 2)}{_mesh("skin", EDGE / 2 + SKIN)}</asset>
        <worldbody>{"".join(fixed)}{die * dice}</worldbody>
        </mujoco>"""
    )


def _mesh(name: str, half: float) -> str:
    corners = " ".join(_text(corner) for corner in rounded_cube(half, RADIUS))
    return f'<mesh name="{name}" vertex="{corners}"/>'


def _contact(priority: int, friction: float, damping: float) -> str:
    spring = f"{-(FREQUENCY**2)} {-2 * damping * FREQUENCY}"
    return f'priority="{priority}" friction="{friction} 0.02 0.001" solref="{spring}"'


def _text(numbers: tuple[float, ...]) -> str:
    return " ".join(str(number) for number in numbers)
