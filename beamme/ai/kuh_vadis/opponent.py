"""Five levels of Kuh Vadis: choose, evaluate, judge."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.kuh_vadis.blunders import blunder_free
from beamme.ai.kuh_vadis.rounds import Mind
from beamme.ai.kuh_vadis.values import chance_of_roll, valued_moves
from beamme.ai.kuh_vadis.views import Plain
from beamme.ai.ranking import Valued, ranked, shares_of_win
from beamme.ai.strategy import Judged, Level, Limit
from beamme.core.game import Outcome
from beamme.games.kuh_vadis.moves import Move
from beamme.games.kuh_vadis.rules import KuhVadis
from beamme.games.kuh_vadis.state import Phase, State


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a level misjudges positions, and how bad a choice it may make."""

    noise: float
    """The standard deviation of its judgement, in log-odds of winning."""
    patience: float
    """It never makes a choice that cuts its odds of winning by more than this factor."""


SKILLS = {
    Level.BEGINNER: Skill(1.2, 3.2),
    Level.CASUAL: Skill(0.8, 2.6),
    Level.ADVANCED: Skill(0.5, 2.1),
    Level.EXPERT: Skill(0.3, 1.7),
}
PLAIN = Mind(Plain())
SHARPEST = Mind(Plain(), reply=3)
REPLY_SECONDS = 0.5
"""How long it may take to search the reply; with less time there is no such search."""


def choose(game: KuhVadis, state: State, level: Level, limit: Limit, noise: bytes) -> Move:
    """The move of an opponent of this level; the noise makes its mistakes its own."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    if level is Level.MASTER:
        hurried = limit.seconds is not None and limit.seconds < REPLY_SECONDS
        return ranked(valued_moves(game, state, PLAIN if hurried else SHARPEST), state.kept)[0].move
    skill = SKILLS[level]
    truth = valued_moves(game, state, PLAIN)
    seen = valued_moves(game, state, Mind(Plain(skill.noise, int.from_bytes(noise[:8]))))
    allowed = blunder_free(game, state, PLAIN, truth, skill.patience)
    return ranked(Valued(seen.moves, np.where(allowed, seen.chances, -1.0)), state.kept)[0].move


def evaluate(game: KuhVadis, state: State) -> tuple[float, ...]:
    """The chance of each seat to win; a draw counts as half a win for each."""
    turn = game.turn(state)
    if isinstance(turn, Outcome):
        return shares_of_win(turn)
    if state.phase is Phase.ROLLING:
        own = chance_of_roll(game, state, SHARPEST)
    else:
        own = float(valued_moves(game, state, SHARPEST).chances.max())
    return (own, 1.0 - own) if state.active == 0 else (1.0 - own, own)


def judge(game: KuhVadis, state: State) -> tuple[Judged[Move], ...]:
    """All moves, the best first."""
    if not game.legal(state):
        return ()
    return ranked(valued_moves(game, state, SHARPEST), state.kept)
