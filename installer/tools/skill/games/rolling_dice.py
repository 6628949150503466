"""Scripted people in Rolling Dice."""

from dataclasses import replace
from math import atan2, degrees
from typing import Any

from beamme.ai.rolling_dice.candidates import candidates
from beamme.ai.rolling_dice.scenes import Mind
from beamme.ai.rolling_dice.yardsticks import greedy
from beamme.games.rolling_dice.moves import Throw
from beamme.games.rolling_dice.rules import RollingDice
from beamme.physics.engine.noise import Noise
from beamme.physics.floe.bundle import PERSON, SET, Gesture, Grip
from beamme.physics.floe.fan import fan
from beamme.throws.rolling_dice.throw import wobbled
from installer.tools.skill.people import Person, Played, both

USUAL = Throw(0, 0, 700, 600)
"""What is aimed at if nobody touches anything."""
HAND_ROW = 22.6
"""Where the hand is in front of the floe, in die edges from the middle of the box."""


def decide(game: RollingDice, state: Any, who: Person, seed: bytes) -> object:  # noqa: ANN401 both games
    """What somebody does in Rolling Dice, as it is written into the log."""
    usual = greedy(game, state)
    if not isinstance(usual, Throw):
        return usual
    if who.lazy:
        return wobbled(_at_middle(game) if who.taps else USUAL, seed)
    speed, direction = who.error
    grip = both(Grip(speed, direction, 0.0, 0.0), PERSON)
    mind = Mind(grip, 2, expects=False, rivals=False, foresight=0.0)
    meant = candidates(game, state, mind)[0].throw
    noise = Noise(seed, b"gesture")
    return replace(
        meant,
        speed=round(meant.speed * (1 + speed * noise.normal())),
        direction=round(meant.direction + 100 * direction * noise.normal()),
    )


def _at_middle(game: RollingDice) -> Throw:
    """So that half of the dice would stop short of the middle of the box."""
    way = round(100 * degrees(atan2(0.0, HAND_ROW)))
    speeds = range(400, 1_201, 10)
    middles = (fan(Gesture(0, way, each), SET, game.floe.die).middle for each in speeds)
    found = next(each for each, far in zip(speeds, middles, strict=True) if far >= HAND_ROW)
    return replace(USUAL, direction=way, speed=found)


PLAYED = Played(RollingDice(), decide, greedy, Throw, 1)
