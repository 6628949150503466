"""What all scenes of the physics engine have in common, as pieces of its XML.

The contact parameters follow one rule: stiffness is the square of a frequency whose product with
the time step is below 0.6; otherwise bounces gain energy.
"""

from collections.abc import Iterable
from itertools import product
from math import sqrt

from beamme.physics.engine.flight import Pose, Vector

SOLVER = (
    'integrator="implicitfast" cone="elliptic" impratio="5" solver="Newton" '
    'iterations="30" tolerance="1e-8"'
)
# The first number is lower than usual; otherwise some dice would rock forever.
SOFTNESS = "0.5 0.99 0.01"

# Box and floe are simulated in centimetres, grams and seconds.
STEP_SECONDS = 0.001
GRAVITY = 981.0
FREQUENCY = 600.0
PLASTIC_G_CM3 = 1.2
"""The density of a die."""
ASLEEP_BELOW = 0.1

DIE_GEOM = '<geom type="mesh" mesh="die"'


def free_die(edge: float, start: str) -> str:
    """A movable plastic die, as a body that uses the mesh named "die"."""
    mass = PLASTIC_G_CM3 * edge**3
    inertia = text((mass * edge**2 / 6,) * 3)
    inertial = f'<inertial pos="0 0 0" mass="{mass}" diaginertia="{inertia}"/>'
    return f'<body {start}><joint type="free"/>{inertial}{DIE_GEOM}/></body>'


def asleep_die(edge: float, pose: Pose) -> str:
    """A movable die that lies there, asleep until it is touched."""
    return free_die(edge, f'{where(pose)} sleep="init"')


def world(
    contact: str, hulls: Iterable[str], fixed: Iterable[str], dice: Iterable[str], *, sleep: bool
) -> str:
    """A whole scene in centimetres; the contact holds where a shape has none of its own."""
    flag = '<flag sleep="enable"/>' if sleep else ""
    return f"""<mujoco>
        <option timestep="{STEP_SECONDS}" gravity="0 {-GRAVITY} 0" {SOLVER}
            sleep_tolerance="{ASLEEP_BELOW}">{flag}</option>
        <default><geom {contact} solimp="{SOFTNESS}"/></default>
        <asset>{"".join(hulls)}</asset>
        <worldbody>{"".join(fixed)}{"".join(dice)}</worldbody>
        </mujoco>"""


def rounded_cube(half: float, radius: float) -> tuple[Vector, ...]:
    """The 48 corners of a cube whose tips are rounded to octants of a sphere."""
    octant = [(i, j, 2 - i - j) for i, j in product(range(3), repeat=2) if i + j <= 2]
    corners = set()
    for signs in product((-1, 1), repeat=3):
        for direction in octant:
            length = sqrt(sum(part * part for part in direction))
            corner = [
                sign * (half - radius + radius * part / length)
                for sign, part in zip(signs, direction, strict=True)
            ]
            corners.add((round(corner[0], 6), round(corner[1], 6), round(corner[2], 6)))
    return tuple(sorted(corners))


def mesh(name: str, corners: Iterable[Vector]) -> str:
    """The convex hull of some corners."""
    return f'<mesh name="{name}" vertex="{" ".join(map(text, corners))}"/>'


def spring(frequency: float, damping: float) -> str:
    """How stiff a contact is, and how much it damps; with a damping of 1 nothing bounces."""
    return f"{-(frequency**2)} {-2 * damping * frequency}"


def where(pose: Pose) -> str:
    """The position and rotation of a body."""
    return f'pos="{text(pose.position)}" quat="{text(pose.rotation)}"'


def text(numbers: tuple[float, ...]) -> str:
    """Numbers in the engine's notation."""
    return " ".join(str(number) for number in numbers)
