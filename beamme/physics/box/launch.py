"""From an aim in whole numbers to a die that leaves a plate."""

from dataclasses import dataclass
from math import cos, pi, radians, sin

from beamme.core.plate import Plate
from beamme.physics.box.shapes import Box, plate_distance, turned
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.orientation import upright
from beamme.physics.engine.units import PER_CENTIMETRE

TOP_SPIN = 5.0
"""Radians per second, forwards: what a finger gives a die that it hits."""
CLEARANCE = 0.005


@dataclass(frozen=True, slots=True)
class Aim:
    """A flick from a plate, as whoever sits behind that plate sees it."""

    plate: Plate
    slide: int
    """How far the plate is to the right of its side's middle, in hundredths of a millimetre."""
    direction: int
    """Hundredths of a degree to the right of straight ahead."""
    speed: int
    """Millimetres per second."""
    lift: int
    """Hundredths of a degree above level."""
    spin: tuple[int, int, int] = (0, 0, 0)
    """Besides the usual one, hundredths of a radian per second about right, up and back."""


def launch(box: Box, aim: Aim) -> Launch:
    """A die on its plate, square to the direction it is flicked in.

    A die looks the same after a quarter turn, so it always starts with its first face up and
    turned by at most an eighth: no path depends on which face is which.
    """
    ahead, lift = radians(aim.direction / 100), radians(aim.lift / 100)
    speed = aim.speed / 10
    level = speed * cos(lift)
    forward = turned(aim.plate, sin(ahead), -cos(ahead))
    right = turned(aim.plate, cos(ahead), sin(ahead))
    x, z = turned(aim.plate, aim.slide / PER_CENTIMETRE, plate_distance(box))
    to_right, up, back = (part / 100 for part in aim.spin)
    to_right -= TOP_SPIN
    return Launch(
        position=(x, (box.rim + box.die / 2) / PER_CENTIMETRE + CLEARANCE, z),
        rotation=upright(1, _eighth(-ahead)),
        velocity=(level * forward[0], speed * sin(lift), level * forward[1]),
        spin=(
            to_right * right[0] - back * forward[0],
            up,
            to_right * right[1] - back * forward[1],
        ),
    )


def _eighth(yaw: float) -> float:
    """Return the yaw between −45° and 45° for which a cube looks the same."""
    return (yaw + pi / 4) % (pi / 2) - pi / 4
