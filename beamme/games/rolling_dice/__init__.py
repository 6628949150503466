"""Rolling Dice: throw dice onto an ice floe, higher or further than before."""

from beamme.games.rolling_dice.rules import RollingDice

__all__ = ["RollingDice"]
