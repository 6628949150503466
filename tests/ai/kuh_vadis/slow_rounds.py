"""Rounds by the rules of the game and plain recursion over every keep and every die."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.state import Phase, State
from tests.ai.kuh_vadis.kuh_vadis_positions import showing

Judge = Callable[[State, int], float]
"""The chance of a seat at the end of its turn."""
Roll = tuple[int, ...]

ROLLS = sorted({tuple(sorted(roll)) for roll in product(range(1, 7), repeat=5)})


def chance_before(game: KuhVadis, state: State, judge: Judge, extra: int) -> float:
    """The chance of the seat that is about to roll; extra rounds are played so many deep."""
    finals = {roll: chance_of(game, state, roll, judge, extra) for roll in ROLLS}
    best = with_rerolls(with_rerolls(finals, finals), finals)
    return mean(best, ())


def chance_of(game: KuhVadis, state: State, roll: Roll, judge: Judge, extra: int) -> float:
    """The chance when this is the final roll."""
    seat = state.active
    read = game.play(showing(state, roll, 1), Keep(ALL_DICE))
    if read.phase is not Phase.MARK:
        return judge(read, seat)
    followers = [game.play(read, move) for move in game.legal(read)]
    return max(
        chance_before(game, after, judge, extra - 1)
        if extra and after.phase is Phase.ROLL and after.active == seat
        else judge(after, seat)
        for after in followers
    )


def with_rerolls(later: dict[Roll, float], finals: dict[Roll, float]) -> dict[Roll, float]:
    """The value of each roll when dice may be rolled once more."""
    of_keep: dict[Roll, float] = {}

    def best(roll: Roll) -> float:
        found = finals[roll]
        for mask in product((False, True), repeat=5):
            keep = tuple(face for face, stays in zip(roll, mask, strict=True) if stays)
            if len(keep) == 5:
                continue
            if keep not in of_keep:
                of_keep[keep] = mean(later, keep)
            found = max(found, of_keep[keep])
        return found

    return {roll: best(roll) for roll in ROLLS}


def mean(values: dict[Roll, float], keep: Roll) -> float:
    """The mean over all ways in which the other dice fall."""
    return sum(values[roll] * ways for roll, ways in ways_on(keep)) / 6 ** (5 - len(keep))


@cache
def ways_on(keep: Roll) -> list[tuple[Roll, int]]:
    """What a keep can become, and in how many ways."""
    rest = product(range(1, 7), repeat=5 - len(keep))
    return list(Counter(tuple(sorted(keep + dice)) for dice in rest).items())
