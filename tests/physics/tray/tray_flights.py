"""The numbers of a flight, and how far apart its dice are."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Pose
from beamme.physics.tray.shapes import EDGE, RADIUS

Numbers = NDArray[np.float64]
SLIVER = 1e-6


def numbers(flight: Flight) -> NDArray[np.float32]:
    """List seven numbers of each die in each frame: its place and how it is turned."""
    return np.frombuffer(flight.numbers, np.float32).reshape(-1, flight.dice, 7)


def frames_of(flight: Flight, dice: tuple[int, ...], lying: tuple[Pose, ...]) -> Numbers:
    """List the numbers of all dice of the tray in each frame: these fly, all others lie."""
    still = np.array([[*pose.position, *pose.rotation] for pose in lying])
    flown = numbers(flight)
    frames = np.repeat(still[None], len(flown), axis=0)
    frames[:, list(dice)] = flown
    return frames


def separation(frames: Numbers) -> float:
    """The least distance of any two dice in any frame; negative as far as they are inside others.

    A rounded die is a box, its core, with a border as wide as the rounding. The separating axis
    of two boxes is a normal of a side of one, or is square to an edge of each.
    """
    core, turned = EDGE / 2 - RADIUS, _axes(frames[..., 3:])
    pairs = list(combinations(range(frames.shape[1]), 2))
    one, other = (turned[:, list(dice)] for dice in zip(*pairs, strict=True))
    first, second = (frames[:, list(dice), :3] for dice in zip(*pairs, strict=True))
    crossed = np.cross(one[:, :, :, None], other[:, :, None]).reshape(*one.shape[:2], 9, 3)
    axes = np.concatenate([one, other, crossed], axis=2)
    length = np.linalg.norm(axes, axis=-1)
    axes = axes / np.maximum(length, SLIVER)[..., None]
    reach = core * sum(np.abs(axes @ die.swapaxes(-1, -2)).sum(axis=-1) for die in (one, other))
    apart = np.abs((axes @ (second - first)[..., None])[..., 0])
    gaps = np.where(length > SLIVER, apart - reach, -np.inf)
    return float(gaps.max(axis=-1).min()) - 2 * RADIUS


def _axes(rotations: Numbers) -> Numbers:
    """The three directions of the edges of each die, one per row."""
    w, x, y, z = np.moveaxis(rotations / np.linalg.norm(rotations, axis=-1, keepdims=True), -1, 0)
    return np.stack(
        [
            np.stack([1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)], -1),
            np.stack([2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)], -1),
            np.stack([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)], -1),
        ],
        -2,
    )
