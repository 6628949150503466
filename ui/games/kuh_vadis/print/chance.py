"""Small variations of hand-drawn shapes; a sheet looks the same whenever it is printed."""

from collections.abc import Iterator
from hashlib import shake_128

HANDS = 4
"""How many variants there are of each number, start, tile and line."""


def bytes_of(count: int, *what: object) -> bytes:
    """Bytes that depend on these things alone."""
    return shake_128(repr(what).encode()).digest(count)


def hand_of(*what: object) -> int:
    """The number of a variant, which depends on these things alone."""
    return bytes_of(1, *what)[0] % HANDS


def shares(count: int, *what: object) -> Iterator[float]:
    """Numbers from 0 to 1 that depend on these things alone."""
    return (value / 255 for value in bytes_of(count, *what))
