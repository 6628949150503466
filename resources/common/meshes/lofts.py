"""Surfaces round a rounded square: profiles swept along it, tubes, strips and slabs.

Lengths are millimetres, y is up. A ring of a loft is (half width, half depth, corner radius,
height, outward and upward part of the normal).
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from resources.common.meshes.surface import Numbers, Surface, facing_outwards

Ring = tuple[float, float, float, float, float, float]
QUADRANTS = ((1, 1), (-1, 1), (-1, -1), (1, -1))
SLIVER = 1e-7


def rounded(
    width: float, depth: float, radius: float, arc: int, side: int
) -> tuple[Numbers, Numbers]:
    """Return points of a rounded rectangle, arc + 1 for each corner, and where each looks to."""
    points, directions = [], []
    for quarter, (x, z) in enumerate(QUADRANTS):
        angles = np.radians(np.linspace(90 * quarter, 90 * quarter + 90, arc + 1))
        outward = np.stack([np.cos(angles), np.sin(angles)], axis=1)
        corner = np.array([x * (width - radius), z * (depth - radius)]) + radius * outward
        next_x, next_z = QUADRANTS[(quarter + 1) % 4]
        end = (
            np.array([next_x * (width - radius), next_z * (depth - radius)]) + radius * outward[-1]
        )
        share = np.linspace(0, 1, side + 2)[1:-1, None]
        points += [corner, corner[-1] + (end - corner[-1]) * share]
        directions += [outward, np.repeat(outward[-1:], side, axis=0)]
    return np.concatenate(points), np.concatenate(directions)


def loft(
    rings: Sequence[Ring],
    arc: int,
    side: int,
    middle: tuple[float, float] = (0.0, 0.0),
    *,
    closed: bool = False,
) -> Surface:
    """Join rings into a surface; a closed one ends in the middle of its last ring."""
    positions, normals = [], []
    for width, depth, radius, height, outward, up in rings:
        points, directions = rounded(width, depth, radius, arc, side)
        level = np.full(len(points), height)
        positions.append(np.stack([points[:, 0] + middle[0], level, points[:, 1] + middle[1]], 1))
        normals.append(
            np.stack([directions[:, 0] * outward, level * 0 + up, directions[:, 1] * outward], 1)
        )
    around, count = len(positions[0]), len(positions)
    here = np.arange(around)
    after = (here + 1) % around
    triangles = []
    for ring in range(count - 1):
        low, high = ring * around, (ring + 1) * around
        triangles.append(np.stack([low + here, low + after, high + after], 1))
        triangles.append(np.stack([low + here, high + after, high + here], 1))
    if closed:
        positions.append(np.array([[middle[0], rings[-1][3], middle[1]]]))
        normals.append(np.array([[0.0, rings[-1][5], 0.0]]))
        last = (count - 1) * around
        tip = np.full(around, count * around)
        triangles.append(np.stack([last + here, last + after, tip], 1))
    normal = np.concatenate(normals)
    # Adding zero leaves no negative one.
    normal = normal / np.linalg.norm(normal, axis=1, keepdims=True) + 0.0
    return facing_outwards(
        without_slivers(
            Surface(np.concatenate(positions), normal, None, None, np.concatenate(triangles))
        )
    )


def without_slivers(surface: Surface) -> Surface:
    """Leave out triangles without an area."""
    corner = surface.positions[surface.triangles]
    area = np.linalg.norm(
        np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0]), axis=1
    )
    return replace(surface, triangles=surface.triangles[area > SLIVER])


def joined(parts: Sequence[Surface]) -> Surface:
    """Make one surface of several that carry positions and normals only."""
    starts = np.cumsum([0, *(len(part.positions) for part in parts[:-1])])
    return Surface(
        np.concatenate([part.positions for part in parts]),
        np.concatenate([part.normals for part in parts]),
        None,
        None,
        np.concatenate([part.triangles + start for part, start in zip(parts, starts, strict=True)]),
    )


def rounding(
    half: float, height: float, corner: float, radius: float, start: float, end: float, steps: int
) -> Iterator[Ring]:
    """Yield the rings of a round edge: 0 degrees look outwards, 90 up."""
    for angle in np.radians(np.linspace(start, end, steps + 1)):
        out, up = float(np.cos(angle)), float(np.sin(angle))
        yield (half + radius * out, half + radius * out, corner + radius * out,
               height + radius * up, out, up)  # fmt: skip


def tube(
    width: float, depth: float, corner: float, height: float, radius: float, arc: int, side: int
) -> Surface:
    """Return a glass tube along a rounded rectangle."""
    angles = np.radians(np.linspace(0, 360, 8 + 1))
    rings: list[Ring] = [
        (width + radius * out, depth + radius * out, corner + radius * out,
         height + radius * up, out, up)
        for out, up in zip(np.cos(angles).tolist(), np.sin(angles).tolist(), strict=True)
    ]  # fmt: skip
    return loft(rings, arc, side)


def strip(
    width: float, depth: float, corner: float, height: float, reach: float, arc: int, side: int
) -> Surface:
    """Return a flat strip along a rounded rectangle; its texture place runs across from 0 to 1."""
    offsets = (-reach, 0.0, reach)
    rings: list[Ring] = [
        (width + offset, depth + offset, max(corner + offset, 0.3), height, 0.0, 1.0)
        for offset in offsets
    ]
    surface = loft(rings, arc, side)
    across = np.repeat([0.0, 0.5, 1.0], len(surface.positions) // len(offsets))
    return replace(surface, places=np.stack([across, np.full_like(across, 0.5)], axis=1))


def slab(
    width: float, depth: float, corner: float, bottom: float, top: float, bevel: float
) -> Surface:
    """Return a plate with a rounded upper edge."""
    rings: list[Ring] = [(width - 0.4, depth - 0.4, corner - 0.4, bottom, 1.0, -0.4)]
    rings += [
        (width, depth, corner, float(height), 1.0, 0.0)
        for height in np.linspace(bottom + 0.4, top - bevel, 2)
    ]
    for angle in np.radians(np.linspace(0, 90, 5)):
        out, up = float(np.cos(angle)), float(np.sin(angle))
        inwards = bevel * (out - 1)
        rings.append((width + inwards, depth + inwards, corner + inwards,
                      top + bevel * (up - 1), out, up))  # fmt: skip
    rings.append((width * 0.5, depth * 0.5, corner * 0.4, top, 0.0, 1.0))
    return loft(rings, 7, 4, closed=True)
