"""All ways to score, and what each is worth given what it leaves in the box."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from beamme.ai.dice_flick.box_value.boxes import PAINTS
from beamme.ai.dice_flick.box_value.promise import promise
from beamme.ai.dice_flick.samples import Floats
from beamme.ai.dice_flick.scenes import Mind, scene_of
from beamme.ai.dice_flick.standings import won
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Score, Take
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import Scored, Spread, best, following, scored
from beamme.games.dice_flick.state import State

MOST_WAYS = 80
"""A nearly full box has more ways to score than are worth looking at."""


@dataclass(frozen=True, slots=True, eq=False)
class Ways:
    """Ways to score and the chance to win with each; the one with the most points first."""

    scored: tuple[Scored, ...]
    chances: Floats


def ways_of(spread: Spread) -> tuple[Scored, ...]:
    """The best score and others; of those that remove the same dice, the one with most points.

    Takes are added one by one, so that scores with few takes are found first.
    """
    most = best(spread)
    found = {most.dice: most}
    waiting: list[tuple[Take, ...]] = [()]
    for takes in waiting:
        score = scored(spread, takes)
        if score is None:
            continue
        known = found.get(score.dice)
        if known is None or (score.points, -len(takes)) > (known.points, -len(known.takes)):
            found[score.dice] = score
        elif known.takes != takes and takes:
            continue
        if len(waiting) < MOST_WAYS:
            waiting += [(*takes, take) for take in following(spread, takes)]
    return tuple(sorted(found.values(), key=lambda each: (-each.points, len(each.takes))))


@lru_cache(maxsize=128)
def valued_ways(game: DiceFlick, state: State, mind: Mind) -> Ways:
    """Every way to score with the mover's chance to win."""
    ways = ways_of(game.spread(state))
    return Ways(ways, _chances(game, state, mind, ways))


def chance_of_score(game: DiceFlick, state: State, mind: Mind, move: Score) -> float:
    """The mover's chance after any allowed score."""
    score = game.scored(state, move.takes)
    if score is None:
        raise ValueError(move)
    return float(_chances(game, state, mind, (score,))[0])


def _chances(game: DiceFlick, state: State, mind: Mind, ways: tuple[Scored, ...]) -> Floats:
    scene = scene_of(game, state, mind)
    places = {die: 1 << place for place, die in enumerate(game.spread(state).dice) if die}
    left = tuple(
        np.array(
            [
                sum(
                    place
                    for die, place in places.items()
                    if COLOUR_OF[die] == paint and die not in way.dice
                )
                for way in ways
            ]
        )
        for paint in PAINTS
    )
    points = np.array([float(way.points) for way in ways])
    kept = sum(scene.kept[PAINTS.index(COLOUR_OF[die])] for die in state.hands[state.active])
    points += kept - scene.envy * promise(left, scene.ground.markers)
    return won(scene.curve, points)
