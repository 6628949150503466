"""The end: ten rounds, totals, and ties."""

from random import Random

import pytest

from beamme.core.game import Outcome
from beamme.core.match import Match
from beamme.games.dice_flick.dice import DICE
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import Phase, State
from tests.games.dice_flick.df import EMPTY, begun, played, scoring
from tests.helpers.strategies import random_match

ON_CENTRE = """
.. .. .. .. ..
.. .. .. .. ..
.. .. b3 .. ..
.. .. .. .. ..
.. .. .. .. ..
"""


def last_score(*totals: int) -> Match:
    """Let the last seat score 6 or nothing in round 10, with these points before."""
    lying = scoring(ON_CENTRE).state.lying
    seats = len(totals)
    rounds = [10] * (seats - 1) + [9]
    pad = tuple((total, *(0,) * (n - 1)) for total, n in zip(totals, rounds, strict=True))
    state = State(lying, ((),) * seats, pad, seats - 1, Phase.SCORE)
    return Match(DiceFlick(), seats, (), (state,))


@pytest.mark.clause("DF-22")
@pytest.mark.parametrize(
    ("totals", "line", "ranking"),
    [
        ((30, 30), "score centre b1", ((1,), (0,))),
        ((30, 30), "score -", ((0, 1),)),
        ((36, 30), "score centre b1", ((0, 1),)),
        ((37, 30), "score centre b1", ((0,), (1,))),
        ((10, 20, 14), "score centre b1", ((1, 2), (0,))),
        ((10, 20, 30, 4), "score centre b1", ((2,), (1,), (0, 3))),
        ((0, 0, 0, 0), "score -", ((0, 1, 2, 3),)),
    ],
)
def test_df_22_totals_decide_and_ties_share_the_place(
    totals: tuple[int, ...], line: str, ranking: tuple[tuple[int, ...], ...]
) -> None:
    match = last_score(*totals)
    over = played(match, line)
    assert over.turn == Outcome(ranking, "points")
    assert over.state.phase is Phase.OVER
    assert over.game.legal(over.state) == ()
    assert over.state.round == 10


@pytest.mark.clause("DF-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_df_22_everybody_plays_ten_rounds(seats: int) -> None:
    match = random_match(DiceFlick(), seats, Random(seats), longest=10_000)
    assert isinstance(match.turn, Outcome)
    assert [*map(len, match.state.pad)] == [10] * seats
    assert [*match.state.totals] == [sum(points) for points in match.state.pad]
    rounds = [state.round for state in match.states]
    assert rounds == sorted(rounds)
    assert {*rounds} == {*range(1, 11)}
    lengths = [[*map(len, state.pad)] for state in match.states]
    assert all(max(each) - min(each) <= 1 for each in lengths)


@pytest.mark.parametrize("seed", range(4))
def test_every_die_is_always_in_one_place(seed: int) -> None:
    match = random_match(DiceFlick(), 2 + seed % 3, Random(seed), longest=10_000)
    for state in match.states:
        flying = [state.flying.die] if state.flying else []
        held = [die for hand in state.hands for die in hand]
        dice = [*state.bag, *held, *flying, *(body.die for body in state.lying)]
        assert sorted(dice) == sorted(DICE)
        places = [match.game.place_of(body) for body in state.lying]
        assert None not in places
        assert places == sorted({*places})
        assert (state.phase is Phase.FLYING) == bool(flying)


def test_the_first_round_is_number_1() -> None:
    assert begun().state.round == 1
    assert begun().state.totals == (0, 0)
    assert played(scoring(EMPTY), "score -").state.round == 1
