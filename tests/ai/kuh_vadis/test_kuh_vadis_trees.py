"""Cheapest trees and resistances, against slow ways to find them."""

from itertools import chain, combinations
from random import Random

import numpy as np
import pytest

from beamme.ai.kuh_vadis.resistance import OWN, resistances
from beamme.ai.kuh_vadis.trees import FAR, Trees, cost, trees
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import COW, NEIGHBOURS, fields
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.state import State
from tests.ai.kuh_vadis.kuh_vadis_positions import EVERYTHING, groups_of, scattered


def of_seat(game: KuhVadis, state: State, seat: int) -> Trees:
    own, other = (np.array([state.marks[each]]) for each in (seat, 1 - seat))
    return trees(game.sheet, own, other, game.starts(seat))


def by_every_subset(game: KuhVadis, state: State, seat: int) -> dict[int, int]:
    """For each free field the least cost of a set of free fields that joins the starts with it."""
    free = fields(EVERYTHING & ~(state.marks[0] | state.marks[1]))
    found = dict.fromkeys(free, FAR)
    for chosen in chain.from_iterable(combinations(free, size) for size in range(1, len(free) + 1)):
        marks = state.marks[seat] | sum(1 << place for place in chosen)
        joined = [
            group for group in groups_of(marks) if group & game.starts(seat) == game.starts(seat)
        ]
        if joined and all(joined[0] >> place & 1 for place in chosen):
            price = sum(cost(game.sheet.symbol(place)) for place in chosen)
            for place in chosen:
                found[place] = min(found[place], price)
    return found


def test_fields_that_are_claimed_more_often_cost_less() -> None:
    assert cost(COW) < cost(1) == cost(5)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_cheapest_trees_are_those_of_all_subsets(number: int) -> None:
    game, random = KuhVadis(sheet_of(number)), Random(number)
    for _ in range(4):
        state = scattered(game, random, 17)
        for seat in (0, 1):
            found, expected = of_seat(game, state, seat), by_every_subset(game, state, seat)
            least = min(expected.values())
            assert found.least[0] == least
            for place, price in expected.items():
                # A field beside the way is no way through; all others are exact.
                assert found.through[place, 0] >= price
                assert price > least or found.through[place, 0] == least


def test_joined_starts_cost_nothing_and_blocked_ones_are_far() -> None:
    game = KuhVadis(sheet_of(7))
    own, other = game.starts(0), game.starts(1)
    full = EVERYTHING & ~other
    assert trees(game.sheet, np.array([full]), np.array([other]), own).least[0] == 0
    assert trees(game.sheet, np.array([own]), np.array([EVERYTHING & ~own]), own).least[0] == FAR


def test_positions_side_by_side_do_not_mix() -> None:
    game, random = KuhVadis(sheet_of(5)), Random(5)
    states = [scattered(game, random, each) for each in (2, 6, 12)]
    own, other = (np.array([state.marks[seat] for state in states]) for seat in (0, 1))
    together = trees(game.sheet, own, other, game.starts(0))
    for place, state in enumerate(states):
        alone = of_seat(game, state, 0)
        assert together.least[place] == alone.least[0]
        assert (together.through[:, place] == alone.through[:, 0]).all()


def test_resistances_are_those_of_the_whole_net() -> None:
    game, random = KuhVadis(sheet_of(9)), Random(9)
    for each in (0, 3, 8, 12):
        state = scattered(game, random, each)
        for seat in (0, 1):
            found = of_seat(game, state, seat)
            if found.least[0] == FAR:
                continue
            starts = fields(game.starts(seat))
            price = found.price[:, 0].astype(float)
            resists = np.where(price == 0, OWN, price / 2)
            laplacian = np.zeros((49, 49))
            for place in np.flatnonzero(price < FAR):
                for other in fields(NEIGHBOURS[place]):
                    if price[other] < FAR:
                        passes = 1 / (resists[place] + resists[other])
                        laplacian[place, place] += passes
                        laplacian[place, other] -= passes
            inverse = np.linalg.pinv(laplacian)
            expected = [
                inverse[a, a] + inverse[b, b] - 2 * inverse[a, b]
                for a, b in combinations(starts, 2)
            ]
            assert resistances(found.price, np.array(starts))[:, 0] == pytest.approx(
                expected, abs=1e-4
            )
