"""A flight that ends on given faces, for rolls that the seed has decided.

The dice are simulated without any labels. The end of the path shows which side of each die is
up; then one constant rotation of the cube, applied to every pose from the first frame on, puts
the decided face there, upright for a reader. The path never depends on the faces. Dice are
thrown towards their columns and come to rest from left to right, each in its own column or
near it; a throw that ends otherwise is not shown. Lengths are die edges.
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
from beamme.physics.tray.hands import comes_from_left
from beamme.physics.tray.places import LYING, column, gap
from beamme.physics.tray.scene import TRAY_GRAVITY
from beamme.physics.tray.shapes import COLUMNS, EDGE, TRAY, Tray
from beamme.physics.tray.simulate import FRAMES_PER_SECOND, Course, simulate

Numbers = NDArray[np.float64]

ATTEMPTS = 80
TOLERANCES = ((0, 0.8), (6, 1.1), (14, 1.4))
"""From which attempt on, how far a die may lie from the middle of its column."""
LEVEL_SINE = 0.02
HEIGHT_ERROR = 0.02
CLOSEST = 0.02
SETTLED_MOVE, SETTLED_TURN = 0.004, 0.004
BLEND_FRAMES = 5
ENTRY_FRAMES = 9

# How dice leave the hand: one above the other, the one for the farthest column first.
SPEEDS = (24.0, 16.5, 10.5, 5.0, 0.5)
SPEED_SPREAD = 0.06
HEIGHT, SPACING, FALL = 1.6, 1.8, -12.0
FROM_WALL = 0.95
DIRECTION_SPREAD = 0.12
ROLLING, SPIN_SPREAD = 0.5, 8.5
MIRRORED = (-1.0, 1.0, 1.0, 1.0, 1.0, -1.0, -1.0)
"""The factors of x, y, z, w, x, y, z in a mirror from left to right."""


def tumble(faces: tuple[int, ...], dice: tuple[int, ...], seed: bytes, tray: Tray = TRAY) -> Flight:
    """Throw these dice, in ascending order, until they rest with these faces up.

    They come from the right, or from the left if most of them belong there.
    """
    from_left = comes_from_left(dice)
    columns = tuple(COLUMNS - 1 - die for die in reversed(dice)) if from_left else dice
    for attempt in range(ATTEMPTS):
        noise = Noise(seed + attempt.to_bytes(2), b"tumble")
        launches = tuple(_launches(columns, noise, tray))
        course = simulate(launches, tray)
        if _is_clear(course) and _off(course, columns, tray) < _tolerance(attempt):
            return _shown(course, launches, faces, from_left=from_left)
    raise RuntimeError("no throw of this seed came to a clear rest")


def _tolerance(attempt: int) -> float:
    return next(off for first, off in reversed(TOLERANCES) if attempt >= first)


def _launches(columns: tuple[int, ...], noise: Noise, tray: Tray) -> Iterator[Launch]:
    sideways = max(0.0, tray.depth / 2 - FROM_WALL)
    for number, column_of_die in enumerate(columns):
        speed = SPEEDS[column_of_die] * (1 + SPEED_SPREAD * noise.normal())
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


def _off(course: Course, columns: tuple[int, ...], tray: Tray) -> float:
    """How far the dice lie from the middles of these columns, each in the nearest order."""
    lying: list[float] = sorted(course.poses[-1, :, 0].tolist())
    return max(abs(x - column(die, tray)) for x, die in zip(lying, columns, strict=True))


def _is_clear(course: Course) -> bool:
    """Whether every die rests on the floor, on one of its faces, apart from the others."""
    rest = [Pose((x, y, z), (w, i, j, k)) for x, y, z, w, i, j, k in course.poses[-1].tolist()]
    return (
        course.at_rest
        and all(abs(pose.position[1] - LYING) < HEIGHT_ERROR for pose in rest)
        and all(tilt(pose.rotation) < LEVEL_SINE for pose in rest)
        and all(gap(one, other) > CLOSEST for one, other in combinations(rest, 2))
    )


def _shown(
    course: Course, launches: tuple[Launch, ...], faces: tuple[int, ...], *, from_left: bool
) -> Flight:
    poses = np.concatenate([_entry(launches), _settled(course.poses)])
    if from_left:
        # A mirrored cube is a cube: the same path, seen in a mirror.
        poses = poses * np.array(MIRRORED)
    poses = poses[:, np.argsort(poses[-1, :, 0], kind="stable")]
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
