"""Makes felt-normal.png, wood.png and blob.png: cloth, rim and contact shadow of the tray.

Run from the project's folder: python -m resources.common.textures.make_tray
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from resources.common.textures.image import save

HERE = Path(__file__).parent

Numbers = NDArray[np.float64]

FELT_SIZE = 256
WOOD_SIZE = (256, 512)
BLOB_SIZE = 96


def felt() -> Numbers:
    """Return a tiling normal map of short wool, to be repeated every 1.2 die edges."""
    chance = np.random.default_rng(7)
    waves = np.fft.fftfreq(FELT_SIZE)
    squared = waves[:, None] ** 2 + waves[None] ** 2

    def band(low: float, high: float) -> Numbers:
        spectrum = np.fft.fft2(chance.standard_normal((FELT_SIZE, FELT_SIZE)))
        window = np.exp(-squared / high**2) - np.exp(-squared / low**2)
        noise: Numbers = np.fft.ifft2(spectrum * window).real
        return noise / float(noise.std())

    height = 0.8 * band(0.02, 0.16) + 0.5 * band(0.1, 0.4) + 0.25 * band(0.004, 0.02)
    slope_x = 0.20 * (np.roll(height, -1, 1) - np.roll(height, 1, 1))
    slope_y = 0.20 * (np.roll(height, -1, 0) - np.roll(height, 1, 0))
    length = np.sqrt(slope_x**2 + slope_y**2 + 1)
    normal = np.stack([-slope_x / length, slope_y / length, 1 / length], axis=-1)
    return 127.5 + 127.5 * normal


def wood() -> Numbers:
    """Return grain along the columns' direction, near white so that a base colour tints it."""
    chance = np.random.default_rng(3)
    rows, columns = WOOD_SIZE
    wave_y, wave_x = np.fft.fftfreq(rows)[:, None], np.fft.fftfreq(columns)[None]

    def band(stretch_x: float, stretch_y: float) -> Numbers:
        spectrum = np.fft.fft2(chance.standard_normal(WOOD_SIZE))
        window = np.exp(-((wave_x * stretch_x) ** 2) - (wave_y * stretch_y) ** 2)
        noise: Numbers = np.fft.ifft2(spectrum * window).real
        return noise / float(noise.std())

    grain = 0.5 * band(220, 9) + 0.35 * band(120, 3) + 0.25 * band(420, 24)
    years = np.sin(2 * np.pi * (np.arange(rows)[:, None] / rows * 6 + 0.35 * band(300, 30)))
    dark = 0.13 + 0.085 * grain + 0.07 * np.clip(years, 0, 1) ** 3
    light = 1 - np.clip(dark, 0, 0.5)
    return np.stack([light * 255, light**1.12 * 252, light**1.3 * 246], axis=-1)


def blob() -> Numbers:
    """Return the soft contact shadow of a rounded square: black, alpha only."""
    y, x = (np.mgrid[0:BLOB_SIZE, 0:BLOB_SIZE] + 0.5) / BLOB_SIZE * 2 - 1
    outside = np.hypot(np.clip(np.abs(x) - 0.36, 0, None), np.clip(np.abs(y) - 0.36, 0, None))
    alpha = 255 * np.clip(1 - outside / 0.60, 0, 1) ** 2.2
    nothing = np.zeros_like(alpha)
    return np.stack([nothing, nothing, nothing, alpha], axis=-1)


if __name__ == "__main__":
    save(HERE / "felt-normal.png", felt())
    save(HERE / "wood.png", wood())
    save(HERE / "blob.png", blob())
