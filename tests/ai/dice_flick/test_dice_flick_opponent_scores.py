"""Opponents of Dice Flick score the most there is, or nearly, if they overlook things."""

from random import Random

import pytest

from beamme.ai.dice_flick import chance, choose
from beamme.ai.dice_flick.opponent import SKILLS
from beamme.ai.dice_flick.ways import ways_of
from beamme.ai.strategy import Level
from beamme.games.dice_flick.moves import Score
from beamme.games.dice_flick.scoring import best
from tests.ai.dice_flick.dice_flick_positions import (
    AT_ONCE,
    FULL,
    GAME,
    NOISE,
    OTHER_NOISE,
    scattered,
    scoring,
)


@pytest.mark.parametrize("level", Level)
def test_the_best_score_is_taken_or_nearly_by_those_who_overlook_things(level: Level) -> None:
    most = best(GAME.spread(scoring(FULL))).points
    for noise in (NOISE, OTHER_NOISE):
        move = choose(GAME, scoring(FULL), level, AT_ONCE, noise)
        assert isinstance(move, Score)
        score = GAME.scored(scoring(FULL), move.takes)
        assert score is not None
        # Blue with its marker is 17 of 27: nobody fails to see that.
        assert score.points >= 17
        if not SKILLS[level].overlooks:
            assert score.points == most


def test_master_takes_the_best_score_of_random_boxes_unless_leaving_is_worth_more() -> None:
    random = Random(16)
    for _ in range(15):
        state = scoring(scattered(random, 8, ("g5",)))
        move = choose(GAME, state, Level.MASTER, AT_ONCE, NOISE)
        most = best(GAME.spread(state))
        assert isinstance(move, Score)
        score = GAME.scored(state, move.takes)
        assert score is not None
        if score.points != most.points:
            assert chance(GAME, state, move) > chance(GAME, state, Score(most.takes))


def test_the_weaker_the_more_is_overlooked_but_never_most_of_it() -> None:
    missed = dict.fromkeys(Level, 0)
    for level in Level:
        random = Random(17)
        for _ in range(40):
            state = scoring(scattered(random, 10, ("g5",)))
            move = choose(GAME, state, level, AT_ONCE, NOISE)
            assert isinstance(move, Score)
            score = GAME.scored(state, move.takes)
            most = best(GAME.spread(state)).points
            assert score is not None
            assert 2 * score.points >= most
            missed[level] += most - score.points
    assert missed[Level.BEGINNER] > missed[Level.ADVANCED] > missed[Level.MASTER]


def test_all_ways_to_score_are_found_once() -> None:
    ways = ways_of(GAME.spread(scoring(FULL)))
    # Blue with its marker 17, the centre 6, yellow 4, in all their sums.
    assert [way.points for way in ways] == [27, 23, 21, 17, 10, 6, 4, 0]
    assert len({way.dice for way in ways}) == len(ways)
    assert any(not way.takes for way in ways)
