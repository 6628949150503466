"""Scripted people in Dice Flick."""

from dataclasses import replace
from typing import Any

from beamme.ai.dice_flick.aims import aim_at
from beamme.ai.dice_flick.flicks import candidates
from beamme.ai.dice_flick.scenes import Mind
from beamme.ai.dice_flick.yardsticks import greedy
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick
from beamme.physics.box.hand import PERSON, SET, Hand, flicked
from beamme.physics.box.launch import Aim
from beamme.throws.dice_flick.flick import wobbled
from installer.tools.skill.people import Person, Played, both

USUAL = Flick("", Plate.SOUTH, 0, 0, 800, 4500)
"""What is aimed at if nobody touches anything."""


def decide(game: DiceFlick, state: Any, who: Person, seed: bytes) -> object:  # noqa: ANN401 both games
    """What somebody does in Dice Flick, as it is written into the log."""
    usual = greedy(game, state)
    if not isinstance(usual, Flick):
        return usual
    if who.lazy:
        lazy = replace(USUAL, die=state.hands[state.active][0])
        if who.taps:
            way = aim_at(game.box, state.lying, Plate.SOUTH, CENTRE, SET)
            lazy = Flick(lazy.die, Plate.SOUTH, 0, *way)
        return wobbled(lazy, seed)
    own = Hand(*who.error, 0.0, 0.0)
    mind = Mind(both(own, PERSON), 2, ahead=False, envy=0.0)
    meant = candidates(game, state, mind)[0].flick
    aim = flicked(Aim(meant.plate, 0, meant.direction, meant.speed, meant.lift), own, seed)
    return replace(meant, direction=aim.direction, speed=aim.speed)


PLAYED = Played(DiceFlick(), decide, greedy, Flick, 2)
