"""Whether opponents flick a bonus die: each decides by what its own hand may gain and lose."""

from dataclasses import replace

import pytest

from beamme.ai.dice_flick import bonus, yardsticks
from beamme.ai.dice_flick.bonus import TRIES
from beamme.ai.dice_flick.opponent import chance, choose, evaluate, judge
from beamme.ai.dice_flick.scenes import Mind
from beamme.ai.strategy import Level, Limit
from beamme.games.dice_flick.moves import Bonus
from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.scoring import best
from beamme.games.dice_flick.state import Phase, State
from tests.games.dice_flick.df import scoring

GAME = DiceFlick()
NOISE = bytes(32)
TAKE, LEAVE = Bonus(taken=True), Bonus(taken=False)
HELPFUL = """
.. .. .. .. ..
.. .. .. .. ..
.. .. .. .. ..
.. .. .. b1 ..
.. .. g3 g3 g4
"""
FRAGILE = """
.. .. .. .. ..
.. .. .. .. p1
.. .. .. b5 b6
.. .. .. b4 y1
.. .. .. y6 y5
"""


def asked(drawing: str, *, flicks: int = 0) -> State:
    """A die has come to rest on the bonus marker."""
    state = scoring(drawing).state
    return replace(state, phase=Phase.BONUS, flicks=flicks, hands=(("w1", "w2")[: 1 + flicks], ()))


def won_already() -> State:
    """The last turn of a match, and all that lies there is needed to win it by a point."""
    state = asked(FRAGILE)
    points = best(GAME.spread(state)).points
    return replace(state, hands=((), ("w1",)), pad=((points - 1,) + (0,) * 9, (0,) * 9), active=1)


@pytest.mark.parametrize("level", Level)
def test_every_level_takes_what_can_only_help(level: Level) -> None:
    assert choose(GAME, asked(HELPFUL), level, Limit(), NOISE) == TAKE


@pytest.mark.parametrize("level", Level)
def test_every_level_leaves_what_can_only_hurt(level: Level) -> None:
    assert choose(GAME, won_already(), level, Limit(), NOISE) == LEAVE


def test_both_ways_are_judged_the_better_one_first() -> None:
    for state, order in ((asked(HELPFUL), (TAKE, LEAVE)), (won_already(), (LEAVE, TAKE))):
        judged = judge(GAME, state)
        assert tuple(each.move for each in judged) == order
        assert judged[0].chance > judged[1].chance
        assert [chance(GAME, state, each.move) for each in judged] == [
            each.chance for each in judged
        ]
        assert evaluate(GAME, state)[state.active] == pytest.approx(min(1, judged[0].chance))
    assert chance(GAME, won_already(), LEAVE) == pytest.approx(1, abs=1e-3)


def test_after_the_first_flick_the_second_one_counts_too() -> None:
    state = asked(HELPFUL, flicks=1)
    take, leave = judge(GAME, state)
    assert (take.move, leave.move) == (TAKE, LEAVE)
    assert leave.chance > chance(GAME, asked(HELPFUL), LEAVE)


def test_less_time_means_fewer_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[bytes] = []
    real = bonus._tried

    def counted(game: DiceFlick, state: State, mind: Mind, seed: bytes) -> float:
        tried.append(seed)
        return real(game, state, mind, seed)

    monkeypatch.setattr(bonus, "_tried", counted)
    for seconds, count in ((0.05, 3), (0.0, 1), (60.0, TRIES)):
        bonus._chance.cache_clear()
        choose(GAME, asked(HELPFUL), Level.MASTER, Limit(seconds), NOISE)
        assert len({*tried}) == len(tried) == count
        tried.clear()


def test_simple_players_take_it() -> None:
    for player in (yardsticks.straight, yardsticks.greedy):
        assert player(GAME, asked(HELPFUL)) == TAKE
