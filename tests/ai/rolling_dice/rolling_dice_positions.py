"""Positions of Rolling Dice for the tests of its opponents."""

from dataclasses import replace
from random import Random

from beamme.ai.strategy import Limit
from beamme.core.chance import Body, Rest
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.board import Floe
from beamme.games.rolling_dice.dice import COLOUR_OF
from beamme.games.rolling_dice.state import Phase, State
from beamme.games.rolling_dice.turns import rested

GAME = RollingDice()
FLOE = GAME.floe
NET = max(FLOE.fields, key=lambda field: field.value)
"""The best one."""
NOISE, OTHER_NOISE = bytes(range(32)), bytes(range(1, 33))
AT_ONCE = Limit(0.0)


def die(name: str, face: int, ahead: int, aside: int = 0) -> Body:
    """A die so many millimetres from the entrance, and so many to the right."""
    return Body(name, 100 * aside, 100 * ahead - FLOE.length // 2, face)


def throwing(
    *dice: Body,
    colours: int = 4,
    active: int = 0,
    start: int = 0,
    points: tuple[int, ...] = (),
) -> State:
    """Somebody throws; these dice are scoring dice. Four colours are two players."""
    scoring = [""] * colours
    for body in dice:
        scoring[COLOUR_OF[body.die]] = body.die
    lying = tuple(sorted(dice, key=lambda body: body.die))
    seats = 2 if colours == 4 else colours
    return State(
        seats,
        points or (0,) * colours,
        tuple(scoring),
        start,
        active,
        Phase.THROW,
        lying=lying,
    )


def thrown(state: State, *dice: Body) -> State:
    """The active colour's throw has ended with these dice on the floe, the others in the water."""
    lying = {body.die: body for body in (*state.lying, *dice)}
    sunk = [Body(name, 0, -FLOE.reach, 1) for name in state.hand if name not in lying]
    return rested(RollingDice(FLOE), state, (*lying.values(), *sunk))


def pushed(state: State, name: str, *dice: Body) -> State:
    """The same, and somebody's die was pushed into the water."""
    body = state.body_of(name)
    assert body is not None
    return thrown(state, replace(body, y=FLOE.reach), *dice)


def somewhere(random: Random, state: State, floe: Floe = FLOE) -> Rest:
    """The dice of a throw anywhere, now and then in the water; lying ones are hardly pushed."""
    found = []
    for body in state.lying:
        off = random.random() < 0.05
        found.append(replace(body, y=floe.reach) if off else body)
    for name in state.hand:
        x = random.randint(-floe.across // 2, floe.across // 2)
        y = random.randint(-floe.length // 2, floe.length // 2)
        found.append(Body(name, x, y, random.randint(1, 6), random.randint(0, 8999)))
    return Rest(tuple(found))
