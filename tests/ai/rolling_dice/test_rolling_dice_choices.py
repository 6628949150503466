"""Opponents of Rolling Dice choose sensibly: how to throw, what to keep, where to put a die."""

import pytest

from beamme.ai.rolling_dice import choose
from beamme.ai.rolling_dice.opponent import SKILLS
from beamme.ai.strategy import Level
from beamme.games.rolling_dice.moves import Keep, PutBack, Throw
from beamme.games.rolling_dice.scoring import sum_of
from beamme.games.rolling_dice.state import Phase
from tests.ai.rolling_dice.rolling_dice_outlooks import outlook
from tests.ai.rolling_dice.rolling_dice_positions import (
    AT_ONCE,
    FLOE,
    GAME,
    NET,
    NOISE,
    die,
    pushed,
    throwing,
    thrown,
)


@pytest.mark.parametrize("level", Level)
def test_nobody_throws_absurdly(level: Level) -> None:
    for state in (throwing(), throwing(die("a1", 1, 60)), throwing(die("a1", 6, 200))):
        throw = choose(GAME, state, level, AT_ONCE, NOISE)
        assert isinstance(throw, Throw)
        said = outlook(GAME, state, throw, SKILLS[level].mind.grip)
        assert said.beat > (0.5 if state.body_of("a1") else 0.8), "rather well than not"


@pytest.mark.parametrize("level", Level)
def test_who_must_go_further_throws_far_enough(level: Level) -> None:
    state = throwing(die("a1", 6, 330))
    throw = choose(GAME, state, level, AT_ONCE, NOISE)
    assert isinstance(throw, Throw)
    said = outlook(GAME, state, throw, SKILLS[level].mind.grip)
    assert said.far > 33_000
    lame = outlook(GAME, state, Throw(0, 0, 600, 300), SKILLS[level].mind.grip)
    assert said.beat > 1.4 * lame.beat


@pytest.mark.parametrize("level", Level)
def test_a_die_that_is_higher_and_further_and_on_the_net_is_kept(level: Level) -> None:
    state = throwing(die("b1", 5, 200, 60), die("c1", 5, 220, -60), die("d1", 5, 240))
    good = die("a2", 4, 338, -36)
    assert FLOE.field_of(good) == NET
    dice = thrown(state, die("a1", 2, 30, 90), good, die("a3", 1, 20, -90))
    assert dice.phase is Phase.KEEP
    assert choose(GAME, dice, level, AT_ONCE, NOISE) == Keep("a2")


def test_of_two_dice_that_score_alike_the_one_that_is_easier_to_beat_is_kept() -> None:
    """Both score 6 and what lies behind; a 6 on bare ice is hard to beat, a 3 on a net is not."""
    net = next(field for field in FLOE.fields if field.value == 3)
    beside = die("a1", 6, net.y // 100 + FLOE.length // 200, 100)
    on_net = die("a2", 3, net.y // 100 + FLOE.length // 200, net.x // 100)
    state = thrown(throwing(active=0, start=1), beside, on_net)
    assert not FLOE.field_of(beside)
    assert choose(GAME, state, Level.MASTER, AT_ONCE, NOISE) == Keep("a2")


@pytest.mark.parametrize("level", Level)
def test_a_die_pushed_off_after_its_turn_is_put_where_it_scores_most_or_nearly(
    level: Level,
) -> None:
    state = throwing(
        die("a1", 2, 320, 60), die("b1", 3, 250, 90), die("c1", 5, 200, -90), active=3, start=0
    )
    adrift = pushed(state, "a1", die("d1", 4, 150, 10))
    assert adrift.phase is Phase.PUT
    move = choose(GAME, adrift, level, AT_ONCE, NOISE)
    assert isinstance(move, PutBack)
    assert GAME.allows(adrift, move)
    after = GAME.play(adrift, move)
    body = after.body_of("a1")
    assert body is not None
    # Its 2, the net's 6 and all who are behind.
    most = 2 + 6 + 3 + 5 + 4
    counted = sum_of(FLOE, body, after.lying, ()).points
    assert counted >= most - (0 if level is Level.MASTER else 6)


@pytest.mark.parametrize("level", Level)
def test_a_die_pushed_off_before_its_turn_is_put_where_it_is_easy_to_beat(level: Level) -> None:
    state = throwing(die("a1", 6, 150), die("b1", 5, 320), die("c1", 3, 60, -50))
    adrift = pushed(state, "b1", die("a2", 4, 200, 10))
    assert adrift.phase is Phase.PUT
    move = choose(GAME, adrift, level, AT_ONCE, NOISE)
    assert isinstance(move, PutBack)
    assert GAME.allows(adrift, move)
    assert move.y < 0, "in the nearer half"
