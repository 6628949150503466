"""Rank moves by value, the best first."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

import numpy as np
from numpy.typing import NDArray

from beamme.ai.strategy import Judged
from beamme.core.game import Move, Outcome
from beamme.core.keeping import Keep

_DIGITS = 12


@dataclass(frozen=True, slots=True, eq=False)
class Valued(Generic[Move]):
    """Moves, and the mover's chance to win with each."""

    moves: Sequence[Move]
    chances: NDArray[np.float64]


def shares_of_win(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the win; tied seats share it equally."""
    first = outcome.ranking[0]
    seats = range(sum(map(len, outcome.ranking)))
    return tuple((seat in first) / len(first) for seat in seats)


def ranked(valued: Valued[Move], kept: int) -> tuple[Judged[Move], ...]:
    """The best first; of equal ones, the one that keeps most dice, then most already kept."""

    def rank(judged: Judged[Move]) -> tuple[float, int, int]:
        move = judged.move
        mask = move.mask if isinstance(move, Keep) else 0
        return -round(judged.chance, _DIGITS), -mask.bit_count(), -(mask & kept).bit_count()

    pairs = zip(valued.moves, valued.chances.tolist(), strict=True)
    return tuple(sorted((Judged(move, chance) for move, chance in pairs), key=rank))
