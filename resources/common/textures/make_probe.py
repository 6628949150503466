"""Makes probe.ktx, the light of an evening room, filtered for Qt Quick 3D.

Qt reads a baked cube map with the key QT_IBL_BAKER_VERSION: six levels, the first five
convolved with a GGX lobe of roughness 0, 1/4, 1/2, 3/4 and 1, the last one with a cosine.

Run from the project's folder: python -m resources.common.textures.make_probe
"""

import struct
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

SIZE = 64
LEVELS = 6
BLOCK = 256

# Azimuth, elevation, half width, half height, softness of the edge (radians), colour.
LAMPS = (
    (2.6, 1.02, 0.75, 0.24, 0.10, (5.2, 5.1, 5.0)),
    (-1.5, 0.62, 0.34, 0.30, 0.16, (4.6, 3.5, 2.4)),
    (1.35, 0.42, 0.16, 0.34, 0.10, (1.8, 2.4, 3.6)),
    (0.1, 1.25, 0.90, 0.12, 0.08, (2.2, 2.2, 2.3)),
)

# KTX 1: identifier, endianness, GL_HALF_FLOAT and its size, GL_RGBA, GL_RGBA16F, GL_RGBA.
IDENTIFIER = b"\xabKTX 11\xbb\r\n\x1a\n"
FORMAT = (0x04030201, 0x140B, 2, 0x1908, 0x881A, 0x1908)
BAKED = b"QT_IBL_BAKER_VERSION\x001\x00"


def room(directions: Numbers) -> Numbers:
    """Return the light from each direction: dim walls, a window, a warm lamp, cool strips."""
    up = directions[..., 1]
    elevation = np.arcsin(np.clip(up, -1, 1))
    azimuth = np.arctan2(directions[..., 2], directions[..., 0])
    walls = np.stack([0.20 + 0.16 * up, 0.205 + 0.17 * up, 0.235 + 0.21 * up], axis=-1)
    light = np.clip(walls, 0.03, None)
    for around, above, width, height, softness, colour in LAMPS:
        aside = np.abs((azimuth - around + np.pi) % (2 * np.pi) - np.pi)
        higher = np.abs(elevation - above)
        shape = np.clip((width - aside) / softness + 0.5, 0, 1)
        shape *= np.clip((height - higher) / softness + 0.5, 0, 1)
        light = light + shape[..., None] * np.array(colour)
    return light


def cube(size: int) -> Numbers:
    """Return the directions of all texels, faces in the order +x, -x, +y, -y, +z, -z."""
    stops = (np.arange(size) + 0.5) / size * 2 - 1
    down, right = np.meshgrid(stops, stops, indexing="ij")
    one = np.ones_like(right)
    faces = (
        (one, -down, -right),
        (-one, -down, right),
        (right, one, down),
        (right, -one, -down),
        (right, -down, one),
        (-right, -down, -one),
    )
    directions: Numbers = np.stack([np.stack(face, axis=-1) for face in faces])
    directions /= np.linalg.norm(directions, axis=-1, keepdims=True)
    return directions


def solid_angles(size: int) -> Numbers:
    """Return the share of the sphere that each texel covers, up to a common factor."""
    stops = (np.arange(size) + 0.5) / size * 2 - 1
    one_face = (1 + stops[:, None] ** 2 + stops[None] ** 2) ** -1.5
    return np.tile(one_face.ravel(), 6)


def lobe(cosine: Numbers, roughness: float | None) -> Numbers:
    """Return the weight of light at an angle: a GGX lobe, or a cosine without roughness."""
    facing = np.clip(cosine, 0, None)
    if roughness is None:
        return facing
    alpha = roughness**4
    half = np.clip(1 + cosine, 0, None) / 2
    return facing * alpha / (half * (alpha - 1) + 1) ** 2


def filtered(size: int, roughness: float | None) -> Numbers:
    """Return the room seen through a lobe, one colour per texel of a cube of that size."""
    targets = cube(size).reshape(-1, 3)
    source = cube(SIZE).reshape(-1, 3)
    light = sharp().reshape(-1, 3)
    share = solid_angles(SIZE)
    colours = []
    for start in range(0, len(targets), BLOCK):
        weights = lobe(targets[start : start + BLOCK] @ source.T, roughness) * share
        colours.append(weights @ light / weights.sum(axis=1, keepdims=True))
    return np.concatenate(colours)


def sharp() -> Numbers:
    """Return the unfiltered room, each texel the mean of sixteen directions."""
    fine = room(cube(4 * SIZE))
    mean: Numbers = fine.reshape(6, SIZE, 4, SIZE, 4, 3).mean(axis=(2, 4))
    return mean


def ktx(levels: list[Numbers]) -> bytes:
    """Return the file: header, the key that says the cube is filtered, all levels."""
    keys = struct.pack("<I", len(BAKED)) + BAKED
    keys += bytes(-len(keys) % 4)
    sizes = (SIZE, SIZE, 0, 0, 6, len(levels), len(keys))
    content = IDENTIFIER + struct.pack("<13I", *FORMAT, *sizes) + keys
    for level in levels:
        opaque = np.concatenate([level.reshape(-1, 3), np.ones((level.size // 3, 1))], axis=1)
        texels = opaque.astype("<f2").tobytes()
        content += struct.pack("<I", len(texels) // 6) + texels
    return content


if __name__ == "__main__":
    rough = [filtered(SIZE >> step, step / (LEVELS - 2)) for step in range(1, LEVELS - 1)]
    diffuse = filtered(SIZE >> (LEVELS - 1), None)
    Path(__file__).with_name("probe.ktx").write_bytes(ktx([sharp(), *rough, diffuse]))
