"""The square on which a die stands, and what it touches: exact integers, equal on all systems."""

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from beamme.core.chance import Body

UNIT = 1 << 20
"""The length of a direction vector. Nothing computed from it is rounded."""

_QUARTER = 9_000


@dataclass(frozen=True, slots=True)
class Circle:
    """A round area on the floe, in hundredths of a millimetre."""

    x: int
    y: int
    radius: int


@dataclass(frozen=True, slots=True)
class Footprint:
    """A square: its middle, its edge, and the direction of a side with no negative component.

    A die looks the same after a quarter turn, so there is always such a side.
    """

    x: int
    y: int
    edge: int
    right: int
    ahead: int

    @property
    def extent(self) -> int:
        """How far it reaches from its middle to each side, in hundredths of a mm / (2 · UNIT)."""
        return self.edge * (self.right + self.ahead)

    def touches(self, circle: Circle) -> bool:
        """Whether they have any point in common, even if only on their edges."""
        x, y = circle.x - self.x, circle.y - self.y
        square = self.right**2 + self.ahead**2
        # Along the sides, as multiples of 1 / (2 · square).
        along = abs(x * self.right + y * self.ahead)
        across = abs(y * self.right - x * self.ahead)
        beyond = [max(0, 2 * UNIT * way - self.edge * square) for way in (along, across)]
        return sum(way**2 for way in beyond) <= 4 * square * (UNIT * circle.radius) ** 2

    def overlaps(self, other: "Footprint") -> bool:
        """Whether they have more in common than parts of their edges."""
        x, y = other.x - self.x, other.y - self.y
        # Most squares are far apart, which is seen without looking along their sides.
        if 2 * UNIT * max(abs(x), abs(y)) >= self.extent + other.extent:
            return False
        for side in (*_sides(self), *_sides(other)):
            apart = abs(x * side[0] + y * side[1])
            if 2 * UNIT * apart >= _shadow(self, side) + _shadow(other, side):
                return False
        return True


def footprint(body: Body, edge: int) -> Footprint:
    """Where a die with this edge stands."""
    return Footprint(body.x, body.y, edge, *direction(body.turn % _QUARTER))


@cache
def direction(turn: int) -> tuple[int, int]:
    """The direction of a side that is turned by this many hundredths of a degree."""
    angle = pi * turn / (2 * _QUARTER)
    return round(UNIT * cos(angle)), round(UNIT * sin(angle))


def _sides(square: Footprint) -> tuple[tuple[int, int], tuple[int, int]]:
    return (square.right, square.ahead), (-square.ahead, square.right)


def _shadow(square: Footprint, way: tuple[int, int]) -> int:
    """The width of the square's shadow in a direction."""
    return square.edge * sum(abs(side[0] * way[0] + side[1] * way[1]) for side in _sides(square))
