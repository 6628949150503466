"""Makes the meshes of the arctic box.

Run from the project's folder: python -m resources.rolling_dice.meshes.make_meshes
"""

from collections.abc import Callable
from pathlib import Path

from resources.common.meshes.surface import Surface, write_mesh
from resources.rolling_dice.meshes import box, floe, pieces, seal

HERE = Path(__file__).parent

MESHES: dict[str, Callable[[], Surface]] = {
    "floe": floe.top,
    "flank": floe.flank,
    "rim": box.rim,
    "wall": box.wall,
    "hull": box.hull,
    "canal": box.canal,
    "pool": box.pool,
    "mask": box.mask,
    "block1": lambda: pieces.block(11),
    "block2": lambda: pieces.block(23),
    "ring": pieces.ring,
    "seal": seal.seal,
}

if __name__ == "__main__":
    for name, make in MESHES.items():
        write_mesh(HERE / f"{name}.mesh", make())
