"""Every game obeys the laws of the rules, also with house rules and boards of one's own."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from beamme.core.errors import IllegalMove
from beamme.core.game import Game, Outcome
from beamme.core.match import new_match
from tests.games_kit.rules.laws import CAREFUL, Laws, with_rules
from tests.helpers.strategies import random_match

LONGEST = 6000
"""More plies than any match takes that is played at random."""

Kind = type[Game[Any, Any]]


def test_every_position_of_a_random_match_obeys_the_laws(kind: Kind) -> None:
    run_state_machine_as_test(type("LawsOfOneGame", (Laws,), {"kind": kind}), settings=CAREFUL)


@pytest.mark.parametrize("seed", range(6))
def test_random_play_ends_with_every_seat_in_the_ranking(kind: Kind, seed: int) -> None:
    counts = kind.from_options({}, 2).seats
    seats = counts[seed % len(counts)]
    match = random_match(kind.from_options({}, seats), seats, Random(seed), LONGEST)
    assert isinstance(match.turn, Outcome), f"not over after {LONGEST} plies"
    assert sorted(seat for place in match.turn.ranking for seat in place) == [*range(seats)]
    assert all(match.turn.ranking)
    assert not match.game.legal(match.state)


@settings(CAREFUL, max_examples=25)
@given(data=st.data())
def test_a_game_answers_only_for_its_number_of_seats(kind: Kind, data: st.DataObject) -> None:
    game, _ = data.draw(with_rules(kind))
    wrong = data.draw(st.integers(-2, 12).filter(lambda seats: seats not in game.seats))
    with pytest.raises(IllegalMove, match=f"not {wrong}$"):
        new_match(game, wrong)
