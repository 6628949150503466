"""Which face of a die is up: the one table of orientations.

The mesh of a die shows 1 up (+y), 2 to the front (+z) and 3 to the right (+x); opposite faces
add up to 7.
"""

from itertools import product
from math import atan2, cos, hypot, sin, sqrt

from beamme.physics.engine.flight import Quaternion, Vector

FACES = range(1, 7)
HALF_TURN = sqrt(0.5)

NORMALS: dict[int, Vector] = {
    1: (0, 1, 0),
    2: (0, 0, 1),
    3: (1, 0, 0),
    4: (-1, 0, 0),
    5: (0, 0, -1),
    6: (0, -1, 0),
}

_FACE_UP: dict[int, Quaternion] = {
    1: (1, 0, 0, 0),
    2: (HALF_TURN, -HALF_TURN, 0, 0),
    3: (HALF_TURN, 0, 0, HALF_TURN),
    4: (HALF_TURN, 0, 0, -HALF_TURN),
    5: (HALF_TURN, HALF_TURN, 0, 0),
    6: (0, 1, 0, 0),
}


def multiply(first: Quaternion, second: Quaternion) -> Quaternion:
    """The rotation that turns by the second, then by the first."""
    a, b, c, d = first
    w, x, y, z = second
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def rotate(rotation: Quaternion, vector: Vector) -> Vector:
    """The vector after the rotation."""
    w, x, y, z = rotation
    _, i, j, k = multiply(multiply(rotation, (0.0, *vector)), (w, -x, -y, -z))
    return (i, j, k)


def upright(face: int, yaw: float = 0.0) -> Quaternion:
    """The rotation that turns a face up, then the die by yaw (radians) about the vertical."""
    return multiply((cos(yaw / 2), 0.0, sin(yaw / 2), 0.0), _FACE_UP[face])


def up_face(rotation: Quaternion) -> int:
    """The face that points up most."""
    w, x, y, z = rotation
    right, top, front = x * y + w * z, (w * w + y * y - x * x - z * z) / 2, y * z - w * x
    heights = (top, front, right, -right, -front, -top)
    return 1 + heights.index(max(heights))


def tilt(rotation: Quaternion) -> float:
    """How far the upper face is from level, as the sine of the angle."""
    x, _, z = rotate(rotation, NORMALS[up_face(rotation)])
    return hypot(x, z)


def yaw_of(rotation: Quaternion) -> float:
    """The yaw for which upright(up_face(rotation), yaw) is the nearest level rotation."""
    w, x, y, z = _FACE_UP[up_face(rotation)]
    turned = multiply(rotation, (w, -x, -y, -z))
    return 2 * atan2(turned[2], turned[0])


def cube_rotations() -> tuple[Quaternion, ...]:
    """The 24 rotations after which a cube looks the same; each face is up in four of them."""
    quarters = (0.0, 0.5, 1.0, 1.5)
    half_turn = 2 * atan2(1, 0)
    return tuple(upright(face, quarter * half_turn) for face, quarter in product(FACES, quarters))


def relabelling(shown: int, up: Quaternion, quarter: int) -> Quaternion:
    """The cube rotation that moves the face `shown` to where `up` has its upper face.

    If every pose of a path that ends in `up` is multiplied by it from the right, the path ends with
    `shown` on top. There are four such rotations; quarter (0 to 3) selects one.
    """
    w, x, y, z = _FACE_UP[up_face(up)]
    half_turn = 2 * atan2(1, 0)
    return multiply((w, -x, -y, -z), upright(shown, quarter * half_turn / 2))
