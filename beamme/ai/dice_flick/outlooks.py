"""The chance to win before dice are drawn, and every seat's chance, given the mover's."""

from dataclasses import replace

import numpy as np

from beamme.ai.dice_flick.box_value.boxes import PAINTS
from beamme.ai.dice_flick.box_value.promise import promise
from beamme.ai.dice_flick.flicks import candidates
from beamme.ai.dice_flick.scenes import Mind, scene_of
from beamme.ai.dice_flick.standings import (
    LEAST_POINTS,
    MOST_POINTS,
    Standing,
    chances,
    turn_points,
    won,
)
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State


def chance_of_draw(game: DiceFlick, state: State, mind: Mind) -> float:
    """The mover's chance while dice are being drawn from the bag."""
    if state.bonus:
        return _of_third_flick(game, state, mind)
    scene = scene_of(game, state, mind)
    dice = tuple(np.array([each]) for each in scene.ground.dice)
    kept = sum(scene.kept[PAINTS.index(COLOUR_OF[die])] for die in state.hands[state.active])
    more = float(promise(dice, scene.ground.markers)[0]) + kept
    likely = turn_points(mind.pace)
    return float(likely @ won(scene.curve, np.arange(len(likely)) + more))


def _of_third_flick(game: DiceFlick, state: State, mind: Mind) -> float:
    """The mover's chance before the third die is drawn: the mean over all colours in the bag."""
    bag = state.bag
    first = {COLOUR_OF[die]: die for die in reversed(bag)}
    total = 0.0
    for colour, die in first.items():
        hands = list(state.hands)
        hands[state.active] = (*state.hands[state.active], die)
        drawn = replace(state, hands=tuple(hands), draws=0, phase=Phase.FLICK)
        share = sum(COLOUR_OF[other] == colour for other in bag) / len(bag)
        total += share * candidates(game, drawn, mind)[0].chance
    return total


def win_chances(state: State, pace: int, own: float) -> tuple[float, ...]:
    """The chance of each seat, given the mover's; the others' follow from the points."""
    own = min(max(own, 0.0), 1.0)
    standing = Standing.of(state)
    table = chances(standing, pace)
    points = np.interp(own, table[:, 0], np.arange(LEAST_POINTS, MOST_POINTS + 1))
    others = np.array([float(won(table[:, seat], points)) for seat in range(1, table.shape[1])])
    total = others.sum()
    shares = others / total if total else np.full(len(others), 1 / len(others))
    found = [own, *((1.0 - own) * shares).tolist()]
    return tuple(found[(seat - state.active) % len(found)] for seat in range(len(found)))
