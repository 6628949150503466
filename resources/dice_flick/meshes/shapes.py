"""The parts of the flick box, round the sizes of beamme/physics/box/shapes.py; millimetres, y up.

y = 0 is the floor of a hollow, +z the side of the south plate. Bevels, drafts and glass tubes are
for the eye and stay within half a millimetre of what dice bounce off.
"""

import numpy as np

from beamme.physics.box.shapes import BOX
from resources.common.meshes.lofts import Ring, joined, loft, rounding
from resources.common.meshes.surface import Surface

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
    """Return field, moat and rim with few triangles, which occlude the same."""
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
