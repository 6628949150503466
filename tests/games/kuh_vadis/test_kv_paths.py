"""How much is missing between the starts, and the chain that won: checked by brute force."""

from itertools import combinations, pairwise
from random import Random

import pytest

from beamme.games.kuh_vadis.paths import chain, missing
from tests.games.kuh_vadis.kv import EMPTY, bits, free_fields, places, position
from tests.games.kuh_vadis.slow_chains import Place, are_joined, is_blocked, touching

SEEDS = pytest.mark.parametrize("seed", range(6))


def random_position(random: Random, free: int) -> tuple[set[Place], set[Place], set[Place]]:
    """Toss up whose every field is, but for so many free ones: own, free, and three starts."""
    fields = [(row, column) for row in range(7) for column in range(7)]
    random.shuffle(fields)
    starts = {*fields[:3]}
    own = {place for place in fields[3 + free :] if random.random() < 0.4} | starts
    return own, {*fields[3 : 3 + free]}, starts


def fewest(own: set[Place], free: set[Place], starts: set[Place]) -> int | None:
    """Try every set of free fields, the small ones first."""
    for count in range(len(free) + 1):
        for taken in combinations(sorted(free), count):
            if are_joined(own | {*taken}, starts):
                return count
    return None


@SEEDS
def test_the_fewest_fields_that_are_missing_are_found(seed: int) -> None:
    random = Random(seed)
    for _ in range(25):
        own, free, starts = random_position(random, free=random.randint(0, 8))
        assert missing(bits(own), bits(free), bits(starts)) == fewest(own, free, starts)


@SEEDS
def test_on_a_larger_sheet_one_mark_brings_the_end_one_step_nearer_and_none_two(seed: int) -> None:
    random = Random(seed)
    for _ in range(8):
        own, free, starts = random_position(random, free=random.randint(15, 46))
        before = missing(bits(own), bits(free), bits(starts))
        assert (before is None) is is_blocked(own, free, starts)
        assert (before == 0) is are_joined(own, starts)
        if before:
            after = {
                missing(bits(own | {place}), bits(free - {place}), bits(starts)) for place in free
            }
            assert after in ({before - 1}, {before - 1, before})


def test_what_is_missing_on_a_new_sheet() -> None:
    match = position(EMPTY)
    free = bits(free_fields(match))
    # From c2 by d3, d4 and c5 to b6, and from d4 by e4 and f5 to g5.
    assert missing(match.state.marks[0], free, match.game.starts(0)) == 5
    assert missing(match.state.marks[1], free, match.game.starts(1)) == 5


@SEEDS
def test_a_chain_leads_from_every_start_over_own_fields_to_one_place(seed: int) -> None:
    random = Random(seed)
    checked = 0
    while checked < 25:
        own, _, starts = random_position(random, free=0)
        if not are_joined(own, starts):
            continue
        ways = [[divmod(field, 7) for field in way] for way in chain(bits(own), bits(starts))]
        (meeting,) = {way[-1] for way in ways}
        assert {way[0] for way in ways} | ({meeting} & starts) == starts
        for way in ways:
            assert {*way} <= own
            assert len({*way}) == len(way) > 1
            for place, following in pairwise(way):
                assert following in touching(place)
        used = {place for way in ways for place in way}
        assert len(used) <= 1 + sum(len(way) - 1 for way in ways)
        assert are_joined(used, starts)
        # Nobody could have done with fewer of the fields that are marked.
        assert missing(bits(starts), bits(own - starts), bits(starts)) == len(used - starts)
        checked += 1


def test_a_chain_that_ends_at_a_start_has_two_ways() -> None:
    row = {(3, column) for column in range(7)}
    starts = {(3, 0), (3, 3), (3, 6)}
    assert chain(bits(row), bits(starts)) == ((21, 22, 23, 24), (27, 26, 25, 24))


def test_the_chain_passes_by_what_is_not_needed() -> None:
    own = places(bits({(0, 0), (1, 1), (0, 2), (2, 1), (3, 1), (5, 5), (1, 3), (3, 2)}))
    ways = chain(bits(own), bits({(0, 0), (0, 2), (3, 1)}))
    assert {*map(frozenset, ways)} == {
        frozenset({0, 8}),
        frozenset({2, 8}),
        frozenset({22, 15, 8}),
    }
