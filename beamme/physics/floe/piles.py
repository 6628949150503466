"""Dice that lie on other dice: rests hold no height, so it is derived from their positions."""

from collections.abc import Sequence
from math import cos, radians, sin

from beamme.physics.engine.lying import Lying
from beamme.physics.floe.shapes import Floe

BESIDE_SHARE = 0.92
"""Squares of this fraction of a die's edge overlap only if one die lies on the other."""


def heights(floe: Floe, lying: Sequence[Lying]) -> tuple[int, ...]:
    """For each die, how many are below it, provided that later dice lie on earlier ones."""
    found: list[int] = []
    for die in lying:
        below = zip(found, lying, strict=False)
        found.append(
            max((level + 1 for level, other in below if _overlap(floe, die, other)), default=0)
        )
    return tuple(found)


def _overlap(floe: Floe, one: Lying, other: Lying) -> bool:
    """Whether two squares overlap: they do not if a side of either separates them."""
    half = BESIDE_SHARE * floe.die / 2
    x, y = other.x - one.x, other.y - one.y
    turned = radians((other.turn - one.turn) / 100)
    reach = half * (1 + abs(cos(turned)) + abs(sin(turned)))
    for turn in (one.turn, other.turn):
        right, ahead = cos(radians(turn / 100)), sin(radians(turn / 100))
        if max(abs(x * right + y * ahead), abs(y * right - x * ahead)) >= reach:
            return False
    return True
