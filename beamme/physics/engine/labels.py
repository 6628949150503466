"""Dice are simulated without labels; this module adds their faces and removes them again.

Every pose is multiplied by a rotation of the cube that comes from a random stream of its own. So
every face is exactly as likely as any other, and no path depends on the faces.
"""

from collections.abc import Sequence
from math import degrees, pi, radians

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Pose, Quaternion
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.orientation import cube_rotations, multiply, up_face, upright, yaw_of
from beamme.physics.engine.units import PER_CENTIMETRE

Numbers = NDArray[np.float64]

FULL_TURN, QUARTER_TURN = 36_000, 9_000
"""Hundredths of a degree."""
ROTATIONS = cube_rotations()


def nth_seed(seed: bytes, number: int) -> bytes:
    """The seed of one of many throws."""
    return seed + number.to_bytes(4)


def drawn(seed: bytes) -> Quaternion:
    """One of the 24 rotations of a cube, each exactly as likely as any other."""
    return all_drawn(seed, 1)[0]


def all_drawn(seed: bytes, dice: int) -> tuple[Quaternion, ...]:
    """A separate rotation for each die."""
    noise = Noise(seed, b"face")
    return tuple(ROTATIONS[noise.below(len(ROTATIONS))] for _ in range(dice))


def unlabelled(die: Lying, height: float) -> Pose:
    """The pose of a lying die, in centimetres, as if its faces were unmarked."""
    x, z = die.x / PER_CENTIMETRE, -die.y / PER_CENTIMETRE
    return Pose((x, height, z), upright(1, radians(_within_an_eighth(die.turn) / 100)))


def label_of(die: Lying) -> Quaternion:
    """The rotation that turns the unlabelled pose into the one with the die's faces."""
    quarter = (die.turn - _within_an_eighth(die.turn)) // QUARTER_TURN
    return upright(die.face, quarter * pi / 2)


def rest_of(place: Numbers, label: Quaternion) -> Lying:
    """How a die that came to rest here lies."""
    x, _, z, *rotation = place.tolist()
    w, i, j, k = rotation
    shown = multiply((w, i, j, k), label)
    turn = round(degrees(yaw_of(shown)) * 100) % FULL_TURN
    return Lying(round(x * PER_CENTIMETRE), round(-z * PER_CENTIMETRE), turn, up_face(shown))


def shown(poses: Numbers, labels: Sequence[Quaternion], edge: int) -> Numbers:
    """The labelled poses, in die edges."""
    frames = poses.copy()
    frames[..., :3] *= PER_CENTIMETRE / edge
    for number, label in enumerate(labels):
        frames[:, number, 3:] = [
            multiply((w, x, y, z), label) for w, x, y, z in poses[:, number, 3:].tolist()
        ]
    return frames


def _within_an_eighth(turn: int) -> int:
    return (turn + QUARTER_TURN // 2) % QUARTER_TURN - QUARTER_TURN // 2
