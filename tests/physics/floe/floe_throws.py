"""Throws onto a floe on which dice lie already."""

import pytest

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import built_in_floe
from beamme.physics.engine.labels import nth_seed
from beamme.physics.engine.lying import Lying
from beamme.physics.engine.noise import Noise
from beamme.physics.floe.bundle import EXACT, OPPONENTS, Gesture, released
from beamme.physics.floe.shapes import FLOE
from beamme.physics.floe.throw import Thrown, throw
from installer.tools.trials.floe_trials import random_floe

Many = list[tuple[tuple[Lying, ...], Thrown]]
"""What lay there, and what was thrown."""


def pushed(number: int, lying: int = 6) -> tuple[tuple[Lying, ...], Thrown]:
    """Throw some dice at others."""
    seed = nth_seed(b"board", number)
    noise = Noise(seed, b"board")
    board = random_floe(FLOE, lying, noise)
    gesture = Gesture(0, 0, 700 + 40 * number, 300)
    dice = 3 + number % 2
    return board, throw(FLOE, released(gesture, dice, OPPONENTS["casual"], seed), board, seed)


def is_on_the_floe(die: Lying) -> bool:
    """Tell whether the rules say so too."""
    return built_in_floe().holds(Body("a1", die.x, die.y, die.face, die.turn))


@pytest.fixture(scope="module")
def many() -> Many:
    """Throws of many strengths."""
    return [pushed(number) for number in range(16)]


@pytest.fixture(scope="module")
def off() -> list[Thrown]:
    """Throws that are too strong, or too much to the side, or let fall before the entrance."""
    gestures = [Gesture(0, 0, 1250), Gesture(0, 3000, 900), Gesture(0, 0, 100), Gesture(0, 0, 4000)]
    return [
        throw(FLOE, released(gesture, 4, EXACT, b""), (), bytes([number]))
        for number, gesture in enumerate(gestures)
    ]
