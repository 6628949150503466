"""How large dice on the floe may be drawn without one covering another."""

from collections.abc import Sequence
from math import cos, radians, sin

from beamme.core.chance import Body

ENDLESS = 9.0
"""A die without neighbours may be drawn as large as anybody likes."""
LEAST = 1.0
"""No die is drawn smaller than it is."""


def elbow_rooms(lying: Sequence[Body], edge: int) -> list[float]:
    """For each die how many times larger than it is it may be drawn."""
    found = [ENDLESS] * len(lying)
    for number, one in enumerate(lying):
        for other_number, other in enumerate(lying[:number]):
            room = max(LEAST, _room(one, other, edge))
            found[number] = min(found[number], room)
            found[other_number] = min(found[other_number], room)
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
