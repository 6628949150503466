"""The chance to win from the pad: exact at the end, alike for alike seats, shared by ties."""

import numpy as np
import pytest

from beamme.ai.dice_flick.standings import (
    LEAST_POINTS,
    MOST_POINTS,
    Standing,
    chances,
    turn_points,
    won,
)
from beamme.games.dice_flick.state import ROUNDS
from tests.ai.dice_flick.dice_flick_positions import GAME, flicking

TURNS = range(LEAST_POINTS, MOST_POINTS + 1)


def by_hand(standing: Standing, points: int, pace: int) -> list[float]:
    """Two seats: sum over everything that may happen, turn by turn."""
    ends = [{total: 1.0} for total in (standing.totals[0] + points, standing.totals[1])]
    likely = turn_points(pace).tolist()
    for seat, turns in enumerate(standing.turns):
        for _ in range(turns):
            more: dict[int, float] = {}
            for total, chance in ends[seat].items():
                for scored, share in enumerate(likely):
                    more[total + scored] = more.get(total + scored, 0) + chance * share
            ends[seat] = more
    wins = [0.0, 0.0]
    for one, first in ends[0].items():
        for two, second in ends[1].items():
            for seat in (0, 1):
                mine, other = ((one, two), (two, one))[seat]
                wins[seat] += first * second * ((mine > other) + (mine == other) / 2)
    return wins


@pytest.mark.parametrize(
    ("standing", "points"),
    [
        (Standing((50, 52), (0, 0)), 2),
        (Standing((50, 52), (0, 1)), 9),
        (Standing((40, 52), (1, 2)), 4),
        (Standing((70, 30), (2, 2)), 0),
    ],
)
def test_two_seats_are_exact(standing: Standing, points: int) -> None:
    table = chances(standing, 2)
    assert table[points - LEAST_POINTS] == pytest.approx(by_hand(standing, points, 2), abs=1e-5)


def test_the_last_turn_is_decided_by_its_points() -> None:
    pad = ((5,) * (ROUNDS - 1), (6,) * ROUNDS)
    standing = Standing.of(flicking(pad=pad))
    assert standing == Standing((45, 60), (0, 0))
    assert standing.is_last_turn
    curve = chances(standing, 3)[:, 0]
    assert [float(won(curve, points)) for points in (14, 15, 16)] == [0, 0.5, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_sum_to_one_and_grow_with_points(seats: int) -> None:
    table = chances(Standing((30, 35, 20, 31)[:seats], (3,) + (4,) * (seats - 1)), 2)
    assert table.shape == (len(TURNS), seats)
    assert table.sum(axis=1) == pytest.approx(np.ones(len(TURNS)), abs=1e-5)
    assert (np.diff(table[:, 0]) >= 0).all()
    assert (np.diff(table[:, 1:], axis=0) <= 1e-12).all()


def test_equal_seats_have_equal_chances() -> None:
    table = chances(Standing((20, 20, 20, 20), (3, 3, 3, 3)), 1)
    assert table[-LEAST_POINTS] == pytest.approx(np.full(4, 0.25), abs=1e-6)


def test_all_tie_and_share() -> None:
    table = chances(Standing((20, 25, 25), (0, 0, 0)), 1)
    assert table[5 - LEAST_POINTS].tolist() == pytest.approx([1 / 3] * 3)


def test_better_levels_score_more() -> None:
    means = [float(turn_points(pace) @ np.arange(len(turn_points(pace)))) for pace in range(5)]
    assert means == sorted(means)
    assert GAME.key == "dice-flick"
