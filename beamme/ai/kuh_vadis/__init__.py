"""The opponent for Kuh Vadis: turns solved exactly, judged by a network trained by self-play."""

from beamme.ai.kuh_vadis.opponent import choose, evaluate, judge
from beamme.ai.kuh_vadis.yardsticks import runner

YARDSTICKS = {"runner": runner}

__all__ = ["YARDSTICKS", "choose", "evaluate", "judge"]
