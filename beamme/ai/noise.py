"""Misjudgement that depends only on the position and the opponent."""

from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

_GOLDEN = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
_WORD = (1 << 64) - 1
_QUARTER_BITS = 16
_QUARTER = (1 << _QUARTER_BITS) - 1


def seed_of(position: object, noise: bytes) -> bytes:
    """A seed for what an opponent with this noise thinks of a position."""
    digest = sha256(repr(position).encode()).digest()
    return bytes(one ^ two for one, two in zip(digest, noise, strict=False))


def misjudged(seed: bytes, count: int) -> NDArray[np.float64]:
    """Nearly normally distributed numbers that follow from a seed: mean 0, deviation 1."""
    return bell(np.uint64(mixed(int.from_bytes(seed[:8]))) ^ np.arange(count, dtype=np.uint64))


def mixed(number: int) -> int:
    """A scrambled number of 64 bits (SplitMix64)."""
    number = (number + _GOLDEN) & _WORD
    number = (number ^ number >> 30) * _FIRST & _WORD
    number = (number ^ number >> 27) * _SECOND & _WORD
    return number ^ number >> 31


def bell(numbers: NDArray[np.uint64]) -> NDArray[np.float64]:
    """Map each number to a nearly normally distributed one: mean 0, standard deviation 1."""
    scrambled = numbers + np.uint64(_GOLDEN)
    scrambled = (scrambled ^ scrambled >> np.uint64(30)) * np.uint64(_FIRST)
    scrambled = (scrambled ^ scrambled >> np.uint64(27)) * np.uint64(_SECOND)
    scrambled ^= scrambled >> np.uint64(31)
    # The sum of four uniform numbers between 0 and 1 has mean 2 and variance 1/3.
    quarters = [
        (scrambled >> np.uint64(_QUARTER_BITS * place) & np.uint64(_QUARTER)) / _QUARTER
        for place in range(4)
    ]
    spread: NDArray[np.float64] = (np.add.reduce(quarters) - 2.0) * np.sqrt(3.0)
    return spread
