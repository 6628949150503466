"""Small differences between drawings of one hand, the same for a sheet whenever it is printed."""

from zlib import crc32


def one_of(count: int, *what: object) -> int:
    """A number below `count` that depends on these things alone."""
    return crc32(repr(what).encode()) % count


def share(*what: object) -> float:
    """A share from 0 to 1 that depends on these things alone."""
    return crc32(repr(what).encode()) / 0xFFFFFFFF
