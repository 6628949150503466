"""Convert an aim in whole numbers to a die that leaves a plate."""

from dataclasses import dataclass
from math import cos, pi, radians, sin

from beamme.core.plate import Plate
from beamme.physics.box.shapes import Box, plate_distance, turned
from beamme.physics.engine.launch import Launch
from beamme.physics.engine.orientation import upright
from beamme.physics.engine.units import PER_CENTIMETRE

TOP_SPIN_RAD_S = 5.0
"""The forward spin that a flicking finger gives a die."""
CLEARANCE_CM = 0.005


@dataclass(frozen=True, slots=True)
class Aim:
    """A flick from a plate, as seen by somebody sitting behind that plate."""

    plate: Plate
    slide: int
    """How far the plate is right of the middle of its side, in hundredths of a millimetre."""
    direction: int
    """Hundredths of a degree to the right of straight ahead."""
    speed: int
    """Millimetres per second."""
    lift: int
    """Hundredths of a degree above level."""
    spin: tuple[int, int, int] = (0, 0, 0)
    """Added to the usual spin: hundredths of a radian per second about right, up and back."""


def launch(box: Box, aim: Aim) -> Launch:
    """A die on its plate, aligned with the direction of the flick.

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
    to_right -= TOP_SPIN_RAD_S
    return Launch(
        position=(x, (box.rim + box.die / 2) / PER_CENTIMETRE + CLEARANCE_CM, z),
        rotation=upright(1, _eighth(-ahead)),
        velocity=(level * forward[0], speed * sin(lift), level * forward[1]),
        spin=(
            to_right * right[0] - back * forward[0],
            up,
            to_right * right[1] - back * forward[1],
        ),
    )


def _eighth(yaw: float) -> float:
    """The yaw between −45° and 45° for which a cube looks the same."""
    return (yaw + pi / 4) % (pi / 2) - pi / 4
