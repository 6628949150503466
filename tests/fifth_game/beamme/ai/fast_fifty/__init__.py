"""The opponent for Fast Fifty: it keeps high dice; the better it is, the fewer of them."""

from math import exp

from beamme.ai.strategy import Judged, Level, Limit
from beamme.core.game import Outcome
from beamme.core.keeping import ALL_DICE, DICE, Keep
from beamme.games.fast_fifty.rules import FastFifty, State

MEAN = 3.5
TURN = 4.25 * DICE
"""What a turn brings whoever keeps every die above the mean."""
LEAST = {
    Level.BEGINNER: 2,
    Level.CASUAL: 3,
    Level.ADVANCED: 6,
    Level.EXPERT: 5,
    Level.MASTER: 4,
}
"""The lowest face that each level keeps."""


def choose(
    game: FastFifty,  # noqa: ARG001 there is only one
    state: State,
    level: Level,
    limit: Limit,  # noqa: ARG001 it needs no time
    noise: bytes,  # noqa: ARG001 its mistakes are always the same
) -> Keep:
    """Keep every die that this level thinks high enough."""
    kept = [die for die, face in enumerate(state.faces) if face >= LEAST[level]]
    return Keep(sum(1 << die for die in kept))


def evaluate(game: FastFifty, state: State) -> tuple[float, ...]:
    """The chance of each seat, by the lead after this turn."""
    match game.turn(state):
        case Outcome(ranking=((winner,), _)):
            own = float(winner == state.active)
        case _ if state.rolling:
            own = _chance(state, state.kept)
        case _:
            own = max(each.chance for each in judge(game, state))
    return (own, 1 - own) if state.active == 0 else (1 - own, own)


def judge(game: FastFifty, state: State) -> tuple[Judged[Keep], ...]:
    """All moves, the best first."""
    judged = (Judged(move, _chance(state, move.mask)) for move in game.legal(state))
    return tuple(sorted(judged, key=lambda each: -each.chance))


def best(game: FastFifty, state: State) -> Keep:
    """The move with the best chance."""
    return judge(game, state)[0].move


YARDSTICKS = {"best": best}


def _chance(state: State, mask: int) -> float:
    won = TURN
    if state.faces:
        kept = sum(face for die, face in enumerate(state.faces) if mask >> die & 1)
        won = kept + MEAN * (ALL_DICE & ~mask).bit_count()
    lead = state.points[state.active] + won - state.points[1 - state.active] - TURN / 2
    return 1 / (1 + exp(-lead / 10))
