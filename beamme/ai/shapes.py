"""The arenas of the games as the physics knows them; it knows no game."""

from beamme.games.dice_flick.board import WALL
from beamme.games.dice_flick.board import Box as FlickBox
from beamme.games.rolling_dice.board import Floe as IceFloe
from beamme.physics.box.shapes import Box
from beamme.physics.floe.shapes import Floe


def shape_of(box: FlickBox) -> Box:
    """The box of Dice Flick."""
    return Box(
        die=box.die,
        pitch=box.pitch,
        depth=box.depth,
        wall=WALL,
        moat=box.moat,
        rim=box.rim,
        plate=box.die * 3 // 2,
    )


def floe_of(floe: IceFloe) -> Floe:
    """The floe of Rolling Dice."""
    return Floe(
        width=floe.width,
        length=floe.length,
        wall=floe.wall,
        strip=floe.strip,
        step=floe.step,
        die=floe.die,
    )
