"""Surfaces of the arctic box: rows of points, profiles swept along a path, vertex colours."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from resources.common.meshes.surface import Indices, Numbers, Surface


def smooth_normals(positions: Numbers, triangles: Indices) -> Numbers:
    """Return the mean direction of the triangles at every vertex."""
    corner = positions[triangles]
    across = np.cross(corner[:, 1] - corner[:, 0], corner[:, 2] - corner[:, 0])
    normals = np.zeros_like(positions)
    for place in range(3):
        np.add.at(normals, triangles[:, place], across)
    length = np.linalg.norm(normals, axis=1, keepdims=True)
    # Adding zero leaves no negative one.
    return normals / np.maximum(length, 1e-9) + 0.0


def skin(
    positions: Numbers,
    triangles: Indices,
    outward: Numbers,
    places: Numbers | None = None,
    colours: Numbers | None = None,
) -> Surface:
    """Return a smooth surface whose triangles face the general direction `outward`."""
    normals = smooth_normals(positions, triangles)
    if (normals * outward).sum() < 0:
        triangles, normals = triangles[:, ::-1], -normals
    shade = None if colours is None else np.column_stack([colours, np.ones(len(colours))])
    return Surface(positions, normals, None, places, triangles, shade)


def rows_of(rows: int, around: int, *, closed: bool) -> Indices:
    """Return the triangles between rows of points; closed ones end where they began."""
    here = np.arange(around if closed else around - 1)
    after = (here + 1) % around
    found = []
    for row in range(rows - 1):
        low, high = row * around, (row + 1) * around
        found.append(np.stack([low + here, low + after, high + after], 1))
        found.append(np.stack([low + here, high + after, high + here], 1))
    return np.concatenate(found)


def swept(path: Numbers, outward: Numbers, profile: Sequence[tuple[float, float]]) -> Numbers:
    """Return rows of points along a path of x and z: at each offset and height of a profile."""
    rows = []
    for offset, height in profile:
        moved = path + outward * offset
        rows.append(np.stack([moved[:, 0], np.full(len(moved), height), moved[:, 1]], 1))
    return np.concatenate(rows)


def together(parts: Sequence[Surface]) -> Surface:
    """Make one surface of several that carry the same."""
    starts = np.cumsum([0, *(len(part.positions) for part in parts[:-1])])

    def chained(name: str) -> Numbers | None:
        found = [getattr(part, name) for part in parts]
        return None if any(it is None for it in found) else np.concatenate(found)

    triangles = [part.triangles + start for part, start in zip(parts, starts, strict=True)]
    normals = np.concatenate([part.normals for part in parts])
    return Surface(
        np.concatenate([part.positions for part in parts]),
        normals,
        None,
        chained("places"),
        np.concatenate(triangles),
        chained("colours"),
    )


def faceted(surface: Surface, hard: float) -> Surface:
    """Give every triangle its own corners, with normals tilted towards its own direction."""
    order = surface.triangles.ravel()
    positions, soft = surface.positions[order], surface.normals[order]
    triangles = np.arange(len(order)).reshape(-1, 3)
    own = smooth_normals(positions, triangles)
    normals = own * hard + soft * (1 - hard)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    return replace(
        surface,
        positions=positions,
        normals=normals,
        triangles=triangles,
        places=None if surface.places is None else surface.places[order],
        colours=None if surface.colours is None else surface.colours[order],
    )


def cuboid(
    x: tuple[float, float],
    y: tuple[float, float],
    z: tuple[float, float],
    tone: float = 1.0,
) -> Surface:
    """Return a box with sharp edges in one grey."""
    corners = np.array([(a, b, c) for a in x for b in y for c in z])
    quads = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    triangles = np.array([t for a, b, c, d in quads for t in ((a, b, c), (a, c, d))])
    colours = np.full((len(corners), 3), tone)
    middle = corners.mean(axis=0)
    return faceted(skin(corners, triangles, corners - middle, None, colours), 1)
