"""Opponents of Dice Flick: legal, the same each time, and sensible in their flicks."""

from random import Random

import pytest

from beamme.ai.dice_flick import YARDSTICKS, choose, evaluate, plans
from beamme.ai.dice_flick.flicks import aim_of, candidates
from beamme.ai.dice_flick.landings import outlook
from beamme.ai.dice_flick.opponent import FLICKS_PER_SECOND, SKILLS
from beamme.ai.dice_flick.tries import Effort
from beamme.ai.strategy import Level, Limit
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import HOLLOWS, Box
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.state import ROUNDS, Phase
from tests.ai.dice_flick.dice_flick_positions import (
    AT_ONCE,
    FULL,
    GAME,
    NOISE,
    OTHER_NOISE,
    PAIRS,
    flicking,
    lying,
    played,
    scattered,
    scoring,
)


@pytest.mark.parametrize("level", Level)
def test_a_level_plays_legally_to_the_end(level: Level) -> None:
    match = played(GAME, [level, level], 11)
    assert match.state.phase is Phase.OVER
    assert sum(match.state.totals) > 0


def test_a_box_of_other_sizes_with_sliding_plates_is_played_by_four() -> None:
    box = Box("Large", (".y...", "....b", "..c..", "+....", "...g."), 1500, 2600, 1000, 3000, 4000)
    match = played(DiceFlick(box, slides=(True,) * 4), [Level.ADVANCED] * 4, 12)
    assert sum(match.state.totals) > 40


@pytest.mark.parametrize("level", Level)
def test_the_same_position_gets_the_same_move(level: Level) -> None:
    state = flicking(scattered(Random(13), 5, ("b4", "y4", "g4")))
    limit = Limit(0.6)
    moves = set()
    for _ in range(2):
        plans._worth.cache_clear()
        moves.add(choose(GAME, state, level, limit, NOISE))
    assert len(moves) == 1
    assert GAME.allows(state, moves.pop())


def test_noise_makes_different_opponents_of_one_level() -> None:
    random = Random(14)
    differing = 0
    for _ in range(12):
        state = flicking(scattered(random, 4, ("b4", "y4", "g4")))
        moves = [choose(GAME, state, Level.BEGINNER, AT_ONCE, n) for n in (NOISE, OTHER_NOISE)]
        differing += moves[0] != moves[1]
    assert differing > 4


@pytest.mark.parametrize("level", [Level.ADVANCED, Level.EXPERT, Level.MASTER])
def test_a_pair_is_completed_with_the_right_colour(level: Level) -> None:
    flick = choose(GAME, flicking(PAIRS, flicks=1), level, AT_ONCE, NOISE)
    assert isinstance(flick, Flick)
    assert flick.die == "b4"
    said = outlook(GAME.box, PAIRS, aim_of(flick), SKILLS[level].mind.hand)
    # Blue's marker is at 6, so that these hollows make a combination.
    completes = (2, 3, 6, 9, 12, 13)
    assert sum(said[place] for place in completes) > 0.35


def test_every_level_plans_with_its_own_hand() -> None:
    hits = []
    for level in (Level.ADVANCED, Level.EXPERT, Level.MASTER):
        found = candidates(GAME, flicking(), SKILLS[level].mind)
        hits.append(
            {
                (candidate.flick.plate, candidate.flick.direction, candidate.flick.speed)
                for candidate in found
            }
        )
    assert hits[0] != hits[1] != hits[2]


def test_only_the_best_levels_try_flicks_out_and_never_more_than_time_allows() -> None:
    tries = [SKILLS[level].effort for level in Level]
    assert tries[:3] == [None, None, None]
    assert tries[3] is not None
    assert tries[4] is not None
    assert tries[3].total < tries[4].total
    # A core tries more than 150 in a second; master has two cores for three seconds.
    assert tries[4].total / 150 < 3
    for seconds in (0.1, 0.5, 1.0, 2.0):
        fewer = tries[4].within(round(seconds * FLICKS_PER_SECOND))
        assert fewer is None or fewer.total <= seconds * FLICKS_PER_SECOND
    assert tries[4].within(0) is None
    assert tries[4].within(None) == tries[4]


def test_an_effort_counts_all_its_flicks() -> None:
    assert Effort(8, 10, 3).total == 8 * 10 + 4 * 20 + 2 * 40


def test_flicks_that_were_tried_out_count() -> None:
    state = flicking(scattered(Random(15), 9, ("b4", "y4", "g4")), flicks=1)
    moves = {choose(GAME, state, Level.MASTER, Limit(s), NOISE) for s in (0.0, 5.0)}
    assert all(GAME.allows(state, move) for move in moves)


@pytest.mark.parametrize("level", Level)
def test_who_cannot_win_any_more_knows_it_and_still_plays_for_points(level: Level) -> None:
    pad = ((20,) * ROUNDS, (5,) * (ROUNDS - 1))
    for flicks in (1, 2):
        state = flicking(lying({0: ("y1", 2), 1: ("y2", 5)}), ("y3", "b1"), flicks=flicks, pad=pad)
        assert evaluate(GAME, state) == pytest.approx((1, 0), abs=0.001)
    move = choose(GAME, state, level, AT_ONCE, NOISE)
    assert isinstance(move, Flick)
    said = outlook(GAME.box, state.lying, aim_of(move), SKILLS[level].mind.hand)
    assert sum(said[:HOLLOWS]) > 0.5, "not just anywhere"


@pytest.mark.parametrize("name", ["straight", "greedy"])
def test_yardsticks_play_legally(name: str) -> None:
    for state in (flicking(PAIRS), scoring(FULL)):
        assert GAME.allows(state, YARDSTICKS[name](GAME, state))
