"""What a flick is worth by where its die ends, looking one flick ahead or to the turn's end."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from beamme.ai.dice_flick.aims import aims_of
from beamme.ai.dice_flick.box_value.boxes import MEAN_FACE, NOWHERE, PAINTS, scores
from beamme.ai.dice_flick.box_value.promise import promise
from beamme.ai.dice_flick.landings import redirections
from beamme.ai.dice_flick.samples import Floats
from beamme.ai.dice_flick.scenes import Mind, Scene, scene_of
from beamme.ai.dice_flick.standings import won
from beamme.core.chance import FACES
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import HOLLOWS
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State

BONUS_FLICK_POINTS = 3.0
"""What a third flick is worth."""
_PLACES = np.arange(NOWHERE + 1)
_ENDS = np.array([*range(HOLLOWS), NOWHERE, NOWHERE])
"""For each end, the place of the die."""


def worth_of_ends(game: DiceFlick, state: State, mind: Mind) -> dict[int, Floats]:
    """For each colour in the mover's hand, the chance to win by where such a die ends.

    A die in the air counts as if it were still in the mover's hand.
    """
    hand, flicks = state.hands[state.active], state.flicks
    if state.flying:
        hand, flicks = (*hand, state.flying.die), flicks + 1
    hands = list(state.hands)
    hands[state.active] = tuple(sorted(hand))
    return _worth(
        game,
        replace(state, hands=tuple(hands), flicks=flicks, phase=Phase.FLICK, flying=None),
        mind,
    )


@lru_cache(maxsize=512)
def _worth(game: DiceFlick, state: State, mind: Mind) -> dict[int, Floats]:
    scene = scene_of(game, state, mind)
    hand = [PAINTS.index(COLOUR_OF[die]) for die in state.hands[state.active]]
    found = {}
    for paint in sorted(set(hand)):
        rest = list(hand)
        rest.remove(paint)
        if state.flicks == 1 or not rest:
            worth = _last(scene, paint, rest)
        elif mind.ahead:
            worth = _first(scene, paint, rest)
        else:
            worth = _hopeful(scene, paint)
        found[paint] = worth[_ENDS]
    return found


def _last(scene: Scene, paint: int, rest: list[int]) -> Floats:
    """The worth of the last flick: the mean over all faces, and a third flick if it earns one."""
    places, faces = (each.ravel() for each in np.meshgrid(_PLACES, FACES, indexing="ij"))
    kept = scene.kept[rest].sum()
    found = scene.chance([(paint, places, faces.astype(np.float64))], kept)
    worth: Floats = found.reshape(len(_PLACES), len(FACES)).mean(axis=1)
    if scene.bonus is not None:
        # DF-11 it may be left
        worth[scene.bonus] = max(worth[scene.bonus], _third(scene, paint, rest, scene.bonus))
    return worth


def _third(scene: Scene, paint: int, rest: list[int], place: int) -> float:
    """The chance when the last die lies here, one more is drawn, and then any is flicked."""
    there = np.array([place])
    total = 0.0
    for drawn, share in enumerate(scene.bag):
        if share:
            hand = [*rest, drawn]
            options = [
                float(_answered(scene, paint, there, each, scene.kept[hand].sum())[0])
                for each in sorted(set(hand))
            ]
            total += share * max(options)
    return total


def _first(scene: Scene, paint: int, rest: list[int]) -> Floats:
    """The worth of the first of two flicks, always followed by the best second one."""
    kept = scene.kept[rest].sum()
    options = [
        _answered(scene, paint, _PLACES, each, kept - scene.kept[each])
        for each in sorted(set(rest))
    ]
    worth: Floats = np.max(options, axis=0)
    if scene.bonus is not None:
        worth[scene.bonus] = scene.more(worth[scene.bonus], BONUS_FLICK_POINTS)
    return worth


def _hopeful(scene: Scene, paint: int) -> Floats:
    """The worth of the first of two flicks, by what it scores at once and what it promises."""
    dice = (np.full((len(_PLACES), 1), paint), _PLACES[:, np.newaxis])
    best = scores(scene.ground, *dice, np.full((len(_PLACES), 1), MEAN_FACE))
    left = tuple(each & ~best.taken for each in best.dice)
    points = best.points + promise(left, scene.ground.markers)
    return won(scene.curve, points)


def _answered(
    scene: Scene, paint: int, places: NDArray[np.int64], second: int, kept: float
) -> Floats:
    """For each place of a die, the chance if another one is then flicked as well as possible."""
    first, then = (each.ravel() for each in np.meshgrid(places, _PLACES, indexing="ij"))
    mean = np.full(len(first), MEAN_FACE)
    ended = scene.chance([(paint, first, mean), (second, then, mean)], kept)
    ended = ended.reshape(len(places), len(_PLACES))[:, _ENDS]
    if scene.bonus is not None:
        ended[:, scene.bonus] = scene.more(ended[:, scene.bonus], BONUS_FLICK_POINTS)
    found = []
    for plate, chances_of in aims_of(scene.mind.hand).few_of_plates.items():
        redirect = _redirections(plate, scene.ground.full, tuple(places.tolist()))
        worth = (redirect @ ended[..., np.newaxis])[..., 0]
        found.append((worth @ chances_of).max(axis=1))
    return np.asarray(np.max(found, axis=0))


@lru_cache(maxsize=64)
def _redirections(plate: Plate, full: int, places: tuple[int, ...]) -> Floats:
    """How dice bounce off full hollows and one more die, for each of its places."""
    taken = (full >> np.arange(HOLLOWS) & 1).astype(np.bool_)
    return redirections(plate, taken | (np.arange(HOLLOWS) == np.array(places)[:, np.newaxis]))
