"""Whether a third flick is worth it: tried out among the lying dice, which it may knock."""

from dataclasses import replace
from functools import lru_cache

from beamme.ai.dice_flick.flicks import aim_of, candidates
from beamme.ai.dice_flick.scenes import Mind
from beamme.ai.dice_flick.ways import valued_ways
from beamme.core.chance import Drawn, Throw
from beamme.core.game import Chance
from beamme.games.dice_flick.moves import Bonus
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from beamme.physics.box.hand import flicked
from beamme.physics.engine.labels import nth_seed
from beamme.throws.dice_flick.flick import landed, launch_of

TRIES = 16
"""Flicks that are simulated before deciding."""


def chance_of_bonus(
    game: DiceFlick, state: State, mind: Mind, move: Bonus, seed: bytes, tries: int = TRIES
) -> float:
    """The chance to win with the bonus flick or without it, for a hand that misses."""
    # Only points and chances count here; how they feel would differ from one flick to the next.
    plain = replace(mind, modesty=0.0)
    return _chance(game, state, plain, move, seed, tries)


@lru_cache(maxsize=32)
def _chance(
    game: DiceFlick, state: State, mind: Mind, move: Bonus, seed: bytes, tries: int
) -> float:
    after = game.play(state, move)
    if not move.taken:
        return _standing(game, after, mind)
    found = 0.0
    for number in range(tries):
        drawn = after
        if after.draws:
            # All dice in the bag in turn, so that no few of them decide.
            die = after.bag[number * len(after.bag) // tries]
            drawn = game.answered(after, Drawn((die,)))
        found += _tried(game, drawn, mind, nth_seed(seed, number))
    return found / tries


def _tried(game: DiceFlick, state: State, mind: Mind, seed: bytes) -> float:
    """The chance after the best flick has been simulated once."""
    flying = game.play(state, candidates(game, state, mind)[0].flick)
    turn = game.turn(flying)
    if flying.flying is None or not isinstance(turn, Chance) or not isinstance(turn.ask, Throw):
        raise TypeError(turn)
    launch = launch_of(flicked(aim_of(flying.flying), mind.hand, seed))
    return _standing(game, game.answered(flying, landed(game, turn.ask, launch, seed).rest), mind)


def _standing(game: DiceFlick, state: State, mind: Mind) -> float:
    """The chance of a player who flicks or scores now."""
    if state.phase is Phase.FLICK:
        return candidates(game, state, mind)[0].chance
    return float(valued_ways(game, state, mind).chances.max())
