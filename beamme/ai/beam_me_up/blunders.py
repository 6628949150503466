"""Blunders that no opponent makes in Beam Me Up, however weak."""

from collections import Counter
from functools import lru_cache

import numpy as np

from beamme.ai import turns
from beamme.ai.beam_me_up.scene import Scene
from beamme.ai.beam_me_up.views import View, turn_values
from beamme.ai.blunders import Allowed, pointless_keeps, without_blunders
from beamme.ai.ranking import Valued
from beamme.games.beam_me_up.moves import Launch, Move, Skip
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.scoring import Kind, read
from beamme.games.beam_me_up.state import Phase, State

MANY = 3


def blunder_free(
    game: BeamMeUp, state: State, view: View, truth: Valued[Move], patience: float
) -> Allowed:
    """Which moves are not blunders; a best move always remains."""
    if state.phase is Phase.KEEP:
        blunders = _broken_patterns(state.faces).copy()
        if not blunders[:-1].all():  # if all five dice are precious, only stopping is left
            values = turn_values(Scene.of(game, state), view)
            finals = values.keeps[0][turns.FIRST_ROLL :]
            blunders |= pointless_keeps(finals, state.faces, state.rolls_left)
    else:
        # An extra step is never left unused, unless that is really best.
        blunders = np.array([move in (Skip(), Launch(None)) for move in truth.moves])
    return without_blunders(blunders, truth.chances, patience)


@lru_cache(maxsize=64)
def _broken_patterns(faces: tuple[int, ...]) -> Allowed:
    """Keeps that break up a precious roll, or keep only some of three or more equal dice."""
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
