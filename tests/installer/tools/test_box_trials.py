"""Short forms of the long trials, and proof that each of them can fail."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from beamme.physics.box.shapes import BOX
from beamme.physics.engine.labels import ROTATIONS, drawn, nth_seed
from beamme.physics.engine.noise import Noise
from installer.tools.trials import box_trials
from installer.tools.trials.box_trials import (
    chi_square,
    crowd_trial,
    extreme,
    face_trial,
    knocking_trial,
    random_board,
    speed_trial,
    usual,
)
from installer.tools.trials.box_watched import through_a_wall

ONCE_IN_1000 = 20.52


def at(x: float, y: float, z: float) -> NDArray[np.float64]:
    return np.array([[x, y, z, 1.0, 0.0, 0.0, 0.0]])


@pytest.mark.parametrize("draw", [usual, extreme], ids=["usual", "extreme"])
def test_every_throw_ends_at_rest_or_outside(draw: object) -> None:
    tally = crowd_trial(BOX, draw, 100, b"short")  # type: ignore[arg-type]
    assert tally.hollow + tally.moat + tally.outside == tally.throws == 100
    assert min(tally.hollow, tally.moat, tally.outside) > 0
    assert (tally.unfinished, tally.lost, tally.tunnelled) == (0, 0, 0)
    assert tally.deepest < 0.2
    assert tally.longest < 5


@pytest.mark.parametrize("draw", [usual, extreme], ids=["usual", "extreme"])
def test_every_throw_among_others_ends_at_rest_or_outside(draw: object) -> None:
    tally = knocking_trial(BOX, draw, 8, 12, b"short")  # type: ignore[arg-type]
    assert tally.hollow + tally.moat + tally.outside == 12 * 9
    assert (tally.unfinished, tally.lost, tally.tunnelled) == (0, 0, 0)
    assert tally.deepest < 0.2
    assert tally.longest < 5


def test_the_same_seed_gives_the_same_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    first = crowd_trial(BOX, extreme, 20, b"one")
    assert crowd_trial(BOX, extreme, 20, b"one") == first
    assert crowd_trial(BOX, extreme, 20, b"two").fingerprint != first.fingerprint
    monkeypatch.setattr(box_trials, "AT_ONCE", 7)
    assert replace(crowd_trial(BOX, extreme, 20, b"one"), fingerprint=first.fingerprint) == first


def test_the_faces_of_simulated_throws_are_even() -> None:
    counts = face_trial(BOX, 300, b"faces")
    assert 250 < sum(counts) <= 300
    assert chi_square(counts) < ONCE_IN_1000


def test_the_drawn_rotations_are_even() -> None:
    counts = Counter(drawn(nth_seed(b"rotations", number)) for number in range(12_000))
    assert set(counts) == set(ROTATIONS)
    # 49.7 is exceeded once in 1,000 times by chance.
    assert chi_square(list(counts.values())) < 49.7


def test_uneven_faces_are_found() -> None:
    assert chi_square((100,) * 6) == 0
    assert chi_square((160, 100, 100, 100, 100, 40)) > ONCE_IN_1000


def test_stopping_at_rest_saves_steps() -> None:
    speed = speed_trial(BOX, 60, b"speed")
    assert speed.share_of_fixed < 0.45
    assert speed.steps_per_throw == pytest.approx(1500 * speed.share_of_fixed)
    assert min(speed.throws, speed.steps, speed.bare_steps) > 0


@pytest.mark.parametrize(
    ("before", "after", "through"),
    [
        (at(0.5, 0.6, 0), at(1.5, 0.6, 0), True),
        (at(0, 0.6, -0.5), at(0, 0.6, -1.5), True),
        (at(0.5, 1.5, 0), at(1.5, 1.5, 0), False),
        (at(4.5, 0.6, 0), at(5.5, 0.6, 0), True),
        (at(7.0, 2.0, 0), at(8.2, 2.0, 0), True),
        (at(7.0, 4.2, 0), at(8.2, 4.2, 0), False),
        (at(0, 0.1, 0), at(0, -0.1, 0), True),
        (at(6, -0.9, 0), at(6, -0.9, 3), False),
        (at(6, -1.0, 0), at(6, -1.6, 0), True),
        (at(9, -2.0, 0), at(9, -2.6, 0), True),
        (at(9, -1.9, 0.5), at(9, -1.9, 1.5), False),
    ],
    ids=[
        "a wall",
        "a wall across",
        "over a wall",
        "into the moat",
        "the rim",
        "over the rim",
        "the floor",
        "along the moat",
        "the floor of the moat",
        "the table",
        "along the table",
    ],
)
def test_a_die_that_goes_through_something_is_found(
    before: NDArray[np.float64], after: NDArray[np.float64], *, through: bool
) -> None:
    assert through_a_wall(BOX, before, after).tolist() == [through]


def test_a_random_board_has_one_die_per_hollow() -> None:
    board = random_board(BOX, 25, Noise(b"full", b""))
    assert {((die.x + 5000) // 2000, (die.y + 5000) // 2000) for die in board} == {
        (column, row) for column in range(5) for row in range(5)
    }
