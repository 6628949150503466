"""The tray as an XML scene for the physics engine; lengths are die edges."""

from beamme.physics.engine.scene import SOFTNESS, SOLVER, mesh, rounded_cube, spring, text
from beamme.physics.tray.shapes import EDGE, RADIUS, Tray, walls

TRAY_STEP_SECONDS = 1 / 120 / 5
TRAY_GRAVITY = 185.0
"""Die edges per second squared: dice the size of a fist, so that the eye can follow them."""
TRAY_FREQUENCY, DIE_FREQUENCY = 325.0, 480.0
FLOOR_DAMPING, WALL_DAMPING, DIE_DAMPING = 0.23, 0.22, 0.25
# Walls and dice are slippery, felt is rough: a die seldom leans and never stands on two others.
FLOOR_FRICTION, WALL_FRICTION, DIE_FRICTION = 0.30, 0.02, 0.02
SKIN = 0.06
"""Dice collide at this distance, so that two of them never lie face to face."""

# What collides, as bits: the tray with the body of a die, the skin of a die with other skins.
TRAY_BITS = 'contype="1" conaffinity="0"'
BODY_BITS = 'contype="0" conaffinity="1"'
SKIN_BITS = 'contype="2" conaffinity="2"'


def tray_scene(dice: int, tray: Tray) -> str:
    """A tray, and dice to launch."""
    floor = _tray_contact(2, FLOOR_FRICTION, spring(TRAY_FREQUENCY, FLOOR_DAMPING))
    wall = _tray_contact(1, WALL_FRICTION, spring(TRAY_FREQUENCY, WALL_DAMPING))
    skin = _tray_contact(0, DIE_FRICTION, spring(DIE_FREQUENCY, DIE_DAMPING))
    fixed = [f'<geom type="plane" size="9 9 1" zaxis="0 1 0" {TRAY_BITS} {floor}/>']
    fixed += [
        f'<geom type="plane" size="9 9 1" pos="{text(side.point)}" zaxis="{text(side.normal)}" '
        f"{TRAY_BITS} {wall}/>"
        for side in walls(tray)
    ]
    inertia = text((EDGE**2 / 6,) * 3)
    die = (
        f'<body><joint type="free"/><inertial pos="0 0 0" mass="1" diaginertia="{inertia}"/>'
        f'<geom type="mesh" mesh="body" {BODY_BITS} {skin}/>'
        f'<geom type="mesh" mesh="skin" {SKIN_BITS} {skin}/></body>'
    )
    body = mesh("body", rounded_cube(EDGE / 2, RADIUS))
    outside = mesh("skin", rounded_cube(EDGE / 2 + SKIN, RADIUS))
    return f"""<mujoco>
        <option timestep="{TRAY_STEP_SECONDS}" gravity="0 {-TRAY_GRAVITY} 0" {SOLVER}/>
        <default><geom condim="4" solimp="{SOFTNESS}"/></default>
        <asset>{body}{outside}</asset>
        <worldbody>{"".join(fixed)}{die * dice}</worldbody>
        </mujoco>"""


def _tray_contact(priority: int, friction: float, bounce: str) -> str:
    return f'priority="{priority}" friction="{friction} 0.02 0.001" solref="{bounce}"'
