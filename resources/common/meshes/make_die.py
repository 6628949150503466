"""Makes die.mesh: a rounded die of edge 1 round the origin, 1 up, 2 front, 3 right.

Run from the project's folder: python -m resources.common.meshes.make_die
"""

from pathlib import Path

import numpy as np

from resources.common.meshes.surface import Surface, facing_outwards, grid_triangles, write_mesh

HERE = Path(__file__).parent

RADIUS = 0.145
ARC_VERTICES = 7
# The normals of the flat faces lean outwards by this much, so that a reflection glides over a
# face instead of switching on and off.
PILLOW = 0.055

# Right, down and outward direction of each face, as a reader of the face sees them.
FACES = {
    1: ((1, 0, 0), (0, 0, 1), (0, 1, 0)),
    2: ((1, 0, 0), (0, -1, 0), (0, 0, 1)),
    3: ((0, 0, -1), (0, -1, 0), (1, 0, 0)),
    4: ((0, 0, 1), (0, -1, 0), (-1, 0, 0)),
    5: ((-1, 0, 0), (0, -1, 0), (0, 0, -1)),
    6: ((1, 0, 0), (0, 0, -1), (0, -1, 0)),
}


def face(value: int) -> Surface:
    """Return one face with its half of the rounding; its texture cell is that of the value."""
    right, down, outward = (np.array(direction, dtype=float) for direction in FACES[value])
    flat = 0.5 - RADIUS
    rounding = flat + RADIUS * np.tan(np.linspace(0, np.pi / 4, ARC_VERTICES))
    stops = np.concatenate([-rounding[::-1], [0.0], rounding])
    across, along = (part.ravel() for part in np.meshgrid(stops, stops, indexing="ij"))

    on_cube = across[:, None] * right + along[:, None] * down + 0.5 * outward
    core = np.clip(on_cube, -flat, flat)
    normals = on_cube - core
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    positions = core + RADIUS * normals

    distance = np.maximum(np.abs(across), np.abs(along))
    flatness = 1 - np.clip((distance - flat) / RADIUS, 0, 1)
    lean = 2 * (across[:, None] * right + along[:, None] * down)
    normals = normals + PILLOW * flatness[:, None] * lean
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    tangents = right - normals * (normals @ right)[:, None]
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)

    row, column = divmod(value - 1, 3)
    places = np.stack([(column + across + 0.5) / 3, (row + along + 0.5) / 2], axis=1)
    handedness = np.full((len(tangents), 1), -1.0)
    return facing_outwards(
        Surface(
            positions,
            normals,
            np.concatenate([tangents, handedness], axis=1),
            places,
            grid_triangles(len(stops), len(stops)),
        )
    )


def die() -> Surface:
    """Return all six faces as one surface."""
    faces = [face(value) for value in FACES]
    size = len(faces[0].positions)
    return Surface(
        np.concatenate([part.positions for part in faces]),
        np.concatenate([part.normals for part in faces]),
        np.concatenate([part.tangents for part in faces]),
        np.concatenate([part.places for part in faces]),
        np.concatenate([part.triangles + size * number for number, part in enumerate(faces)]),
    )


if __name__ == "__main__":
    write_mesh(HERE / "die.mesh", die())
