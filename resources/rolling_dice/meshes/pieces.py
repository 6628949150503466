"""What lies and floats about the floe: ice blocks and the ring."""

import numpy as np

from resources.common.meshes.surface import Numbers, Surface, grid_triangles
from resources.rolling_dice.meshes.surfaces import faceted, rows_of, skin, together

BLOCK_HALF = np.array([13.0, 8.0, 13.0])
BLOCK_EDGE, STEPS, CHOPS = 1.6, 5, 4
DEEP, GLOWING, SNOW = (
    np.array(tone) for tone in ([0.16, 0.50, 0.70], [0.55, 0.83, 0.94], [0.95, 0.99, 1.0])
)
RING, RING_WIDTH, RING_HEIGHT = 10.0, 1.15, 0.8


def rounded_block() -> Surface:
    """Return a block with round edges."""
    flat = BLOCK_HALF - BLOCK_EDGE
    parts = []
    for axis in range(3):
        one, other = (axis + 1) % 3, (axis + 2) % 3
        rounding = BLOCK_EDGE * np.tan(np.linspace(0, np.pi / 4, 3))
        for side in (-1, 1):
            stops = [
                np.concatenate(
                    [
                        -flat[way] - rounding[::-1],
                        np.linspace(-flat[way], flat[way], STEPS)[1:-1],
                        flat[way] + rounding,
                    ]
                )
                for way in (one, other)
            ]
            across, along = np.meshgrid(*stops, indexing="ij")
            cube = np.zeros((across.size, 3))
            cube[:, one], cube[:, other] = across.ravel(), along.ravel()
            cube[:, axis] = side * BLOCK_HALF[axis]
            core = np.clip(cube, -flat, flat)
            normals = cube - core
            normals /= np.linalg.norm(normals, axis=1, keepdims=True)
            triangles = grid_triangles(len(stops[0]), len(stops[1]))
            parts.append(skin(core + BLOCK_EDGE * normals, triangles, normals))
    return together(parts)


def warped(points: Numbers, chance: np.random.Generator) -> Numbers:
    """Return the points bent and chopped; its upper side stays nearly flat."""
    bend = np.zeros_like(points)
    for _ in range(7):
        phase = points @ chance.normal(0, 0.14, 3) + chance.uniform(0, 6)
        bend += np.sin(phase)[:, None] * chance.normal(0, 0.45, 3)
    bend[:, 1] *= np.where(points[:, 1] > 6, 0.15, 1)
    moved = points + bend
    for _ in range(CHOPS):
        plane = chance.normal(0, 1, 3)
        plane[1] = abs(plane[1]) / 4
        plane /= np.linalg.norm(plane)
        beyond = moved @ plane - 0.86 * np.abs(plane) @ BLOCK_HALF
        moved -= np.maximum(beyond, 0)[:, None] * plane
    return moved


def block(seed: int) -> Surface:
    """Return one ice block with its colours: deep below, snow on top."""
    smooth = rounded_block()
    positions = warped(smooth.positions, np.random.default_rng(seed))
    share = np.clip((positions[:, 1] + BLOCK_HALF[1]) / (2 * BLOCK_HALF[1]), 0, 1)[:, None]
    low = DEEP + (GLOWING - DEEP) * np.clip(share / 0.6, 0, 1)
    colours = low + (SNOW - low) * np.clip((share - 0.6) / 0.4, 0, 1)
    return faceted(skin(positions, smooth.triangles, smooth.normals, None, colours), 0.55)


def ring() -> Surface:
    """Return the ring that lies round a die."""
    around = np.linspace(0, 2 * np.pi, 56, endpoint=False)
    rows, outward = [], []
    for angle in np.linspace(0, 2 * np.pi, 9):
        out, up = np.cos(angle), np.sin(angle)
        radius = RING + RING_WIDTH * out
        level = np.full(len(around), RING_HEIGHT * up)
        rows.append(np.stack([radius * np.cos(around), level, radius * np.sin(around)], 1))
        direction = np.stack([out * np.cos(around), np.full(len(around), up)], 1)
        outward.append(np.column_stack([direction, out * np.sin(around)]))
    triangles = rows_of(len(rows), len(around), closed=True)
    return skin(np.concatenate(rows), triangles, np.concatenate(outward))
