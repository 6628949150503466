"""The path that a flicked die would take through the air, and how far a hand may miss it.

Nothing is simulated here: this is the parabola up to the first contact, as an aiming player
imagines it.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import atan2, cos, degrees, hypot, radians, sin, sqrt

from beamme.core.plate import Plate
from beamme.physics.box.hand import Hand
from beamme.physics.box.launch import Aim, launch
from beamme.physics.box.shapes import Box
from beamme.physics.engine.flight import Vector
from beamme.physics.engine.scene import GRAVITY
from beamme.physics.engine.units import PER_CENTIMETRE

POINTS = 26
LONGEST_SECONDS = 1.0
"""A die that is still in the air after this time has left the box."""
STEPS, HALVINGS = 100, 8


@dataclass(frozen=True, slots=True)
class Landing:
    """Where a die comes down, and the ellipse of one standard deviation; in die edges."""

    x: float
    z: float
    along: float
    """The semi-axis in the direction of the flick."""
    across: float
    turn: float
    """Degrees from the x axis to the direction of the flick, towards the south."""


@dataclass(frozen=True, slots=True)
class Arc:
    """Points at equal times until the die touches something, and the landing; in die edges."""

    points: tuple[Vector, ...]
    widths: tuple[float, ...]
    """How far the hand misses sideways at each point, as a standard deviation."""
    landing: Landing


def arc(box: Box, aim: Aim, hand: Hand) -> Arc:
    """The arc of an aim, and how far this hand may miss it."""
    scale = PER_CENTIMETRE / box.die
    at, seconds = _path(box, aim), _seconds(box, aim)
    times = [seconds * number / (POINTS - 1) for number in range(POINTS)]
    points = [at(time) for time in times]
    (x0, _, z0), (x, _, z) = points[0], points[-1]
    miss = radians(hand.direction)
    widths = [miss * hypot(point[0] - x0, point[2] - z0) * scale for point in points]
    return Arc(
        tuple((x * scale, y * scale, z * scale) for x, y, z in points),
        tuple(widths),
        Landing(
            x * scale,
            z * scale,
            _range_error(box, aim, hand) * scale,
            widths[-1],
            degrees(atan2(z - z0, x - x0)),
        ),
    )


def _path(box: Box, aim: Aim) -> Callable[[float], Vector]:
    start = launch(box, aim)
    (x, y, z), (right, up, back) = start.position, start.velocity

    def at(time: float) -> Vector:
        return x + right * time, y + up * time - GRAVITY / 2 * time**2, z + back * time

    return at


def _seconds(box: Box, aim: Aim) -> float:
    """How long the die is in the air before its middle is as low as that of a touching die."""
    at = _path(box, aim)
    times = [LONGEST_SECONDS * step / STEPS for step in range(1, STEPS + 1)]
    late = next((time for time in times if _touches(box, at(time))), LONGEST_SECONDS)
    early = late - LONGEST_SECONDS / STEPS
    for _ in range(HALVINGS):
        middle = (early + late) / 2
        early, late = (early, middle) if _touches(box, at(middle)) else (middle, late)
    return late


def _touches(box: Box, place: Vector) -> bool:
    x, y, z = (part * PER_CENTIMETRE for part in place)
    away = max(abs(x), abs(z))
    half = box.die / 2
    if away <= box.field:
        return y < box.depth + half
    if away <= box.reach:
        return y < half - box.moat_depth
    # On its plate or above the rim, a die touches nothing until it is below the rim.
    return y < box.rim


def _range_error(box: Box, aim: Aim, hand: Hand) -> float:
    """How far the hand misses in the direction of the flick, in centimetres."""
    faster = replace(aim, speed=round(aim.speed * (1 + hand.speed)))
    higher = replace(aim, lift=aim.lift + round(100 * hand.lift))
    reach = _range(aim, box)
    return hypot(_range(faster, box) - reach, _range(higher, box) - reach)


def _range(aim: Aim, box: Box) -> float:
    """How far a die flies before it is as low as the crests between the hollows, in cm."""
    drop = (box.rim - box.depth) / PER_CENTIMETRE
    speed, lift = aim.speed / 10, radians(aim.lift / 100)
    up = speed * sin(lift)
    return speed * cos(lift) * (up + sqrt(max(0.0, up**2 + 2 * GRAVITY * drop))) / GRAVITY


def on_plate(box: Box, plate: Plate, slide: int) -> Vector:
    """The middle of a die waiting on a plate, in die edges."""
    x, y, z = launch(box, Aim(plate, slide, 0, 0, 0)).position
    scale = PER_CENTIMETRE / box.die
    return x * scale, y * scale, z * scale
