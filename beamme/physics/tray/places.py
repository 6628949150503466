"""Where dice lie that are not thrown: the lane of kept dice, and places on the felt behind it.

The tray has a column for each die, from left to right. Whatever a die does, it stays in its
column, or close to it: so dice keep their order on the screen. Lengths are die edges.
"""

from collections.abc import Mapping
from itertools import product
from math import cos, hypot, inf, radians, sin

from beamme.physics.engine.flight import Pose
from beamme.physics.engine.orientation import upright, yaw_of
from beamme.physics.tray.shapes import COLUMNS, EDGE, LANE, LEDGE, RADIUS, TRAY, Tray

LYING = EDGE / 2
"""The height of a lying die's middle."""
GAP = 0.06
"""The gap between a die that is put back and its neighbours."""
CORE = EDGE / 2 - RADIUS

NEAT_YAWS = tuple(radians(degrees) for degrees in (-17, 23, 31, -24, 14))
NEAT_DEPTHS = (0.10, -0.15, 0.14, -0.20, 0.06)
SPOTS = sorted(product((-0.4, -0.2, 0.0, 0.2, 0.4), (-0.35, 0.0, 0.35)), key=lambda it: hypot(*it))
"""Where a die is put back, from the middle of its column; the nearest free one is taken."""


def column(die: int, tray: Tray = TRAY) -> float:
    """The middle of a die's column, along x."""
    return tray.width * ((die + 0.5) / COLUMNS - 0.5)


def lane_depth(tray: Tray = TRAY) -> float:
    """The middle of the lane in front of the felt, along z."""
    return tray.depth / 2 + LEDGE + LANE / 2


def kept_place(die: int, face: int, tray: Tray = TRAY) -> Pose:
    """The pose of a kept die: straight, in the lane."""
    return Pose((column(die, tray), LYING, lane_depth(tray)), upright(face))


def resting_place(die: int, face: int, tray: Tray = TRAY) -> Pose:
    """A neat, slightly turned place on the felt for a die whose flight was never shown."""
    return Pose((column(die, tray), LYING, NEAT_DEPTHS[die]), upright(face, NEAT_YAWS[die]))


def put_back(
    die: int, face: int, lying: Mapping[int, Pose], tray: Tray = TRAY
) -> Mapping[int, Pose]:
    """Where all dice on the felt lie once this one is back: at a free place, or among the others.

    These move aside, along x only, if there is no free place. Five dice always fit: their widest
    possible shadows together are shorter than the tray.
    """
    home = column(die, tray)
    edge = (tray.width - EDGE) / 2 - GAP
    for across, depth in SPOTS:
        pose = Pose((min(edge, max(-edge, home + across)), LYING, depth), upright(face))
        if all(gap(pose, other) > GAP for other in lying.values()):
            return {**lying, die: pose}
    return _pushed({**lying, die: Pose((home, LYING, 0.0), upright(face))}, tray)


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


def _pushed(lying: Mapping[int, Pose], tray: Tray) -> Mapping[int, Pose]:
    """Move dice apart along x, without changing their order."""
    order = sorted(lying, key=lambda die: (lying[die].position[0], die))
    half = {die: _half_width(yaw_of(lying[die].rotation)) for die in order}

    def apart(one: int, other: int) -> float:
        needed = half[one] + half[other] + GAP
        abreast = abs(lying[one].position[2] - lying[other].position[2]) >= needed
        return -inf if abreast else needed

    edge = tray.width / 2
    places = {die: lying[die].position[0] for die in order}
    for rank, die in enumerate(order):
        limits = [places[other] + apart(die, other) for other in order[:rank]]
        places[die] = max([places[die], half[die] - edge, *limits])
    for rank, die in reversed(tuple(enumerate(order))):
        limits = [places[other] - apart(die, other) for other in order[rank + 1 :]]
        places[die] = min([places[die], edge - half[die], *limits])
    return {
        die: Pose((places[die], *pose.position[1:]), pose.rotation) for die, pose in lying.items()
    }


def _half_width(yaw: float) -> float:
    return (abs(cos(yaw)) + abs(sin(yaw))) * CORE + RADIUS
