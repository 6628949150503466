"""The parts of the flick box, round the sizes of beamme/physics/box.py; millimetres, y up.

y = 0 is the floor of a hollow, +z the side of the south plate. Bevels, drafts and glass tubes are
for the eye and stay within half a millimetre of what dice bounce off.
"""

from dataclasses import replace

import numpy as np

from beamme.physics.box import BOX
from resources.meshes.lofts import Ring, joined, loft, rounding, slab, strip, tube
from resources.meshes.surface import Surface

PITCH = BOX.pitch / 100
LAND = BOX.depth / 100
"""The height of the walls between hollows."""
FIELD = BOX.field / 100
BLOCK = FIELD + BOX.wall / 200 + 0.5
"""Half the side of the block that the hollows are in."""
OPENING = (BOX.pitch - BOX.wall) / 200
MOAT, MOAT_FLOOR = BOX.reach / 100, -BOX.moat_depth / 100
RIM = BOX.rim / 100 - 1.0
"""The rim's plastic; with its tube it is as high as the plates."""
RIM_INSIDE, RIM_OUTSIDE = 76.2, 84.0
TABLE = MOAT_FLOOR - BOX.floor / 100
SHAFT = 46.0
STEPS = [(column - 2) * PITCH for column in range(BOX.hollows)]


def hollow(bevel: float = 0.9, fillet: float = 1.7, draft: float = 0.45) -> list[Ring]:
    """Return the profile of a hollow, from the middle of its walls to its floor."""
    corner, half = 2.4, PITCH / 2
    rings: list[Ring] = [(half, half, 0.02, LAND, 0, 1)]
    rim = OPENING + bevel
    rings += rounding(rim, LAND - bevel, corner + bevel, bevel, 90, 180, 3)
    for share in (0.33, 0.67, 1.0):
        inwards = OPENING - draft * share
        height = LAND - bevel + (fillet - LAND + bevel) * share
        rings.append((inwards, inwards, corner - draft * share, height, -1, 0.06))
    foot = OPENING - draft
    for angle in np.radians(np.linspace(0, 90, 4)[1:]):
        out, up = float(np.cos(angle)), float(np.sin(angle))
        inwards = foot - fillet + fillet * out
        round_corner = max(corner - draft - fillet + fillet * out, 0.35)
        rings.append((inwards, inwards, round_corner, fillet * (1 - up), -out, up))
    rings.append((3.4, 3.4, 0.3, 0, 0, 1))
    return rings


def field() -> Surface:
    """Return all hollows and the outside of their block."""
    parts = [loft(hollow(), 4, 2, (x, z), closed=True) for z in STEPS for x in STEPS]
    rings: list[Ring] = [(FIELD, FIELD, 0.02, LAND, 0, 1)]
    rings += rounding(BLOCK - 0.9, LAND - 0.9, 2.2, 0.9, 90, 0, 4)
    for share in np.linspace(0, 1, 7)[1:]:
        half = BLOCK + 0.5 * share
        rings.append((half, half, 3.1, LAND - 0.9 + (MOAT_FLOOR + 2 - LAND + 0.9) * share, 1, 0.03))
    return joined([*parts, loft(rings, 4, 20)])


def bowl() -> Surface:
    """Return moat and rim, from the foot of the block to the table."""
    foot = BLOCK + 0.5
    rings: list[Ring] = [
        (half, half, corner, height, -out, -up)
        for half, _, corner, height, out, up in rounding(
            foot + 2, MOAT_FLOOR + 2, 5, 2, 180, 270, 4
        )
    ]
    for share in (0.33, 0.67):
        half = foot + 2 + (MOAT - 4 - foot - 2) * share
        rings.append((half, half, 5 + 1.5 * share, MOAT_FLOOR, 0, 1))
    rings += [
        (half, half, corner, height, -out, -up)
        for half, _, corner, height, out, up in rounding(
            MOAT - 4, MOAT_FLOOR + 4, 6.5, 4, 270, 360, 5
        )
    ]
    for share in np.linspace(0, 1, 9)[1:]:
        half = MOAT + (RIM_INSIDE - 1.2 - MOAT) * share
        rings.append(
            (half, half, 10.5, MOAT_FLOOR + 4 + (RIM - 5.2 - MOAT_FLOOR) * share, -1, 0.03)
        )
    rings += rounding(RIM_INSIDE, RIM - 1.2, 11.7, 1.2, 180, 90, 4)
    rings.append((RIM_INSIDE + 3, RIM_INSIDE + 3, 14, RIM, 0, 1))
    rings += rounding(RIM_OUTSIDE - 2, RIM - 2, 15, 2, 90, 0, 5)
    for share in np.linspace(0, 1, 8)[1:]:
        half = RIM_OUTSIDE - 1.5 * share
        rings.append((half, half, 17, RIM - 2 + (TABLE + 5 - RIM) * share, 1, 0))
    rings += [
        (*ring[:2], 17, *ring[3:])
        for ring in rounding(RIM_OUTSIDE - 4.5, TABLE + 3, 17, 3, -20, -60, 2)
    ]
    return loft(rings, 10, 20)


def mask() -> Surface:
    """Return field, moat and rim from as few triangles as hide the same."""
    below, half = 0.15, PITCH / 2
    one: list[Ring] = [
        (half, half, 0.02, LAND - below, 0, 1),
        (OPENING + 0.3, OPENING + 0.3, 2.4, LAND - below, 0, 1),
        (OPENING - 0.3, OPENING - 0.3, 2.0, -below, -1, 0.06),
    ]
    hollows = [loft(one, 1, 0, (x, z), closed=True) for z in STEPS for x in STEPS]
    outside: list[Ring] = [
        (FIELD, FIELD, 0.02, LAND - below, 0, 1),
        (BLOCK - 0.4, BLOCK - 0.4, 2.2, LAND - below, 0.7, 0.7),
        (BLOCK, BLOCK, 3.1, MOAT_FLOOR - below, 1, 0.03),
        (MOAT, MOAT, 8.0, MOAT_FLOOR - below, -0.7, 0.7),
        (RIM_INSIDE - 0.6, RIM_INSIDE - 0.6, 11.0, RIM, -0.7, 0.7),
        (RIM_OUTSIDE - 0.6, RIM_OUTSIDE - 0.6, 16.4, RIM, 0.7, 0.7),
        (RIM_OUTSIDE - 2, RIM_OUTSIDE - 2, 17.0, TABLE, 1, 0),
    ]
    return joined([*hollows, loft(outside, 4, 0)])


def edges() -> Surface:
    """Return the thin light round every hollow."""
    one = tube(OPENING + 0.55, OPENING + 0.55, 2.9, LAND - 0.30, 0.32, 4, 1)
    moved = [np.array([x, 0.0, z]) for z in STEPS for x in STEPS]
    return joined([replace(one, positions=one.positions + by) for by in moved])


def ball() -> Surface:
    """Return a ball of few triangles and half a millimetre, for dots and handles."""
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


def grey(light: np.ndarray) -> np.ndarray:
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
"""Glass tubes; the one of a plate has the plate's own zero."""

HALOS: dict[str, Surface] = {
    "rim": strip(RIM_INSIDE + 0.2, RIM_INSIDE + 0.2, 12, RIM + 0.6, 5.0, 10, 12),
    "field": strip(BLOCK - 0.25, BLOCK - 0.25, 3, LAND + 0.55, 3.0, 5, 16),
    "hollow": strip(OPENING + 0.5, OPENING + 0.5, 2.9, LAND + 0.5, 2.6, 5, 1),
    "line": strip(FIELD - 1.5, 9.0, 3.2, LAND + 0.8, 2.9, 5, 8),
    "plate": strip(13.9, 8.9, 4.6, 0.45, 3.2, 6, 4),
}

PLATE = slab(15, 10, 5, -2.6, -0.3, 0.9)
PAD = slab(12.6, 7.6, 3.6, -0.5, 0.0, 0.3)
