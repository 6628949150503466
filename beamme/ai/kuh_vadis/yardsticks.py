"""Simple players of Kuh Vadis that opponents are measured against."""

import numpy as np

from beamme.ai.kuh_vadis.rounds import Mind
from beamme.ai.kuh_vadis.values import valued_moves
from beamme.ai.kuh_vadis.views import Runner
from beamme.games.kuh_vadis.moves import Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import State

_RUNNER = Mind(Runner())


def runner(game: KuhVadis, state: State) -> Move:
    """Minimises its own expected distance, extra rounds included, and never tries to block."""
    valued = valued_moves(game, state, _RUNNER)
    return valued.moves[int(np.argmax(np.round(valued.chances, 12)))]
