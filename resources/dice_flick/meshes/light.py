"""Light on the flick box, computed once for every vertex: tubes, sky, key light and sheen."""

from dataclasses import replace

import numpy as np

from resources.common.meshes.lofts import rounded
from resources.common.meshes.surface import Numbers, Surface
from resources.dice_flick.meshes import shapes as box

MAGENTA, CYAN = np.array([1.0, 0.10, 0.52]), np.array([0.06, 0.72, 1.0])
RAYS, SUNS, REACH = 72, 10, 70.0
AWAY = 0.35
"""How far above the surface rays start."""
KEY = np.array([-0.6365, 0.7660, 0.0895])
"""Towards the key light of BoxLight.qml: 50 degrees high, from the left."""
EYE = np.array([0.0, 0.87, 0.48])
# Towards a soft lamp, its strength, how sharp it is mirrored.
LAMPS = (
    ((-0.35, 1, -0.55), 1.1, 15),
    ((0.9, 0.75, 0.25), 0.6, 27),
    ((-0.9, 0.55, 0.55), 0.5, 27),
    ((0, 1, 0), 0.25, 6),
)


def outside(x: Numbers, z: Numbers, half: float, corner: float) -> Numbers:
    """Return the distance to a rounded square, negative inside."""
    a, b = np.abs(x) - half + corner, np.abs(z) - half + corner
    beyond: Numbers = np.hypot(np.maximum(a, 0), np.maximum(b, 0))
    return beyond + np.minimum(np.maximum(a, b), 0) - corner


def height(x: Numbers, z: Numbers) -> Numbers:
    """Return the height of the box, of those parts that hide light."""
    half = box.PITCH / 2
    in_x = np.abs((x + box.FIELD) % box.PITCH - half)
    in_z = np.abs((z + box.FIELD) % box.PITCH - half)
    hollows = np.where(np.maximum(in_x, in_z) > box.OPENING - 0.1, box.LAND, 0.0)
    high = np.where(outside(x, z, box.RIM_OUTSIDE - 2.2, 16) < 0, box.RIM, box.TABLE)
    high = np.where(outside(x, z, box.MOAT + 1.3, 10.5) < 0, box.MOAT_FLOOR, high)
    high = np.where(outside(x, z, box.BLOCK - 0.2, 3) < 0, box.LAND, high)
    return np.where(np.maximum(np.abs(x), np.abs(z)) < box.FIELD, hollows, high)


def seen(start: Numbers, end: Numbers, steps: int) -> Numbers:
    """Return 1 where nothing is between two points, otherwise 0."""
    free = np.ones(np.broadcast_shapes(start.shape, end.shape)[:-1])
    for share in (np.arange(steps) + 0.5) / steps:
        point = start + (end - start) * share
        free *= point[..., 1] > height(point[..., 0], point[..., 2]) - 0.25
    return free


def openness(surface: Surface, chance: np.random.Generator) -> Numbers:
    """Return the fraction of the sky that every vertex sees; distant parts hide less."""
    directions = chance.normal(size=(RAYS, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    stops = np.concatenate([np.linspace(0.5, 12, 12), np.linspace(14, REACH, 10)])
    result = []
    for block in np.array_split(np.arange(len(surface.positions)), 8):
        normals = surface.normals[block, None]
        rays = directions[None] + normals * 1.001
        rays /= np.linalg.norm(rays, axis=2, keepdims=True)
        starts = surface.positions[block, None] + normals * AWAY
        near = np.full(rays.shape[:2], np.inf)
        for stop in stops:
            point = starts + rays * stop
            hidden = point[..., 1] < height(point[..., 0], point[..., 2]) - 0.05
            near = np.where(hidden & np.isinf(near), stop, near)
        dark = np.where(np.isinf(near), 0, 1 - 0.35 * near / REACH)
        result.append(1 - dark.mean(axis=1))
    return np.concatenate(result)


def tubes() -> tuple[tuple[Numbers, Numbers], ...]:
    """Return points of the two tubes that light the box, and their colours."""
    rings = (
        (box.RIM_INSIDE - 1.2, 12.0, box.RIM + 1.4, MAGENTA * 5200),
        (box.BLOCK + 0.8, 3.0, box.LAND + 1.2, CYAN * 620),
    )
    found = []
    for half, corner, level, colour in rings:
        ring, _ = rounded(half, half, corner, 5, 34)
        found.append((np.stack([ring[:, 0], np.full(len(ring), level), ring[:, 1]], 1), colour))
    return tuple(found)


def neon(surface: Surface) -> Numbers:
    """Return the coloured light of the tubes at every vertex."""
    light = np.zeros((len(surface.positions), 3))
    for points, colour in tubes():
        for block in np.array_split(np.arange(len(light)), 30):
            starts = surface.positions[block, None] + surface.normals[block, None] * AWAY
            towards = points[None] - starts
            squared = (towards**2).sum(axis=2)
            facing = (towards * surface.normals[block, None]).sum(axis=2) / np.sqrt(squared)
            share = np.clip(facing, 0, 1) / (squared + 22) * seen(starts, points[None], 18)
            light[block] += share.mean(axis=1)[:, None] * colour
    return light


def shade(surface: Surface, sky: Numbers, chance: np.random.Generator) -> Numbers:
    """Return the diffuse light at every vertex, and 1 minus the reflected light of lamps."""
    normals = surface.normals
    starts = surface.positions + normals * AWAY
    sun = np.zeros(len(starts))
    for shake in chance.normal(0, 0.07, (SUNS, 3)):
        direction = (KEY + shake) / np.linalg.norm(KEY + shake)
        sun += seen(starts, starts + direction * 95, 60) / SUNS
    lit = 0.42 * (0.55 + 0.45 * normals[:, 1]) * sky**1.5
    lit += 1.25 * np.clip(normals @ KEY, 0, 1) * sun
    mirrored = 2 * (normals @ EYE)[:, None] * normals - EYE
    sheen = np.zeros(len(starts))
    for towards, strength, sharpness in LAMPS:
        lamp = np.array(towards) / np.linalg.norm(towards)
        sheen += strength * np.clip(mirrored @ lamp, 0, 1) ** sharpness
    sheen *= 0.042 * np.clip(sky * 1.6 - 0.5, 0, 1)
    # Texture places grow downwards in glTF and upwards in Qt.
    return np.stack([lit, 1 - sheen], axis=1)


def lit(surface: Surface) -> Surface:
    """Give a surface its light: colours are neon and open sky, places what shade() says."""
    chance = np.random.default_rng(7)
    sky = openness(surface, chance)
    colours = np.concatenate([neon(surface), sky[:, None]], axis=1)
    return replace(surface, colours=colours, places=shade(surface, sky, chance))
