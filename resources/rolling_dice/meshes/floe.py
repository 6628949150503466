"""The ice floe: its upper side, its broken flank, and icicles at the entrance."""

import numpy as np

from resources.common.meshes.surface import Numbers, Surface
from resources.rolling_dice.meshes.measures import HALF_LENGTH, MIDDLE, SIDE, outline, waves
from resources.rolling_dice.meshes.surfaces import rows_of, skin, together

FRAME = (-134.0, 134.0, -198.0, 222.0)
"""What the pictures of the floe show: x from … to, z from … to."""
LIP = ((60.0, 0.0), (8.0, 0.0), (2.4, 0.0), (1.1, -0.12), (0.35, -0.5), (0.0, -1.2))
"""Insets from the edge, and the heights there."""
FLANK = (
    (-1.2, 0.0, (0.93, 0.98, 1.0)),
    (-2.6, 0.9, (0.70, 0.91, 0.97)),
    (-4.4, 0.3, (0.50, 0.82, 0.93)),
    (-6.4, 1.0, (0.36, 0.72, 0.88)),
    (-8.2, 0.6, (0.20, 0.56, 0.76)),
    (-12.0, 2.5, (0.06, 0.30, 0.46)),
    (-18.0, 5.0, (0.02, 0.12, 0.20)),
)
"""Height, how far outside the edge, and the colour there: snow, glowing ice, deep water."""
ICICLES = 34
UP = np.array([0.0, 1.0, 0.0])


def framed(positions: Numbers) -> Numbers:
    """Return where points are in a picture of the floe."""
    left, right, far, near = FRAME
    x, z = (positions[:, 0] - left) / (right - left), (positions[:, 2] - far) / (near - far)
    return np.stack([x, z], axis=1)


def top() -> Surface:
    """Return the upper side with its rounded lip."""
    edge, _ = outline()
    middle = np.array([0.0, MIDDLE])
    away = np.linalg.norm(edge - middle, axis=1, keepdims=True)
    towards = (edge - middle) / away
    rows = [np.tile([0.0, 0.0, MIDDLE], (len(edge), 1))]
    for inside, height in LIP:
        ring = middle + towards * (away - inside)
        rows.append(np.stack([ring[:, 0], np.full(len(ring), height), ring[:, 1]], 1))
    positions = np.concatenate(rows)
    triangles = rows_of(len(rows), len(edge), closed=True)
    return skin(positions, triangles, UP, framed(positions))


def flank() -> Surface:
    """Return the jagged side and the icicles, with their colours."""
    edge, outward = outline()
    count = len(edge)
    rows, tones = [], []
    for level, (height, offset, colour) in enumerate(FLANK):
        rough = min(level, 1)
        out = offset + rough * (
            0.55 * waves(count, 2, 20 + level) + 0.5 * waves(count, 6, 60 + level)
        )
        ring = edge + outward * out[:, None]
        # It must not stand out of the entrance.
        depth = np.minimum(ring[:, 1], HALF_LENGTH + 2.6)
        lift = height + rough * 0.45 * waves(count, 4, 40 + level)
        rows.append(np.stack([ring[:, 0], lift, depth], 1))
        tones.append(np.array(colour) * (1 + 0.07 * waves(count, 3, 80 + level)[:, None]))
    positions = np.concatenate(rows)
    towards = np.tile(
        np.stack([outward[:, 0], 0 * outward[:, 0], outward[:, 1]], 1), (len(rows), 1)
    )
    triangles = rows_of(len(rows), count, closed=True)
    side = skin(positions, triangles, towards, None, np.clip(np.concatenate(tones), 0, 1))
    return together([side, *icicles(edge)])


def icicles(edge: Numbers) -> list[Surface]:
    """Return thin cones of ice below the lip at the entrance."""
    chance = np.random.default_rng(3)
    front = edge[edge[:, 1] > HALF_LENGTH - 5]
    angles = np.linspace(0, 2 * np.pi, 7, endpoint=False)
    tones = np.array([[0.95, 0.99, 1.0], [0.8, 0.95, 1.0], [0.62, 0.88, 0.97], [0.5, 0.82, 0.95]])
    found = []
    for x in np.sort(chance.uniform(12 - SIDE, SIDE - 12, ICICLES)):
        z = front[np.abs(front[:, 0] - x).argmin(), 1] + 0.6
        length, width = chance.uniform(2.5, 9), chance.uniform(0.8, 1.7)
        stops = ((-0.8, 1.3), (-2.0, 0.95), (-2 - length / 2, 0.5), (-2 - length, 0.04))
        rows = [
            np.stack(
                [
                    x + np.cos(angles) * width * thick,
                    np.full(len(angles), height),
                    z + np.sin(angles) * width * thick * 0.8,
                ],
                1,
            )
            for height, thick in stops
        ]
        positions = np.concatenate(rows)
        outward = positions - [x, 0, z]
        outward[:, 1] = 0
        colours = tones.repeat(len(angles), axis=0)
        found.append(skin(positions, rows_of(4, 7, closed=True), outward, None, colours))
    return found
