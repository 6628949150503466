"""Chances: the exact numbers, and every one of them against a search that tries every choice."""

from collections.abc import Callable
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

import pytest

from beamme.games.kuh_vadis.board import COW
from beamme.games.kuh_vadis.scoring import chance, claim

Roll = tuple[int, ...]
Aim = Callable[[Roll], bool]


@cache
def outcomes(dice: int) -> list[tuple[Roll, float]]:
    """List what so many dice may show, in any order, and how likely that is."""
    rolls = combinations_with_replacement(range(1, 7), dice)
    return [
        (roll, factorial(dice) / prod(factorial(roll.count(face)) for face in {*roll}) / 6**dice)
        for roll in rolls
    ]


def best_chances(aim: Aim) -> Callable[[Roll, int], float]:
    """Make a search that tries every set of dice to keep after every roll."""

    @cache
    def kept(dice: Roll, rolls: int) -> float:
        return sum(
            share * lying(tuple(sorted(dice + fresh)), rolls - 1)
            for fresh, share in outcomes(5 - len(dice))
        )

    @cache
    def lying(faces: Roll, rolls: int) -> float:
        now = float(aim(faces))
        if rolls == 0:
            return now
        keeps = {dice for count in range(5) for dice in combinations(faces, count)}
        return max(now, *(kept(dice, rolls) for dice in keeps))

    return lambda faces, rolls: lying(tuple(sorted(faces)), rolls) if faces else kept((), rolls)


@pytest.mark.clause("KV-6")
@pytest.mark.parametrize(
    ("aim", "percent"),
    [
        (lambda faces: bool(claim(faces).symbols), 87.3),
        (lambda faces: COW in claim(faces).symbols, 69.9),
        (lambda faces: 3 in claim(faces).symbols, 35.5),
        (lambda faces: claim(faces).again, 29.1),
        (lambda faces: claim(faces).again and COW in claim(faces).symbols, 10.4),
    ],
    ids=["any mark", "two cows", "three 3s", "four equal", "four cows"],
)
def test_kv_6_three_rolls_reach_an_aim_as_often_as_the_rules_promise(
    aim: Aim, percent: float
) -> None:
    assert round(100 * best_chances(aim)((), 3), 1) == percent


@pytest.mark.parametrize(
    ("symbol", "percent"), [(1, 35.5), (2, 35.5), (3, 35.5), (4, 35.5), (5, 35.5), (COW, 69.9)]
)
def test_the_chance_of_a_symbol_before_the_first_roll(symbol: int, percent: float) -> None:
    assert round(100 * chance(symbol, (), 3), 1) == percent


@pytest.mark.parametrize("symbol", range(1, 7))
def test_the_chance_of_a_symbol_is_that_of_the_best_choices(symbol: int) -> None:
    best = best_chances(lambda faces: symbol in claim(faces).symbols)
    assert chance(symbol, (), 3) == pytest.approx(best((), 3), abs=1e-12)
    for faces in combinations_with_replacement(range(1, 7), 5):
        for rolls in range(3):
            exact = best(faces, rolls)
            assert chance(symbol, faces, rolls) == pytest.approx(exact, abs=1e-12)
            assert chance(symbol, faces[::-1], rolls) == pytest.approx(exact, abs=1e-12)


def test_a_chance_is_exactly_one_for_what_lies_there_and_never_more() -> None:
    assert chance(3, (3, 3, 1, 1, 2), 0) == 0
    for rolls in range(3):
        assert chance(3, (3, 3, 3, 1, 2), rolls) == 1
        assert chance(COW, (6, 6, 1, 1, 2), rolls) == 1
        assert chance(COW, (6, 6, 6, 6, 2), rolls) == 1
