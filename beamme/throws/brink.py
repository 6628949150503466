"""The moment of a flight that decides: a die on the brink of falling in, out or down."""

from collections.abc import Callable
from math import dist

from beamme.physics.engine.flight import Flight, Vector

Span = tuple[float, float]
"""From when to when, in seconds of the flight."""

LONG_ENOUGH_SECONDS = 0.1
"""A die that only flies past a brink decides nothing there."""
AT_REST = 0.02
"""In die edges: closer to its last place a die has stopped."""


def last_brink(flight: Flight, is_brink: Callable[[Vector], bool]) -> Span | None:
    """When a moving die was on the brink for the last time, if it stayed there for a while."""
    paths = zip(*flight.frames, strict=True)
    spans = [
        span
        for path in paths
        for span in _spans([pose.position for pose in path], is_brink)
        if (span[1] - span[0]) * flight.seconds_per_frame >= LONG_ENOUGH_SECONDS
    ]
    if not spans:
        return None
    first, last = max(spans, key=lambda span: span[1])
    return first * flight.seconds_per_frame, last * flight.seconds_per_frame


def _spans(places: list[Vector], is_brink: Callable[[Vector], bool]) -> list[tuple[int, int]]:
    """The frames from each arrival on the brink to leaving it, or to stopping there."""
    moving = [dist(place, places[-1]) > AT_REST for place in places]
    on = [False, *(moves and is_brink(place) for moves, place in zip(moving, places, strict=True))]
    edges = [frame for frame in range(len(places)) if on[frame] != on[frame + 1]]
    edges += [len(places) - 1] * (len(edges) % 2)
    return list(zip(edges[::2], edges[1::2], strict=True))
