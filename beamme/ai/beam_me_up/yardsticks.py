"""Simple players of Beam Me Up that opponents are measured against."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from beamme.ai.beam_me_up.chances import Floats
from beamme.ai.beam_me_up.results import WON
from beamme.ai.beam_me_up.scene import Group, Scene
from beamme.ai.beam_me_up.stones import BITS, STATE_BITS
from beamme.ai.beam_me_up.values import valued_moves
from beamme.ai.beam_me_up.views import joined
from beamme.games.beam_me_up.board import TOP
from beamme.games.beam_me_up.moves import Move
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import State

_ALL_STEPS = TOP * STATE_BITS // BITS


@dataclass(frozen=True, slots=True)
class Steps:
    """Counts only the steps its own stones have made; a win counts as all steps."""

    def best_of(self, scene: Scene, groups: Sequence[Group]) -> Floats:  # noqa: ARG002 own stones
        """For each group, the fraction of all steps made after its best result."""
        results, starts = joined(groups)
        rows = sum(results >> shift & TOP for shift in range(0, STATE_BITS, BITS))
        share = np.where(results == WON, 1.0, rows / _ALL_STEPS)
        best: Floats = np.maximum.reduceat(share, starts)
        return best


def steps(game: BeamMeUp, state: State) -> Move:
    """Plays each turn for the most steps, keeping exactly the best dice for that."""
    valued = valued_moves(game, state, Steps())
    return valued.moves[int(valued.chances.argmax())]
