"""A throw: how a hand carries out a gesture, and where the dice come to rest."""

from collections.abc import Iterable
from dataclasses import replace

from beamme.core.chance import Body, Rest, Throw
from beamme.core.numbers import nearest
from beamme.games.rolling_dice import RollingDice, moves
from beamme.games.rolling_dice.dice import COLOUR_OF, LETTERS
from beamme.physics.engine.flight import Vector
from beamme.physics.floe import bundle as grips
from beamme.physics.floe.bundle import (
    OPPONENTS,
    PEOPLE_OF_0_5,
    Gesture,
    bundle_of,
    released,
    swayed,
)
from beamme.throws.bodies import body_of, lying_of
from beamme.throws.brink import last_brink
from beamme.throws.hands import PERSON, SET
from beamme.throws.landed import Landed
from beamme.throws.rolling_dice.arena import simulated_floe

GRIPS = {**OPPONENTS, **PEOPLE_OF_0_5, PERSON: grips.PERSON, SET: grips.SET}
"""By the level of an opponent, or of a person."""

NEAR, ON_THE_ICE = 0.9, 1.3
"""How near the edge and how low a die may still fall off, in die edges."""


def launched(throw: Throw, hand: str, seed: bytes) -> tuple[int, ...]:
    """How a hand actually carries out the aimed throw."""
    return released(Gesture(*throw.launch), len(throw.launched), GRIPS[hand], seed).numbers


def wobbled(meant: moves.Throw, seed: bytes) -> moves.Throw:
    """What becomes of a throw that was set without a gesture; decided by the seed."""
    gesture = swayed(Gesture(meant.x, meant.direction, meant.speed, meant.spread), seed)
    return replace(
        meant,
        direction=nearest(gesture.direction, moves.DIRECTIONS),
        speed=nearest(gesture.speed, moves.SPEEDS),
    )


def possible(throw: Throw, launch: tuple[int, ...]) -> bool:
    """Whether a hand could throw its dice like this."""
    bundle = bundle_of(launch)
    return bundle is not None and len(bundle.dice) == len(throw.launched)


def landed(game: RollingDice, throw: Throw, launch: tuple[int, ...], seed: bytes) -> Landed:
    """Where the thrown dice and the dice they push come to rest."""
    from beamme.physics.floe.throw import throw as simulate  # noqa: PLC0415 MuJoCo loads only if dice fly

    bundle = bundle_of(launch)
    if bundle is None:
        raise ValueError(launch)
    lying = oldest_first(throw.lying, COLOUR_OF[throw.launched[0]])
    thrown = simulate(simulated_floe(game.floe), bundle, lying_of(lying), seed)
    dice = (*throw.launched, *(body.die for body in lying))
    rests = zip(dice, (*thrown.thrown, *thrown.lying), strict=True)
    bodies = tuple(body_of(die, rest) for die, rest in rests)
    moved = (*throw.launched, *(lying[number].die for number in thrown.moved))
    brink = last_brink(thrown.flight, lambda place: is_at_the_edge(game, place))
    return Landed(Rest(bodies, launch), thrown.flight, moved, bool(thrown.nudges), brink)


def is_at_the_edge(game: RollingDice, place: Vector) -> bool:
    """Whether a die there may still fall into the water."""
    floe, (x, y, z) = game.floe, place
    beside = (floe.width / 2 - floe.strip) / floe.die - abs(x)
    beyond = (floe.length / 2 - floe.strip) / floe.die + z
    return -0.5 < y < ON_THE_ICE and abs(min(beside, beyond)) < NEAR


def oldest_first(lying: Iterable[Body], active: int) -> list[Body]:
    """The dice on the floe in the order they got there: the active colour's is the oldest."""
    return sorted(lying, key=lambda body: (COLOUR_OF[body.die] - active) % len(LETTERS))
