"""An aim as a person turns it on the screen, and the flick that it means."""

from dataclasses import dataclass, replace

from beamme.core.plate import Plate
from beamme.core.plate import Plate as PhysicsPlate
from beamme.games.dice_flick.moves import Flick
from beamme.physics.box.launch import Aim as Launch

SLOWEST, FASTEST = 400, 1_250
"""Millimetres per second at no power and at full power."""
WIDEST = 60.0
STEEPEST = 75.0
PLATES = tuple(Plate)


@dataclass(frozen=True, slots=True)
class Aim:
    """Where and how hard; degrees, and the power from 0 to 1."""

    plate: int = 0
    slide: int = 0
    """Hundredths of a millimetre to the right."""
    direction: float = 0.0
    power: float = 0.47
    lift: float = 45.0

    def turned(self, direction: float, power: float, lift: float) -> "Aim":
        """The same aim with other angles and power, as far as a hand can do it."""
        return replace(
            self,
            direction=_within(direction, -WIDEST, WIDEST),
            power=_within(power, 0.0, 1.0),
            lift=_within(lift, 0.0, STEEPEST),
        )

    def towards(self, direction: float, power: float) -> "Aim":
        """The same aim in this direction, this hard."""
        return self.turned(direction, power, self.lift)

    @property
    def launch(self) -> Launch:
        """What the simulator calls it."""
        return Launch(
            tuple(PhysicsPlate)[self.plate],
            self.slide,
            round(100 * self.direction),
            round(SLOWEST + self.power * (FASTEST - SLOWEST)),
            round(100 * self.lift),
        )

    def flick(self, die: str) -> Flick:
        """The move that flicks this die."""
        launch = self.launch
        return Flick(
            die, PLATES[self.plate], self.slide, launch.direction, launch.speed, launch.lift
        )


def aim_of(flick: Flick) -> Aim:
    """The aim of a flick that somebody decided."""
    return Aim(
        PLATES.index(flick.plate),
        flick.slide,
        flick.direction / 100,
        power_of(flick.speed),
        flick.lift / 100,
    )


def power_of(speed: int) -> float:
    """How hard a flick of this speed is."""
    return (speed - SLOWEST) / (FASTEST - SLOWEST)


def _within(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)
