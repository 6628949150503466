"""Where the dice of many throws by the same hand lie on an empty floe."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from beamme.ai.rolling_dice.samples import LOOSEST, SPREAD, TIGHTEST, Floats, tried
from beamme.physics.floe.bundle import SLOTS, Gesture, Grip

SPEEDS = np.arange(500.0, 1201.0, 50.0)
"""The speeds considered, in millimetres per second."""
MANY = 192
"""The number of samples that show what a gesture leads to."""
_ALIKE_SHARE = 0.02
"""The throw taken is at most this fraction of all throws away from the one looked for."""
_LOOSE = 0.025
"""How much the looseness of a throw from the table may differ from that wanted."""


@dataclass(frozen=True, slots=True, eq=False)
class Landings:
    """Where dice lie, one row per throw; NaN for a die that is not on the ice."""

    aside: Floats
    """To the right of the hand, or of the middle of the floe, in hundredths of a millimetre."""
    ahead: Floats
    """The distance from the entrance."""

    def turned(self, degrees: Floats | float) -> "Landings":
        """The same, thrown more to the right."""
        sine, cosine = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
        return Landings(
            self.aside * cosine + self.ahead * sine, self.ahead * cosine - self.aside * sine
        )

    def moved(self, aside: Floats | float) -> "Landings":
        """The same, thrown from further right."""
        return Landings(self.aside + aside, self.ahead)


@dataclass(frozen=True)
class Hand:
    """Three or four dice in a hand with this grip; its misses are always the same."""

    grip: Grip
    dice: int

    @cached_property
    def _misses(self) -> tuple[Floats, Floats, Floats]:
        """For each throw, its speed as a fraction, its direction, and which similar throw it is."""
        random = np.random.default_rng(self.dice)
        speed, direction = random.standard_normal((2, MANY))
        which = random.uniform(-1.0, 1.0, MANY)
        return 1 + self.grip.speed * speed, self.grip.direction * direction, which

    @cached_property
    def _alike(self) -> tuple[Floats, NDArray[np.intp]]:
        """Speeds and numbers of the table's throws with similar looseness, sorted by speed."""
        table = tried(self.dice)
        loose = np.clip(self.grip.loose_speed, TIGHTEST + _LOOSE, LOOSEST - _LOOSE)
        numbers = np.flatnonzero(np.abs(table.loose - loose) <= _LOOSE)
        numbers = numbers[np.argsort(table.meant[numbers], kind="stable")]
        return table.meant[numbers], numbers

    def landings(self, speed: float, spread: int = SPREAD) -> Landings:
        """The landings of many throws straight ahead at this speed."""
        shares, directions, which = self._misses
        speeds, numbers = self._alike
        place = np.searchsorted(speeds, speed * shares) + _ALIKE_SHARE * len(speeds) * which
        number = numbers[np.clip(place, 0, len(speeds) - 1).astype(np.intp)]
        table = tried(self.dice)
        fans = np.array([fan for _, _, fan in SLOTS[self.dice]]) * (spread - SPREAD) / 100
        turns = directions[:, np.newaxis] + fans
        return Landings(table.aside[number], table.ahead[number]).turned(turns)

    def gesture(self, gesture: Gesture) -> Landings:
        """The landings of many throws like this one, measured from the middle of the floe."""
        straight = self.landings(float(gesture.speed), gesture.spread)
        return straight.turned(gesture.direction / 100).moved(float(gesture.x))

    @cached_property
    def all(self) -> Landings:
        """The landings of many throws straight ahead at each of the speeds."""
        found = [self.landings(float(speed)) for speed in SPEEDS]
        return Landings(
            np.stack([each.aside for each in found]), np.stack([each.ahead for each in found])
        )


@lru_cache(maxsize=32)
def hand_of(grip: Grip, dice: int) -> Hand:
    """The hand with this grip and this many dice, always the same object."""
    return Hand(grip, dice)
