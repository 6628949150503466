"""What nobody would do, however weak: choices that opponents of every level see through."""

from collections import Counter
from functools import lru_cache
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
from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import Phase, State

Allowed = NDArray[np.bool_]

MANY = 3
_SURE = 1e-9
_EQUAL = 1e-12


def sensible(game: BeamMeUp, state: State, view: View, truth: Valued, patience: float) -> Allowed:
    """Which moves are left when the absurd ones are gone; one that is truly best always is."""
    best = truth.chances.max()
    if state.phase is Phase.KEEP:
        absurd = _broken_patterns(state.faces).copy()
        if not absurd[:-1].all():  # all five dice are precious: stopping is the one thing left
            absurd |= _pointless_keeps(game, state, view)
    else:
        # An extra step is never left unused, except where that is really best.
        absurd = np.array([move in (Skip(), Launch(None)) for move in truth.moves])
    absurd |= log_odds(truth.chances) < log_odds(best) - log(patience)
    is_best = truth.chances >= best - _EQUAL
    allowed: Allowed = ~absurd if (is_best & ~absurd).any() else ~absurd | is_best
    return allowed


def log_odds(chance: Floats | float) -> Floats:
    """How far a chance is from even, in equal steps all the way to certainty."""
    safe = np.clip(chance, _SURE, 1 - _SURE)
    odds: Floats = np.log(safe / (1 - safe))
    return odds


@lru_cache(maxsize=64)
def _broken_patterns(faces: tuple[int, ...]) -> Allowed:
    """Keeps that break up what is precious, or keep only some of three and more equal dice."""
    counts = Counter(faces)
    precious = read(faces).kind in {Kind.FIVE, Kind.LARGE_STRAIGHT, Kind.FOUR}

    def is_broken(mask: int) -> bool:
        kept = Counter(face for die, face in enumerate(faces) if mask >> die & 1)
        if precious and counts.most_common(1)[0][1] == 1:
            return kept != counts
        return any(
            kept[face] != count and (precious or kept[face] > 0)
            for face, count in counts.items()
            if count >= MANY
        )

    return np.array([is_broken(mask) for mask in range(1 << turns.DICE)])


def _pointless_keeps(game: BeamMeUp, state: State, view: View) -> Allowed:
    """Keeps that at their luckiest are no better than another keep at its unluckiest.

    One of them is stopping where another roll costs nothing.
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
    floor = worst[kept].max()
    hopeful = best[kept][worst[kept] == floor].max() > floor
    pointless: Allowed = best[kept] <= floor if hopeful else best[kept] < floor
    return pointless
