"""A flight that ends on given faces, for rolls that the seed has decided.

The dice are simulated without any labels. The end of the path shows which side of each die is
up; then one constant rotation of the cube, applied to every pose from the first frame on, puts
the decided face there, upright for a reader. The path never depends on the faces. Lengths are
die edges.
"""

from collections.abc import Iterator
from itertools import combinations
from math import cos, pi, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Impact, Pose, Quaternion
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import multiply, relabelling, tilt, up_face, upright, yaw_of
from beamme.physics.tray.places import CLEARANCE, LYING, gap
from beamme.physics.tray.scene import TRAY_GRAVITY
from beamme.physics.tray.shapes import EDGE, TRAY, Tray
from beamme.physics.tray.simulate import FRAMES_PER_SECOND, Course, simulate

Numbers = NDArray[np.float64]

ATTEMPTS = 40
LEVEL_SINE = 0.02
HEIGHT_ERROR = 0.02
CLOSEST = 0.02
SETTLED_MOVE, SETTLED_TURN = 0.004, 0.004
BLEND_FRAMES = 5
ENTRY_FRAMES = 9

# How dice leave the hand: one above the other, each slower than the one below.
SPEED, SPEED_SPREAD, SLOWER = 18.0, 0.06, 0.2
HEIGHT, SPACING, FALL = 1.6, 1.8, -12.0
FROM_WALL = 0.95
DIRECTION_SPREAD = 0.12
ROLLING, SPIN_SPREAD = 0.5, 8.5


def tumble(
    faces: tuple[int, ...], lying: tuple[Pose, ...], seed: bytes, tray: Tray = TRAY
) -> Flight:
    """Throw dice from the right, past the lying ones, until they rest with these faces up."""
    left = max((pose.position[0] + EDGE / 2 + CLEARANCE for pose in lying), default=-tray.width / 2)
    obstacles = tuple(Pose(pose.position, _unlabelled(pose.rotation)) for pose in lying)
    for attempt in range(ATTEMPTS):
        noise = Noise(seed + attempt.to_bytes(2), b"tumble")
        launches = tuple(_launches(len(faces), noise, left, tray))
        course = simulate(launches, obstacles, left, tray)
        if _is_clear(course):
            return _shown(course, launches, faces)
    raise RuntimeError("no throw of this seed came to a clear rest")


def _unlabelled(rotation: Quaternion) -> Quaternion:
    """The rotation of a lying die as if its faces were unmarked."""
    return upright(1, round(yaw_of(rotation) % (pi / 2), 6) % round(pi / 2, 6))


def _launches(dice: int, noise: Noise, left: float, tray: Tray) -> Iterator[Launch]:
    room = tray.width / 2 - left
    sideways = max(0.0, tray.depth / 2 - FROM_WALL)
    for number in range(dice):
        slower = max(SLOWER, 1 - SLOWER * number)
        speed = SPEED * (room / tray.width) ** 0.25 * slower * (1 + SPEED_SPREAD * noise.normal())
        direction = pi + DIRECTION_SPREAD * noise.normal()
        yield Launch(
            position=(
                tray.width / 2 - FROM_WALL - 0.1 * noise.uniform(),
                HEIGHT + SPACING * number,
                sideways * (2 * noise.uniform() - 1),
            ),
            rotation=noise.rotation(),
            velocity=(speed * cos(direction), FALL, speed * sin(direction)),
            spin=(
                SPIN_SPREAD * noise.normal(),
                SPIN_SPREAD * noise.normal(),
                ROLLING * speed / (EDGE / 2) + SPIN_SPREAD * noise.normal(),
            ),
        )


def _is_clear(course: Course) -> bool:
    """Whether every die rests on the floor, on one of its faces, apart from the others."""
    rest = [Pose((x, y, z), (w, i, j, k)) for x, y, z, w, i, j, k in course.poses[-1].tolist()]
    return (
        course.at_rest
        and all(abs(pose.position[1] - LYING) < HEIGHT_ERROR for pose in rest)
        and all(tilt(pose.rotation) < LEVEL_SINE for pose in rest)
        and all(gap(one, other) > CLOSEST for one, other in combinations(rest, 2))
    )


def _shown(course: Course, launches: tuple[Launch, ...], faces: tuple[int, ...]) -> Flight:
    poses = np.concatenate([_entry(launches), _settled(course.poses)])
    for number, face in enumerate(faces):
        end: Quaternion = tuple(poses[-1, number, 3:].tolist())
        # Of the four possible labellings, the one that a player in front of the tray sees upright.
        label = relabelling(face, end, round(-yaw_of(end) / (pi / 2)) % 4)
        poses[:, number, 3:] = [
            multiply(tuple(rotation), label) for rotation in poses[:, number, 3:].tolist()
        ]
    later = ENTRY_FRAMES / FRAMES_PER_SECOND
    impacts = tuple(
        Impact(impact.seconds + later, impact.strength, impact.kind) for impact in course.impacts
    )
    return Flight(1 / FRAMES_PER_SECOND, len(faces), poses.astype(np.float32).tobytes(), impacts)


def _entry(launches: tuple[Launch, ...]) -> Numbers:
    """The frames from the hand to the launch: free flight can be computed backwards."""
    frames = []
    for frame in range(ENTRY_FRAMES, 0, -1):
        ago = frame / FRAMES_PER_SECOND
        row = []
        for launch in launches:
            x, y, z = (
                place - speed * ago
                for place, speed in zip(launch.position, launch.velocity, strict=True)
            )
            rotation = multiply(_turn(launch.spin, -ago), launch.rotation)
            row.append((x, y - TRAY_GRAVITY * ago**2 / 2, z, *rotation))
        frames.append(row)
    return np.array(frames)


def _turn(spin: tuple[float, float, float], seconds: float) -> Quaternion:
    speed = sqrt(sum(part * part for part in spin))
    x, y, z = (part / speed * sin(speed * seconds / 2) for part in spin)
    return (cos(speed * seconds / 2), x, y, z)


def _settled(poses: Numbers) -> Numbers:
    """Cut the tail in which nothing moves, and blend the last frames into an exact rest."""
    exact = poses[-1].copy()
    for die in exact:
        rotation: Quaternion = tuple(die[3:].tolist())
        level = np.array(upright(up_face(rotation), yaw_of(rotation)))
        die[1] = LYING
        die[3:] = level if level @ die[3:] >= 0 else -level
    away = np.abs(poses - exact)
    moving = (away[..., :3].max(axis=(1, 2)) > SETTLED_MOVE) | (
        away[..., 3:].max(axis=(1, 2)) > SETTLED_TURN
    )
    first = int(np.flatnonzero(moving)[-1]) + 1
    tail = np.repeat(exact[None], BLEND_FRAMES, axis=0)
    following = poses[first : first + BLEND_FRAMES - 2]
    for number, frame in enumerate(following):
        share = (number + 1) / (BLEND_FRAMES - 1)
        tail[number] = frame + share * (exact - frame)
    return np.concatenate([poses[:first], tail])
