"""Five levels of Dice Flick: choose, evaluate, judge, chance."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.dice_flick.bonus import TRIES, chance_of_bonus
from beamme.ai.dice_flick.flicks import candidates, chance_of_flick
from beamme.ai.dice_flick.outlooks import chance_of_draw, win_chances
from beamme.ai.dice_flick.plans import worth_of_ends
from beamme.ai.dice_flick.samples import ENDS, Floats
from beamme.ai.dice_flick.scenes import Mind, scene_of
from beamme.ai.dice_flick.tries import Effort, tried_out
from beamme.ai.dice_flick.ways import chance_of_score, valued_ways
from beamme.ai.noise import misjudged, mixed, seed_of
from beamme.ai.ranking import shares_of_win
from beamme.ai.strategy import Judged, Level, Limit
from beamme.core.game import Outcome
from beamme.games.dice_flick.moves import Bonus, Flick, Move, Score
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import best as best_score
from beamme.games.dice_flick.scoring import scored
from beamme.games.dice_flick.state import Phase, State
from beamme.physics.box.hand import OPPONENTS


@dataclass(frozen=True, slots=True)
class Skill:
    """How a level thinks."""

    mind: Mind
    noise: float = 0.0
    """The standard deviation of its judgement of a place, in points."""
    overlooks: float = 0.0
    """How often it fails to see that more than one thing can be scored."""
    effort: Effort | None = None
    """How many flicks it simulates before choosing."""


SKILLS = {
    Level.BEGINNER: Skill(Mind(OPPONENTS["beginner"], 0, ahead=False, envy=0.0), 5.0, 1.0),
    Level.CASUAL: Skill(Mind(OPPONENTS["casual"], 1, ahead=False, envy=0.0), 2.0, 0.95),
    Level.ADVANCED: Skill(Mind(OPPONENTS["advanced"], 2, envy=0.0, modesty=0.6), 0.15, 0.9),
    Level.EXPERT: Skill(Mind(OPPONENTS["expert"], 3), effort=Effort(4, 12, 2)),
    Level.MASTER: Skill(Mind(OPPONENTS["master"], 4), effort=Effort(6, 16, 3)),
}
JUDGE = SKILLS[Level.MASTER].mind
"""Positions are judged as if every player had a master's hand."""
FLICKS_PER_SECOND = 60
"""Flicks that even a slow machine can simulate per second of thinking time."""
_DIGITS = 12
_WORD = 1 << 64
_SEED_BYTES = 32


def choose(game: DiceFlick, state: State, level: Level, limit: Limit, noise: bytes) -> Move:
    """The move of an opponent of this level; the noise makes its mistakes its own."""
    skill = SKILLS[level]
    seed = seed_of((state.lying, state.hands, state.pad, state.flicks), noise)
    seconds = limit.seconds
    most = None if seconds is None else round(seconds * FLICKS_PER_SECOND)
    if state.phase is Phase.SCORE:
        return _score(game, state, skill, seed)
    if state.phase is Phase.BONUS:
        tries = TRIES if most is None else max(1, min(TRIES, most))
        return _bonus(game, state, skill.mind, seed, tries)[0].move
    worths = worth_of_ends(game, state, skill.mind)
    if skill.noise:
        worths = _misjudged(game, state, skill, worths, seed)
    found = candidates(game, state, skill.mind, worths, each=2)
    effort = skill.effort.within(most) if skill.effort else None
    # For an empty box, the table already knows everything.
    if effort is None or not state.lying:
        return found[0].flick
    return tried_out(game, state, skill.mind.hand, found, effort, seed).flick


def evaluate(game: DiceFlick, state: State) -> tuple[float, ...]:
    """The chance of each seat to win; tied seats share a win."""
    turn = game.turn(state)
    if isinstance(turn, Outcome):
        return shares_of_win(turn)
    match state.phase:
        case Phase.SCORE:
            own = float(valued_ways(game, state, JUDGE).chances.max())
        case Phase.FLYING if state.flying:
            own = chance_of_flick(game, state, JUDGE, state.flying)
        case Phase.FLICK:
            own = candidates(game, state, JUDGE)[0].chance
        case Phase.BONUS:
            own = judge(game, state)[0].chance
        case _:
            own = chance_of_draw(game, state, JUDGE)
    return win_chances(state, JUDGE.pace, own)


def judge(game: DiceFlick, state: State) -> tuple[Judged[Move], ...]:
    """Good flicks, ways to score, or whether to flick the bonus die; the best first."""
    match state.phase:
        case Phase.BONUS:
            return _bonus(game, state, JUDGE, _seed_of_judge(state))
        case Phase.FLICK:
            return tuple(
                Judged(candidate.flick, candidate.chance)
                for candidate in candidates(game, state, JUDGE, each=2)
            )
        case Phase.SCORE:
            ways = valued_ways(game, state, JUDGE)
            order = np.argsort(-np.round(ways.chances, _DIGITS), kind="stable")
            return tuple(
                Judged(Score(ways.scored[way].takes), float(ways.chances[way])) for way in order
            )
        case _:
            return ()


def chance(game: DiceFlick, state: State, move: Move) -> float:
    """The chance to win for the player of any allowed move."""
    if isinstance(move, Flick):
        return chance_of_flick(game, state, JUDGE, move)
    if isinstance(move, Bonus):
        return chance_of_bonus(game, state, JUDGE, move, _seed_of_judge(state))
    return chance_of_score(game, state, JUDGE, move)


def _bonus(
    game: DiceFlick, state: State, mind: Mind, seed: bytes, tries: int = TRIES
) -> tuple[Judged[Move], ...]:
    """To flick the bonus die and to leave it, the better one first."""
    judged: list[Judged[Move]] = [
        Judged(move, chance_of_bonus(game, state, mind, move, seed, tries))
        for move in (Bonus(taken=True), Bonus(taken=False))
    ]
    return tuple(sorted(judged, key=lambda each: -each.chance))


def _seed_of_judge(state: State) -> bytes:
    """The same errors of the hand whenever a position is judged."""
    return seed_of((state.lying, state.hands, state.pad, state.flicks), bytes(_SEED_BYTES))


def _score(game: DiceFlick, state: State, skill: Skill, seed: bytes) -> Score:
    """The best way to score, or what seems best to a level that overlooks things."""
    if not skill.overlooks:
        ways = valued_ways(game, state, skill.mind)
        best = int(np.argmax(np.round(ways.chances, _DIGITS)))
        return Score(ways.scored[best].takes)
    spread = game.spread(state)
    most = best_score(spread)
    seen = most.takes
    for number, take in enumerate(most.takes):
        without = tuple(other for other in seen if other != take)
        fewer = scored(spread, without)
        # No level overlooks more than half of the points.
        if (
            fewer is not None
            and 2 * fewer.points >= most.points
            and mixed(int.from_bytes(seed[:8]) + number) < skill.overlooks * _WORD
        ):
            seen = without
    return Score(seen)


def _misjudged(
    game: DiceFlick, state: State, skill: Skill, worths: dict[int, Floats], seed: bytes
) -> dict[int, Floats]:
    """What ends seem to be worth to a level that errs; every level knows that the moat is bad."""
    curve = scene_of(game, state, skill.mind).curve
    off = skill.noise * float(np.diff(curve).max()) * misjudged(seed, len(worths) * ENDS)
    off = off.reshape(len(worths), ENDS)
    off[:, -2:] = 0.0
    return {paint: worth + row for (paint, worth), row in zip(worths.items(), off, strict=True)}
