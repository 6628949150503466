"""Flicks into a box in which dice lie already."""

import pytest

from beamme.physics.box.flick import Flicked, flick
from beamme.physics.box.likely_aim import likely_aim
from beamme.physics.box.shapes import BOX
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from installer.tools.trials.box_trials import random_board

Many = list[tuple[tuple[Lying, ...], Flicked]]
"""What lay there, and what was flicked."""


def knocked(number: int, dice: int = 8) -> tuple[tuple[Lying, ...], Flicked]:
    """Flick a die at others."""
    seed = nth_seed(b"board", number)
    board = random_board(BOX, dice, Noise(seed, b""))
    return board, flick(BOX, likely_aim(Noise(seed, b"aim")), board, seed)


@pytest.fixture(scope="module")
def many() -> Many:
    """Flicks into many boxes."""
    return [knocked(number) for number in range(40)]
