"""The numbers of a flight, and how far apart its dice are."""

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from beamme.physics.engine.flight import Flight, Pose
from beamme.physics.tray.shapes import EDGE, RADIUS

Numbers = NDArray[np.float64]
SLIVER = 1e-6
FAR = EDGE * 3**0.5
"""Dice whose middles are so far apart do not touch, however they are turned."""


ROUNDS = 60


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
    of two boxes is a normal of a side of one, or is square to an edge of each. Along it, they are
    at least so far apart; only corner to corner they are farther.
    """
    core, turned = EDGE / 2 - RADIUS, _axes(frames[..., 3:])
    one, other = (list(dice) for dice in zip(*combinations(range(frames.shape[1]), 2), strict=True))
    between = frames[:, other, :3] - frames[:, one, :3]
    near = np.linalg.norm(between, axis=-1) < FAR
    if not near.any():
        return FAR - EDGE
    first, second, between = turned[:, one][near], turned[:, other][near], between[near]
    crossed = np.cross(first[:, :, None], second[:, None]).reshape(-1, 9, 3)
    axes = np.concatenate([first, second, crossed], axis=1)
    length = np.linalg.norm(axes, axis=-1)
    axes = axes / np.maximum(length, SLIVER)[..., None]
    reach = sum(core * np.abs(axes @ die.swapaxes(1, 2)).sum(axis=-1) for die in (first, second))
    apart = np.abs((axes @ between[..., None])[..., 0])
    gaps = np.where(length > SLIVER, apart - reach, -np.inf)
    least = gaps.max(axis=-1)
    for pair in np.flatnonzero((least > 0) & (least < 2 * RADIUS)):
        least[pair] = _distance(first[pair], second[pair], between[pair], core)
    return float(least.min()) - 2 * RADIUS


def _distance(first: Numbers, second: Numbers, between: Numbers, core: float) -> float:
    """The distance of two boxes: going to and fro between the nearest points finds them."""
    here = np.zeros(3)
    for _ in range(ROUNDS):
        there = between + second.T @ np.clip(second @ (here - between), -core, core)
        here = first.T @ np.clip(first @ there, -core, core)
    return float(np.linalg.norm(there - here))


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
