"""Makes the meshes of the arctic box, ice_*.mesh.

Run from the project's folder: python -m resources.meshes.make_ice
"""

from collections.abc import Callable

from resources.meshes import ice_box, ice_floe, ice_pieces, ice_seal
from resources.meshes.surface import Surface, write_mesh

MESHES: dict[str, Callable[[], Surface]] = {
    "floe": ice_floe.top,
    "flank": ice_floe.flank,
    "rim": ice_box.rim,
    "wall": ice_box.wall,
    "hull": ice_box.hull,
    "canal": ice_box.canal,
    "pool": ice_box.pool,
    "mask": ice_box.mask,
    "block1": lambda: ice_pieces.block(11),
    "block2": lambda: ice_pieces.block(23),
    "ring": ice_pieces.ring,
    "seal": ice_seal.seal,
}

if __name__ == "__main__":
    for name, make in MESHES.items():
        write_mesh(f"ice_{name}", make())
