"""Simple players of Dice Flick that opponents are measured against."""

from beamme.ai.dice_flick.flicks import candidates
from beamme.ai.dice_flick.scenes import Mind
from beamme.core.plate import Plate
from beamme.games.dice_flick.moves import Bonus, Flick, Move, Score
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import best
from beamme.games.dice_flick.state import Phase, State
from beamme.physics.box.hand import OPPONENTS

_GREEDY = Mind(OPPONENTS["advanced"], 2, ahead=False, envy=0.0)
_STRAIGHT = (0, 800, 4500)
"""Direction, speed and lift of a flick to the middle of the box."""


def straight(game: DiceFlick, state: State) -> Move:
    """Flicks its first die from the south to the middle of the box; takes all it can."""
    if state.phase is Phase.SCORE:
        return Score(best(game.spread(state)).takes)
    if state.phase is Phase.BONUS:
        return Bonus(taken=True)
    return Flick(state.hands[state.active][0], Plate.SOUTH, 0, *_STRAIGHT)


def greedy(game: DiceFlick, state: State) -> Move:
    """Looks only one flick ahead, for the most points at once; takes all it can."""
    if state.phase is Phase.SCORE:
        return Score(best(game.spread(state)).takes)
    if state.phase is Phase.BONUS:
        return Bonus(taken=True)
    return candidates(game, state, _GREEDY)[0].flick
