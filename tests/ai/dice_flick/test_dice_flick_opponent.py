"""Opponents of Dice Flick: legal, the same each time, sensible; chances that fit together."""

from random import Random

import numpy as np
import pytest
from dice_flick_positions import GAME, flicking, lying, scattered, scoring

from beamme.ai.dice_flick import YARDSTICKS, chance, choose, evaluate, judge, plans
from beamme.ai.dice_flick.flicks import aim_of, candidates
from beamme.ai.dice_flick.landings import outlook
from beamme.ai.dice_flick.opponent import FLICKS_PER_SECOND, JUDGE, SKILLS
from beamme.ai.dice_flick.tries import Effort
from beamme.ai.dice_flick.ways import ways_of
from beamme.ai.report import review
from beamme.ai.strategy import Level, Limit
from beamme.core.chance import Body, Draw, Drawn, Rest
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.match import Answered, Match, Moved, new_match
from beamme.core.plate import Plate
from beamme.games.dice_flick import DiceFlick
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE, Box
from beamme.games.dice_flick.moves import Flick, Move, Score
from beamme.games.dice_flick.rules import HAND
from beamme.games.dice_flick.scoring import best
from beamme.games.dice_flick.state import ROUNDS, Phase, State

NOISE, OTHER_NOISE = bytes(range(32)), bytes(range(1, 33))
AT_ONCE = Limit(0.0)


def answered(game: DiceFlick, state: State, turn: Chance, random: Random) -> Drawn | Rest:
    """What fate says; dice end as the table foresees."""
    if isinstance(turn.ask, Draw):
        return Drawn(tuple(random.sample(turn.ask.bag, turn.ask.count)))
    assert state.flying
    said = outlook(game.box, state.lying, aim_of(state.flying), SKILLS[Level.EXPERT].mind.hand)
    end = random.choices(range(len(said)), said)[0]
    if end >= HOLLOWS:
        return Rest(state.lying)
    x, y = game.box.middle_of(end // SIZE, end % SIZE)
    return Rest((*state.lying, Body(state.flying.die, x, y, random.randint(1, 6))))


def played(game: DiceFlick, levels: list[Level], seed: int) -> Match[State, Move]:
    random, match = Random(seed), new_match(game, len(levels))
    while not isinstance(turn := match.turn, Outcome):
        if isinstance(turn, Chance):
            match = match.add(Answered(answered(game, match.state, turn, random)))
        else:
            move = choose(game, match.state, levels[turn.index], AT_ONCE, NOISE)
            match = match.add(Moved(turn.index, move))
    return match


@pytest.mark.parametrize("level", Level)
def test_a_level_plays_legally_to_the_end(level: Level) -> None:
    match = played(GAME, [level, level], 11)
    assert match.state.phase is Phase.OVER
    assert sum(match.state.totals) > 0


def test_a_box_of_other_sizes_with_sliding_plates_is_played_by_four() -> None:
    box = Box("Large", (".y...", "....b", "..c..", "+....", "...g."), 1500, 2600, 1000, 3000, 4000)
    match = played(DiceFlick(box, slide_plates=True), [Level.ADVANCED] * 4, 12)
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


PAIRS = lying({7: ("b1", 5), 8: ("b2", 4), 20: ("y1", 2)})


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


FULL = lying(
    {
        0: ("b1", 6),
        1: ("b2", 5),
        2: ("b3", 4),
        CENTRE: ("g1", 3),
        15: ("y1", 2),
        20: ("y2", 1),
        21: ("y3", 1),
    }
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_sum_to_one_in_every_phase(seats: int) -> None:
    random, phases = Random(18), set()
    state = GAME.start(seats)
    while len(state.pad[-1]) < 2:
        chances = evaluate(GAME, state)
        phases.add(state.phase)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1, abs=1e-9)
        assert all(0 <= each <= 1 for each in chances)
        match GAME.turn(state):
            case Chance() as turn:
                state = GAME.answered(state, answered(GAME, state, turn, random))
            case Seat():
                state = GAME.play(state, choose(GAME, state, Level.ADVANCED, AT_ONCE, NOISE))
            case Outcome():
                raise AssertionError
    assert phases == {Phase.DRAW, Phase.FLICK, Phase.FLYING, Phase.SCORE}


def test_who_leads_is_ahead_and_swapped_seats_swap_their_chances() -> None:
    states = [
        State((), ((), ()), pad, active, Phase.DRAW, draws=HAND, flicks=2)
        for pad, active in ((((9, 3), (2, 1)), 0), (((2, 1), (9, 3)), 1))
    ]
    one, two = (evaluate(GAME, state) for state in states)
    assert one[0] > 0.55
    assert one == pytest.approx(two[::-1])


@pytest.mark.parametrize(
    ("pad", "chances"),
    [
        (((5,) * ROUNDS, (6,) * ROUNDS), (0, 1)),
        (((7,) * ROUNDS, (7,) * ROUNDS), (0.5, 0.5)),
        (((7,) * ROUNDS, (7,) * ROUNDS, (1,) * ROUNDS), (0.5, 0.5, 0)),
    ],
)
def test_the_end_is_exact(pad: tuple[tuple[int, ...], ...], chances: tuple[float, ...]) -> None:
    over = State((), ((),) * len(pad), pad, len(pad) - 1, Phase.OVER)
    assert evaluate(GAME, over) == chances
    assert judge(GAME, over) == ()


def test_the_last_score_is_exact_and_the_last_flick_means_over_the_faces() -> None:
    pad = ((6,) * ROUNDS, (5,) * (ROUNDS - 1))
    state = scoring(lying({CENTRE: ("b1", 4), 0: ("b2", 6)}), pad)
    assert evaluate(GAME, state) == pytest.approx((1, 0), abs=0.001)
    flick = flicking((), ("b4",), flicks=1, pad=((6,) * 9 + (0,), (6,) * 8 + (2,)))
    worth = plans.worth_of_ends(GAME, flick, JUDGE)[0]
    # Four points are missing, and the centre doubles: 2 is a tie, 3 to 6 win.
    assert worth[CENTRE] == pytest.approx(4.5 / 6, abs=0.001)
    assert worth[0] == pytest.approx(0, abs=0.001)


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


def test_judged_moves_come_best_first_and_the_chance_of_any_move_agrees() -> None:
    for state in (flicking(PAIRS), flicking(PAIRS, flicks=1), scoring(FULL)):
        judged = judge(GAME, state)
        values = [each.chance for each in judged]
        assert len(judged) > 3
        assert values == sorted(values, reverse=True)
        for each in judged[:4]:
            assert GAME.allows(state, each.move)
            assert chance(GAME, state, each.move) == pytest.approx(each.chance, abs=0.01)
        assert evaluate(GAME, state)[0] == pytest.approx(values[0])


def test_a_flick_into_the_moat_is_an_error() -> None:
    state = flicking(PAIRS)
    wild = Flick("b4", Plate.SOUTH, 0, 0, 1800, 4500)
    assert chance(GAME, state, wild) < judge(GAME, state)[0].chance - 0.01


def test_the_report_of_a_match_adds_up() -> None:
    match = played(GAME, [Level.MASTER, Level.BEGINNER], 19)
    report = review(match)
    master, beginner = report.accounts
    assert beginner.own_error > 2 * master.own_error
    for account in report.accounts:
        assert account.start + account.luck + account.skill == pytest.approx(account.result)


def test_the_chance_in_the_air_is_the_mean_of_where_the_die_may_end() -> None:
    state = flicking(PAIRS, flicks=1)
    flick = judge(GAME, state)[0].move
    flying = GAME.play(state, flick)
    assert isinstance(flick, Flick)
    said = np.array(outlook(GAME.box, PAIRS, aim_of(flick), JUDGE.hand))
    ends = []
    for end in range(len(said)):
        bodies = PAIRS
        faces = range(1, 7) if end < HOLLOWS else (1,)
        values = []
        for face in faces:
            if end < HOLLOWS:
                x, y = GAME.box.middle_of(end // SIZE, end % SIZE)
                bodies = (*PAIRS, Body(flick.die, x, y, face))
            values.append(
                evaluate(GAME, GAME.answered(flying, Rest(bodies)))[0] if said[end] else 0
            )
        ends.append(float(np.mean(values)))
    assert evaluate(GAME, flying)[0] == pytest.approx(float(said @ ends), abs=0.005)


@pytest.mark.parametrize("name", ["straight", "greedy"])
def test_yardsticks_play_legally(name: str) -> None:
    for state in (flicking(PAIRS), scoring(FULL)):
        assert GAME.allows(state, YARDSTICKS[name](GAME, state))
