"""A floe as an XML scene for the physics engine: slippery ice, sticky water, walls, a table."""

from beamme.physics.engine.flight import Pose, Surface
from beamme.physics.engine.impacts import SURFACES
from beamme.physics.engine.scene import (
    FREQUENCY,
    asleep_die,
    free_die,
    mesh,
    rounded_cube,
    spring,
    world,
)
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.shapes import Floe, shapes, table_level

# Of two touching surfaces the one with the higher priority decides; otherwise ice would not be
# slippery. The second number of a friction stops a die that spins on its corner like a top.
# With stickier water more dice would lean against the walls and need nudging.
CONTACTS = {
    Surface.DIE: f'friction="0.3 0.02 0.0001" solref="{spring(FREQUENCY, 0.35)}"',
    Surface.WALL: f'priority="1" friction="0.2 0.02 0.0001" solref="{spring(FREQUENCY, 0.42)}"',
    Surface.TRAY: f'priority="1" friction="0.5 0.05 0.001" solref="{spring(FREQUENCY, 0.5)}"',
    Surface.ICE: f'priority="2" friction="0.12 0.02 0.0001" solref="{spring(FREQUENCY, 0.5)}"',
    Surface.WATER: f'priority="3" friction="0.5 0.05 0.001" solref="{spring(360.0, 1.0)}"',
}


def floe_scene(floe: Floe, thrown: int, lying: tuple[Pose, ...]) -> str:
    """A floe with dice to throw and lying dice, which are asleep until they are touched.

    Dice that come to rest fall asleep, too, which saves a fifth of the time.
    """
    edge = floe.die / PER_CENTIMETRE
    level = f'pos="0 {table_level(floe)} 0" zaxis="0 1 0"'
    fixed = [f'<geom type="plane" size="120 120 1" {level} {CONTACTS[Surface.TRAY]}/>']
    hulls = [mesh("die", rounded_cube(edge / 2, floe.rounding / PER_CENTIMETRE))]
    for surface, slabs in shapes(floe).items():
        looks = f'{CONTACTS[surface]} group="{SURFACES.index(surface)}"'
        for number, slab in enumerate(slabs):
            hulls.append(mesh(f"{surface}{number}", slab.corners))
            fixed.append(f'<geom type="mesh" mesh="{surface}{number}" {looks}/>')
    # Parked high above everything until they are thrown.
    dice = [free_die(edge, f'pos="{3 * number} 99 0"') for number in range(thrown)]
    dice += [asleep_die(edge, pose) for pose in lying]
    return world(f'condim="4" {CONTACTS[Surface.DIE]}', hulls, fixed, dice, sleep=True)
