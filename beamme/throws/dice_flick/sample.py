"""Flicks into an empty box, to see which faces come up."""

from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.noise import Noise

AT_ONCE = 8
"""Dice that fly side by side."""


def sampled_faces(seed: bytes, number: int, most: int) -> tuple[int, tuple[int, ...]]:
    """How many dice were flicked, and the faces of those that stayed in the box."""
    from beamme.physics.box.flick import landings  # noqa: PLC0415 MuJoCo loads only if dice fly
    from beamme.physics.engine.labels import nth_seed  # noqa: PLC0415 so does NumPy

    count, own = min(AT_ONCE, most), nth_seed(seed, number)
    aims = [likely_aim(Noise(nth_seed(own, flick), b"aim")) for flick in range(count)]
    rests = landings(BOX, aims, (), own).rests
    return count, tuple(rest.face for rest in rests if rest is not None)
