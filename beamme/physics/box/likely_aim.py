"""Aims that somebody could mean, for trials of the dice."""

from beamme.core.plate import Plate
from beamme.physics.box.launch import Aim
from beamme.physics.engine.noise import Noise

PLATES = tuple(Plate)
SPIN = 600
"""Standard deviation of a flick's spin, in hundredths of a radian per second."""


def likely_aim(noise: Noise) -> Aim:
    """An aim at some hollow, drawn at random."""
    speed, direction = round(500 + 550 * noise.uniform()), round(-3000 + 6000 * noise.uniform())
    plate = PLATES[noise.below(len(PLATES))]
    right, up, back = (round(SPIN * noise.normal()) for _ in range(3))
    return Aim(plate, 0, direction, speed, 4500, (right, up, back))
