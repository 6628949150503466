"""Which fields hang together, found step by step: slow, plain, and nothing of the game in it."""

from collections import deque
from functools import cache

Place = tuple[int, int]


def place_of(name: str) -> Place:
    """Read a field's name: `c4` is the third column and the fourth row from the top."""
    return int(name[1]) - 1, "abcdefg".index(name[0])


@cache
def touching(place: Place) -> frozenset[Place]:
    """List the up to eight fields around one."""
    row, column = place
    around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return frozenset((r, c) for r, c in around if 0 <= r < 7 and 0 <= c < 7) - {place}


def chain_from(place: Place, own: set[Place]) -> frozenset[Place]:
    """Collect the fields that can be reached from one over fields of one's own."""
    seen, waiting = {place}, deque([place])
    while waiting:
        for near in touching(waiting.popleft()) & own - seen:
            seen.add(near)
            waiting.append(near)
    return frozenset(seen)


def chains(own: set[Place]) -> set[frozenset[Place]]:
    """Split a set of fields into the groups that hang together."""
    left, found = {*own}, set()
    while left:
        chain = chain_from(min(left), own)
        found.add(chain)
        left -= chain
    return found


def are_joined(own: set[Place], starts: set[Place]) -> bool:
    """Tell whether the starts hang together over fields of one's own."""
    return starts <= chain_from(min(starts), own)


def is_blocked(own: set[Place], free: set[Place], starts: set[Place]) -> bool:
    """Tell whether the starts would not hang together even with all free fields."""
    return not are_joined(own | free, starts)
