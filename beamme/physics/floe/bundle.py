"""Three or four dice leave one hand together: what it means to do, and what it really does."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from beamme.physics.engine.launch import Launch
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.shapes import Floe

SLOWEST, FASTEST = 50, 3000
"""Millimetres per second: even the most unlucky throw goes forwards, and none is a shot."""

SLOTS = {
    3: ((-1.0, 0.0, -1.0), (1.0, 0.0, 1.0), (0.0, 1.0, 0.0)),
    4: ((-1.0, 0.0, -1.0), (1.0, 0.0, 1.0), (-1.0, 1.0, -1 / 3), (1.0, 1.0, 1 / 3)),
}
"""How dice lie in a hand: to the right, up, and how far out each of them fans."""

# Lengths in die edges: however dice are turned in the hand, they do not overlap.
ASIDE, ABOVE, HEIGHT, BEFORE, LOOSE = 0.9, 1.8, 1.3, 1.2, 0.03
PITCH = radians(-8)
ROLLING = 0.4
"""As a share of how fast a rolling die would spin."""
RANDOM_SPIN, RANDOM_FALL = 12.0, 5.0
"""Radians and centimetres per second, as standard deviations."""

PLACES = range(-50_000, 50_001)
DIRECTIONS = range(-36_000, 36_001)
SPEEDS = range(FASTEST + 1)


@dataclass(frozen=True, slots=True)
class Gesture:
    """A throw through the entrance as it is meant; right is as seen from there."""

    x: int
    """Where the hand is, in hundredths of a millimetre from the middle."""
    direction: int
    """Hundredths of a degree to the right of straight ahead."""
    speed: int
    """Millimetres per second."""
    spread: int = 0
    """How far the outer dice fan out to either side, in hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Sent:
    """How one of the dice leaves the hand; units as in a gesture."""

    direction: int
    speed: int


@dataclass(frozen=True, slots=True)
class Bundle:
    """How all dice really leave the hand."""

    x: int
    dice: tuple[Sent, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """All of it in one row, as it is kept with a rest."""
        return (self.x, *(part for die in self.dice for part in (die.direction, die.speed)))


@dataclass(frozen=True, slots=True)
class Grip:
    """By how much a hand misses its aim, as standard deviations."""

    speed: float
    """As a share of the speed, for all dice together."""
    direction: float
    """Degrees, for all dice together."""
    loose_speed: float
    """The same for each die alone."""
    loose_direction: float


EXACT = Grip(0.0, 0.0, 0.0, 0.0)

OPPONENTS = {
    "beginner": Grip(0.16, 8.0, 0.14, 7.0),
    "casual": Grip(0.12, 6.0, 0.11, 5.5),
    "advanced": Grip(0.09, 4.5, 0.08, 4.0),
    "expert": Grip(0.06, 3.0, 0.055, 3.0),
    "master": Grip(0.035, 2.0, 0.035, 2.0),
}
"""By level."""

PEOPLE = {
    "arc": Grip(0.06, 3.0, 0.07, 3.5),
    "direction": Grip(0.045, 2.5, 0.07, 3.5),
    "none": Grip(0.03, 2.0, 0.07, 3.5),
}
"""By what is shown while a person aims: who sees less has a steadier hand."""


def released(gesture: Gesture, dice: int, grip: Grip, seed: bytes) -> Bundle:
    """What a hand makes of a gesture with three or four dice: the same for the same seed."""
    noise = Noise(seed, b"hand")
    speed = gesture.speed * (1 + grip.speed * noise.normal())
    direction = gesture.direction + 100 * grip.direction * noise.normal()
    sent = []
    for _, _, fan in SLOTS[dice]:
        own_speed = speed * (1 + grip.loose_speed * noise.normal())
        own = direction + fan * gesture.spread + 100 * grip.loose_direction * noise.normal()
        sent.append(Sent(round(own), min(max(SLOWEST, round(own_speed)), FASTEST)))
    return Bundle(gesture.x, tuple(sent))


def bundle_of(numbers: Sequence[int]) -> Bundle | None:
    """The bundle that these numbers tell; none if no hand could do that."""
    if not numbers or len(numbers) not in {1 + 2 * dice for dice in SLOTS}:
        return None
    x, *sent = numbers
    pairs = tuple(zip(sent[::2], sent[1::2], strict=True))
    if x not in PLACES or any(one not in DIRECTIONS or two not in SPEEDS for one, two in pairs):
        return None
    return Bundle(x, tuple(Sent(direction, speed) for direction, speed in pairs))


def launches(floe: Floe, bundle: Bundle, seed: bytes) -> tuple[Launch, ...]:
    """The dice just before the entrance, each held in any way."""
    noise = Noise(seed, b"bundle")
    edge = floe.die / PER_CENTIMETRE
    middle = bundle.x / PER_CENTIMETRE, HEIGHT * edge, floe.length / 2 / PER_CENTIMETRE
    found = []
    for (side, up, _), die in zip(SLOTS[len(bundle.dice)], bundle.dice, strict=True):
        slot = side * ASIDE, up * ABOVE, BEFORE
        jitter = [LOOSE * (2 * noise.uniform() - 1) for _ in range(3)]
        x, y, z = (
            start + edge * (place + by)
            for start, place, by in zip(middle, slot, jitter, strict=True)
        )
        rotation = noise.rotation()
        ahead, speed = radians(die.direction / 100), die.speed / 10
        level, falling = speed * cos(PITCH), speed * sin(PITCH) + RANDOM_FALL * noise.normal()
        right, up_spin, back = (RANDOM_SPIN * noise.normal() for _ in range(3))
        rolling = ROLLING * speed / (edge / 2)
        found.append(
            Launch(
                (x, y, z),
                rotation,
                (level * sin(ahead), falling, -level * cos(ahead)),
                (right - rolling * cos(ahead), up_spin, back - rolling * sin(ahead)),
            )
        )
    return tuple(found)
