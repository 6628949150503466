"""What nobody would do, however weak: choices that opponents of every level see through."""

from math import log

import numpy as np
from numpy.typing import NDArray

from beamme.ai import turns
from beamme.ai.beam_me_up.chances import Floats
from beamme.ai.beam_me_up.scene import Scene
from beamme.ai.beam_me_up.values import Valued
from beamme.ai.beam_me_up.views import View, turn_values
from beamme.games.beam_me_up.moves import Launch, Skip
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State

Allowed = NDArray[np.bool_]

_SURE = 1e-9


def sensible(game: BeamMeUp, state: State, view: View, truth: Valued, patience: float) -> Allowed:
    """Which moves are left when the absurd ones are gone; the truly best one always is."""
    best = truth.chances.max()
    if state.phase is Phase.KEEP:
        absurd = _pointless_keeps(game, state, view)
    else:
        # An extra step is never left unused, except where that is really best.
        absurd = np.array([move in (Skip(), Launch(None)) for move in truth.moves])
    absurd |= log_odds(truth.chances) < log_odds(best) - log(patience)
    allowed: Allowed = ~absurd | (truth.chances == best)
    return allowed


def log_odds(chance: Floats | float) -> Floats:
    """How far a chance is from even, in equal steps all the way to certainty."""
    safe = np.clip(chance, _SURE, 1 - _SURE)
    odds: Floats = np.log(safe / (1 - safe))
    return odds


def _pointless_keeps(game: BeamMeUp, state: State, view: View) -> Allowed:
    """Keeps that at their luckiest are no better than another keep at its unluckiest.

    Breaking up five of a kind is one, and so is stopping where another roll costs nothing.
    """
    finals = turn_values(Scene.of(game, state), view).keeps[0][turns.FIRST_ROLL :]
    worst, best = turns.bounds_after_one_roll(finals)
    for _ in range(state.rolls_left - 1):
        worst, best = (
            turns.bounds_after_one_roll(turns.of_best_keep(worst))[0],
            turns.bounds_after_one_roll(turns.of_best_keep(best))[1],
        )
        worst[turns.FIRST_ROLL :] = best[turns.FIRST_ROLL :] = finals
    kept = [turns.kept(state.faces, mask) for mask in range(1 << turns.DICE)]
    pointless: Allowed = best[kept] <= worst[kept].max()
    return pointless
