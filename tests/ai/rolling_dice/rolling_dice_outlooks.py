"""What a throw may lead to, for who is aiming."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.rolling_dice.ground import FACES, spots_of
from beamme.ai.rolling_dice.others import ahead_of
from beamme.ai.rolling_dice.throws import hand_of
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.scoring import SAME_HEIGHT
from beamme.games.rolling_dice.state import State
from beamme.physics.floe.bundle import Gesture, Grip

_SHARES = (0.1, 0.5, 0.9)


@dataclass(frozen=True, slots=True)
class Outlook:
    """Chances of a throw, and how far its dice go."""

    beat: float
    """One of the dice, at least, may be kept."""
    stay: float
    """Dice lie on the floe, but none of them beats the ringed one."""
    water: float
    """All of them are in the water or outside."""
    near: float
    """Only one in ten dice on the floe is nearer to the entrance, in hundredths of a millimetre."""
    middle: float
    far: float


def outlook(game: RollingDice, state: State, throw: Throw, grip: Grip) -> Outlook:
    """What to expect of a throw by the active colour; other dice are not bumped into."""
    gesture = Gesture(throw.x, throw.direction, throw.speed, throw.spread)
    spots = spots_of(game.floe, hand_of(grip, len(state.hand)).gesture(gesture))
    water = float((~spots.there).all(axis=1).mean())
    chance = 1.0 - water
    ringed = state.body_of(state.scoring[state.active])
    if ringed:
        higher = (FACES - ringed.face) / FACES
        further = spots.ahead - ahead_of(game, ringed) >= SAME_HEIGHT
        beats = np.where(spots.there, np.where(further, 1.0, higher), 0.0)
        chance = float(1.0 - np.prod(1.0 - beats, axis=1).mean())
    there = spots.ahead[spots.there]
    ahead = np.quantile(there, _SHARES).tolist() if there.size else [0.0] * len(_SHARES)
    return Outlook(chance, 1.0 - water - chance, water, *ahead)
