"""The shortest ways between the starts: how many fields are missing, and the winning chain."""

from beamme.games.kuh_vadis.board import NEIGHBOURS, fields

FAR = 1_000


def missing(own: int, free: int, starts: int) -> int | None:
    """The fewest free fields that would join the starts; None if they cannot be joined."""
    ways = [_fields_needed(own, free, start) for start in fields(starts)]
    fewest = min(
        # If the three ways meet on a free field, each of them has counted it.
        sum(way[place] for way in ways) - (len(ways) - 1) * (free >> place & 1)
        for place in fields(own | free)
    )
    return fewest if fewest < FAR else None


def _fields_needed(own: int, free: int, start: int) -> list[int]:
    """For each field, how many free ones a way from the start to it takes, itself included."""
    needed = [FAR] * len(NEIGHBOURS)
    needed[start] = 0
    ring, steps = [start], 0
    while ring:
        # Own fields cost nothing: they belong to the same ring.
        for place in ring:
            for other in fields(NEIGHBOURS[place] & own):
                if needed[other] > steps:
                    needed[other] = steps
                    ring.append(other)
        steps += 1
        ring = [other for other in fields(_touching(ring) & free) if needed[other] > steps]
        for place in ring:
            needed[place] = steps
    return needed


def _touching(places: list[int]) -> int:
    around = 0
    for place in places:
        around |= NEIGHBOURS[place]
    return around


def chain(own: int, starts: int) -> tuple[tuple[int, ...], ...]:
    """The ways over the player's fields from each start to where they meet, once joined."""
    ways = [_ways(own, start) for start in fields(starts)]
    meeting = min(
        (place for place in fields(own) if all(place in way for way in ways)),
        key=lambda place: sum(len(way[place]) for way in ways),
    )
    return tuple(way[meeting] for way in ways if len(way[meeting]) > 1)


def _ways(own: int, start: int) -> dict[int, tuple[int, ...]]:
    """For each field connected to the start, the shortest way from the start to it."""
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    waiting = [start]
    for place in waiting:
        for other in fields(NEIGHBOURS[place] & own):
            if other not in ways:
                ways[other] = (*ways[place], other)
                waiting.append(other)
    return ways
