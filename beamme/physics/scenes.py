"""Trays and boxes in the language of the physics engine.

The contact parameters follow one rule: stiffness is the square of a frequency whose product with
the time step is below 0.6, else bounces gain energy.
"""

from collections.abc import Iterable

from beamme.physics.bodies import EDGE, RADIUS, Tray, rounded_cube, walls
from beamme.physics.box import PER_CENTIMETRE, Bar, Block, Box, Plate, Shape, shapes, table_level
from beamme.physics.flight import Pose, Vector

SOLVER = (
    'integrator="implicitfast" cone="elliptic" impratio="5" solver="Newton" '
    'iterations="30" tolerance="1e-8"'
)
# A lower first number, and no die rocks for ever.
SOFTNESS = "0.5 0.99 0.01"

# The tray: lengths are die edges.
TRAY_STEP = 1 / 120 / 5
TRAY_GRAVITY = 185.0
"""Die edges per second squared: dice as large as a fist, so that the eye can follow them."""
TRAY_FREQUENCY = 325.0
FLOOR_DAMPING, WALL_DAMPING, DIE_DAMPING = 0.23, 0.22, 0.25
# Slippery walls and dice, rough felt: a die seldom leans, and never stands on two others.
FLOOR_FRICTION, WALL_FRICTION, DIE_FRICTION = 0.30, 0.02, 0.02
SKIN = 0.04
"""Dice meet each other this much too early, so that two of them never lie face to face."""

# Who meets whom, as bits: the tray meets the body of a die, the skin of a die meets other skins.
TRAY_BITS = 'contype="1" conaffinity="0"'
BODY_BITS = 'contype="0" conaffinity="1"'
SKIN_BITS = 'contype="2" conaffinity="2"'

# The box: centimetres, grams, seconds.
BOX_STEP = 0.001
BOX_GRAVITY = 981.0
BOX_FREQUENCY, BOX_DAMPING = 600.0, 0.32
BOX_FRICTION = "0.35 0.02 0.0001"
PLASTIC = 1.2
"""Grams per cubic centimetre."""
ASLEEP_BELOW = 0.1

DIE_GEOM = '<geom type="mesh" mesh="die"'


def tray_scene(dice: int, lying: tuple[Pose, ...], left: float, tray: Tray) -> str:
    """A tray with lying dice, which never move, and some to be launched."""
    floor = _tray_contact(2, FLOOR_FRICTION, FLOOR_DAMPING)
    wall = _tray_contact(1, WALL_FRICTION, WALL_DAMPING)
    skin = _tray_contact(0, DIE_FRICTION, DIE_DAMPING)
    fixed = [f'<geom type="plane" size="9 9 1" zaxis="0 1 0" {TRAY_BITS} {floor}/>']
    fixed += [
        f'<geom type="plane" size="9 9 1" pos="{text(side.point)}" zaxis="{text(side.normal)}" '
        f"{TRAY_BITS} {wall}/>"
        for side in walls(tray, left)
    ]
    fixed += [f'<geom type="mesh" mesh="skin" {where(pose)} {SKIN_BITS} {skin}/>' for pose in lying]
    inertia = text((EDGE**2 / 6,) * 3)
    die = (
        f'<body><joint type="free"/><inertial pos="0 0 0" mass="1" diaginertia="{inertia}"/>'
        f'<geom type="mesh" mesh="body" {BODY_BITS} {skin}/>'
        f'<geom type="mesh" mesh="skin" {SKIN_BITS} {skin}/></body>'
    )
    body = mesh("body", rounded_cube(EDGE / 2, RADIUS))
    outside = mesh("skin", rounded_cube(EDGE / 2 + SKIN, RADIUS))
    return f"""<mujoco>
        <option timestep="{TRAY_STEP}" gravity="0 {-TRAY_GRAVITY} 0" {SOLVER}/>
        <default><geom condim="4" solimp="{SOFTNESS}"/></default>
        <asset>{body}{outside}</asset>
        <worldbody>{"".join(fixed)}{die * dice}</worldbody>
        </mujoco>"""


def box_scene(box: Box, plate: Plate, slide: int, lying: tuple[Pose, ...], *, movable: bool) -> str:
    """A box with one die to be launched and others that lie, asleep until touched or immovable."""
    edge = box.die / PER_CENTIMETRE
    fixed = [f'<geom type="plane" size="60 60 1" pos="0 {table_level(box)} 0" zaxis="0 1 0"/>']
    fixed += _geoms(shapes(box, plate, slide))
    if not movable:
        fixed += [f"{DIE_GEOM} {where(pose)}/>" for pose in lying]
    # High above everything, until it is launched from its plate.
    dice = [free_die(edge, 'pos="0 99 0"')]
    if movable:
        dice += [free_die(edge, f'{where(pose)} sleep="init"') for pose in lying]
    flag = '<flag sleep="enable"/>' if movable and lying else ""
    contact = f'solref="{spring(BOX_FREQUENCY, BOX_DAMPING)}" solimp="{SOFTNESS}"'
    return f"""<mujoco>
        <option timestep="{BOX_STEP}" gravity="0 {-BOX_GRAVITY} 0" {SOLVER}
            sleep_tolerance="{ASLEEP_BELOW}">{flag}</option>
        <default><geom condim="3" friction="{BOX_FRICTION}" {contact}/></default>
        <asset>{mesh("die", rounded_cube(edge / 2, box.rounding / PER_CENTIMETRE))}</asset>
        <worldbody>{"".join(fixed)}{"".join(dice)}</worldbody>
        </mujoco>"""


def free_die(edge: float, start: str) -> str:
    """A die of plastic that can move, as a body with the mesh of that name."""
    mass = PLASTIC * edge**3
    inertia = text((mass * edge**2 / 6,) * 3)
    inertial = f'<inertial pos="0 0 0" mass="{mass}" diaginertia="{inertia}"/>'
    return f'<body {start}><joint type="free"/>{inertial}{DIE_GEOM}/></body>'


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


def mesh(name: str, corners: Iterable[Vector]) -> str:
    """The hull of some corners."""
    return f'<mesh name="{name}" vertex="{" ".join(map(text, corners))}"/>'


def _tray_contact(priority: int, friction: float, damping: float) -> str:
    bounce = spring(TRAY_FREQUENCY, damping)
    return f'priority="{priority}" friction="{friction} 0.02 0.001" solref="{bounce}"'


def spring(frequency: float, damping: float) -> str:
    """How stiff a contact is, and how much it damps: 1 bounces not at all."""
    return f"{-(frequency**2)} {-2 * damping * frequency}"


def where(pose: Pose) -> str:
    """Where a body is."""
    return f'pos="{text(pose.position)}" quat="{text(pose.rotation)}"'


def text(numbers: tuple[float, ...]) -> str:
    """Numbers as the engine reads them."""
    return " ".join(str(number) for number in numbers)
