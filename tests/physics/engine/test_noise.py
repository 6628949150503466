"""Numbers from a seed: the same for the same seed, even, and normal where they should be."""

from math import sqrt

import numpy as np
import pytest

from beamme.physics.engine.noise import Noise


def test_seed_and_purpose_decide_the_numbers() -> None:
    first = [Noise(b"seed", b"one").uniform() for _ in range(2)]
    assert first[0] == first[1]
    assert len({Noise(b"seed", b"two").uniform(), Noise(b"seeds", b"one").uniform(), *first}) == 3


def test_the_numbers_are_known_for_ever() -> None:
    noise = Noise(b"seed", b"purpose")
    assert [noise.below(24) for _ in range(8)] == [22, 10, 19, 21, 21, 5, 0, 8]
    assert noise.uniform() == pytest.approx(0.8358622, abs=1e-7)


def test_below_gives_every_number_equally_often() -> None:
    noise = Noise(b"even", b"")
    counts = np.bincount([noise.below(24) for _ in range(24_000)], minlength=24)
    assert len(counts) == 24
    # 49.7 is exceeded once in 1,000 times by chance.
    assert ((counts - 1000) ** 2 / 1000).sum() < 49.7


def test_below_refuses_the_words_that_would_favour_small_numbers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Noise, "_stream", staticmethod(lambda _: iter([2**32 - 1, 2**32 - 17, 5])))
    assert Noise(b"", b"").below(24) == (2**32 - 17) % 24


def test_normal_numbers_are_normal() -> None:
    noise = Noise(b"normal", b"")
    numbers = np.array([noise.normal() for _ in range(20_000)])
    assert numbers.mean() == pytest.approx(0, abs=0.03)
    assert numbers.std() == pytest.approx(1, abs=0.02)
    assert (np.abs(numbers) < 1).mean() == pytest.approx(0.6827, abs=0.015)


def test_rotations_turn_up_every_side_equally_often() -> None:
    noise = Noise(b"rotation", b"")
    rotations = np.array([noise.rotation() for _ in range(6_000)])
    assert np.linalg.norm(rotations, axis=1) == pytest.approx(1)
    assert np.abs(rotations.mean(axis=0)).max() < 4 * sqrt(0.25 / 6_000)
