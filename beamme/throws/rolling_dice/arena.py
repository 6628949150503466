"""The floe of Rolling Dice in the simulator's terms."""

from beamme.games.rolling_dice.board import Floe as FloeOfRules
from beamme.physics.floe.shapes import Floe


def simulated_floe(floe: FloeOfRules) -> Floe:
    """A floe of the rules, completed with everything that the simulator needs."""
    return Floe(
        width=floe.width,
        length=floe.length,
        wall=floe.wall,
        strip=floe.strip,
        step=floe.step,
        die=floe.die,
    )
