"""The opponent for Beam Me Up: turns solved exactly, judged by tables of turns still needed."""

from beamme.ai.beam_me_up.opponent import choose, evaluate, judge
from beamme.ai.beam_me_up.yardsticks import steps

YARDSTICKS = {"steps": steps}

__all__ = ["YARDSTICKS", "choose", "evaluate", "judge"]
