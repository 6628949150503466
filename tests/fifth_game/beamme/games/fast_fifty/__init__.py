"""Fast Fifty: roll five dice, keep some, roll the others once more; the first to 50 wins."""

from beamme.games.fast_fifty.rules import FastFifty

__all__ = ["FastFifty"]
