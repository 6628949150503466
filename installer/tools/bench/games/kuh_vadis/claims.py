"""The exact chances to claim each symbol of Kuh Vadis against plain recursion."""

import time
import timeit
from itertools import combinations_with_replacement

from beamme.core.chance import FACES
from beamme.core.keeping import DICE, ROLLS
from beamme.games.kuh_vadis.board import COW
from beamme.games.kuh_vadis.scoring import at_least, chance, claim
from installer.tools.bench.figure import Figure
from installer.tools.bench.solver import recursive_turn

SAMPLE = (1, COW)
"""The other numbers differ from this one in nothing but their name."""


def claim_chances() -> list[Figure]:
    """Each time from nothing: what was remembered is forgotten before."""
    quick = min(timeit.repeat(lambda: _chances(FACES), number=20, repeat=40)) / 20
    start = time.perf_counter()
    slow_values = [recursive_turn(claims_of(symbol)) for symbol in SAMPLE]
    slow = (time.perf_counter() - start) / len(SAMPLE) * len(FACES)
    pairs = zip(slow_values, _chances(SAMPLE), strict=True)
    if any(abs(one - other) > 1e-9 for one, other in pairs):
        raise RuntimeError("the two ways to claim chances disagree")
    return [
        Figure("claim chances, faster than recursion by", slow / quick, "times", at_least=1000),
        Figure("claim chances, all six symbols", 1000 * quick, "ms", at_most=2),
    ]


def _chances(symbols: tuple[int, ...] | range) -> list[float]:
    at_least.cache_clear()
    return [chance(symbol, (), ROLLS) for symbol in symbols]


def claims_of(symbol: int) -> dict[tuple[int, ...], float]:
    """For each roll whether it claims the symbol."""
    rolls = combinations_with_replacement(FACES, DICE)
    return {roll: float(symbol in claim(roll).symbols) for roll in rolls}
