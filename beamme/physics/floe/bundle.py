"""Three or four dice leave one hand together: the intended throw, and the actual one."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from math import cos, hypot, radians, sin

from beamme.physics.engine.launch import Launch
from beamme.physics.engine.noise import Noise
from beamme.physics.engine.units import PER_CENTIMETRE
from beamme.physics.floe.shapes import Floe

SLOWEST_MM_S, FASTEST_MM_S = 50, 3000
"""Even the unluckiest throw goes forwards, and none is a bullet."""

SLOTS = {
    3: ((-1.0, 0.0, -1.0), (1.0, 0.0, 1.0), (0.0, 1.0, 0.0)),
    4: ((-1.0, 0.0, -1.0), (1.0, 0.0, 1.0), (-1.0, 1.0, -1 / 3), (1.0, 1.0, 1 / 3)),
}
"""How dice lie in a hand: how far right, how far up, and how far out each fans."""

# Lengths in die edges, such that dice in the hand do not overlap, however they are turned.
ASIDE, ABOVE, HEIGHT, BEFORE, LOOSE = 0.9, 1.8, 1.3, 1.2, 0.03
PITCH_RAD = radians(-8)
ROLLING_SHARE = 0.4
"""The spin, as a fraction of that of a die that rolls."""
RANDOM_SPIN_RAD_S, RANDOM_FALL_CM_S = 12.0, 5.0
"""Standard deviations."""

PLACES = range(-50_000, 50_001)
"""Hundredths of a millimetre."""
DIRECTIONS = range(-36_000, 36_001)
"""Hundredths of a degree."""
SPEEDS = range(FASTEST_MM_S + 1)
"""Millimetres per second."""


@dataclass(frozen=True, slots=True)
class Gesture:
    """An intended throw through the entrance; "right" is as seen from there."""

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
    """How all dice actually leave the hand."""

    x: int
    dice: tuple[Sent, ...]

    @property
    def numbers(self) -> tuple[int, ...]:
        """The whole bundle as a flat tuple, as it is stored with a rest."""
        return (self.x, *(part for die in self.dice for part in (die.direction, die.speed)))


@dataclass(frozen=True, slots=True)
class Grip:
    """How far a hand misses its aim, as standard deviations."""

    speed: float
    """As a fraction of the speed, for all dice together."""
    direction: float
    """Degrees, for all dice together."""
    loose_speed: float
    """The same, additionally for each die on its own."""
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

PERSON = Grip(0.03, 2.0, 0.055, 3.0)
"""A person's, whatever is shown while aiming: most of the error is in the person's own gesture."""
WOBBLE = Grip(0.055, 2.4, 0.0, 0.0)
"""What is missing in an aim without a gesture, such as a tapped place: the error of one."""
SET = Grip(*(hypot(*both) for both in zip(astuple(PERSON), astuple(WOBBLE), strict=True)))
"""Of an aim that was set without a gesture, both together: an expert's."""
PEOPLE_OF_0_5 = {
    "arc": Grip(0.06, 3.0, 0.07, 3.5),
    "direction": Grip(0.045, 2.5, 0.07, 3.5),
    "none": Grip(0.03, 2.0, 0.07, 3.5),
}
"""In matches begun with version 0.5: by what a person was shown while aiming."""


def released(gesture: Gesture, dice: int, grip: Grip, seed: bytes) -> Bundle:
    """The gesture as this hand carries it out with three or four dice; decided by the seed."""
    noise = Noise(seed, b"hand")
    speed = gesture.speed * (1 + grip.speed * noise.normal())
    direction = gesture.direction + 100 * grip.direction * noise.normal()
    sent = []
    for _, _, fan in SLOTS[dice]:
        own_speed = speed * (1 + grip.loose_speed * noise.normal())
        own = direction + fan * gesture.spread + 100 * grip.loose_direction * noise.normal()
        sent.append(Sent(round(own), min(max(SLOWEST_MM_S, round(own_speed)), FASTEST_MM_S)))
    return Bundle(gesture.x, tuple(sent))


def swayed(gesture: Gesture, seed: bytes) -> Gesture:
    """What becomes of a throw that was set without a gesture; decided by the seed."""
    noise = Noise(seed, b"hand")
    speed = gesture.speed * (1 + WOBBLE.speed * noise.normal())
    direction = gesture.direction + 100 * WOBBLE.direction * noise.normal()
    return replace(gesture, direction=round(direction), speed=round(speed))


def bundle_of(numbers: Sequence[int]) -> Bundle | None:
    """The bundle stored as these numbers; None if no hand could throw it."""
    if not numbers or len(numbers) not in {1 + 2 * dice for dice in SLOTS}:
        return None
    x, *sent = numbers
    pairs = tuple(zip(sent[::2], sent[1::2], strict=True))
    if x not in PLACES or any(one not in DIRECTIONS or two not in SPEEDS for one, two in pairs):
        return None
    return Bundle(x, tuple(Sent(direction, speed) for direction, speed in pairs))


def launches(floe: Floe, bundle: Bundle, seed: bytes) -> tuple[Launch, ...]:
    """The dice just in front of the entrance, each in a random orientation."""
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
        level = speed * cos(PITCH_RAD)
        falling = speed * sin(PITCH_RAD) + RANDOM_FALL_CM_S * noise.normal()
        right, up_spin, back = (RANDOM_SPIN_RAD_S * noise.normal() for _ in range(3))
        rolling = ROLLING_SHARE * speed / (edge / 2)
        found.append(
            Launch(
                (x, y, z),
                rotation,
                (level * sin(ahead), falling, -level * cos(ahead)),
                (right - rolling * cos(ahead), up_spin, back - rolling * sin(ahead)),
            )
        )
    return tuple(found)
