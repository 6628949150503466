"""Makes the soft lights and shadows round the flick box: halo, shadow, spill, landing and spot.

Run from the project's folder: python -m resources.dice_flick.textures.make_light
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from resources.common.textures.image import save

HERE = Path(__file__).parent

Numbers = NDArray[np.float64]

TABLE = 256
ACROSS = 300.0
"""Millimetres of the table that shadow and spill show; the box is in its middle."""
HALF, CORNER = 83.0, 16.0
LANDING, SPOT = 256, 96
HALF_RING, FULL_RING = 0.51, 0.93
"""Radii within which half and 90 % of dice come down, as fractions of the picture's half side."""


def halo() -> Numbers:
    """Return the light across a tube, brightest in the middle."""
    x = np.linspace(-1, 1, 128)
    light = 0.75 * np.exp(-((x / 0.33) ** 2)) + 0.25 * np.exp(-((x / 0.12) ** 2))
    light *= np.clip((1 - np.abs(x)) * 5, 0, 1)
    return np.tile(light[None, :, None], (4, 1, 3)) * 255


def away(shift_x: float, shift_z: float, half: float, corner: float) -> Numbers:
    """Return the distance of every place on the table to a rounded square, negative inside."""
    z, x = (np.mgrid[0:TABLE, 0:TABLE] / (TABLE - 1) - 0.5) * ACROSS
    a, b = np.abs(x - shift_x) - half + corner, np.abs(z - shift_z) - half + corner
    beyond: Numbers = np.hypot(np.maximum(a, 0), np.maximum(b, 0))
    return beyond + np.minimum(np.maximum(a, b), 0) - corner


def shadow() -> Numbers:
    """Return the shadow of the box on the table: black, alpha only."""
    near, far = away(0, 0, HALF, CORNER), away(10, 14, HALF + 1, CORNER + 8)
    dark = 0.60 * np.exp(-np.clip(near, 0, None) / 6)
    dark += 0.42 * np.exp(-((np.clip(far, 0, None) / 19) ** 1.3))
    dark = np.clip(dark, 0, 0.9) * np.clip((46 - near) / 34, 0, 1)
    return np.dstack([np.zeros((TABLE, TABLE, 3)), dark * 255])


def spill() -> Numbers:
    """Return the light of the lowest tube on the table: white, alpha only."""
    near = away(0, 0, HALF, CORNER)
    light = np.exp(-np.clip(near, 0, None) / 10) * np.clip((40 - near) / 30, 0, 1)
    return np.dstack([np.full((TABLE, TABLE, 3), 255.0), light * 255])


def disc(size: int) -> Numbers:
    """Return how far each pixel is from the middle; 1 touches the sides."""
    y, x = (np.mgrid[0:size, 0:size] + 0.5) / size * 2 - 1
    distance: Numbers = np.hypot(x, y)
    return distance


def landing() -> Numbers:
    """Return the two rings of a landing and a soft light inside them: white, alpha only."""
    radius = disc(LANDING)
    light = 0.55 * np.exp(-(((radius - FULL_RING) / 0.022) ** 2))
    light += np.exp(-(((radius - HALF_RING) / 0.024) ** 2)) + 0.22 * np.exp(-((radius / 0.5) ** 2))
    return np.dstack([np.full((LANDING, LANDING, 3), 255.0), np.clip(light, 0, 1) * 255])


def spot() -> Numbers:
    """Return a soft round light: white, alpha only."""
    radius = disc(SPOT)
    light = np.exp(-((radius / 0.42) ** 2)) * np.clip((1 - radius) * 6, 0, 1)
    return np.dstack([np.full((SPOT, SPOT, 3), 255.0), light * 255])


if __name__ == "__main__":
    for make in (halo, shadow, spill, landing, spot):
        save(HERE / f"{make.__name__}.png", make())
