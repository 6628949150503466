"""The glowing parts of the flick box and its plates: tubes, halos, shafts; millimetres, y up."""

from dataclasses import replace

import numpy as np

from resources.common.meshes.lofts import joined, loft, slab, strip, tube
from resources.common.meshes.surface import Numbers, Surface
from resources.dice_flick.meshes.shapes import (
    BLOCK,
    FIELD,
    LAND,
    OPENING,
    RIM,
    RIM_INSIDE,
    RIM_OUTSIDE,
    STEPS,
    TABLE,
    hollow,
)

SHAFT = 46.0


def edges() -> Surface:
    """Return the thin light round every hollow."""
    one = tube(OPENING + 0.55, OPENING + 0.55, 2.9, LAND - 0.30, 0.32, 4, 1)
    moved = [np.array([x, 0.0, z]) for z in STEPS for x in STEPS]
    return joined([replace(one, positions=one.positions + by) for by in moved])


def ball() -> Surface:
    """Return a ball of half a millimetre with few triangles, for dots and handles."""
    angles = np.radians(np.linspace(-89, 89, 8))
    circles = zip(np.cos(angles).tolist(), np.sin(angles).tolist(), strict=True)
    return loft([(out / 2, out / 2, out / 2, up / 2, out, up) for out, up in circles], 3, 0)


def shaft() -> Surface:
    """Return the light that rises from a hollow; it fades upwards."""
    heights = np.linspace(LAND, LAND + SHAFT, 7)
    half = OPENING - 0.5
    surface = loft([(half, half, 2.6, float(height), 1, 0) for height in heights], 4, 1)
    light = (1 - (surface.positions[:, 1] - LAND) / SHAFT) ** 1.6
    return replace(surface, colours=grey(light))


def cup() -> Surface:
    """Return the inside of a hollow, coloured with the light of a glowing floor."""
    rings = [
        (half - 0.06 * max(-out, 0), half - 0.06 * max(-out, 0), corner, height + 0.22, out, up)
        for half, _, corner, height, out, up in hollow()[1:]
    ]
    surface = loft(rings, 4, 2, closed=True)
    angles = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    lamps = np.concatenate(
        [
            np.stack([away * np.cos(angles), np.ones(40), away * np.sin(angles)], axis=1)
            for away in (1.5, 3.5, 5.5)
        ]
    )
    towards = lamps[None] - surface.positions[:, None]
    squared = (towards**2).sum(axis=2)
    facing = (towards * surface.normals[:, None]).sum(axis=2) / np.sqrt(squared)
    light = (np.clip(facing, 0, 1) / (squared + 8)).mean(axis=1)
    light /= light.max()
    height = surface.positions[:, 1]
    light = np.where(height > LAND - 0.2, 0, light) + np.where(height < 0.4, 0.10, 0)
    return replace(surface, colours=grey(light))


def grey(light: Numbers) -> Numbers:
    """Return one opaque grey per vertex."""
    return np.stack([light, light, light, np.ones_like(light)], axis=1)


TUBES: dict[str, Surface] = {
    "rim": tube(RIM_INSIDE + 0.2, RIM_INSIDE + 0.2, 12, RIM + 0.2, 1.0, 10, 12),
    "field": tube(BLOCK - 0.25, BLOCK - 0.25, 3, LAND + 0.05, 0.62, 5, 16),
    "base": tube(RIM_OUTSIDE - 1.6, RIM_OUTSIDE - 1.6, 16, TABLE + 1.6, 0.8, 10, 12),
    "hollow": tube(OPENING + 0.5, OPENING + 0.5, 2.9, LAND + 0.05, 0.62, 5, 1),
    "line": tube(FIELD - 1.5, 9.0, 3.2, LAND + 0.12, 0.62, 5, 8),
    "plate": tube(13.9, 8.9, 4.6, 0.0, 0.55, 6, 4),
}
"""Glass tubes; that of a plate has the origin of the plate."""

HALOS: dict[str, Surface] = {
    "rim": strip(RIM_INSIDE + 0.2, RIM_INSIDE + 0.2, 12, RIM + 0.6, 5.0, 10, 12),
    "field": strip(BLOCK - 0.25, BLOCK - 0.25, 3, LAND + 0.55, 3.0, 5, 16),
    "hollow": strip(OPENING + 0.5, OPENING + 0.5, 2.9, LAND + 0.5, 2.6, 5, 1),
    "line": strip(FIELD - 1.5, 9.0, 3.2, LAND + 0.8, 2.9, 5, 8),
    "plate": strip(13.9, 8.9, 4.6, 0.45, 3.2, 6, 4),
}

PLATE = slab(15, 10, 5, -2.6, -0.3, 0.9)
PAD = slab(12.6, 7.6, 3.6, -0.5, 0.0, 0.3)
