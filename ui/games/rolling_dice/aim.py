"""An aim as a person turns it on the screen, and the throw that it means."""

from dataclasses import dataclass

from beamme.games.rolling_dice.moves import Throw
from beamme.physics.floe.bundle import Gesture

SLOWEST, FASTEST = 400, 1_200
"""Millimetres per second at no power and at full power."""
WIDEST = 45.0
LOOSEST = 20.0


@dataclass(frozen=True, slots=True)
class Aim:
    """Where from, whereto and how hard; degrees, and the power from 0 to 1."""

    place: int = 0
    """Hundredths of a millimetre along the entrance, to the right of its middle."""
    direction: float = 0.0
    power: float = 0.375
    spread: float = 6.0

    def turned(self, direction: float, power: float, spread: float) -> "Aim":
        """The same aim with other angles and power, as far as a hand can do it."""
        return Aim(
            self.place,
            _within(direction, -WIDEST, WIDEST),
            _within(power, 0.0, 1.0),
            _within(spread, 0.0, LOOSEST),
        )

    def towards(self, direction: float, power: float) -> "Aim":
        """The same aim in this direction, this hard."""
        return self.turned(direction, power, self.spread)

    def moved(self, millimetres: float, farthest: int) -> "Aim":
        """The same aim from another place, as far as the entrance is wide."""
        place = round(_within(100 * millimetres, -farthest, farthest))
        return Aim(place, self.direction, self.power, self.spread)

    @property
    def throw(self) -> Throw:
        """The move that throws like this."""
        return Throw(
            self.place,
            round(100 * self.direction),
            round(SLOWEST + self.power * (FASTEST - SLOWEST)),
            round(100 * self.spread),
        )

    @property
    def gesture(self) -> Gesture:
        """What the simulator calls it."""
        throw = self.throw
        return Gesture(throw.x, throw.direction, throw.speed, throw.spread)


def aim_of(throw: Throw) -> Aim:
    """The aim of a throw that somebody decided."""
    power = (throw.speed - SLOWEST) / (FASTEST - SLOWEST)
    return Aim(throw.x, throw.direction / 100, power, throw.spread / 100)


def _within(value: float, least: float, most: float) -> float:
    return min(max(value, least), most)
