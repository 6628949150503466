"""What hands do with dice between rolls: carry them over, and gather them up.

Nothing is simulated. At most one die is in the air at a time, and there it is above all others:
so no die is ever inside another one. Lengths are die edges.
"""

from array import array
from collections.abc import Iterator, Sequence
from math import sin, tau

from beamme.physics.engine.flight import Flight, Pose, between
from beamme.physics.tray.places import LYING, column, lane_depth
from beamme.physics.tray.shapes import TRAY, Tray

SECONDS_PER_FRAME = 1 / 60
HOP_FRAMES, GATHER_FRAMES = 15, 9
HOP = 2.0
"""How high a die is carried."""
CLEAR = 0.2
"""The share of a hop after which the die is above all others, even above a raised one."""
GATHER_RISE, GATHER_AWAY = 1.3, 9.0

Poses = tuple[Pose, ...]


def comes_from_left(dice: Sequence[int]) -> bool:
    """Whether these dice are thrown from the left: a hand stays away from where they shall lie."""
    return sum(column(die) for die in dice) > LYING


def carry(before: Sequence[Pose], after: Sequence[Pose], tray: Tray = TRAY) -> Flight | None:
    """Carry dice to other places, one after the other; None: nothing moves."""
    now, frames = tuple(before), [tuple(before)]
    for die in _in_turn(before, after, lane_depth(tray)):
        frames += _hop(now, die, after[die])
        now = frames[-1]
    return _flight(frames) if len(frames) > 1 else None


def gather(lying: Sequence[Pose], *, to_left: bool) -> Flight:
    """Take up dice, all together, and out of the tray to the side from which they are thrown."""
    side = -GATHER_AWAY if to_left else GATHER_AWAY
    frames = [
        tuple(
            Pose((x + side * share**2, y + GATHER_RISE * sin(share * tau / 4), z), rotation)
            for (x, y, z), rotation in lying
        )
        for share in (frame / GATHER_FRAMES for frame in range(GATHER_FRAMES + 1))
    ]
    return _flight(frames)


def _in_turn(before: Sequence[Pose], after: Sequence[Pose], lane: float) -> list[int]:
    """The dice to carry: into the lane, then aside, outer ones first, then back to the felt."""
    moved = [die for die in range(len(before)) if before[die] != after[die]]
    kept = [die for die in moved if after[die].position[2] == lane]
    back = [die for die in moved if before[die].position[2] == lane]
    aside = [die for die in moved if die not in kept and die not in back]
    right = [die for die in aside if after[die].position[0] > before[die].position[0]]
    left = [die for die in aside if die not in right]
    return [*kept, *reversed(right), *left, *back]


def _hop(now: Poses, die: int, goal: Pose) -> Iterator[Poses]:
    for frame in range(1, HOP_FRAMES + 1):
        share = frame / HOP_FRAMES
        across = min(1.0, max(0.0, (share - CLEAR) / (1 - 2 * CLEAR)))
        (x, y, z), rotation = between(now[die], goal, _smooth(across))
        pose = Pose((x, y + HOP * 4 * share * (1 - share), z), rotation)
        yield (*now[:die], pose if frame < HOP_FRAMES else goal, *now[die + 1 :])


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)


def _flight(frames: Sequence[Poses]) -> Flight:
    numbers = array("f")
    for frame in frames:
        for position, rotation in frame:
            numbers.extend((*position, *rotation))
    return Flight(SECONDS_PER_FRAME, len(frames[0]), numbers.tobytes(), ())
