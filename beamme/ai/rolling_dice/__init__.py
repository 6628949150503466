"""The opponent for Rolling Dice: it knows where dice may end and what scoring dice are worth."""

from beamme.ai.rolling_dice.opponent import chance, choose, evaluate, judge
from beamme.ai.rolling_dice.yardsticks import greedy, straight

YARDSTICKS = {"straight": straight, "greedy": greedy}

__all__ = ["YARDSTICKS", "chance", "choose", "evaluate", "judge"]
