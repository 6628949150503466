"""The mean over all faces is exact."""

from itertools import product

import numpy as np
import pytest

from beamme.ai.rolling_dice.faces import FORBIDDEN, expected_best, highest_of


def plainly(worths: np.ndarray, nothing: float) -> float:
    """All faces of all dice, one by one."""
    found = []
    for faces in product(range(6), repeat=len(worths)):
        best = max(worths[die, face] for die, face in enumerate(faces))
        found.append(nothing if np.isneginf(best) else best)
    return float(np.mean(found))


@pytest.mark.parametrize("dice", [1, 3, 4])
def test_the_best_die_is_kept_whatever_they_show(dice: int) -> None:
    random = np.random.default_rng(dice)
    worths = random.normal(size=(20, dice, 6)).round(1)
    worths[random.random(worths.shape) < 0.4] = FORBIDDEN
    nothing = random.normal(size=20)
    found = expected_best(worths, nothing)
    for row in range(20):
        assert found[row] == pytest.approx(plainly(worths[row], float(nothing[row])))


def test_who_may_keep_no_die_gets_nothing() -> None:
    assert expected_best(np.full((2, 3, 6), FORBIDDEN), 0.25).tolist() == [0.25, 0.25]


def test_a_bad_die_must_be_kept_if_it_is_the_only_one() -> None:
    worths = np.full((1, 2, 6), FORBIDDEN)
    worths[0, 0] = -5.0
    assert expected_best(worths, 1.0).tolist() == [-5.0]


@pytest.mark.clause("RD-9")
def test_the_highest_of_four_dice() -> None:
    likely = highest_of(4)
    assert likely.sum() == pytest.approx(1)
    assert likely[0] == pytest.approx(1 / 6**4)
    assert likely[5] == pytest.approx(1 - (5 / 6) ** 4)
