"""Five levels of Beam Me Up: choose, evaluate, judge."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.beam_me_up.blunders import blunder_free
from beamme.ai.beam_me_up.chances import Floats, chances
from beamme.ai.beam_me_up.scene import Scene
from beamme.ai.beam_me_up.table import turns_needed
from beamme.ai.beam_me_up.values import (
    chance_of_roll,
    chances_at_start,
    lifted_by_table,
    valued_moves,
)
from beamme.ai.beam_me_up.views import Plain, Reply, View
from beamme.ai.ranking import Valued, ranked, shares_of_win
from beamme.ai.strategy import Judged, Level, Limit
from beamme.core.game import Outcome
from beamme.games.beam_me_up.moves import Move
from beamme.games.beam_me_up.rules import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State


@dataclass(frozen=True, slots=True)
class Skill:
    """How far a level misjudges positions, and how bad a choice it may make."""

    noise: float
    """The standard deviation of its judgement, in turns."""
    patience: float
    """It never makes a choice that cuts its odds of winning by more than this factor."""


SKILLS = {
    Level.BEGINNER: Skill(4.0, 15.0),
    Level.CASUAL: Skill(1.2, 5.0),
    Level.ADVANCED: Skill(0.5, 2.0),
    Level.EXPERT: Skill(0.2, 1.5),
}
REPLY_SECONDS = 0.5
"""How long it may take to search the reply; with less time there is no such search."""


def choose(game: BeamMeUp, state: State, level: Level, limit: Limit, noise: bytes) -> Move:
    """The move of an opponent of this level; the noise makes its mistakes its own."""
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    if level is Level.MASTER:
        return ranked(valued_moves(game, state, _sharpest(state, limit)), state.kept)[0].move
    skill = SKILLS[level]
    plain = Plain()
    truth = valued_moves(game, state, plain)
    seen = valued_moves(game, state, Plain(skill.noise, int.from_bytes(noise[:8])))
    allowed = blunder_free(game, state, plain, truth, skill.patience)
    return ranked(Valued(seen.moves, np.where(allowed, seen.chances, -1.0)), state.kept)[0].move


def evaluate(game: BeamMeUp, state: State) -> tuple[float, ...]:
    """The chance of each seat to win."""
    turn = game.turn(state)
    if isinstance(turn, Outcome):
        return shares_of_win(turn)
    if state.phase is Phase.LIFT:
        return tuple(chances_at_start(game, lifted_by_table(game, state)).tolist())
    view = _sharpest(state, Limit())
    if state.phase is Phase.ROLLING:
        own = chance_of_roll(game, state, view)
    else:
        own = float(valued_moves(game, state, view).chances.max())
    return _shared(Scene.of(game, state), state.active, own)


def judge(game: BeamMeUp, state: State) -> tuple[Judged[Move], ...]:
    """All moves, the best first."""
    if not game.legal(state):
        return ()
    return ranked(valued_moves(game, state, _sharpest(state, Limit())), state.kept)


def _sharpest(state: State, limit: Limit) -> View:
    """The best available judgement; the reply is searched only against a single opponent."""
    hurried = limit.seconds is not None and limit.seconds < REPLY_SECONDS
    return Plain() if hurried or len(state.heights) > 2 else Reply()


def _shared(scene: Scene, active: int, own: float) -> tuple[float, ...]:
    """The mover's chance is known; the others share the rest according to their stones."""
    seats = len(scene.stones)
    needed: Floats = np.array(
        [
            turns_needed(seats, place, scene.line(place))[stones]
            for place, stones in enumerate(scene.stones)
        ],
        np.float64,
    )
    others = chances(needed)[1:]
    in_order = [own, *((1.0 - own) * others / others.sum()).tolist()]
    return tuple(in_order[(seat - active) % seats] for seat in range(seats))
