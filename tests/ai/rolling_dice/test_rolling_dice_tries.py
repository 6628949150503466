"""Trying throws out: only what lying dice change counts."""

import pytest

from beamme.ai.rolling_dice.candidates import Candidate, candidates
from beamme.ai.rolling_dice.opponent import JUDGE
from beamme.ai.rolling_dice.tries import Effort, oldest_first, tried_out
from beamme.games.rolling_dice.moves import Throw
from tests.ai.rolling_dice.rolling_dice_positions import GAME, die, throwing


def test_an_effort_counts_all_its_throws() -> None:
    assert Effort(5, 8).total == 2 * 5 * 8
    assert Effort(5, 8).within(45) == Effort(5, 4)
    assert Effort(5, 8).within(20) is None


def test_nothing_changes_where_no_die_is_touched() -> None:
    # Far from the path of slow throws.
    state = throwing(die("b1", 3, 400, 125))
    found = (Candidate(Throw(-9000, 0, 500, 0), 0.4), Candidate(Throw(-8000, 0, 500, 0), 0.3))
    assert tried_out(GAME, state, JUDGE, found, Effort(2, 4), bytes(8)) == found[0]


def test_the_same_throws_give_the_same_answer_and_only_known_candidates() -> None:
    state = throwing(die("a1", 4, 200, -30), die("b1", 3, 240, -30), die("c1", 6, 150, 10))
    found = candidates(GAME, state, JUDGE)
    first, second = (tried_out(GAME, state, JUDGE, found, Effort(3, 4), bytes(8)) for _ in "ab")
    assert first == second
    assert first.throw in [candidate.throw for candidate in found[:3]]


@pytest.mark.clause("RD-13")
def test_who_would_push_the_own_ringed_die_off_thinks_again() -> None:
    # The ringed die lies at the edge in front of the hand.
    state = throwing(die("a1", 1, 403, -90), die("b1", 3, 100, 100))
    into, beside = Throw(-9000, 0, 1150, 0), Throw(6000, 0, 1150, 0)
    found = (Candidate(into, 0.5), Candidate(beside, 0.5 - 1e-3))
    assert tried_out(GAME, state, JUDGE, found, Effort(2, 12), bytes(8)).throw == beside


def test_dice_that_came_first_lie_below() -> None:
    state = throwing(die("a1", 1, 100), die("b1", 2, 200), die("d1", 3, 300), active=1)
    assert [body.die for body in oldest_first(state)] == ["b1", "d1", "a1"]
