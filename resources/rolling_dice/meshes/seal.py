"""A seal, 24 mm long: a smooth union of ellipsoids that sits on y = 0 and looks to -z.

Its texture place tells the material what a vertex is: first number pale fur, second one 0.5 for
eyes and nose, 1 for the light in an eye.
"""

from itertools import product

import numpy as np
from numpy.typing import NDArray

from resources.common.meshes.surface import Indices, Numbers, Surface
from resources.rolling_dice.meshes.surfaces import rows_of, skin, together

Vector = tuple[float, float, float]
STEP = 0.62
LOW, HIGH = np.array([-10.0, -1.2, -13.0]), np.array([10.0, 18.0, 18.0])
NOSE_AND_EYES = (
    ((-1.95, 13.55, -9.75), (0.82, 0.95, 0.6)),
    ((1.95, 13.55, -9.75), (0.82, 0.95, 0.6)),
    ((0.0, 12.55, -11.35), (0.85, 0.6, 0.5)),
)
SPARKS = (
    ((-1.7, 13.9, -10.28), (0.26, 0.26, 0.14)),
    ((2.2, 13.9, -10.28), (0.26, 0.26, 0.14)),
)
CORNERS = tuple(product((0, 1), repeat=3))


def ellipsoid(
    points: Numbers, middle: Vector, radii: Vector, nod: float = 0, turn: float = 0
) -> Numbers:
    """Return the approximate distance of points from an ellipsoid, negative inside."""
    own = points - np.array(middle)
    s, c = np.sin(np.radians(nod)), np.cos(np.radians(nod))
    own = np.stack(
        [own[..., 0], own[..., 1] * c + own[..., 2] * s, own[..., 2] * c - own[..., 1] * s], -1
    )
    s, c = np.sin(np.radians(turn)), np.cos(np.radians(turn))
    own = np.stack(
        [own[..., 0] * c - own[..., 2] * s, own[..., 1], own[..., 0] * s + own[..., 2] * c], -1
    )
    size = np.array(radii)
    near = np.linalg.norm(own / size, axis=-1)
    slope = np.linalg.norm(own / size**2, axis=-1)
    return near * (near - 1) / np.maximum(slope, 1e-9)


def melted(one: Numbers, other: Numbers, softness: float) -> Numbers:
    """Return the union of two shapes with a soft seam."""
    share = np.clip(0.5 + 0.5 * (other - one) / softness, 0, 1)
    return other * (1 - share) + one * share - softness * share * (1 - share)


def body(points: Numbers) -> Numbers:
    """Return the distance of points from the seal, negative inside."""
    shape = ellipsoid(points, (0, 4.4, 0.5), (4.9, 4.5, 7.6), -14)
    shape = melted(shape, ellipsoid(points, (0, 8.2, -4.6), (4.1, 5.6, 4.0), 12), 3.0)
    shape = melted(shape, ellipsoid(points, (0, 12.6, -6.4), (4.35, 4.0, 4.25)), 1.8)
    shape = melted(shape, ellipsoid(points, (0, 2.3, 7.6), (2.6, 1.9, 4.2), 8), 2.4)
    for side in (-1, 1):
        cheek = ellipsoid(points, (side * 1.25, 11.7, -9.9), (1.65, 1.35, 1.4))
        shape = melted(shape, cheek, 0.7)
        flipper = ellipsoid(points, (side * 5.4, 1.9, -3.6), (3.3, 0.95, 1.9), 0, side * -38)
        shape = melted(shape, flipper, 0.9)
        tail = ellipsoid(points, (side * 2.5, 1.5, 11.6), (1.7, 0.7, 2.9), -4, side * 34)
        shape = melted(shape, tail, 0.9)
    return shape


def nets(field: Numbers) -> tuple[Numbers, Indices]:
    """Return the surface where a field of numbers changes its sign: one vertex for each cell."""
    inside = field < 0
    size = np.array(field.shape) - 1

    def at(values: Numbers, corner: tuple[int, ...]) -> Numbers:
        x, y, z = corner
        return values[x : x + size[0], y : y + size[1], z : z + size[2]]

    crossings = np.zeros((*size, 3))
    count = np.zeros(tuple(size))
    for corner in CORNERS:
        for axis in range(3):
            if corner[axis]:
                continue
            far = tuple(1 if way == axis else it for way, it in enumerate(corner))
            one, other = at(field, corner), at(field, far)
            crosses = (one < 0) != (other < 0)
            share = np.where(crosses, one / np.where(one == other, 1, one - other), 0)
            for way in range(3):
                part = corner[way] + (share if way == axis else 0)
                crossings[..., way] += np.where(crosses, part, 0)
            count += crosses
    cells = count > 0
    number = np.full(tuple(size), -1)
    number[cells] = np.arange(cells.sum())
    places = np.argwhere(cells) + crossings[cells] / count[cells][:, None]
    return places, _faces(inside, number)


def _faces(inside: NDArray[np.bool_], number: Indices) -> Indices:
    found = []
    for axis in range(3):
        one, other = (axis + 1) % 3, (axis + 2) % 3
        near = np.take(inside, range(inside.shape[axis] - 1), axis)
        far = np.take(inside, range(1, inside.shape[axis]), axis)
        for edge in np.argwhere(near != far):
            if 0 in (edge[one], edge[other]):
                continue
            ring = []
            for back in ((0, 0), (1, 0), (1, 1), (0, 1)):
                cell = edge.copy()
                cell[one] -= back[0]
                cell[other] -= back[1]
                ring.append(number[tuple(cell)])
            a, b, c, d = ring if near[tuple(edge)] else ring[::-1]
            found += [(a, b, c), (a, c, d)]
    return np.array(found)


def ball(middle: Vector, radii: Vector, steps: int, kind: float) -> Surface:
    """Return an eye, a nose or a spark of light."""
    down, around = (
        np.linspace(0, np.pi, steps),
        np.linspace(0, 2 * np.pi, 2 * steps, endpoint=False),
    )
    v, u = np.meshgrid(down, around, indexing="ij")
    unit = np.stack([np.sin(v) * np.cos(u), np.cos(v), np.sin(v) * np.sin(u)], -1).reshape(-1, 3)
    positions = np.array(middle) + unit * np.array(radii)
    places = np.tile([0.0, kind], (len(unit), 1))
    triangles = rows_of(steps, 2 * steps, closed=True)
    return skin(positions, triangles, unit, places, np.ones((len(unit), 3)))


def seal() -> Surface:
    """Return the whole seal; its colours are the shade it sits in."""
    stops = [np.arange(low, high, STEP) for low, high in zip(LOW, HIGH, strict=True)]
    grid = np.stack(np.meshgrid(*stops, indexing="ij"), -1)
    places, triangles = nets(np.maximum(body(grid), 0.05 - grid[..., 1]))
    positions = LOW + places * STEP
    little = 0.05 * np.eye(3)
    normals = np.stack([body(positions + way) - body(positions - way) for way in little], -1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    muzzle = 1 - 1.6 * np.maximum(ellipsoid(positions, (0, 11.5, -10.2), (3.3, 1.9, 2.2)), 0)
    bib = np.clip(-0.9 * normals[:, 2] - 0.15, 0, 1) * np.clip((11 - positions[:, 1]) / 4, 0, 1)
    bib *= np.clip((-2 - positions[:, 2]) / 3, 0, 1)
    bib *= np.clip(1.4 - np.abs(positions[:, 0]) / 3, 0, 1)
    pale = np.clip(np.maximum(muzzle, 0.9 * bib), 0, 1)
    shade = np.clip(0.62 + 0.38 * positions[:, 1] / 4, 0.62, 1)
    fur = skin(
        positions,
        triangles,
        normals,
        np.stack([pale, 0 * pale], 1),
        np.stack([shade] * 3, 1),
    )
    fur = Surface(fur.positions, normals, None, fur.places, fur.triangles, fur.colours)
    dark = [ball(middle, radii, 8, 0.5) for middle, radii in NOSE_AND_EYES]
    light = [ball(middle, radii, 5, 1.0) for middle, radii in SPARKS]
    return together([fur, *dark, *light])
