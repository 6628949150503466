"""Small differences between drawings of one hand, the same for a sheet whenever it is printed."""

from collections.abc import Iterator
from hashlib import shake_128

HANDS = 4
"""So many ways to write a number, to draw a start, to paint a tile, to rule a line."""


def bytes_of(count: int, *what: object) -> bytes:
    """So many bytes that depend on these things alone."""
    return shake_128(repr(what).encode()).digest(count)


def hand_of(*what: object) -> int:
    """One of the hands."""
    return bytes_of(1, *what)[0] % HANDS


def shares(count: int, *what: object) -> Iterator[float]:
    """So many shares from 0 to 1."""
    return (value / 255 for value in bytes_of(count, *what))
