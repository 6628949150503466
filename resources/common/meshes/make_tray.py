"""Makes the wood of the tray: rim_edge.mesh, rim_corner.mesh and ledge.mesh.

Lengths are die edges. The edge runs along x from -0.5 to 0.5 (stretch it), its inner side at
z = 0, its body behind at z < 0. The corner is a quarter turn round the origin with the inner
radius CORNER, from -z to +x: the back right corner. The ledge between the felt and the lane of
kept dice runs along x from -0.5 to 0.5, too, with its middle at z = 0.

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
ARC_VERTICES = 14
CORNER_STEPS = 28
LEDGE_WIDTH, LEDGE_HEIGHT = 0.16, 0.12


def profile() -> Numbers:
    """Return the cross-section: distance from the inner side, height, and the normal there."""
    angles = np.linspace(0, np.pi / 2, ARC_VERTICES)
    sine, cosine = np.sin(angles), np.cos(angles)
    cove = np.stack([COVE * (sine - 1), COVE * (1 - cosine), -sine, cosine], axis=1)
    inner = np.stack([LIP * (1 - cosine), HEIGHT - LIP * (1 - sine), -cosine, sine], axis=1)
    outer = np.stack([WIDTH - LIP * (1 - sine), HEIGHT - LIP * (1 - cosine), sine, cosine], axis=1)
    return np.concatenate([cove, inner, outer, [[WIDTH, FOOT, 1.0, 0.0]]])


def ridge() -> Numbers:
    """Return the cross-section of the ledge: an arch from side to side."""
    angles = np.linspace(0, np.pi, 2 * ARC_VERTICES)
    across, up = -np.cos(angles), np.sin(angles)
    normals = np.stack([across / LEDGE_WIDTH * 2, up / LEDGE_HEIGHT], axis=1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    arch = np.stack([across * LEDGE_WIDTH / 2, up * LEDGE_HEIGHT], axis=1)
    return np.concatenate([arch, normals], axis=1)


def swept(section: Numbers, stations: list[tuple[Numbers, Numbers, Numbers, float]]) -> Surface:
    """Sweep a section along stations: origin, outward and forward direction, texture place."""
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
    return swept(profile(), [(x * forward, outward, forward, x + 0.5) for x in (-0.5, 0.5)])


def corner() -> Surface:
    """Return the quarter turn."""
    stations = []
    for angle in np.linspace(0, np.pi / 2, CORNER_STEPS):
        outward = np.array([np.sin(angle), 0.0, -np.cos(angle)])
        forward = np.array([np.cos(angle), 0.0, np.sin(angle)])
        stations.append((CORNER * outward, outward, forward, float(angle) * CORNER))
    return swept(profile(), stations)


def ledge() -> Surface:
    """Return the ledge in front of the felt."""
    outward, forward = np.array([0.0, 0.0, -1.0]), np.array([1.0, 0.0, 0.0])
    ends = [(np.array([x, 0.0, 0.0]), outward, forward, x) for x in (-0.5, 0.5)]
    return swept(ridge(), ends)


if __name__ == "__main__":
    write_mesh(HERE / "rim_edge.mesh", edge())
    write_mesh(HERE / "rim_corner.mesh", corner())
    write_mesh(HERE / "ledge.mesh", ledge())
