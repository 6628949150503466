"""Makes probe-day.ktx and -night.ktx: an evening sun over ice, and an aurora that water mirrors.

The layout is that of make_probe.py in common/textures. Azimuth 0 looks away from the entrance.

Run from the project's folder: python -m resources.rolling_dice.textures.make_probe
"""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from resources.common.textures.make_probe import BLOCK, LEVELS, SIZE, cube, ktx, lobe, solid_angles

Numbers = NDArray[np.float64]
Colour = tuple[float, float, float]

# Azimuth, elevation, half width, half height, softness of the edge (radians), colour.
LAMPS: dict[str, tuple[tuple[float, float, float, float, float, Colour], ...]] = {
    "day": (
        (2.2, 0.75, 0.45, 0.30, 0.12, (6.5, 5.0, 3.4)),
        (-1.0, 1.0, 0.5, 0.22, 0.12, (2.0, 2.4, 2.8)),
        (0.3, 0.6, 0.25, 0.2, 0.3, (1.6, 1.3, 1.0)),
    ),
    "night": (
        (-1.0, 1.05, 0.35, 0.2, 0.12, (1.6, 2.0, 2.6)),
        (2.2, 0.5, 0.25, 0.18, 0.12, (2.6, 1.7, 0.9)),
    ),
}
# Phase, elevation, thickness, sway, colour.
CURTAINS: tuple[tuple[float, float, float, float, Colour], ...] = (
    (0.0, 0.62, 0.16, 0.20, (0.10, 1.5, 0.95)),
    (2.0, 0.80, 0.13, 0.16, (0.12, 1.1, 1.3)),
    (4.1, 0.95, 0.20, 0.14, (0.75, 0.25, 1.5)),
)


def rise(start: float, end: float, values: Numbers) -> Numbers:
    """Return a soft step from 0 to 1."""
    share = np.clip((values - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def blend(one: Colour, other: Colour, share: Numbers) -> Numbers:
    """Return one colour that turns into another."""
    part = share[..., None]
    return np.array(one) * (1 - part) + np.array(other) * part


def sky(theme: str, directions: Numbers) -> Numbers:
    """Return the light from each direction."""
    elevation = np.arcsin(np.clip(directions[..., 1], -1, 1))
    azimuth = np.arctan2(directions[..., 0], -directions[..., 2])
    up = np.clip(elevation / (np.pi / 2), 0, 1)
    if theme == "day":
        light = blend((1.10, 0.92, 0.74), (0.30, 0.52, 0.80), rise(0, 0.55, up))
        ground = blend((0.62, 0.54, 0.46), (0.26, 0.24, 0.24), rise(0, 0.5, -elevation))
    else:
        light = blend((0.045, 0.085, 0.14), (0.012, 0.022, 0.06), rise(0, 0.5, up))
        light = light + 0.95 * aurora(azimuth, elevation)
        ground = np.full(light.shape, (0.02, 0.022, 0.03))
    light = np.where((elevation < 0)[..., None], ground, light)
    for around, above, width, height, softness, colour in LAMPS[theme]:
        aside = np.abs((azimuth - around + np.pi) % (2 * np.pi) - np.pi)
        shape = rise(0, 1, (width + softness - aside) / softness)
        shape *= rise(0, 1, (height + softness - np.abs(elevation - above)) / softness)
        light = light + shape[..., None] * np.array(colour)
    return light


def aurora(azimuth: Numbers, elevation: Numbers) -> Numbers:
    """Return waving curtains of light."""
    light = np.zeros((*azimuth.shape, 3))
    for phase, height, thick, sway, colour in CURTAINS:
        hem = height + sway * np.sin(2 * azimuth + phase) + 0.06 * np.sin(7 * azimuth + 2 * phase)
        above = elevation - hem
        folds = 0.65 + 0.35 * np.sin(23 * azimuth + 3 * np.sin(5 * azimuth))
        curtain = np.exp(-np.clip(above, 0, None) / (1.6 * thick)) * rise(-0.07, 0.02, above)
        light += (curtain * folds)[..., None] * np.array(colour)
    return light


def sharp(theme: str) -> Numbers:
    """Return the unfiltered sky, each texel the mean of sixteen directions."""
    fine = sky(theme, cube(4 * SIZE))
    mean: Numbers = fine.reshape(6, SIZE, 4, SIZE, 4, 3).mean(axis=(2, 4))
    return mean


def filtered(light: Numbers, size: int, roughness: float | None) -> Numbers:
    """Return the sky seen through a lobe, one colour per texel of a cube of that size."""
    targets, source = cube(size).reshape(-1, 3), cube(SIZE).reshape(-1, 3)
    share = solid_angles(SIZE)
    colours = []
    for start in range(0, len(targets), BLOCK):
        weights = lobe(targets[start : start + BLOCK] @ source.T, roughness) * share
        colours.append(weights @ light.reshape(-1, 3) / weights.sum(axis=1, keepdims=True))
    return np.concatenate(colours)


def probe(theme: str) -> bytes:
    """Return the file of a theme."""
    light = sharp(theme)
    rough = [filtered(light, SIZE >> step, step / (LEVELS - 2)) for step in range(1, LEVELS - 1)]
    return ktx([light, *rough, filtered(light, SIZE >> (LEVELS - 1), None)])


if __name__ == "__main__":
    for theme in LAMPS:
        Path(__file__).with_name(f"probe-{theme}.ktx").write_bytes(probe(theme))
