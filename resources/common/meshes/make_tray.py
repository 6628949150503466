"""Makes rim_edge.mesh and rim_corner.mesh, the two pieces of the tray's wooden rim.

Lengths are die edges. The edge runs along x from -0.5 to 0.5 (stretch it), its inner side at
z = 0, its body behind at z < 0. The corner is a quarter turn round the origin with the inner
radius CORNER, from -z to +x: the back right corner.

Run from the project's folder: python -m resources.common.meshes.make_tray
"""

from pathlib import Path

import numpy as np

from resources.common.meshes.surface import (
    Numbers,
    Surface,
    facing_outwards,
    grid_triangles,
    write_mesh,
)

HERE = Path(__file__).parent

WIDTH = 0.30
HEIGHT = 0.30
LIP = 0.10
COVE = 0.07
FOOT = -0.25
CORNER = 0.45
ARC_VERTICES = 7
CORNER_STEPS = 14


def profile() -> Numbers:
    """Return the cross-section: distance from the inner side, height, and the normal there."""
    angles = np.linspace(0, np.pi / 2, ARC_VERTICES)
    sine, cosine = np.sin(angles), np.cos(angles)
    cove = np.stack([COVE * (sine - 1), COVE * (1 - cosine), -sine, cosine], axis=1)
    inner = np.stack([LIP * (1 - cosine), HEIGHT - LIP * (1 - sine), -cosine, sine], axis=1)
    outer = np.stack([WIDTH - LIP * (1 - sine), HEIGHT - LIP * (1 - cosine), sine, cosine], axis=1)
    return np.concatenate([cove, inner, outer, [[WIDTH, FOOT, 1.0, 0.0]]])


def swept(stations: list[tuple[Numbers, Numbers, Numbers, float]]) -> Surface:
    """Sweep the profile along stations: origin, outward and forward direction, texture place."""
    section = profile()
    steps = np.hypot(*np.diff(section[:, :2], axis=0).T)
    length = np.concatenate([[0.0], np.cumsum(steps)])
    up = np.array([0.0, 1.0, 0.0])
    positions, normals, tangents, places = [], [], [], []
    for origin, outward, forward, place in stations:
        positions.append(origin + section[:, :1] * outward + section[:, 1:2] * up)
        normals.append(section[:, 2:3] * outward + section[:, 3:4] * up)
        tangents.append(np.tile(np.append(forward, 1.0), (len(section), 1)))
        places.append(np.stack([np.full(len(section), place), length], axis=1))
    return facing_outwards(
        Surface(
            np.concatenate(positions),
            np.concatenate(normals),
            np.concatenate(tangents),
            np.concatenate(places),
            grid_triangles(len(stations), len(section)),
        )
    )


def edge() -> Surface:
    """Return the straight piece."""
    outward, forward = np.array([0.0, 0.0, -1.0]), np.array([1.0, 0.0, 0.0])
    return swept([(x * forward, outward, forward, x + 0.5) for x in (-0.5, 0.5)])


def corner() -> Surface:
    """Return the quarter turn."""
    stations = []
    for angle in np.linspace(0, np.pi / 2, CORNER_STEPS):
        outward = np.array([np.sin(angle), 0.0, -np.cos(angle)])
        forward = np.array([np.cos(angle), 0.0, np.sin(angle)])
        stations.append((CORNER * outward, outward, forward, float(angle) * CORNER))
    return swept(stations)


if __name__ == "__main__":
    write_mesh(HERE / "rim_edge.mesh", edge())
    write_mesh(HERE / "rim_corner.mesh", corner())
