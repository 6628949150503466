"""Blunders that no opponent makes, however weak its level."""

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from beamme.ai import turns

Allowed = NDArray[np.bool_]
Floats = NDArray[np.float64]

_SURE = 1e-9
_EQUAL = 1e-12


def without_blunders(blunders: Allowed, chances: Floats, patience: float) -> Allowed:
    """Which moves remain without these blunders; a best move always remains.

    Moves that cut the odds of winning by more than the factor `patience` are blunders, too.
    """
    best = chances.max()
    blunders = blunders | (log_odds(chances) < log_odds(best) - log(patience))
    is_best = chances >= best - _EQUAL
    allowed: Allowed = ~blunders if (is_best & ~blunders).any() else ~blunders | is_best
    return allowed


def log_odds(chance: Floats | float) -> Floats:
    """The logarithm of the odds: 0 for an even chance, finite even for certainty."""
    safe = np.clip(chance, _SURE, 1 - _SURE)
    odds: Floats = np.log(safe / (1 - safe))
    return odds


def pointless_keeps(finals: turns.Values, faces: Sequence[int], rolls_left: int) -> Allowed:
    """Keeps whose best possible result is no better than the worst result of another keep.

    For example, stopping where another roll costs nothing.
    """
    worst, best = turns.bounds_after_one_roll(finals)
    for _ in range(rolls_left - 1):
        worst, best = (
            turns.bounds_after_one_roll(turns.of_best_keep(worst))[0],
            turns.bounds_after_one_roll(turns.of_best_keep(best))[1],
        )
        worst[turns.FIRST_ROLL :] = best[turns.FIRST_ROLL :] = finals
    kept = [turns.kept(faces, mask) for mask in range(1 << turns.DICE)]
    floor = worst[kept].max()
    hopeful = best[kept][worst[kept] == floor].max() > floor
    pointless: Allowed = best[kept] <= floor if hopeful else best[kept] < floor
    return pointless
