"""Throws onto an empty floe, to see which faces come up."""

from beamme.physics.engine.noise import Noise
from beamme.physics.floe.bundle import PERSON, Gesture, released
from beamme.physics.floe.shapes import FLOE

THROWS_AT_ONCE, DICE, GRIP = 2, 4, PERSON
"""Throws simulated at the same time, dice per hand, and the grip of that hand."""


def sampled_faces(seed: bytes, number: int, most: int) -> tuple[int, tuple[int, ...]]:
    """How many dice were thrown, and their faces; even in the water, dice show one."""
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 NumPy loads only if dice fly
    from beamme.physics.floe.throw import landings  # noqa: PLC0415 so does MuJoCo

    own = nth_seed(seed, number)
    seeds = [nth_seed(own, throw) for throw in range(THROWS_AT_ONCE)]
    hands = [released(_gesture(Noise(each, b"aim")), DICE, GRIP, each) for each in seeds]
    rests = landings(FLOE, hands, (), own, to_the_table=True).thrown
    faces = tuple(rest.face for row in rests for rest in row)[:most]
    return len(faces), faces


def _gesture(noise: Noise) -> Gesture:
    """A typical throw of a person."""
    aside, ahead, spread = (2 * noise.uniform() - 1 for _ in range(3))
    return Gesture(
        round(8_000 * aside),
        round(1_500 * noise.normal()),
        round(800 + 300 * ahead),
        round(500 + 500 * spread),
    )
