"""The box round the floe: rim with the track, painted walls, hull; the canal; what hides dice."""

import numpy as np

from beamme.physics.floe.shapes import FLOE, Slab, shapes
from resources.common.meshes.lofts import joined, rounded
from resources.common.meshes.surface import Numbers, Surface
from resources.rolling_dice.meshes.measures import (
    CANAL_HALF,
    CREST,
    HALF_LENGTH,
    HALF_WIDTH,
    LAP,
    RIM,
    SIDE,
    TABLE,
    WALL,
    WATER,
)
from resources.rolling_dice.meshes.surfaces import cuboid, rows_of, skin, swept, together

RIM_FRAME = (-HALF_WIDTH - RIM, HALF_WIDTH + RIM, -HALF_LENGTH - RIM, HALF_LENGTH)
"""What the picture of the rim shows: x from … to, z from … to."""
CORNER = 10
CANAL_WALL, CANAL_HEIGHT, CANAL_CREST = 7.0, 5.0, 1.6
QUARTER = np.linspace(0, np.pi / 2, 5)
UP = np.array([0.0, 1.0, 0.0])
Profile = list[tuple[float, float]]


def way() -> tuple[Numbers, Numbers]:
    """Return the inner edge of the walls, from the entrance round to it, and where it looks to."""
    width, length = HALF_WIDTH, HALF_LENGTH
    stops = [(-width, length), (-width, -length), (width, -length), (width, length)]
    sides = [(-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)]
    points, outward = [], []
    for number, side in enumerate(sides):
        share = np.linspace(0, 1, LAP[number] + 1)[:, None]
        points.append(np.array(stops[number]) * (1 - share) + np.array(stops[number + 1]) * share)
        outward.append(np.tile(side, (len(share), 1)))
        if number < len(sides) - 1:
            start = np.pi * (1 + number / 2)
            angles = np.linspace(start, start + np.pi / 2, CORNER)[1:-1]
            points.append(np.tile(stops[number + 1], (len(angles), 1)).astype(float))
            outward.append(np.stack([np.cos(angles), np.sin(angles)], 1))
    return np.concatenate(points), np.concatenate(outward)


def crest(width: float, height: float, radius: float) -> Profile:
    """Return the profile of a wall's top from inside to outside, with two round edges."""
    inside = [(radius * (1 - np.cos(a)), height - radius * (1 - np.sin(a))) for a in QUARTER]
    outside = [
        (width - radius * (1 - np.sin(a)), height - radius * (1 - np.cos(a))) for a in QUARTER
    ]
    return inside + outside


def rim() -> Surface:
    """Return the top of the walls, which carries the track."""
    path, outward = way()
    profile = crest(RIM, WALL, CREST)
    positions = swept(path, outward, profile)
    left, right, far, near = RIM_FRAME
    places = np.stack(
        [(positions[:, 0] - left) / (right - left), (positions[:, 2] - far) / (near - far)], 1
    )
    return skin(positions, rows_of(len(profile), len(path), closed=False), UP, places)


def wall() -> Surface:
    """Return the painted inside; its picture is unrolled from the left over far to the right."""
    path, outward = way()
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    profile: Profile = [(0.0, height) for height in (WALL - CREST, 12.0, WATER, -20.0)]
    positions = swept(path, outward, profile)
    inward = np.tile(np.stack([-outward[:, 0], 0 * along, -outward[:, 1]], 1), (len(profile), 1))
    down = 1 - (positions[:, 1] - WATER) / (WALL - WATER)
    places = np.stack([np.tile(along / along[-1], len(profile)), down], 1)
    surface = skin(positions, rows_of(len(profile), len(path), closed=False), inward, places)
    return Surface(positions, inward, None, places, surface.triangles)


def hull() -> Surface:
    """Return the outside of the walls, their ends, and the dams that hold the water."""
    path, outward = way()
    profile: Profile = [(RIM, WALL - CREST), (RIM, 0.0), (RIM, TABLE + 2), (RIM - 1.5, TABLE)]
    positions = swept(path, outward, profile)
    towards = np.tile(np.stack([outward[:, 0], 0 * outward[:, 0], outward[:, 1]], 1), (4, 1))
    grey = np.repeat([1.0, 0.8, 0.45, 0.3], len(path))
    triangles = rows_of(len(profile), len(path), closed=False)
    outside = skin(positions, triangles, towards, None, np.stack([grey] * 3, 1))
    low, end = WATER + 0.9, HALF_LENGTH + 0.01
    beside = (SIDE - 2, HALF_WIDTH)
    dams = [
        cuboid((-HALF_WIDTH, HALF_WIDTH), (TABLE, WATER - 3), (end - 12, end - 7), 0.62),
        cuboid((-beside[1], -beside[0]), (TABLE, low), (end - 4, end), 0.8),
        cuboid(beside, (TABLE, low), (end - 4, end), 0.8),
    ]
    return together([outside, _end(-1), _end(1), *dams])


def _end(side: int) -> Surface:
    """Return the end of a wall at the entrance."""
    profile = [(0.0, TABLE), *crest(RIM, WALL, CREST), (RIM, TABLE)]
    positions = np.array([(side * (HALF_WIDTH + out), up, HALF_LENGTH) for out, up in profile])
    fan = np.array([(0, place, place + 1) for place in range(1, len(positions) - 1)])
    grey = np.interp(positions[:, 1], [TABLE, 10, WALL], [0.4, 0.85, 1.0])
    return skin(positions, fan, np.array([0.0, 0, 1]), None, np.stack([grey] * 3, 1))


def canal() -> Surface:
    """Return the wall of the canal, round its middle."""
    path, outward = rounded(*CANAL_HALF, 12, 8, 2)
    low: Profile = [(0.0, -20.0), (0.0, WATER)]
    high = crest(CANAL_WALL, CANAL_HEIGHT, CANAL_CREST)
    foot: Profile = [(CANAL_WALL, WATER), (CANAL_WALL, -20.0), (CANAL_WALL - 1.5, TABLE)]
    profile = low + high + foot
    positions = swept(path, outward, profile)
    grey = np.interp(positions[:, 1], [TABLE, WATER, 3, 5], [0.35, 0.6, 0.9, 1.0])
    grey[: 2 * len(path)] *= 0.5
    triangles = rows_of(len(profile), len(path), closed=True)
    return skin(positions, triangles, UP, None, np.stack([grey] * 3, 1))


def pool() -> Surface:
    """Return the water of the canal."""
    path, _ = rounded(*CANAL_HALF, 12, 8, 2)
    level = np.full(len(path), WATER)
    edge = np.stack([path[:, 0], level, path[:, 1]], 1)
    positions = np.concatenate([edge, [[0.0, WATER, 0.0]]])
    here = np.arange(len(edge))
    fan = np.stack([np.full(len(edge), len(edge)), here, (here + 1) % len(edge)], 1)
    return skin(positions, fan, UP)


def mask() -> Surface:
    """Return everything that dice bounce off, with sharp edges; it occludes what is behind."""
    return joined([_solid(slab) for group in shapes(FLOE).values() for slab in group])


def _solid(slab: Slab) -> Surface:
    x, y, z = ((10 * low, 10 * high) for low, high in (slab.x, slab.y, slab.z))
    return cuboid(x, y, z)
