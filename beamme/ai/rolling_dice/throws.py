"""What a hand makes of a throw on an empty floe: where the dice of many such throws lie."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np

from beamme.ai.rolling_dice.samples import FASTEST, SLOWEST, Floats, tried
from beamme.physics.bundles import SLOTS, Gesture, Grip

SPEEDS = np.arange(450.0, 1401.0, 50.0)
"""Millimetres per second that are considered."""
SPREAD = 300
"""Hundredths of a degree: how an ordinary throw fans out."""
MANY = 256
"""So many throws tell what a gesture leads to."""
_ALIKE = 0.006
"""Such a share of the table, at most, lies between a die that is looked for and the one taken."""


@dataclass(frozen=True, slots=True, eq=False)
class Landings:
    """Where dice lie, a row for each throw; not a number where one is not on the ice."""

    aside: Floats
    """To the right of the hand, or of the middle of the floe, in hundredths of a millimetre."""
    ahead: Floats
    """From the entrance."""

    def turned(self, degrees: Floats | float) -> "Landings":
        """The same thrown more to the right."""
        sine, cosine = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
        return Landings(
            self.aside * cosine + self.ahead * sine, self.ahead * cosine - self.aside * sine
        )

    def moved(self, aside: Floats | float) -> "Landings":
        """The same thrown from further right."""
        return Landings(self.aside + aside, self.ahead)


@dataclass(frozen=True)
class Hand:
    """Three or four dice in a hand that misses like this; always the same misses."""

    grip: Grip
    dice: int

    @cached_property
    def _misses(self) -> tuple[Floats, Floats, Floats]:
        """For each die of each throw its speed as a share, its direction, and which die it is."""
        random = np.random.default_rng(self.dice)
        common = random.standard_normal((2, MANY, 1))
        own = random.standard_normal((2, MANY, self.dice))
        speed = (1 + self.grip.speed * common[0]) * (1 + self.grip.loose_speed * own[0])
        direction = self.grip.direction * common[1] + self.grip.loose_direction * own[1]
        return speed, direction, random.uniform(-1.0, 1.0, (MANY, self.dice))

    def landings(self, speed: float, spread: int = SPREAD) -> Landings:
        """Of many throws straight ahead with this speed."""
        shares, directions, which = self._misses
        table = tried()
        speeds = np.clip(speed * shares, SLOWEST, FASTEST)
        found = np.searchsorted(table.speeds, speeds)
        number = np.clip(
            found + _ALIKE * len(table.speeds) * which, 0, len(table.speeds) - 1
        ).astype(np.intp)
        fans = np.array([fan for _, _, fan in SLOTS[self.dice]]) * spread / 100
        mirrored = np.where(number % 2, -1.0, 1.0)
        straight = Landings(table.aside[number] * mirrored, table.ahead[number])
        return straight.turned(directions + fans)

    def gesture(self, gesture: Gesture) -> Landings:
        """Of many throws like this one, seen from the middle of the floe."""
        straight = self.landings(float(gesture.speed), gesture.spread)
        return straight.turned(gesture.direction / 100).moved(float(gesture.x))

    @cached_property
    def all(self) -> Landings:
        """Of many throws straight ahead with each of the speeds."""
        found = [self.landings(float(speed)) for speed in SPEEDS]
        return Landings(
            np.stack([each.aside for each in found]), np.stack([each.ahead for each in found])
        )


@lru_cache(maxsize=32)
def hand_of(grip: Grip, dice: int) -> Hand:
    """The one hand of this steadiness with so many dice."""
    return Hand(grip, dice)
