"""The exact turn solver against a recursive expectation in plain Python."""

import time
import timeit
from collections.abc import Mapping
from functools import cache
from itertools import product

from beamme.core.chance import FACES
from beamme.core.keeping import ALL_DICE, DICE, ROLLS
from installer.tools.bench.figure import Figure


def turn_solver() -> list[Figure]:
    """Both on the same values."""
    import numpy as np  # noqa: PLC0415 only this figure needs it

    from beamme.ai import turns  # noqa: PLC0415

    values = np.random.default_rng(1).random(len(turns.ROLLS))
    solved = turns.solve(values)
    quick = min(timeit.repeat(lambda: turns.solve(values), number=20, repeat=40)) / 20
    start = time.perf_counter()
    slow_value = recursive_turn(dict(zip(turns.ROLLS, values.tolist(), strict=True)))
    slow = time.perf_counter() - start
    if abs(slow_value - float(solved.before)) > 1e-9:
        raise RuntimeError("the two turn solvers disagree")
    return [
        Figure("exact turn solver, faster than recursion by", slow / quick, "times", at_least=1000),
        Figure("exact turn solver, one turn", 1000 * quick, "ms", at_most=0.2),
    ]


def recursive_turn(values: Mapping[tuple[int, ...], float]) -> float:
    """The obvious solution: try every keep and average over every ordered re-roll.

    It remembers the rolls it has met; without that it would not end.
    """

    @cache
    def best(roll: tuple[int, ...], rerolls: int) -> float:
        found = values[roll]
        if rerolls == 0:
            return found
        for mask in range(ALL_DICE):
            kept = tuple(face for place, face in enumerate(roll) if mask >> place & 1)
            found = max(found, expected(kept, rerolls - 1))
        return found

    def expected(kept: tuple[int, ...], rerolls: int) -> float:
        rolls = product(FACES, repeat=DICE - len(kept))
        results = [best(tuple(sorted((*kept, *fresh))), rerolls) for fresh in rolls]
        return sum(results) / len(results)

    return expected((), ROLLS - 1)
