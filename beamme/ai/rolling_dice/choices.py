"""Dice to keep and places to put one back, by value."""

from dataclasses import replace

import numpy as np

from beamme.ai.rolling_dice.others import ahead_of
from beamme.ai.rolling_dice.samples import Floats
from beamme.ai.rolling_dice.scenes import PRIDE, Mind, scene_of
from beamme.ai.rolling_dice.standings import Standing
from beamme.ai.strategy import Judged
from beamme.core.chance import Body
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.moves import Keep, Move, PutBack
from beamme.games.rolling_dice.rules import RollingDice
from beamme.games.rolling_dice.state import State
from beamme.games.rolling_dice.turns import keepable

STEP = 800
"""The distance between places considered, in hundredths of a millimetre."""
MOST_PLACES = 12
"""How many of the best free places are returned."""


def keeps(game: RollingDice, state: State, mind: Mind) -> tuple[Judged[Move], ...]:
    """The dice that may be kept, with the chance to win with each."""
    found = keepable(state)
    if mind.rivals and (state.active + 1) % len(state.points) == state.start:
        return tuple(Judged(Keep(die), _when_scored(game, state, die, mind)) for die in found)
    bodies = [body for body in state.lying if body.die in found]
    chances = _chances(game, state, state.active, bodies, mind)
    return tuple(
        Judged(Keep(body.die), float(chance)) for body, chance in zip(bodies, chances, strict=True)
    )


def _when_scored(game: RollingDice, before: State, die: str, mind: Mind) -> float:
    """The chance of the last thrower of a round who keeps this die: scoring follows at once."""
    state = game.play(before, Keep(die))
    scene = scene_of(game, before, before.active, mind)
    later = np.zeros(len(state.points))
    for body in state.lying:
        prospects = scene.foresight.prospects(
            np.array([body.face]), np.array([ahead_of(game, body)])
        )
        later[COLOUR_OF[body.die]] = mind.foresight * float(prospects[0])
    chances = Standing.of(state).chances(np.array(state.points, float), later)
    return float(chances[scene.seat]) + PRIDE * (state.points[scene.colour] - scene.before)


def puts(game: RollingDice, state: State, mind: Mind) -> tuple[Judged[Move], ...]:
    """The best places to put the first die adrift back, the best first."""
    floe, die = game.floe, state.adrift[0]
    half, depth = floe.across // 2 - floe.diagonal // 2, floe.along - floe.diagonal
    aside = range(-half, half + 1, STEP)
    near = floe.diagonal // 2 - floe.length // 2
    deep = (*range(near, near + depth, STEP), near + depth)
    bodies = [replace(die, x=x, y=y) for y in deep for x in (*aside, half)]
    chances = put_chances(game, state, bodies, mind)
    # Of equal places, the one furthest from the middle, where fewer dice pass.
    order = np.lexsort((-np.abs([body.x for body in bodies]), -np.round(chances, 9)))
    found: list[Judged[Move]] = []
    for number in order.tolist():
        body = bodies[number]
        move = PutBack(die.die, body.x, body.y)
        if game.allows(state, move):
            found.append(Judged(move, float(chances[number])))
            if len(found) == MOST_PLACES:
                break
    return tuple(found)


def put_chances(game: RollingDice, state: State, bodies: list[Body], mind: Mind) -> Floats:
    """The owner's chance if the first die adrift is put back in each of these places."""
    colour = COLOUR_OF[state.adrift[0].die]
    order = state.order
    if order.index(colour) < order.index(state.active):
        return _chances(game, state, colour, bodies, mind)
    # Its owner has to beat it before it counts.
    scene = scene_of(game, state, colour, mind)
    faces = np.array([body.face for body in bodies])
    ahead = np.array([ahead_of(game, body) for body in bodies])
    later = scene.foresight.prospects(faces, ahead)
    middle = scene.kept(np.full(2, 3), np.full(2, 20_000.0), np.array([0.0, 1.0]))[scene.seat]
    return np.asarray(np.clip(middle[0] + (middle[1] - middle[0]) * later, 0.0, 1.0))


def _chances(
    game: RollingDice, state: State, colour: int, bodies: list[Body], mind: Mind
) -> Floats:
    """The chance of a colour's owner if its die ends the turn as each of these."""
    scene = scene_of(game, state, colour, mind)
    fields = [game.floe.field_of(body) for body in bodies]
    found = scene.kept(
        np.array([body.face for body in bodies]),
        np.array([ahead_of(game, body) for body in bodies]),
        np.array([float(field.value) if field else 0.0 for field in fields]),
    )
    return np.asarray(found[scene.seat])
