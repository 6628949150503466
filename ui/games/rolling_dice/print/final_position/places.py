"""Find free space for tags beside their dice."""

from itertools import product

from ui.printing.drawing.shapes import Area

RINGS = 6
"""How many steps away from a die a place is looked for."""


class Places:
    """The occupied areas of a picture."""

    def __init__(self, inside: Area) -> None:
        self._inside = inside
        self._taken: list[Area] = []

    def take(self, place: Area) -> None:
        """Mark an area as occupied."""
        self._taken.append(place)

    def beside(self, x: float, y: float, away: float, width: float, height: float) -> Area:
        """Occupy the nearest free area of this size beside a point, to its right if possible."""
        places = [
            Area(x + across, y + down, width, height)
            for ring in range(RINGS)
            for across, down in _round(away + 1.6 * ring, width, height)
        ]
        best = min(places, key=self._overlap)
        self.take(best)
        return best

    def _overlap(self, place: Area) -> float:
        inside = _common(place, self._inside)
        outside = place.width * place.height - inside
        return round(outside + sum(_common(place, other) for other in self._taken), 6)


def _round(away: float, width: float, height: float) -> list[tuple[float, float]]:
    right, left, level = away, -away - width, -height / 2
    above, below = -away - height, away
    middle = -width / 2
    sides = [(right, level), (left, level), (middle, above), (middle, below)]
    return sides + list(product((right, left), (above, below)))


def _common(one: Area, other: Area) -> float:
    """The size of the intersection of two areas."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
