"""The opponent of Kuh Vadis: exact turns, judged by a network that learned from its own play."""

from beamme.ai.kuh_vadis.opponent import choose, evaluate, judge
from beamme.ai.kuh_vadis.yardsticks import runner

YARDSTICKS = {"runner": runner}

__all__ = ["YARDSTICKS", "choose", "evaluate", "judge"]
