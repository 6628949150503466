"""Simple players of Rolling Dice that opponents are measured against."""

from beamme.ai.rolling_dice.candidates import candidates
from beamme.ai.rolling_dice.choices import keeps, puts
from beamme.ai.rolling_dice.scenes import Mind
from beamme.games.rolling_dice.moves import Move, Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import Phase, State
from beamme.physics.floe.bundle import OPPONENTS

_GREEDY = Mind(OPPONENTS["advanced"], 2, expects=False, rivals=False, foresight=0.0)
_STRAIGHT = Throw(0, 0, 800, 300)


def straight(game: RollingDice, state: State) -> Move:
    """Throws straight ahead to the middle of the floe, and chooses what scores most at once."""
    return _STRAIGHT if state.phase is Phase.THROW else greedy(game, state)


def greedy(game: RollingDice, state: State) -> Move:
    """Plays for the most points at once."""
    match state.phase:
        case Phase.KEEP:
            return max(keeps(game, state, _GREEDY), key=lambda each: each.chance).move
        case Phase.PUT:
            return puts(game, state, _GREEDY)[0].move
        case _:
            return candidates(game, state, _GREEDY)[0].throw
