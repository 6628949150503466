"""How steady a hand is: what becomes of an aim in the actual flick."""

from dataclasses import astuple, dataclass
from math import hypot

from beamme.physics.box.launch import Aim
from beamme.physics.engine.noise import Noise

SLOWEST_MM_S = 50
"""Even the unluckiest flick goes forwards."""


@dataclass(frozen=True, slots=True)
class Hand:
    """How far a hand misses its aim, as standard deviations."""

    speed: float
    """As a fraction of the speed."""
    direction: float
    """Degrees."""
    lift: float
    """Degrees."""
    spin: float
    """Radians per second, about each axis."""


EXACT = Hand(0.0, 0.0, 0.0, 0.0)

OPPONENTS = {
    "beginner": Hand(0.21, 14.0, 4.0, 10.0),
    "casual": Hand(0.165, 10.4, 3.0, 8.0),
    "advanced": Hand(0.13, 7.8, 2.5, 6.0),
    "expert": Hand(0.065, 4.3, 2.0, 5.0),
    "master": Hand(0.035, 2.2, 1.5, 4.0),
}
"""By level: from the best plate into an empty box, 15, 20, 27, 48 and 70 of 100 flicks hit."""

PERSON = Hand(0.03, 2.0, 1.5, 4.0)
"""A person's, whatever is shown while aiming: most of the error is in the person's own gesture."""
WOBBLE = Hand(0.055, 3.6, 1.4, 0.0)
"""What is missing in an aim without a gesture, such as a tapped hollow: the error of one."""
SET = Hand(*(hypot(*both) for both in zip(astuple(PERSON), astuple(WOBBLE), strict=True)))
"""Of an aim that was set without a gesture, both together: an expert's."""
PEOPLE_OF_0_5 = {
    "arc": Hand(0.06, 4.0, 2.0, 5.0),
    "direction": Hand(0.045, 3.0, 1.75, 4.5),
    "none": Hand(0.03, 2.0, 1.5, 4.0),
}
"""In matches begun with version 0.5: by what a person was shown while aiming."""


def flicked(aim: Aim, hand: Hand, seed: bytes) -> Aim:
    """The aim as this hand carries it out; the same seed gives the same result."""
    noise = Noise(seed, b"hand")
    speed = aim.speed * (1 + hand.speed * noise.normal())
    direction = aim.direction + 100 * hand.direction * noise.normal()
    lift = aim.lift + 100 * hand.lift * noise.normal()
    right, up, back = (round(part + 100 * hand.spin * noise.normal()) for part in aim.spin)
    return Aim(
        aim.plate,
        aim.slide,
        round(direction),
        max(SLOWEST_MM_S, round(speed)),
        min(9000, round(lift)),
        (right, up, back),
    )
