"""Ways to judge the end of a turn: plainly, with misjudgement, or by the mover's own way only."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.kuh_vadis.network import worth
from beamme.ai.kuh_vadis.rounds import Floats, Table
from beamme.ai.kuh_vadis.trees import FAR, Sets, trees
from beamme.ai.noise import bell, mixed

LEAST_CHANCE, MOST_CHANCE = 0.001, 0.999
"""Even a misjudged position is never considered already won or lost."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Trusts the network, or misjudges by this much, always the same for a position."""

    noise: float = 0.0
    seed: int = 0

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        """The chance at the end of the mover's turn."""
        known = worth(table, own, other)
        if not self.noise:
            return known
        odds = np.log(
            np.clip(known, LEAST_CHANCE, MOST_CHANCE)
            / (1 - np.clip(known, LEAST_CHANCE, MOST_CHANCE))
        )
        odds += self.noise * self._misjudged(own, other)
        return np.where(known == 1.0, 1.0, 1 / (1 + np.exp(-odds)))

    def _misjudged(self, own: Sets, other: Sets) -> Floats:
        """One number for each position, however it was reached."""
        keys = bell_keys(own, mixed(self.seed)) ^ bell_keys(other, mixed(self.seed + 1))
        return bell(keys)


def bell_keys(sets: Sets, salt: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Scramble sets, so that two of them can be combined into one key."""
    keys = (sets.astype(np.uint64) ^ np.uint64(salt)) * np.uint64(0xD6E8FEB86659FD93)
    return keys ^ keys >> np.uint64(32)


@dataclass(frozen=True, slots=True)
class Runner:
    """The closer the mover is to joining its starts, the better; the other player is ignored."""

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        """Not a chance, but grows as the distance shrinks; 1 where the starts are joined."""
        least = trees(table.sheet, own, other, table.starts[0]).least
        nearness: Floats = 1.0 - least / FAR
        return nearness
