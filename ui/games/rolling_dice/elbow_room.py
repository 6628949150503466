"""How large dice on the floe may be drawn without one covering another."""

from collections.abc import Sequence
from itertools import combinations
from math import cos, radians, sin

from beamme.core.chance import Body

ENDLESS = 9.0
"""A die without neighbours may be drawn as large as anybody likes."""
LEAST, MOST = 1.0, 2.2
"""No die is drawn smaller than it is; and how large dice without neighbours are drawn."""
RISE, DEPTH = 0.86, 0.52
"""How much of its height, and of its length ahead, is seen from the entrance at the far end."""
CORNER = 0.34
"""How far the upper face of a turned die reaches beyond its middle, as it is seen from there."""


def elbow_rooms(lying: Sequence[Body], edge: int) -> list[float]:
    """For each die how many times larger than it is it may be drawn."""
    found = [ENDLESS] * len(lying)
    for one, other in combinations(range(len(lying)), 2):
        room = max(LEAST, _room(lying[one], lying[other], edge))
        found[one], found[other] = min(found[one], room), min(found[other], room)
    # From the farthest to the nearest, which stands before all others.
    order = sorted(range(len(lying)), key=lambda number: -lying[number].y)
    for place, near in enumerate(order):
        for far in order[:place]:
            room = _sight(lying[near], lying[far], min(found[far], MOST), edge)
            found[near] = min(found[near], max(LEAST, room))
    return found


def _room(one: Body, other: Body, edge: int) -> float:
    """So many times larger both squares touch."""
    right, ahead = (other.x - one.x) / edge, (other.y - one.y) / edge
    apart = radians((other.turn - one.turn) / 100)
    # Along a side of one square the other one reaches as far as its corner.
    reach = 0.5 + 0.5 * (abs(cos(apart)) + abs(sin(apart)))
    turns = [radians(body.turn / 100) for body in (one, other)]
    sides = [(cos(turn), sin(turn)) for turn in turns]
    return max(
        max(abs(right * c + ahead * s), abs(ahead * c - right * s)) / reach for c, s in sides
    )


def _sight(near: Body, far: Body, size: float, edge: int) -> float:
    """So many times larger the nearer die reaches up to the face of one that far behind it."""
    aside, ahead = abs(far.x - near.x) / edge, (far.y - near.y) / edge
    if ahead <= aside or aside > 0.6 * (MOST + size):
        return ENDLESS
    return (DEPTH * ahead + (RISE - CORNER) * size) / (RISE + CORNER)
