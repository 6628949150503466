"""Odds of one re-roll, against counting every outcome."""

from collections import Counter
from itertools import product

import pytest

from beamme.ai.odds import column_odds, kind_odds, reading_odds, rerolled
from beamme.games.beam_me_up.scoring import Kind, read


def test_five_dice_have_the_odds_of_the_rulebook() -> None:
    counts = {kind: round(chance * 7776) for kind, chance in kind_odds((1, 2, 3, 4, 5), 0).items()}
    assert counts == {
        Kind.FIVE: 6,
        Kind.LARGE_STRAIGHT: 240,
        Kind.FOUR: 150,
        Kind.FULL_HOUSE: 300,
        Kind.SMALL_STRAIGHT: 960,
        Kind.THREE: 1200,
        Kind.TWO_PAIRS: 1800,
        Kind.PAIR: 2880,
        Kind.NOTHING: 240,
    }
    assert list(counts) == list(Kind)


@pytest.mark.parametrize("mask", [0b00000, 0b00011, 0b10110, 0b01111, 0b11111])
def test_odds_are_shares_of_all_outcomes(mask: int) -> None:
    faces = (3, 3, 4, 6, 5)
    rolled = [die for die in range(5) if not mask >> die & 1]
    counted: Counter[object] = Counter()
    for fresh in product(range(1, 7), repeat=len(rolled)):
        after = list(faces)
        for die, face in zip(rolled, fresh, strict=True):
            after[die] = face
        counted[read(tuple(after))] += 1
    expected = {reading: count / 6 ** len(rolled) for reading, count in counted.items()}
    assert reading_odds(faces, mask) == pytest.approx(expected)
    assert sum(chance for _, chance in rerolled(faces, mask)) == pytest.approx(1, abs=1e-12)


def test_column_odds_count_every_part() -> None:
    # Three 2s and a 5 are kept: a fifth die makes a four, a full house or nothing more.
    odds = column_odds((2, 2, 2, 5, 1), 0b01111)
    assert odds == pytest.approx({1: 1.0, 4: 1 / 6})
