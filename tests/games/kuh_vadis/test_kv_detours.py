"""Blocked or not is told after every mark as if all free fields had been looked at."""

from random import Random

import pytest

from beamme.core.match import new_match
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import NEIGHBOURS, built_in_sheets, fields
from beamme.games.kuh_vadis.connection import (
    could_join,
    could_still_join,
    hang_together,
)
from beamme.games.kuh_vadis.state import Phase
from tests.helpers.saved import played_on


def bits(*places: int) -> int:
    return sum(1 << place for place in places)


@pytest.mark.parametrize(
    ("places", "together"),
    [
        (0, True),
        (bits(8), True),
        (bits(0, 8, 16), True),
        (bits(0, 2), False),
        (NEIGHBOURS[24], True),
        (bits(16, 17, 18, 30, 31, 32), False),
        (bits(6, 7), False),  # the end of a row does not touch the beginning of the next
    ],
)
def test_fields_hang_together_without_help_from_others(places: int, *, together: bool) -> None:
    assert hang_together(places) is together


def test_a_field_in_a_narrow_passage_cuts_off_and_one_beside_a_detour_does_not() -> None:
    ends = (bits(21), bits(27))
    row = bits(22, 23, 24, 25, 26)
    starts = bits(21, 27)
    assert could_join(ends, row, starts)
    assert not could_still_join(ends, row & ~bits(24), starts, 24)
    assert could_still_join(ends, (row | bits(17)) & ~bits(24), starts, 24)
    # The fields around it are apart, but far away there is another way.
    around = bits(15, 8, 2, 3, 4, 12, 19)
    assert could_still_join(ends, (row | around) & ~bits(24), starts, 24)


@pytest.mark.parametrize("number", range(8))
def test_after_every_mark_the_quick_answer_is_the_full_one(number: int) -> None:
    game = KuhVadis(built_in_sheets()[number])
    match = played_on(new_match(game, 2), 10_000, Random(number))
    checked = 0
    for state in match.states:
        if state.phase is Phase.ROLL:
            for seat in range(2):
                able = could_join(state.groups[seat], game.free(state), game.starts(seat))
                assert state.blocked[seat] is not able
                checked += 1
    assert checked > 40
    assert all(len(fields(own)) > 3 for own in match.state.marks)
