"""Flicks into an empty box, to see which faces come up."""

from beamme.core.plate import Plate
from beamme.physics.box.launch import Aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.noise import Noise

AT_ONCE = 8
"""Dice that fly side by side."""
PLATES = tuple(Plate)
SPIN = 600
"""Standard deviation of a flick's spin, in hundredths of a radian per second."""


def sampled_faces(seed: bytes, number: int, most: int) -> tuple[int, tuple[int, ...]]:
    """How many dice were flicked, and the faces of those that stayed in the box."""
    from beamme.physics.box.flick import landings  # noqa: PLC0415 MuJoCo loads only if dice fly
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 so does NumPy

    count, own = min(AT_ONCE, most), nth_seed(seed, number)
    aims = [likely_aim(Noise(nth_seed(own, flick), b"aim")) for flick in range(count)]
    rests = landings(BOX, aims, (), own).rests
    return count, tuple(rest.face for rest in rests if rest is not None)


def likely_aim(noise: Noise) -> Aim:
    """An aim at some hollow, drawn at random."""
    speed, direction = round(500 + 550 * noise.uniform()), round(-3000 + 6000 * noise.uniform())
    plate = PLATES[noise.below(len(PLATES))]
    right, up, back = (round(SPIN * noise.normal()) for _ in range(3))
    return Aim(plate, 0, direction, speed, 4500, (right, up, back))
