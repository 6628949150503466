"""The box of Dice Flick in the simulator's terms."""

from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import WALL
from beamme.games.dice_flick.board import Box as BoxOfRules
from beamme.physics.box.shapes import Box


def box_of(game: DiceFlick) -> Box:
    """The simulated box of a game."""
    return simulated_box(game.box)


def simulated_box(box: BoxOfRules) -> Box:
    """A box of the rules, completed with everything that the simulator needs."""
    return Box(
        die=box.die,
        pitch=box.pitch,
        depth=box.depth,
        wall=WALL,
        moat=box.moat,
        rim=box.rim,
        plate=box.plate,
    )
