"""Chances from points, and what a scoring die is worth later and among the others."""

from dataclasses import replace

import numpy as np
import pytest

from beamme.ai.rolling_dice.foresight import NO_RING, THROWS, foresight_of
from beamme.ai.rolling_dice.opponent import JUDGE, SKILLS
from beamme.ai.rolling_dice.scenes import scene_of
from beamme.ai.rolling_dice.standings import Standing
from beamme.ai.strategy import Level
from beamme.games.rolling_dice.scoring import tally
from tests.ai.rolling_dice.rolling_dice_positions import FLOE, GAME, die, throwing

FOUR = Standing(4, 4, 75)
TWO = Standing(2, 4, 75)


def test_equal_points_are_equal_chances_and_a_lead_is_worth_more_late() -> None:
    assert FOUR.chances(np.full(4, 20.0), np.zeros(4)).tolist() == [0.25] * 4
    early, late = (
        FOUR.chances(np.array([10.0, 0, 0, 0]) + by, np.zeros(4))[0] for by in (0.0, 60.0)
    )
    assert 0.3 < early < late < 1


def test_prospects_count_like_points_unless_all_is_over() -> None:
    hopes = np.array([6.0, 0, 0, 0])
    assert FOUR.chances(np.full(4, 20.0), hopes)[0] > 0.3
    assert FOUR.chances(np.array([75.0, 80, 10, 10]), hopes).tolist() == [0, 1, 0, 0]


@pytest.mark.clause("RD-21")
def test_two_colours_of_a_seat_are_added_and_ties_share_the_win() -> None:
    points = np.array([76.0, 40, 10, 50])
    assert TWO.chances(points, np.zeros(4)).tolist() == [0, 1]
    assert TWO.chances(np.array([76.0, 40, 14, 50]), np.zeros(4)).tolist() == [0.5, 0.5]


@pytest.mark.parametrize("colours", [3, 4, 5, 6])
@pytest.mark.parametrize("level", range(5))
def test_a_high_die_far_ahead_is_hard_to_beat(level: int, colours: int) -> None:
    known = foresight_of(level, colours)
    near, far = (
        known.prospects(np.array([1, 3, 6]), np.full(3, ahead)) for ahead in (3_000.0, 37_000.0)
    )
    assert far[0] > far[1] > far[2], "less than a lower one"
    assert near[2] > far[2] + 2, "less than one that is near"
    assert near[0] == pytest.approx(near[2], abs=1.0)
    assert known.throws.shape == (NO_RING + 1,)
    assert known.throws.max() < THROWS
    # Being in front is worth more points at once.
    assert known.kept[2, 24] > known.kept[2, 4] + 3


def test_when_everybody_has_thrown_a_scene_counts_as_the_rules_do() -> None:
    dice = (die("b1", 5, 200, 60), die("c1", 4, 340, -36), die("d1", 6, 150, 5))
    state = throwing(*dice, active=0, start=1, points=(10, 20, 30, 40))
    scene = scene_of(GAME, state, 0, replace(JUDGE, foresight=0.0))
    for face, ahead in ((1, 100), (6, 180), (3, 300), (2, 390)):
        own = die("a1", face, ahead, -110)
        assert FLOE.field_of(own) is None
        told = tally(FLOE, (own, *dice), (), state.points, state.order)
        plain = [
            before + sum(step.sum.points for step in told.steps if step.colour == colour)
            for colour, before in enumerate(state.points)
        ]
        expected = Standing.of(state).chances(np.array(plain, float), np.zeros(4))
        found = scene.kept(np.array([face]), np.array([100.0 * ahead]), np.zeros(1))
        assert found[:, 0] == pytest.approx(expected, abs=1e-4)


def test_a_die_lost_gives_its_face_to_all_others() -> None:
    dice = (die("b1", 5, 200, 60), die("c1", 4, 340, 100))
    state = throwing(*dice, colours=3, active=0, start=1, points=(20, 20, 20))
    chances = scene_of(GAME, state, 0, JUDGE).lost(np.array([1, 6]))
    assert chances.sum(axis=0) == pytest.approx(1, abs=1e-4)
    assert chances[0, 1] < chances[0, 0]


def test_weak_levels_see_less() -> None:
    dice = (die("b1", 6, 380, 100),)
    state = throwing(*dice, points=(30, 30, 30, 30))
    faces, ahead = np.array([1, 6]), np.full(2, 20_000.0)
    seen = {
        level: scene_of(GAME, state, 0, SKILLS[level].mind).kept(faces, ahead, np.zeros(2))[0]
        for level in Level
    }
    gains = [float(chances[1] - chances[0]) for chances in seen.values()]
    # A 6 counts six for oneself, but it feeds the die in front and is hard to beat.
    assert gains[0] > gains[4]
