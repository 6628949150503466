"""What hands do with dice between rolls: carry them over, and gather them up. No simulation.

At most one die is in the air at a time, and there it is above all others; so no die is ever
inside another one. Lengths are die edges.
"""

from array import array
from collections.abc import Iterator, Sequence
from math import sin, tau

from beamme.physics.engine.flight import Flight, Pose, between
from beamme.physics.tray.places import LYING, column, lane_depth
from beamme.physics.tray.shapes import TRAY, Tray

SECONDS_PER_FRAME = 1 / 60
HOP_FRAMES, SLIDE_FRAMES, GATHER_FRAMES = 15, 8, 9
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
    """Carry dice to other places, one after the other: first those that are kept.

    Dice that only make room slide. None: nothing moves.
    """
    moved = [die for die in range(len(before)) if before[die] != after[die]]
    slid = [die for die in moved if _slides(before[die], after[die])]
    hops = [die for die in moved if die not in slid]
    front = lane_depth(tray)
    kept = [die for die in hops if after[die].position[2] == front]
    now = list(before)
    frames: list[Poses] = [tuple(now)]
    for group, show in (
        *(((die,), _hop) for die in kept),
        (tuple(slid), _slide),
        *(((die,), _hop) for die in hops if die not in kept),
    ):
        frames += show(tuple(now), group, after)
        for die in group:
            now[die] = after[die]
    return _flight(frames) if moved else None


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


def _slides(before: Pose, after: Pose) -> bool:
    return before.rotation == after.rotation and before.position[1:] == after.position[1:]


def _hop(now: Poses, dice: tuple[int, ...], after: Sequence[Pose]) -> Iterator[Poses]:
    (die,) = dice
    for frame in range(1, HOP_FRAMES + 1):
        share = frame / HOP_FRAMES
        across = min(1.0, max(0.0, (share - CLEAR) / (1 - 2 * CLEAR)))
        flat = between(now[die], after[die], _smooth(across))
        x, y, z = flat.position
        pose = Pose((x, y + HOP * 4 * share * (1 - share), z), flat.rotation)
        yield (*now[:die], pose if frame < HOP_FRAMES else after[die], *now[die + 1 :])


def _slide(now: Poses, dice: tuple[int, ...], after: Sequence[Pose]) -> Iterator[Poses]:
    for frame in range(1, SLIDE_FRAMES + 1) if dice else ():
        share = _smooth(frame / SLIDE_FRAMES)
        yield tuple(
            between(pose, after[die], share) if die in dice else pose
            for die, pose in enumerate(now)
        )


def _smooth(share: float) -> float:
    return share * share * (3 - 2 * share)


def _flight(frames: Sequence[Poses]) -> Flight:
    numbers = array("f")
    for frame in frames:
        for position, rotation in frame:
            numbers.extend((*position, *rotation))
    return Flight(SECONDS_PER_FRAME, len(frames[0]), numbers.tobytes(), ())
