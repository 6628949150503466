"""Small differences between drawings of one hand, the same for a sheet whenever it is printed."""

from hashlib import blake2b

BYTES = 4


def one_of(count: int, *what: object) -> int:
    """A number below `count` that depends on these things alone."""
    return int(share(*what) * count)


def share(*what: object) -> float:
    """A share from 0 to almost 1 that depends on these things alone."""
    drawn = blake2b(repr(what).encode(), digest_size=BYTES).digest()
    return int.from_bytes(drawn) / (1 << 8 * BYTES)
