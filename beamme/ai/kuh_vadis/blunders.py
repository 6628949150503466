"""Blunders that no opponent makes in Kuh Vadis, however weak."""

from collections import Counter
from functools import lru_cache

import numpy as np

from beamme.ai import turns
from beamme.ai.blunders import Allowed, pointless_keeps, without_blunders
from beamme.ai.kuh_vadis.rounds import Mind
from beamme.ai.kuh_vadis.values import Scene, turn_values
from beamme.ai.ranking import Valued
from beamme.games.kuh_vadis.moves import Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.scoring import AGAIN
from beamme.games.kuh_vadis.state import Phase, State


def blunder_free(
    game: KuhVadis, state: State, mind: Mind, truth: Valued[Move], patience: float
) -> Allowed:
    """Which moves are not blunders; a best move always remains."""
    blunders = np.zeros(len(truth.moves), np.bool_)
    if state.phase is Phase.KEEP:
        finals = turn_values(Scene.of(game, state), mind).keeps[0][turns.FIRST_ROLL :]
        blunders |= pointless_keeps(finals, state.faces, state.rolls_left)
        blunders |= _parted(state.faces, precious=bool(game.claimable(state)))
    return without_blunders(blunders, truth.chances, patience)


@lru_cache(maxsize=64)
def _parted(faces: tuple[int, ...], *, precious: bool) -> Allowed:
    """Keeps that split equal dice, or give up four equal ones that could mark a field."""
    counts = Counter(faces)

    def is_parted(mask: int) -> bool:
        kept = Counter(face for die, face in enumerate(faces) if mask >> die & 1)
        return any(
            kept[face] < min(count, AGAIN) and (kept[face] > 0 or (precious and count >= AGAIN))
            for face, count in counts.items()
        )

    return np.array([is_parted(mask) for mask in range(1 << turns.DICE)])
