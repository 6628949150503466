"""The exact value of keep/re-roll turns (252 rolls, 462 keeps)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, pairwise
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]
"""One value per roll or keep along the first axis; further axes are solved in parallel."""

DICE = 5
SIDES = 6
REROLLS = 2

KEEPS = tuple(
    keep
    for size in range(DICE + 1)
    for keep in combinations_with_replacement(range(1, SIDES + 1), size)
)
"""Every choice of dice to keep, fewest dice first; the last 252 keep all five: the rolls."""
KEEP_INDEX = {keep: index for index, keep in enumerate(KEEPS)}

FIRST_ROLL = KEEP_INDEX[(1,) * DICE]
ROLLS = KEEPS[FIRST_ROLL:]

PROBABILITY = np.array(
    [factorial(DICE) / prod(map(factorial, Counter(roll).values())) / SIDES**DICE for roll in ROLLS]
)
"""How likely each roll of five dice is."""

_STARTS = (*(KEEP_INDEX[(1,) * size] for size in range(DICE + 1)), len(KEEPS))
LEVELS = tuple(slice(start, stop) for start, stop in pairwise(_STARTS))
"""For each number of dice, the range of its keeps."""


def _one_die_more(keep: tuple[int, ...]) -> list[int]:
    return [KEEP_INDEX[tuple(sorted((*keep, face)))] for face in range(1, SIDES + 1)]


def _one_die_less(keep: tuple[int, ...]) -> list[int]:
    """One entry per die, so that all keeps of a size have equally many; equal dice repeat."""
    return [KEEP_INDEX[keep[:die] + keep[die + 1 :]] for die in range(len(keep))]


MORE = tuple(np.array([_one_die_more(keep) for keep in KEEPS[level]]) for level in LEVELS[:-1])
LESS = tuple(np.array([_one_die_less(keep) for keep in KEEPS[level]]) for level in LEVELS[1:])


@dataclass(frozen=True, slots=True)
class TurnValues:
    """What a turn of three rolls is worth to a player who always keeps the best dice."""

    before: Values
    """Before the first roll."""
    keeps: tuple[Values, ...]
    """With one re-roll left, and with two, the value of each keep."""


def after_one_roll(finals: Values) -> Values:
    """The expected value of every keep when all other dice are rolled once."""
    values = np.empty((len(KEEPS), *finals.shape[1:]))
    values[FIRST_ROLL:] = finals
    for level, more in zip(reversed(LEVELS[:-1]), reversed(MORE), strict=True):
        # The mean over one more die, for which the means are already known.
        np.add.reduce(values[more], axis=1, out=values[level])
        values[level] /= SIDES
    return values


def of_best_keep(keeps: Values) -> Values:
    """For every roll, the value of its best keep."""
    best = keeps.copy()
    for level, less in zip(LEVELS[1:], LESS, strict=True):
        # The better of keeping all these dice and of what is left without one of them.
        np.maximum(best[level], np.maximum.reduce(best[less], axis=1), out=best[level])
    return best[FIRST_ROLL:]


def bounds_after_one_roll(finals: Values) -> tuple[Values, Values]:
    """The worst and the best result of every keep when all other dice are rolled once."""
    worst, best = np.empty(len(KEEPS)), np.empty(len(KEEPS))
    worst[FIRST_ROLL:] = best[FIRST_ROLL:] = finals
    for level, more in zip(reversed(LEVELS[:-1]), reversed(MORE), strict=True):
        worst[level] = worst[more].min(axis=1)
        best[level] = best[more].max(axis=1)
    return worst, best


def solve(finals: Values) -> TurnValues:
    """The values of a whole turn, given what each of the 252 final rolls is worth."""
    keeps = []
    best = finals
    for _ in range(REROLLS):
        keep_values = after_one_roll(best)
        keep_values[FIRST_ROLL:] = finals  # keeping all five ends the turn, even with rolls left
        best = of_best_keep(keep_values)
        keeps.append(keep_values)
    return TurnValues(np.tensordot(PROBABILITY, best, 1), tuple(keeps))


def kept(faces: Sequence[int], mask: int) -> int:
    """Which of the 462 keeps a mask of dice (bit 0 is the first) is."""
    return KEEP_INDEX[tuple(sorted(face for die, face in enumerate(faces) if mask >> die & 1))]
