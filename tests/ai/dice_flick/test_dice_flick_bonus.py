"""Whether opponents flick a bonus die: each decides by what its own hand may gain and lose."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from beamme.ai.dice_flick import bonus, yardsticks
from beamme.ai.dice_flick.bonus import TRIES
from beamme.ai.dice_flick.opponent import chance, choose, evaluate, judge
from beamme.ai.dice_flick.scenes import Mind
from beamme.ai.strategy import Level, Limit
from beamme.games.dice_flick.moves import Bonus
from beamme.games.dice_flick.rules import DiceFlick
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


def asked(drawing: str, *, flicks: int = 0) -> State:
    """A die has come to rest on the bonus marker."""
    state = scoring(drawing).state
    return replace(state, phase=Phase.BONUS, flicks=flicks, hands=(("w1", "w2")[: 1 + flicks], ()))


@pytest.fixture
def unlucky(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every flick that is tried knock out what lies there."""
    monkeypatch.setattr(bonus, "_tried", lambda *_: 0.01)
    bonus._chance.cache_clear()
    yield
    bonus._chance.cache_clear()


@pytest.mark.parametrize("level", Level)
def test_every_level_takes_what_can_only_help(level: Level) -> None:
    assert choose(GAME, asked(HELPFUL), level, Limit(), NOISE) == TAKE


@pytest.mark.usefixtures("unlucky")
@pytest.mark.parametrize("level", Level)
def test_every_level_leaves_what_hurts_when_tried(level: Level) -> None:
    state = asked(HELPFUL)
    assert choose(GAME, state, level, Limit(), NOISE) == LEAVE
    assert [each.move for each in judge(GAME, state)] == [LEAVE, TAKE]


def test_what_is_judged_is_the_chance_of_each() -> None:
    state = asked(HELPFUL)
    judged = judge(GAME, state)
    assert [each.move for each in judged] == [TAKE, LEAVE]
    assert judged[0].chance > judged[1].chance
    assert [chance(GAME, state, each.move) for each in judged] == [each.chance for each in judged]
    assert evaluate(GAME, state)[0] == pytest.approx(judged[0].chance)


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
