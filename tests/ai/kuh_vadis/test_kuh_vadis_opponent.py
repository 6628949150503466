"""Opponents of Kuh Vadis: legal, the same each time, never absurd."""

from random import Random

import numpy as np
import pytest

from beamme.ai import turns
from beamme.ai.kuh_vadis import YARDSTICKS, choose, evaluate, judge
from beamme.ai.kuh_vadis.rounds import Mind, Table
from beamme.ai.kuh_vadis.values import Scene, turn_values
from beamme.ai.kuh_vadis.views import Plain, Runner
from beamme.ai.strategy import Level, Limit
from beamme.core.game import Chance, Outcome
from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.kuh_vadis import KuhVadis
from beamme.games.kuh_vadis.board import Sheet, Sign
from beamme.games.kuh_vadis.generator import sheet_of
from beamme.games.kuh_vadis.moves import Mark
from beamme.games.kuh_vadis.paths import missing
from beamme.games.kuh_vadis.state import Phase
from tests.ai.kuh_vadis.kuh_vadis_positions import (
    NOISE,
    OTHER_NOISE,
    claiming,
    marking,
    one_short,
    rolled,
    scattered,
    showing,
    standing,
)

NOISY = [level for level in Level if level is not Level.MASTER]


@pytest.mark.parametrize("level", Level)
def test_a_level_plays_legally_to_the_end(level: Level) -> None:
    game, random = KuhVadis(sheet_of(11), Sign.CIRCLE), Random(11)
    state = game.start(2)
    while not isinstance(turn := game.turn(state), Outcome):
        if isinstance(turn, Chance):
            state = game.answered(state, rolled(random, turn.ask.count))
            continue
        move = choose(game, state, level, Limit(), NOISE)
        assert game.allows(state, move)
        state = game.play(state, move)
    assert state.phase is Phase.OVER


def test_a_sheet_without_some_symbols_is_played_too() -> None:
    rows = ("X11111O", "1111111", "1111111", "O11*11X", "1111111", "1111111", "X11111O")
    game = KuhVadis(Sheet("Own", rows))
    state = showing(game.start(2), (1, 1, 1, 1, 6), 1)
    for level in Level:
        assert game.allows(state, choose(game, state, level, Limit(), NOISE))
    assert sum(evaluate(game, state)) == pytest.approx(1)


@pytest.mark.parametrize("level", Level)
def test_the_same_position_gets_the_same_move(level: Level) -> None:
    game, random = KuhVadis(sheet_of(12)), Random(12)
    for _ in range(4):
        state = showing(scattered(game, random, 3), (1, 3, 3, 4, 6), 2)
        moves = set()
        for _ in range(2):
            turn_values.cache_clear()
            moves.add(choose(game, state, level, Limit(), NOISE))
        assert len(moves) == 1


def test_noise_makes_different_opponents_of_one_level() -> None:
    game, random = KuhVadis(sheet_of(13)), Random(13)
    differing = 0
    for _ in range(12):
        state = marking(scattered(game, random, 2), (6, 6, 1, 2, 3))
        first, second = (
            choose(game, state, Level.BEGINNER, Limit(), noise) for noise in (NOISE, OTHER_NOISE)
        )
        differing += first != second
    assert differing > 2


@pytest.mark.parametrize("noise", [NOISE, OTHER_NOISE])
@pytest.mark.parametrize("level", Level)
def test_a_chain_that_wins_is_completed(level: Level, noise: bytes) -> None:
    game, random = KuhVadis(sheet_of(14)), Random(14)
    for _ in range(3):
        state, wins = one_short(game, random)
        faces = claiming(game, wins[0])
        assert choose(game, showing(state, faces, 2), level, Limit(), noise) == Keep(ALL_DICE)
        move = choose(game, marking(state, faces), level, Limit(), noise)
        assert isinstance(move, Mark)
        assert move.field in wins


@pytest.mark.parametrize("level", NOISY)
def test_equal_dice_stay_together_unless_parting_is_really_best(level: Level) -> None:
    game, random = KuhVadis(sheet_of(15)), Random(15)
    for _ in range(8):
        state = showing(scattered(game, random, 3), (3, 6, 3, 6, 3), 2)
        move = choose(game, state, level, Limit(), NOISE)
        assert isinstance(move, Keep)
        kept = turns.KEEPS[turns.kept(state.faces, move.mask)]
        truth = turn_values(Scene.of(game, state), Mind(Plain())).keeps[1]
        best = truth[[turns.kept(state.faces, mask) for mask in range(32)]].max()
        together = kept.count(3) in (0, 3) and kept.count(6) in (0, 2)
        assert together or truth[turns.kept(state.faces, move.mask)] == pytest.approx(best)


@pytest.mark.parametrize("level", Level)
def test_nobody_stops_with_nothing_to_mark(level: Level) -> None:
    game, random = KuhVadis(sheet_of(16)), Random(16)
    for noise in (NOISE, OTHER_NOISE):
        state = showing(scattered(game, random, 3), (1, 2, 3, 4, 5), 1)
        assert choose(game, state, level, Limit(), noise) != Keep(ALL_DICE)


def test_the_weaker_the_level_the_dearer_its_errors() -> None:
    game, random = KuhVadis(sheet_of(17)), Random(17)
    errors = dict.fromkeys(Level, 0.0)
    for _ in range(12):
        state = marking(scattered(game, random, 4), (6, 6, 2, 2, 2))
        judged = {each.move: each.chance for each in judge(game, state)}
        for level in Level:
            move = choose(game, state, level, Limit(), NOISE)
            errors[level] += max(judged.values()) - judged[move]
    assert errors[Level.MASTER] == 0
    assert errors[Level.BEGINNER] > errors[Level.ADVANCED] > 0
    assert errors[Level.CASUAL] > errors[Level.EXPERT]


def test_a_hurried_master_does_without_the_reply() -> None:
    game = KuhVadis(sheet_of(18))
    state = showing(scattered(game, Random(18), 3), (2, 2, 4, 4, 6), 2)
    hurried = choose(game, state, Level.MASTER, Limit(0.01), NOISE)
    plain = turn_values(Scene.of(game, state), Mind(Plain())).keeps[1]
    masks = [turns.kept(state.faces, mask) for mask in range(32)]
    assert isinstance(hurried, Keep)
    assert plain[turns.kept(state.faces, hurried.mask)] == pytest.approx(plain[masks].max())


def test_a_runner_does_not_look_at_the_other_player() -> None:
    game, random = KuhVadis(sheet_of(24)), Random(24)
    state = scattered(game, random, 4)
    own, other = np.array([state.marks[0]]), np.array([state.marks[1]])
    seen = [
        Runner().chances(Table(game.sheet, (game.starts(0), starts)), own, other)
        for starts in (game.starts(1), game.starts(0))
    ]
    assert (seen[0] == seen[1]).all()
    # Wherever the other one is about to win, the runner goes its own shortest way.
    for _ in range(4):
        threatened, _ = one_short(game, random)
        threatened = standing(game, threatened.marks, 1)
        if threatened.blocked[1]:
            continue
        move = YARDSTICKS["runner"](game, marking(threatened, (6, 6, 1, 2, 3)))
        left = {
            each: missing(
                threatened.marks[1] | 1 << each.field,
                game.free(threatened) & ~(1 << each.field),
                game.starts(1),
            )
            for each in game.legal(marking(threatened, (6, 6, 1, 2, 3)))
            if isinstance(each, Mark)
        }
        best = min(fewest for fewest in left.values() if fewest is not None)
        assert isinstance(move, Mark)
        assert (left[move] or 0) <= best + 1  # numbers cost more than cows
