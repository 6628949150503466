"""Candidate flicks by value: every die, every plate, every aim."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.dice_flick.aims import aims_of
from beamme.ai.dice_flick.box_value.boxes import PAINTS
from beamme.ai.dice_flick.landings import occupied, outlook, redirected
from beamme.ai.dice_flick.plans import worth_of_ends
from beamme.ai.dice_flick.samples import Floats
from beamme.ai.dice_flick.scenes import Mind
from beamme.core.plate import Plate
from beamme.core.plate import Plate as Side
from beamme.games.dice_flick.dice import COLOUR_OF
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import State
from beamme.physics.box.launch import Aim


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A flick, its chance to win, and the chance to win by where the die ends."""

    flick: Flick
    chance: float
    worth: Floats


def candidates(
    game: DiceFlick,
    state: State,
    mind: Mind,
    worths: dict[int, Floats] | None = None,
    each: int = 1,
) -> list[Candidate]:
    """The best flicks of every die from every plate, with different targets; the best first.

    `worths` overrides what the ends are worth, for example with a misjudgement.
    """
    aims = aims_of(mind.hand)
    full = occupied(game.box, state.lying)
    found = []
    for paint, worth in (worths or worth_of_ends(game, state, mind)).items():
        die = next(
            own for own in state.hands[state.active] if PAINTS.index(COLOUR_OF[own]) == paint
        )
        for plate in Plate:
            values = aims.of_plates[Side(plate)] @ (redirected(Side(plate), full) @ worth)
            for _ in range(each):
                best = int(np.argmax(values))
                flick = Flick(die, plate, 0, *aims.aim(game.box, best))
                found.append(Candidate(flick, float(values[best]), worth))
                values[aims.targets == aims.targets[best]] = -1.0
    return sorted(found, key=lambda candidate: -candidate.chance)


def chance_of_flick(game: DiceFlick, state: State, mind: Mind, flick: Flick) -> float:
    """The chance to win with any flick, whatever its aim."""
    worth = worth_of_ends(game, state, mind)[PAINTS.index(COLOUR_OF[flick.die])]
    return float(np.array(outlook(game.box, state.lying, aim_of(flick), mind.hand)) @ worth)


def aim_of(flick: Flick) -> Aim:
    """A flick in the terms of the physics."""
    return Aim(Side(flick.plate), flick.slide, flick.direction, flick.speed, flick.lift)
