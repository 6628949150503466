"""Makes the meshes of the flick box.

Run from the project's folder: python -m resources.dice_flick.meshes.make_meshes
"""

from pathlib import Path

from resources.common.meshes.surface import Surface, write_mesh
from resources.dice_flick.meshes import glass
from resources.dice_flick.meshes import shapes as box
from resources.dice_flick.meshes.light import lit

HERE = Path(__file__).parent


def meshes() -> dict[str, Surface]:
    """Return every part by name; field and bowl still without their light."""
    found = {f"{name}_tube": surface for name, surface in glass.TUBES.items()}
    found |= {f"{name}_halo": surface for name, surface in glass.HALOS.items()}
    return found | {
        "edges": glass.edges(),
        "mask": box.mask(),
        "ball": glass.ball(),
        "shaft": glass.shaft(),
        "cup": glass.cup(),
        "plate": glass.PLATE,
        "pad": glass.PAD,
        "field": box.field(),
        "bowl": box.bowl(),
    }


LIT = ("field", "bowl")

if __name__ == "__main__":
    for name, surface in meshes().items():
        write_mesh(HERE / f"{name}.mesh", lit(surface) if name in LIT else surface)
