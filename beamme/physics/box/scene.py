"""The flick box as an XML scene for the physics engine."""

from collections.abc import Iterable

from beamme.core.plate import Plate
from beamme.physics.box.shapes import Bar, Block, Box, Shape, shapes, table_level
from beamme.physics.engine.flight import Pose
from beamme.physics.engine.scene import (
    DIE_GEOM,
    FREQUENCY,
    asleep_die,
    free_die,
    mesh,
    rounded_cube,
    spring,
    text,
    where,
    world,
)
from beamme.physics.engine.units import PER_CENTIMETRE

DAMPING = 0.32
FRICTION = "0.35 0.02 0.0001"


def box_scene(box: Box, plate: Plate, slide: int, lying: tuple[Pose, ...], *, movable: bool) -> str:
    """A box with one die to launch and lying dice, either immovable or asleep until touched."""
    edge = box.die / PER_CENTIMETRE
    fixed = [f'<geom type="plane" size="60 60 1" pos="0 {table_level(box)} 0" zaxis="0 1 0"/>']
    fixed += _geoms(shapes(box, plate, slide))
    if not movable:
        fixed += [f"{DIE_GEOM} {where(pose)}/>" for pose in lying]
    # Parked high above everything until it is launched from its plate.
    dice = [free_die(edge, 'pos="0 99 0"')]
    if movable:
        dice += [asleep_die(edge, pose) for pose in lying]
    contact = f'condim="3" friction="{FRICTION}" solref="{spring(FREQUENCY, DAMPING)}"'
    hull = mesh("die", rounded_cube(edge / 2, box.rounding / PER_CENTIMETRE))
    return world(contact, [hull], fixed, dice, sleep=movable and bool(lying))


def _geoms(solid: Iterable[Shape]) -> list[str]:
    found = []
    for shape in solid:
        match shape:
            case Block(middle, half):
                found.append(f'<geom type="box" pos="{text(middle)}" size="{text(half)}"/>')
            case Bar(start, end, radius):
                ends = text((*start, *end))
                found.append(f'<geom type="capsule" fromto="{ends}" size="{radius}"/>')
    return found
