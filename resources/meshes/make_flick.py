"""Makes the meshes of the flick box, flick_*.mesh.

Run from the project's folder: python -m resources.meshes.make_flick
"""

from resources.meshes import flick_glass as glass
from resources.meshes import flick_shapes as box
from resources.meshes.flick_light import lit
from resources.meshes.surface import Surface, write_mesh


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
        write_mesh(f"flick_{name}", lit(surface) if name in LIT else surface)
