"""Every seat's chance to win, given that of one player."""

import numpy as np

from beamme.ai.rolling_dice.scenes import Mind, scene_of
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State

_FACES, _AHEAD = np.array([3, 4]), np.full(2, 20_000.0)
"""The faces of an average die, and its distance from the entrance in hundredths of a mm."""


def win_chances(
    game: RollingDice, state: State, colour: int, own: float, mind: Mind
) -> tuple[float, ...]:
    """The chance of each seat, given that of a colour's owner.

    The others share the rest as they would if the colour ended its turn with an average die.
    """
    own = min(max(own, 0.0), 1.0)
    scene = scene_of(game, state, colour, mind)
    chances = scene.kept(_FACES, _AHEAD, np.zeros(2)).mean(axis=1)
    others = np.delete(chances, scene.seat)
    total = others.sum()
    shares = others / total if total else np.full(len(others), 1 / len(others))
    return tuple(np.insert((1.0 - own) * shares, scene.seat, own).tolist())
