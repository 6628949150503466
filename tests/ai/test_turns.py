"""The turn solver, against a plain expectation over every single die."""

from itertools import product
from random import Random

import numpy as np
import pytest

from beamme.ai import turns


def plainly(finals: dict[tuple[int, ...], float], rerolls: int) -> dict[tuple[int, ...], float]:
    """The value of each roll with so many re-rolls left, by trying every keep and every outcome."""
    if rerolls == 0:
        return finals
    later = plainly(finals, rerolls - 1)
    of_keep = {
        keep: np.mean(
            [
                later[tuple(sorted(keep + rest))]
                for rest in product(range(1, 7), repeat=5 - len(keep))
            ]
        )
        for keep in turns.KEEPS
    }
    return {
        roll: max(
            finals[roll],
            *(
                of_keep[tuple(face for face, stays in zip(roll, mask, strict=True) if stays)]
                for mask in product((False, True), repeat=5)
                if not all(mask)
            ),
        )
        for roll in finals
    }


def test_there_are_252_rolls_and_462_keeps() -> None:
    assert len(turns.ROLLS) == 252
    assert len(turns.KEEPS) == 462
    assert turns.KEEPS[turns.FIRST_ROLL :] == turns.ROLLS


def test_probabilities_sum_to_1() -> None:
    assert turns.PROBABILITY.sum() == pytest.approx(1, abs=1e-14)
    assert turns.after_one_roll(np.ones(252)) == pytest.approx(np.ones(462), abs=1e-14)


def test_one_roll_of_five_dice_has_the_known_odds() -> None:
    five = np.array([len(set(roll)) == 1 for roll in turns.ROLLS], dtype=float)
    assert turns.after_one_roll(five)[0] * 7776 == pytest.approx(6)
    assert turns.solve(five).before == pytest.approx(0.04602864, abs=1e-8)  # known from Yahtzee


@pytest.mark.parametrize("seed", [1, 2])
def test_a_turn_is_worth_what_plain_recursion_says(seed: int) -> None:
    random = Random(seed)
    finals = np.array([random.choice((0.0, 1.0, random.random())) for _ in turns.ROLLS])
    expected = plainly(dict(zip(turns.ROLLS, finals.tolist(), strict=True)), 2)
    mean = sum(expected[tuple(sorted(roll))] for roll in product(range(1, 7), repeat=5)) / 7776
    assert turns.solve(finals).before == pytest.approx(mean, abs=1e-12)


def test_many_turns_are_solved_side_by_side() -> None:
    finals = np.random.default_rng(1).random((252, 7))
    together = turns.solve(finals)
    for place in range(7):
        alone = turns.solve(finals[:, place])
        assert together.before[place] == pytest.approx(alone.before, abs=1e-14)
        for keeps, own in zip(together.keeps, alone.keeps, strict=True):
            assert keeps[:, place] == pytest.approx(own, abs=1e-14)


def test_stopping_is_worth_the_roll_itself_with_any_number_of_rolls_left() -> None:
    finals = np.random.default_rng(2).random(252)
    for keeps in turns.solve(finals).keeps:
        assert keeps[turns.FIRST_ROLL :] == pytest.approx(finals, abs=0)


def test_bounds_hold_the_expectation() -> None:
    finals = np.random.default_rng(3).random(252)
    worst, best = turns.bounds_after_one_roll(finals)
    mean = turns.after_one_roll(finals)
    assert (worst <= mean + 1e-12).all()
    assert (mean <= best + 1e-12).all()
    assert worst[0] == finals.min()
    assert best[0] == finals.max()


def test_a_mask_names_its_keep() -> None:
    faces = (6, 3, 1, 3, 2)
    assert turns.KEEPS[turns.kept(faces, 0b01010)] == (3, 3)
    assert turns.KEEPS[turns.kept(faces, 0)] == ()
    assert turns.KEEPS[turns.kept(faces, 0b11111)] == (1, 2, 3, 3, 6)
