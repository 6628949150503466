"""Makes faces-pips.png, the atlas of the six faces: data for the die's shader, not colours.

Red is the signed distance to the edge of a pip (one half is the edge, so that pips stay crisp
at any size), green and blue are x and y of the bowl's normal. Cell of value v: column
(v - 1) % 3, row (v - 1) // 3.

Run from the project's folder: python -m resources.common.textures.make_faces
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from resources.common.textures.image import save

HERE = Path(__file__).parent

CELL = 256
# Pixels of distance that red spans on either side of the edge.
SPREAD = 20
OFFSET = 0.232
RADIUS = 0.090
RADIUS_OF_ONE = 0.102
DEPTH = 0.040

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def cell(value: int) -> NDArray[np.float64]:
    """Return the three channels of one face."""
    y, x = (np.mgrid[0:CELL, 0:CELL] + 0.5) / CELL - 0.5
    radius = RADIUS_OF_ONE if value == 1 else RADIUS
    distance = np.full((CELL, CELL), -1.0)
    height = np.zeros((CELL, CELL))
    for column, row in PIPS[value]:
        away = np.hypot(x - column * OFFSET, y - row * OFFSET)
        distance = np.maximum(distance, radius - away)
        bowl = np.clip(1 - (away / (radius * 1.04)) ** 2, 0, None)
        height -= DEPTH * bowl**0.85
    slope_y, slope_x = np.gradient(height * CELL)
    length = np.sqrt(slope_x**2 + slope_y**2 + 1)
    signed = np.clip(distance * CELL / SPREAD, -1, 1)
    return 127.5 + 127.5 * np.stack([signed, -slope_x / length, -slope_y / length], axis=-1)


def atlas() -> NDArray[np.float64]:
    """Return the six cells in two rows of three."""
    rows = [
        np.concatenate([cell(value) for value in row], axis=1) for row in ((1, 2, 3), (4, 5, 6))
    ]
    return np.concatenate(rows)


if __name__ == "__main__":
    save(HERE / "faces-pips.png", atlas())
