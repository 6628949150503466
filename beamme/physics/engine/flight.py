"""A flight: where every die is at every moment, small enough to send between processes."""

from array import array
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import sqrt
from typing import NamedTuple

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]

NUMBERS_PER_POSE = 7


class Pose(NamedTuple):
    """Where a die is, in die edges, and the rotation (w, x, y, z) of its mesh."""

    position: Vector
    rotation: Quaternion


class Surface(StrEnum):
    """What a die struck."""

    TRAY = "tray"
    """Also the flick box, or a table."""
    DIE = "die"
    ICE = "ice"
    WATER = "water"
    WALL = "wall"


@dataclass(frozen=True, slots=True)
class Impact:
    """A moment that can be heard; the strength is between 0 and 1."""

    seconds: float
    strength: float
    kind: Surface


@dataclass(frozen=True)
class Flight:
    """Poses of all flying dice, frame by frame; the last frame is the rest."""

    seconds_per_frame: float
    dice: int
    numbers: bytes
    """Single-precision floats: x, y, z, then w, x, y, z, per frame and die."""
    impacts: tuple[Impact, ...]

    @cached_property
    def frames(self) -> tuple[tuple[Pose, ...], ...]:
        """All poses, one tuple per frame."""
        numbers = array("f", self.numbers).tolist()
        poses = []
        for start in range(0, len(numbers), NUMBERS_PER_POSE):
            x, y, z, w, i, j, k = numbers[start : start + NUMBERS_PER_POSE]
            poses.append(Pose((x, y, z), (w, i, j, k)))
        return tuple(
            tuple(poses[start : start + self.dice]) for start in range(0, len(poses), self.dice)
        )

    @property
    def seconds(self) -> float:
        """How long the flight takes."""
        return (len(self.frames) - 1) * self.seconds_per_frame

    @property
    def rest(self) -> tuple[Pose, ...]:
        """How the dice lie in the end."""
        return self.frames[-1]

    def at(self, seconds: float) -> tuple[Pose, ...]:
        """The poses at any moment, interpolated between two frames."""
        place = min(max(seconds / self.seconds_per_frame, 0.0), len(self.frames) - 1.0)
        index = int(place)
        if index == place:
            return self.frames[index]
        pairs = zip(self.frames[index], self.frames[index + 1], strict=True)
        return tuple(between(first, second, place - index) for first, second in pairs)


def between(first: Pose, second: Pose, share: float) -> Pose:
    """The pose on the way from the first to the second."""
    x, y, z = (a + (b - a) * share for a, b in zip(first.position, second.position, strict=True))
    pairs = tuple(zip(first.rotation, second.rotation, strict=True))
    side = 1.0 if sum(a * b for a, b in pairs) >= 0 else -1.0
    turned = [a + (side * b - a) * share for a, b in pairs]
    length = sqrt(sum(part * part for part in turned))
    w, i, j, k = (part / length for part in turned)
    return Pose((x, y, z), (w, i, j, k))
