"""Where dice lie that are not thrown: the row of kept dice, and neat places for the others.

Lengths are die edges.
"""

from collections.abc import Sequence
from itertools import combinations, product
from math import cos, hypot, inf, radians, sin

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.orientation import upright, yaw_of
from beamme.physics.tray.shapes import EDGE, RADIUS, TRAY, Tray

LYING = EDGE / 2
"""The height of a lying die's middle."""
ROW_START = 0.36
ROW_PITCH = 1.16
ROW_DEPTH = 0.12
CLEARANCE = 0.20
"""The gap between the row of kept dice and all others."""
GAP = 0.06
"""The gap between any two other dice."""
CORE = EDGE / 2 - RADIUS

NEAT_YAWS = tuple(radians(degrees) for degrees in (-17, 23, 31, -24, 14))
NEAT_DEPTHS = (0.20, -0.05, 0.24, -0.12, 0.16)


def kept_place(slot: int, face: int, tray: Tray = TRAY) -> Pose:
    """The pose of a kept die: straight, in a row that starts on the left."""
    x = -tray.width / 2 + ROW_START + ROW_PITCH * (slot + 0.5)
    return Pose((x, LYING, ROW_DEPTH), upright(face))


def free_from(kept: int, tray: Tray = TRAY) -> float:
    """Where the free space to the right of a row of kept dice begins."""
    if kept == 0:
        return -tray.width / 2
    return kept_place(kept - 1, 1, tray).position[0] + EDGE / 2 + CLEARANCE


def resting_row(faces: Sequence[int], kept: int = 0, tray: Tray = TRAY) -> tuple[Pose, ...]:
    """Neat, slightly turned places, beside a kept row, for dice whose flight was never shown."""
    start = free_from(kept, tray)
    pitch = (tray.width / 2 - start) / max(1, len(faces))
    return tuple(
        Pose(
            (start + pitch * (number + 0.5), LYING, NEAT_DEPTHS[(kept + number) % 5]),
            upright(face, NEAT_YAWS[(kept + number) % 5]),
        )
        for number, face in enumerate(faces)
    )


def make_room(lying: Sequence[Pose], kept: int, tray: Tray = TRAY) -> tuple[Pose, ...]:
    """Push dice aside, along x only, as far as a row of kept dice needs the space.

    Five dice always fit: the row and the widest possible shadows of the others are together
    shorter than the tray.
    """
    room = free_from(kept, tray), tray.width / 2
    pushed = _pushed(lying, room, together=True)
    if pushed == tuple(lying):
        return pushed
    before = [gap(one, other) for one, other in combinations(lying, 2)]
    after = [gap(one, other) for one, other in combinations(pushed, 2)]
    closer = any(new < min(old, GAP) for old, new in zip(before, after, strict=True))
    return _pushed(lying, room, together=False) if closer else pushed


def gap(one: Pose, other: Pose) -> float:
    """How far apart two lying dice are; 0 if they touch or overlap.

    A rounded die is a core, a smaller square with sharp corners, with a border as wide as the
    rounding. The distance of two squares is that of a corner of one from the other.
    """
    pairs = ((one, other), (other, one))
    if all(_shadows_overlap(first, second) for first, second in pairs):
        return 0.0
    nearest = min(_nearest_corner(first, second) for first, second in pairs)
    return max(0.0, nearest - 2 * RADIUS)


def _seen_from(one: Pose, other: Pose) -> tuple[float, float, float]:
    """Place and yaw of the other die in the coordinates of the first."""
    x = other.position[0] - one.position[0]
    z = other.position[2] - one.position[2]
    yaw = yaw_of(one.rotation)
    turned = x * cos(yaw) - z * sin(yaw), x * sin(yaw) + z * cos(yaw)
    return (*turned, yaw_of(other.rotation) - yaw)


def _shadows_overlap(one: Pose, other: Pose) -> bool:
    x, z, yaw = _seen_from(one, other)
    return max(abs(x), abs(z)) <= CORE + _half_width(yaw) - RADIUS


def _nearest_corner(one: Pose, other: Pose) -> float:
    x, z, yaw = _seen_from(one, other)
    corners = product((-CORE, CORE), repeat=2)
    return min(
        hypot(
            max(0.0, abs(x + right * cos(yaw) + front * sin(yaw)) - CORE),
            max(0.0, abs(z - right * sin(yaw) + front * cos(yaw)) - CORE),
        )
        for right, front in corners
    )


def _pushed(
    lying: Sequence[Pose], room: tuple[float, float], *, together: bool
) -> tuple[Pose, ...]:
    order = sorted(range(len(lying)), key=lambda number: lying[number].position[0])
    half = [_half_width(yaw_of(pose.rotation)) for pose in lying]
    start = [pose.position[0] for pose in lying]

    def apart(one: int, other: int) -> float:
        needed = half[one] + half[other] + GAP
        if abs(lying[one].position[2] - lying[other].position[2]) >= needed:
            return -inf
        return min(needed, abs(start[one] - start[other])) if together else needed

    left, right = room
    places = list(start)
    for rank, number in enumerate(order):
        limits = [places[other] + apart(number, other) for other in order[:rank]]
        places[number] = max([places[number], left + half[number], *limits])
    for rank, number in reversed(tuple(enumerate(order))):
        limits = [places[other] - apart(number, other) for other in order[rank + 1 :]]
        places[number] = min([places[number], right - half[number], *limits])
    return tuple(
        Pose((place, *pose.position[1:]), pose.rotation)
        for place, pose in zip(places, lying, strict=True)
    )


def _half_width(yaw: float) -> float:
    return (abs(cos(yaw)) + abs(sin(yaw))) * CORE + RADIUS
