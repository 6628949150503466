"""What re-rolling some dice once may bring, exactly; small enough to need no NumPy."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from beamme.games.beam_me_up.scoring import Kind, Reading, read

SIDES = 6
_KINDS = tuple(Kind)


@cache
def rolls_of(dice: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every roll of so many dice, sorted, and how likely it is."""
    return tuple(
        (
            roll,
            factorial(dice) / prod(map(factorial, Counter(roll).values())) / SIDES**dice,
        )
        for roll in combinations_with_replacement(range(1, SIDES + 1), dice)
    )


def rerolled(faces: Sequence[int], mask: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every way the dice may lie after re-rolling those outside the mask, and how likely it is."""
    kept = tuple(face for die, face in enumerate(faces) if mask >> die & 1)
    for roll, chance in rolls_of(len(faces) - len(kept)):
        yield tuple(sorted(kept + roll)), chance


def reading_odds(faces: Sequence[int], mask: int) -> dict[Reading, float]:
    """How likely each reading of Beam Me Up is after one re-roll; the best reading first."""
    odds: dict[Reading, float] = {}
    for lying, chance in rerolled(faces, mask):
        reading = read(lying)
        odds[reading] = odds.get(reading, 0.0) + chance
    return dict(sorted(odds.items(), key=lambda item: _KINDS.index(item[0].kind)))


def kind_odds(faces: Sequence[int], mask: int) -> dict[Kind, float]:
    """How likely each kind of reading is after one re-roll; the best first."""
    odds: dict[Kind, float] = {}
    for reading, chance in reading_odds(faces, mask).items():
        odds[reading.kind] = odds.get(reading.kind, 0.0) + chance
    return odds


def column_odds(faces: Sequence[int], mask: int) -> dict[int, float]:
    """For each column how likely a part of the reading moves it after one re-roll."""
    odds: dict[int, float] = {}
    for reading, chance in reading_odds(faces, mask).items():
        for part in reading.parts:
            odds[part.column] = odds.get(part.column, 0.0) + chance
    return dict(sorted(odds.items()))
