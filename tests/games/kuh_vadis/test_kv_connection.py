"""Which marks hang together, and who is blocked: exact, checked against a slow search."""

from random import Random

import pytest

from beamme.core.game import Outcome
from beamme.games.kuh_vadis.board import FIELDS, NEIGHBOURS, built_in_sheets, fields
from beamme.games.kuh_vadis.connection import could_join, could_still_join, joins, merged
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.rules import KuhVadis
from tests.games.kuh_vadis.kv import bits, choices, free_fields, places, played, position, rolled
from tests.games.kuh_vadis.slow_chains import are_joined, chains, is_blocked, touching
from tests.helpers.strategies import random_match

SEEDS = pytest.mark.parametrize("seed", range(10))
EVERYTHING = places((1 << FIELDS) - 1)


@pytest.mark.clause("KV-10")
@pytest.mark.clause("KV-14")
def test_kv_14_fields_touch_in_eight_directions() -> None:
    for field in range(FIELDS):
        assert places(NEIGHBOURS[field]) == touching(divmod(field, 7))


@pytest.mark.clause("KV-14")
@SEEDS
def test_kv_14_marks_hang_together_as_a_slow_search_says(seed: int) -> None:
    random = Random(seed)
    for _ in range(200):
        order = random.sample(range(FIELDS), random.randint(1, FIELDS))
        groups: tuple[int, ...] = ()
        for field in order:
            groups = merged(groups, field)
        own = {divmod(field, 7) for field in order}
        assert sorted(groups) == sorted(map(bits, chains(own)))
        starts = {*random.sample(sorted(own), min(3, len(own)))}
        assert joins(groups, bits(starts)) is are_joined(own, starts)


@pytest.mark.clause("KV-14")
def test_kv_14_the_group_that_has_grown_comes_first() -> None:
    groups = merged(merged(merged((), 0), 6), 48)
    assert merged(groups, 7)[0] == 1 << 0 | 1 << 7
    assert merged(groups, 24)[0] == 1 << 24


@pytest.mark.clause("KV-15")
@SEEDS
def test_kv_15_blocked_is_what_a_slow_search_calls_so(seed: int) -> None:
    random = Random(seed)
    seen = set()
    for _ in range(200):
        share = random.random()
        marked = {place for place in EVERYTHING if random.random() < share}
        own = {place for place in marked if random.random() < 0.5}
        starts = {*random.sample(sorted(EVERYTHING), 3)}
        own, others = own | starts, marked - own - starts
        free = EVERYTHING - own - others
        groups = tuple(map(bits, chains(own)))
        blocked = is_blocked(own, free, starts)
        assert could_join(groups, bits(free), bits(starts)) is not blocked
        for taken in random.sample(sorted(free), min(3, len(free)) if not blocked else 0):
            left = free - {taken}
            able = could_still_join(groups, bits(left), bits(starts), fields(bits({taken}))[0])
            assert able is not is_blocked(own, left, starts)
        seen.add((blocked, are_joined(own, starts)))
    assert seen == {(False, False), (False, True), (True, False)}


@pytest.mark.clause("KV-15")
@SEEDS
def test_kv_15_after_every_entry_of_a_match_groups_and_blocked_are_exact(seed: int) -> None:
    sheet = sheet_of(seed + 1) if seed % 2 else built_in_sheets()[seed % 8]
    match = random_match(KuhVadis(sheet), 2, Random(seed), longest=10_000)
    assert isinstance(match.turn, Outcome)
    known = {}
    for state in match.states:
        if state.marks not in known:
            free = EVERYTHING - places(state.marks[0]) - places(state.marks[1])
            known[state.marks] = tuple(
                (
                    sorted(map(bits, chains(places(own)))),
                    is_blocked(places(own), free, places(match.game.starts(seat))),
                )
                for seat, own in enumerate(state.marks)
            )
            assert match.game.free(state) == bits(free)
        assert known[state.marks] == tuple(
            (sorted(groups), blocked)
            for groups, blocked in zip(state.groups, state.blocked, strict=True)
        )
    assert len(known) > 10


WALL = """
X*1o2*1
123o123
O23o12X
12*o12*
X2312*3
12345*O
12*O123
"""
ROUND_A_CORNER = """
X*1o231
123o123
O23o12X
12*o12*
X23ooo3
12345*O
12*1O23
"""
DIAGONAL = """
X*o1212
12341o3
O23xo2X
12*o12*
X2o12*3
1o345*O
12*O123
"""


@pytest.mark.clause("KV-15")
def test_kv_15_a_wall_with_a_hole_does_not_block_and_without_it_does() -> None:
    match = position(WALL, seat=2)
    assert match.state.blocked == (False, False)
    # d5 and d6 are free: when one of them is marked the other is a way still.
    match = played(rolled(match, "1 1 1 2 3"), "mark d5")
    assert match.state.blocked == (False, False)
    match = played(rolled(rolled(match, "1 2 3 4 5"), "4 4 4 1 2"), "mark d6")
    assert match.state.blocked == (True, False)


@pytest.mark.clause("KV-15")
def test_kv_15_a_mark_of_ones_own_keeps_the_hole_open() -> None:
    match = played(rolled(position(WALL), "1 1 1 2 3"), "mark d5")
    match = played(rolled(match, "4 4 4 1 2"), "mark d6")
    assert match.state.blocked == (False, False)


@pytest.mark.clause("KV-15")
def test_kv_15_a_wall_may_end_at_any_edge_of_the_sheet() -> None:
    match = rolled(position(ROUND_A_CORNER, seat=2), "3 3 3 1 2")
    assert match.state.blocked == (False, False)
    assert "mark g5" in choices(match)
    closed = played(match, "mark g5")
    assert closed.state.blocked == (True, False)
    assert played(match, "mark c2").state.blocked == (False, False)


@pytest.mark.clause("KV-14")
@pytest.mark.clause("KV-15")
def test_kv_15_a_diagonal_does_not_block_because_diagonals_may_cross() -> None:
    for seat in (1, 2):
        match = position(DIAGONAL, seat)
        assert match.state.blocked == (False, False)
        assert free_fields(match)
    # d3 and e2 join beside e3 and f2 … and c4 and d5 join beside d4 and c5.
    match = played(rolled(position(DIAGONAL), "1 1 1 2 3"), "mark e2")
    assert any(bits({(2, 3), (1, 4)}) & group == group for group in match.state.groups[0])
    assert match.state.blocked == (False, False)


@pytest.mark.clause("KV-15")
def test_kv_15_nobody_is_blocked_when_a_match_begins() -> None:
    for number in range(1, 100):
        game = KuhVadis(sheet_of(number))
        state = game.start(2)
        assert state.blocked == (False, False)
        for seat in range(2):
            assert could_join(state.groups[seat], game.free(state), game.starts(seat))
