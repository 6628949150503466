"""The opponent for Dice Flick: it knows where flicks may end, and allows for its own hand."""

from beamme.ai.dice_flick.opponent import chance, choose, evaluate, judge
from beamme.ai.dice_flick.yardsticks import greedy, straight

YARDSTICKS = {"straight": straight, "greedy": greedy}

__all__ = ["YARDSTICKS", "chance", "choose", "evaluate", "judge"]
