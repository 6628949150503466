"""Chances of Dice Flick fit together: between seats, phases, judged moves and reports."""

from random import Random

import numpy as np
import pytest

from beamme.ai.dice_flick import chance, choose, evaluate, judge, plans
from beamme.ai.dice_flick.flicks import aim_of
from beamme.ai.dice_flick.landings import outlook
from beamme.ai.dice_flick.opponent import JUDGE
from beamme.ai.report import review
from beamme.ai.strategy import Level
from beamme.core.chance import Body, Rest
from beamme.core.game import Chance, Outcome, Seat
from beamme.core.plate import Plate
from beamme.games.dice_flick.board import CENTRE, HOLLOWS, SIZE
from beamme.games.dice_flick.moves import Flick
from beamme.games.dice_flick.state import ROUNDS, Phase, State
from beamme.games.dice_flick.turns import HAND
from tests.ai.dice_flick.dice_flick_positions import (
    AT_ONCE,
    FULL,
    GAME,
    NOISE,
    PAIRS,
    answered,
    flicking,
    lying,
    played,
    scoring,
)


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
    assert phases - {Phase.BONUS} == {Phase.DRAW, Phase.FLICK, Phase.FLYING, Phase.SCORE}


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
