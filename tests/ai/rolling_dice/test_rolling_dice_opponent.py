"""Opponents of Rolling Dice: legal, the same each time; chances that fit together."""

from dataclasses import replace
from random import Random

import pytest

from beamme.ai.report import review
from beamme.ai.rolling_dice import YARDSTICKS, candidates, chance, choose, evaluate, judge
from beamme.ai.rolling_dice.opponent import SKILLS, THROWS_PER_SECOND
from beamme.ai.strategy import Level, Limit, strategy
from beamme.core.chance import Rest
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.games.rolling_dice import RollingDice
from beamme.games.rolling_dice.moves import Keep, Move, Throw
from beamme.games.rolling_dice.state import Phase, State
from tests.ai.rolling_dice.rolling_dice_positions import (
    AT_ONCE,
    FLOE,
    GAME,
    NOISE,
    OTHER_NOISE,
    die,
    pushed,
    somewhere,
    throwing,
    thrown,
)


def played(levels: list[Level], seed: int) -> Match[State, Move]:
    random, match = Random(seed), new_match(GAME, len(levels))
    while not isinstance(turn := match.turn, Outcome):
        if isinstance(turn, Chance):
            match = match.add(Answered(somewhere(random, match.state)))
        else:
            move = choose(GAME, match.state, levels[turn.index], AT_ONCE, NOISE)
            match = match.add(Moved(turn.index, move))
    return match


def test_the_game_has_this_strategy() -> None:
    assert strategy(GAME.key).evaluate is evaluate


@pytest.mark.parametrize("level", Level)
def test_a_level_plays_legally_to_the_end(level: Level) -> None:
    match = played([level] * (2 + list(Level).index(level)), 11)
    assert match.state.phase is Phase.OVER


@pytest.mark.parametrize("level", Level)
def test_a_floe_of_other_sizes_is_played(level: Level) -> None:
    fields = tuple(replace(field, x=field.x // 2) for field in FLOE.fields)
    game = RollingDice(replace(FLOE, width=20_000, length=60_000, fields=fields))
    state = game.start(3)
    for ahead in (150, 500):
        throw = choose(game, state, level, AT_ONCE, NOISE)
        assert game.allows(state, throw)
        lying = tuple(replace(die(name, 3, ahead), x=0) for name in state.hand[:1])
        state = game.answered(game.play(state, throw), Rest((*state.lying, *lying)))
        move = choose(game, state, level, AT_ONCE, NOISE)
        assert game.allows(state, move)
        state = game.play(state, move)
    assert sum(evaluate(game, state)) == pytest.approx(1)


@pytest.mark.parametrize("level", Level)
def test_the_same_position_gets_the_same_move(level: Level) -> None:
    state = throwing(die("a1", 4, 300), die("b1", 2, 250, 30), die("d2", 6, 120, -40))
    limit = Limit(0.6)
    moves = set()
    for _ in range(2):
        candidates.worth_of.cache_clear()
        moves.add(choose(GAME, state, level, limit, NOISE))
    assert len(moves) == 1
    assert GAME.allows(state, moves.pop())


def test_noise_makes_different_opponents_of_one_level() -> None:
    differing = 0
    for ahead in range(100, 400, 30):
        state = throwing(die("a1", 3, ahead))
        moves = [choose(GAME, state, Level.BEGINNER, AT_ONCE, n) for n in (NOISE, OTHER_NOISE)]
        differing += moves[0] != moves[1]
    assert differing > 4


def test_only_the_best_levels_try_throws_out_and_never_more_than_time_allows() -> None:
    tries = [SKILLS[level].effort for level in Level]
    assert tries[:3] == [None, None, None]
    assert tries[3] is not None
    assert tries[4] is not None
    assert tries[3].total < tries[4].total
    # A core tries more than 30 in a second; master has two cores for three seconds.
    assert tries[4].total / 30 < 6
    for seconds in (0.1, 0.5, 1.0, 2.0):
        fewer = tries[4].within(round(seconds * THROWS_PER_SECOND))
        assert fewer is None or fewer.total <= seconds * THROWS_PER_SECOND
    assert tries[4].within(0) is None
    assert tries[4].within(None) == tries[4]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_chances_sum_to_one_in_every_phase(seats: int) -> None:
    random, phases = Random(18), set()
    state = GAME.start(seats)
    while state.round < 4 and state.phase is not Phase.OVER:
        chances = evaluate(GAME, state)
        phases.add(state.phase)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert all(0 <= each <= 1 for each in chances)
        match GAME.turn(state):
            case Chance():
                state = GAME.answered(state, somewhere(random, state))
            case Seat():
                state = GAME.play(state, choose(GAME, state, Level.ADVANCED, AT_ONCE, NOISE))
            case Outcome():
                raise AssertionError
    assert phases >= {Phase.THROW, Phase.FLYING, Phase.KEEP}


def test_who_leads_is_ahead() -> None:
    two = evaluate(GAME, throwing(points=(40, 20, 40, 20)))
    assert two[0] > 0.8
    three = evaluate(GAME, throwing(colours=3, points=(30, 60, 30)))
    assert three[1] == max(three)
    assert three[1] > 0.6


def test_the_end_is_exact() -> None:
    last = throwing(
        die("a1", 1, 300), die("b1", 6, 100), active=2, start=0, points=(74, 60, 0), colours=3
    )
    over = thrown(last, die("c1", 1, 50))
    over = GAME.play(over, Keep("c1"))
    assert over.phase is Phase.OVER
    assert evaluate(GAME, over) == (1.0, 0.0, 0.0)
    assert judge(GAME, over) == ()


def test_judged_moves_come_best_first_and_the_chance_of_any_move_agrees() -> None:
    state = throwing(die("a1", 3, 250), die("b1", 5, 300, 60), die("c1", 2, 120, -60))
    keeping = thrown(state, die("a2", 4, 200, 20), die("a3", 2, 330, -36), die("a4", 6, 80))
    putting = pushed(state, "b1", die("a2", 4, 200, 20))
    for each_state in (state, keeping, putting):
        judged = judge(GAME, each_state)
        values = [each.chance for each in judged]
        assert len(judged) > 2
        assert values == sorted(values, reverse=True)
        for each in judged[:4]:
            assert GAME.allows(each_state, each.move)
            assert chance(GAME, each_state, each.move) == pytest.approx(each.chance, abs=1e-6)
        turn = GAME.turn(each_state)
        assert isinstance(turn, Seat)
        assert evaluate(GAME, each_state)[turn.index] == pytest.approx(values[0])


def test_a_throw_into_the_water_is_an_error() -> None:
    state = throwing(die("a1", 3, 250))
    assert chance(GAME, state, Throw(0, 0, 2500, 300)) < judge(GAME, state)[0].chance - 0.05


def test_the_report_of_a_match_adds_up() -> None:
    report = review(played([Level.MASTER, Level.BEGINNER], 19))
    master, beginner = report.accounts
    assert beginner.own_error > master.own_error
    for account in report.accounts:
        assert account.start + account.luck + account.skill == pytest.approx(account.result)


@pytest.mark.parametrize("name", ["straight", "greedy"])
def test_yardsticks_play_legally(name: str) -> None:
    state = throwing(die("a1", 3, 250), die("b1", 5, 300, 60))
    keeping = thrown(state, die("a2", 4, 200, 20), die("a3", 2, 330, -36))
    putting = pushed(state, "b1", die("a2", 4, 200, 20))
    for each in (state, keeping, putting):
        assert GAME.allows(each, YARDSTICKS[name](GAME, each))
