"""A slow, independent solver: the rules themselves, plain recursion, no packing, no NumPy."""

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.state import Phase, State

Heights = tuple[int, ...]
EXACT = 1e-10
ROLLS = tuple(combinations_with_replacement(range(1, 7), 5))


def ends(game: BeamMeUp, own: Heights, faces: tuple[int, ...]) -> set[Heights] | None:
    """Where the mover's stones may stand after the roll is read; None if the game may be won."""
    others = ((0,) * 7,) * (len(game.boards) - 1)
    rolled = State((own, *others), 0, Phase.KEEP, 1, faces, ALL_DICE)
    found: set[Heights] = set()
    open_, seen = [game.play(rolled, Keep(ALL_DICE))], set()
    while open_:
        state = open_.pop()
        if state.phase is Phase.OVER:
            return None
        if state.phase is Phase.ROLL:
            found.add(state.heights[0])
            continue
        for move in game.legal(state):
            after = game.play(state, move)
            if after not in seen:
                seen.add(after)
                open_.append(after)
    return found


def turn(finals: Callable[[tuple[int, ...]], float]) -> float:
    """The least expected value of three rolls, keeping any dice after the first two."""
    values = {roll: finals(roll) for roll in ROLLS}

    @cache
    def best(roll: tuple[int, ...], left: int) -> float:
        if left == 0:
            return values[roll]
        keeps = {
            tuple(face for face, stays in zip(roll, mask, strict=True) if stays)
            for mask in product((False, True), repeat=5)
        }
        return min(rerolled(keep, left) for keep in keeps)

    @cache
    def rerolled(keep: tuple[int, ...], left: int) -> float:
        dice = 5 - len(keep)
        return sum(
            factorial(dice)
            / prod(factorial(fresh.count(face)) for face in set(fresh))
            / 6**dice
            * best(tuple(sorted(keep + fresh)), left - 1)
            for fresh in combinations_with_replacement(range(1, 7), dice)
        )

    return rerolled((), 3)


def race(game: BeamMeUp, own: Heights) -> dict[Heights, float]:
    """The expected number of turns against nobody, from here and from everywhere it may lead."""
    solved: dict[Heights, float] = {}

    def solve(here: Heights) -> float:
        if here in solved:
            return solved[here]
        after: dict[tuple[int, ...], float] = {}
        stays = set()
        for roll in ROLLS:
            found = ends(game, here, roll)
            if found is None:
                after[roll] = 0.0
                continue
            if here in found:
                stays.add(roll)
            after[roll] = min((solve(end) for end in found - {here}), default=float("inf"))

        def another(value: float) -> float:
            return 1 + turn(lambda r: min(after[r], value) if r in stays else after[r])

        # What stays comes back to this very value: the fixed point, by the secant method.
        last, value = 1.0, another(1.0)
        while abs(gap := another(value) - value) > EXACT:
            slope = (gap - another(last) + last) / (value - last)
            last, value = value, value - gap / slope
        solved[here] = value
        return value

    solve(own)
    return solved
