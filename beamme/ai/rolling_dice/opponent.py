"""Five levels of Rolling Dice: choose, evaluate, judge, chance."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from beamme.ai.noise import misjudged, seed_of
from beamme.ai.ranking import shares_of_win
from beamme.ai.rolling_dice.candidates import candidates, chance_of_throw, worth_of
from beamme.ai.rolling_dice.choices import keeps, put_chances, puts
from beamme.ai.rolling_dice.foresight import PLACES
from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.scenes import Mind
from beamme.ai.rolling_dice.throws import SPEEDS
from beamme.ai.rolling_dice.tries import Effort, tried_out
from beamme.ai.rolling_dice.win_chances import win_chances
from beamme.ai.strategy import Judged, Level, Limit
from beamme.core.game import Outcome
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, Move, PutBack, Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import Phase, State
from beamme.physics.floe.bundle import OPPONENTS


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level thinks."""

    mind: Mind
    noise: float = 0.0
    """The standard deviation of its judgement of a throw or a die, in points."""
    effort: Effort | None = None
    """How many throws it simulates before choosing."""


SKILLS = {
    Level.BEGINNER: Skill(
        Mind(OPPONENTS["beginner"], 0, expects=False, rivals=False, foresight=0.0), 12.0
    ),
    Level.CASUAL: Skill(
        Mind(OPPONENTS["casual"], 1, expects=False, rivals=False, foresight=0.0), 2.0
    ),
    Level.ADVANCED: Skill(Mind(OPPONENTS["advanced"], 2, foresight=0.5), 1.4),
    Level.EXPERT: Skill(Mind(OPPONENTS["expert"], 3, foresight=0.6), 0.9, Effort(4, 4)),
    Level.MASTER: Skill(Mind(OPPONENTS["master"], 4), effort=Effort(5, 8)),
}
JUDGE = SKILLS[Level.MASTER].mind
"""Positions are judged as if every player had a master's hand."""
THROWS_PER_SECOND = 30
"""Throws that even a slow machine can simulate per second of thinking time."""
PATIENCE_POINTS = 6.0
"""No misjudgement makes an opponent keep a die this many points worse than the best."""
_DIGITS = 12


def choose(game: RollingDice, state: State, level: Level, limit: Limit, noise: bytes) -> Move:
    """The move of an opponent of this level; the noise makes its mistakes its own."""
    skill = SKILLS[level]
    seed = seed_of((state.lying, state.points, state.adrift), noise)
    match state.phase:
        case Phase.KEEP:
            return _felt(game, state, skill, keeps(game, state, skill.mind), seed)
        case Phase.PUT:
            return _felt(game, state, skill, puts(game, state, skill.mind), seed)
        case _:
            return _throw(game, state, skill, limit, seed)


def evaluate(game: RollingDice, state: State) -> tuple[float, ...]:
    """The chance of each seat to win; tied seats share a win."""
    turn = game.turn(state)
    if isinstance(turn, Outcome):
        return shares_of_win(turn)
    colour = state.active
    match state.phase:
        case Phase.PUT:
            colour = COLOUR_OF[state.adrift[0].die]
            own = puts(game, state, JUDGE)[0].chance
        case Phase.KEEP:
            own = max(each.chance for each in keeps(game, state, JUDGE))
        case Phase.FLYING if state.flying:
            own = chance_of_throw(game, _before(state), JUDGE, state.flying)
        case _:
            own = candidates(game, state, JUDGE)[0].chance
    return win_chances(game, state, colour, own, JUDGE)


def judge(game: RollingDice, state: State) -> Sequence[Judged[Move]]:
    """Good throws, dice to keep, or places to put a die back; the best first."""
    match state.phase:
        case Phase.THROW:
            return tuple(
                Judged(candidate.throw, candidate.chance)
                for candidate in candidates(game, state, JUDGE)
            )
        case Phase.KEEP:
            found = keeps(game, state, JUDGE)
            return sorted(found, key=lambda each: -round(each.chance, _DIGITS))
        case Phase.PUT:
            return puts(game, state, JUDGE)
        case _:
            return ()


def chance(game: RollingDice, state: State, move: Move) -> float:
    """The chance to win for the player of any allowed move."""
    match move:
        case Throw():
            return chance_of_throw(game, state, JUDGE, move)
        case Keep():
            return next(each.chance for each in keeps(game, state, JUDGE) if each.move == move)
        case PutBack(x=x, y=y):
            body = replace(state.adrift[0], x=x, y=y)
            return float(put_chances(game, state, [body], JUDGE)[0])


def _before(state: State) -> State:
    return replace(state, phase=Phase.THROW, flying=None)


def _throw(game: RollingDice, state: State, skill: Skill, limit: Limit, seed: bytes) -> Throw:
    felt: Floats | float = 0.0
    if skill.noise:
        off = skill.noise * misjudged(seed, len(SPEEDS) + len(PLACES))
        felt = off[: len(SPEEDS), np.newaxis] + off[len(SPEEDS) :]
    found = candidates(game, state, skill.mind, felt)
    seconds = limit.seconds
    most = None if seconds is None else round(seconds * THROWS_PER_SECOND)
    effort = skill.effort.within(most) if skill.effort else None
    # For an empty floe, the table already knows everything.
    if effort is None or not state.lying:
        return found[0].throw
    return tried_out(game, state, skill.mind, found, effort, seed).throw


def _felt(
    game: RollingDice,
    state: State,
    skill: Skill,
    found: Sequence[Judged[Move]],
    seed: bytes,
) -> Move:
    """What seems best to a level that misjudges."""
    worths = np.array([each.chance for each in found])
    if skill.noise:
        point = _point(game, state, skill.mind)
        sane = worths >= worths.max() - PATIENCE_POINTS * point
        off = skill.noise * point * misjudged(seed, len(found))
        worths = np.where(sane, worths + off, -np.inf)
    return found[int(np.argmax(np.round(worths, _DIGITS)))].move


def _point(game: RollingDice, state: State, mind: Mind) -> float:
    """Roughly what one more point is worth."""
    return worth_of(game, replace(state, phase=Phase.THROW), mind).point
