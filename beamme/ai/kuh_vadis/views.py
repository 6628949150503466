"""Ways to judge where a turn may end: plainly, with misjudgement, or by one's own way alone."""

from dataclasses import dataclass

import numpy as np

from beamme.ai.kuh_vadis.network import worth
from beamme.ai.kuh_vadis.rounds import Floats, Table
from beamme.ai.kuh_vadis.trees import FAR, Sets, trees
from beamme.ai.noise import bell, mixed

LEAST, MOST = 0.001, 0.999
"""Nobody believes to have won or lost already."""


@dataclass(frozen=True, slots=True)
class Plain:
    """The network's word for it, or a word that is off by so much, the same each time."""

    noise: float = 0.0
    seed: int = 0

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        """The chance at the end of the mover's turn."""
        known = worth(table, own, other)
        if not self.noise:
            return known
        odds = np.log(np.clip(known, LEAST, MOST) / (1 - np.clip(known, LEAST, MOST)))
        odds += self.noise * self._misjudged(own, other)
        return np.where(known == 1.0, 1.0, 1 / (1 + np.exp(-odds)))

    def _misjudged(self, own: Sets, other: Sets) -> Floats:
        """One number for each position, however it came about."""
        keys = bell_keys(own, mixed(self.seed)) ^ bell_keys(other, mixed(self.seed + 1))
        return bell(keys)


def bell_keys(sets: Sets, salt: int) -> np.ndarray[tuple[int], np.dtype[np.uint64]]:
    """Scrambled sets, so that two of them can be joined to one key."""
    keys = (sets.astype(np.uint64) ^ np.uint64(salt)) * np.uint64(0xD6E8FEB86659FD93)
    return keys ^ keys >> np.uint64(32)


@dataclass(frozen=True, slots=True)
class Runner:
    """The nearer to joining one's own starts the better; the other player does not matter."""

    def chances(self, table: Table, own: Sets, other: Sets) -> Floats:
        """Not a chance, but grows as the distance shrinks; 1 where the starts are joined."""
        least = trees(table.sheet, own, other, table.starts[0]).least
        nearness: Floats = 1.0 - least / FAR
        return nearness
