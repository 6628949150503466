"""The opponents: legal, the same every time, never absurd, and honest about chances."""

from random import Random

import pytest

from beamme.ai import turns
from beamme.ai.beam_me_up import choose, evaluate, judge
from beamme.ai.beam_me_up.scene import Scene
from beamme.ai.beam_me_up.views import Plain, turn_values
from beamme.ai.strategy import Level, Limit
from beamme.core.chance import Faces
from beamme.core.game import Chance, Outcome
from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.beam_me_up import BeamMeUp
from beamme.games.beam_me_up.board import Board, built_in_boards
from beamme.games.beam_me_up.jokers import Joker
from beamme.games.beam_me_up.moves import Advance, Launch, Lift, Skip
from beamme.games.beam_me_up.state import Phase, State

NOISE = bytes(range(32))
OTHER_NOISE = bytes(range(1, 33))
WEAK = [Level.BEGINNER, Level.CASUAL, Level.ADVANCED]
OWN_BOARD = Board(
    "Own", ("..r.b...", ".r.b...b", "...p.r..", "....r..b", "..p.....", "...r.p..", ".b......")
)


def keeping(heights: tuple[tuple[int, ...], ...], faces: tuple[int, ...], left: int) -> State:
    return State(heights, 0, Phase.KEEP, left, faces, 0)


def random_heights(random: Random, seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(random.choice((0, 1, 2, 3, 4, 4, 5)) for _ in range(7)) for _ in range(seats)
    )


def play_on(game: BeamMeUp, state: State, random: Random, levels: list[Level]) -> State:
    """Play to the end; every move is checked by the rules."""
    for _ in range(2000):
        turn = game.turn(state)
        if isinstance(turn, Outcome):
            return state
        if isinstance(turn, Chance):
            values = tuple(random.randint(1, 6) for _ in range(turn.ask.count))
            state = game.answered(state, Faces(values))
            continue
        move = choose(game, state, levels[state.active], Limit(), NOISE)
        assert game.allows(state, move)
        state = game.play(state, move)
    raise AssertionError


@pytest.mark.parametrize("joker", Joker)
@pytest.mark.parametrize("free_reading", [False, True])
def test_house_rules_are_played_legally_to_the_end(joker: Joker, free_reading: bool) -> None:  # noqa: FBT001
    game = BeamMeUp((built_in_boards()[0], OWN_BOARD), joker, free_reading)
    end = play_on(game, game.start(2), Random(5), [Level.BEGINNER, Level.EXPERT])
    assert end.phase is Phase.OVER


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_levels_play_legally_with_any_number_of_seats(seats: int) -> None:
    game = BeamMeUp(built_in_boards()[:seats])
    end = play_on(game, game.start(seats), Random(seats), list(Level)[:-5:-1])
    assert end.phase is Phase.OVER


@pytest.mark.parametrize("level", Level)
def test_the_same_position_gets_the_same_move(level: Level) -> None:
    game = BeamMeUp()
    state = keeping(random_heights(Random(1), 2), (1, 3, 3, 4, 6), 2)
    moves = {choose(game, state, level, Limit(), NOISE) for _ in range(3)}
    assert len(moves) == 1


def test_noise_makes_different_opponents_of_one_level() -> None:
    game, random = BeamMeUp(), Random(2)
    differing = 0
    for _ in range(20):
        state = keeping(random_heights(random, 2), tuple(random.choices(range(1, 7), k=5)), 2)
        first, second = (
            choose(game, state, Level.BEGINNER, Limit(), noise) for noise in (NOISE, OTHER_NOISE)
        )
        differing += first != second
    assert differing > 3


@pytest.mark.parametrize("level", Level)
def test_five_of_a_kind_is_never_broken_up(level: Level) -> None:
    game, random = BeamMeUp(), Random(3)
    for _ in range(12):
        face = random.randint(1, 6)
        heights = random_heights(random, 2)
        own = (*heights[0][: face - 1], random.choice((0, 1, 2)), *heights[0][face:])
        state = keeping((own, heights[1]), (face,) * 5, random.choice((1, 2)))
        move = choose(game, state, level, Limit(), NOISE)
        kept = turns.KEEPS[turns.kept(state.faces, move.mask)]
        truth = turn_values(Scene.of(game, state), Plain()).keeps[state.rolls_left - 1]
        best = truth[[turns.kept(state.faces, mask) for mask in range(32)]].max()
        stop = truth[turns.kept(state.faces, ALL_DICE)]
        # Where stopping is really best, nobody does anything else.
        assert stop < best or kept == (face,) * 5


@pytest.mark.parametrize("level", WEAK)
def test_equal_dice_stay_together_unless_parting_is_really_best(level: Level) -> None:
    game, random = BeamMeUp(), Random(11)
    for _ in range(30):
        face, *others = random.sample(range(1, 7), 3)
        state = keeping(random_heights(random, 2), (face, others[0], face, others[1], face), 2)
        move = choose(game, state, level, Limit(), NOISE)
        threes = turns.KEEPS[turns.kept(state.faces, move.mask)].count(face)
        truth = turn_values(Scene.of(game, state), Plain()).keeps[1]
        keeps = [turns.kept(state.faces, mask) for mask in range(32)]
        assert threes in (0, 3) or truth[turns.kept(state.faces, move.mask)] == truth[keeps].max()


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("noise", [NOISE, OTHER_NOISE])
def test_a_roll_that_wins_is_kept_and_played(level: Level, noise: bytes) -> None:
    game = BeamMeUp()
    heights = ((3, 7, 5, 6, 5, 2, 1), (4,) * 7)
    state = keeping(heights, (1, 1, 1, 4, 6), 2)
    assert choose(game, state, level, Limit(), noise) == Keep(ALL_DICE)
    moving = game.play(state, Keep(ALL_DICE))
    assert choose(game, moving, level, Limit(), noise) == Advance(0, 0)
    assert game.play(moving, Advance(0, 0)).phase is Phase.OVER


@pytest.mark.parametrize("level", WEAK)
def test_no_level_stops_where_another_roll_costs_nothing(level: Level) -> None:
    # A pair and three dice that nothing needs: whatever they become, the pair stays.
    game = BeamMeUp()
    heights = ((0, 0, 0, 0, 0, 0, 7), (2,) * 7)
    for noise in (NOISE, OTHER_NOISE):
        state = keeping(heights, (6, 6, 1, 2, 4), 1)
        assert choose(game, state, level, Limit(), noise) != Keep(ALL_DICE)


@pytest.mark.parametrize("level", Level)
def test_rockets_are_fired_unless_declining_is_really_best(level: Level) -> None:
    game, random = BeamMeUp(), Random(4)
    for _ in range(20):
        state = State(random_heights(random, 2), 0, Phase.ROCKET, 0, (1, 1, 2, 3, 5), ALL_DICE)
        move = choose(game, state, level, Limit(), NOISE)
        assert move not in (Launch(None), Skip()) or judge(game, state)[0].move == move


def test_a_beginner_errs_and_a_master_does_not() -> None:
    game, random = BeamMeUp(), Random(6)
    errors = dict.fromkeys(Level, 0.0)
    for _ in range(25):
        state = keeping(random_heights(random, 2), tuple(random.choices(range(1, 7), k=5)), 2)
        judged = {each.move: each.chance for each in judge(game, state)}
        best = max(judged.values())
        for level in Level:
            errors[level] += best - judged[choose(game, state, level, Limit(), NOISE)]
    assert errors[Level.MASTER] == 0
    assert errors[Level.BEGINNER] > errors[Level.ADVANCED] > errors[Level.EXPERT] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_sum_to_1_in_every_phase(seats: int) -> None:
    game, random = BeamMeUp(built_in_boards()[:seats]), Random(seats)
    state = game.start(seats)
    phases = set()
    while state.phase is not Phase.OVER:
        chances = evaluate(game, state)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1, abs=1e-12)
        assert all(0 <= chance <= 1 for chance in chances)
        phases.add(state.phase)
        turn = game.turn(state)
        if isinstance(turn, Chance):
            values = tuple(random.randint(1, 6) for _ in range(turn.ask.count))
            state = game.answered(state, Faces(values))
        else:
            state = game.play(state, choose(game, state, Level.ADVANCED, Limit(), NOISE))
    assert evaluate(game, state) == tuple(float(seat == state.active) for seat in range(seats))
    assert judge(game, state) == ()
    assert phases >= {Phase.LIFT, Phase.ROLL, Phase.ROLLING, Phase.KEEP, Phase.MOVE}


@pytest.mark.parametrize("seats", [2, 3])
def test_the_chance_before_a_roll_is_the_mean_of_the_chances_after_it(seats: int) -> None:
    game = BeamMeUp(built_in_boards()[:seats])
    heights = random_heights(Random(8), seats)
    state = State(heights, 0, Phase.ROLLING, 2, (2, 2, 5, 6, 1), 0b00111)
    after = [
        evaluate(game, game.answered(state, Faces((first, second))))[0]
        for first in range(1, 7)
        for second in range(1, 7)
    ]
    assert evaluate(game, state)[0] == pytest.approx(sum(after) / 36, abs=1e-9)


def test_judged_moves_are_all_legal_moves_with_the_best_first() -> None:
    game, random = BeamMeUp(), Random(9)
    state = keeping(random_heights(random, 2), (2, 2, 4, 4, 6), 2)
    judged = judge(game, state)
    assert {each.move for each in judged} == set(game.legal(state))
    assert [each.chance for each in judged] == sorted(
        (each.chance for each in judged), reverse=True
    )
    assert choose(game, state, Level.MASTER, Limit(), NOISE) == judged[0].move


def test_the_second_seat_lifts_a_stone() -> None:
    game = BeamMeUp()
    for level in Level:
        assert isinstance(choose(game, game.start(2), level, Limit(), NOISE), Lift)


def test_a_hurried_master_does_without_the_reply() -> None:
    game = BeamMeUp()
    state = keeping(random_heights(Random(10), 2), (2, 2, 4, 4, 6), 2)
    move = choose(game, state, Level.MASTER, Limit(0.01), NOISE)
    assert game.allows(state, move)
