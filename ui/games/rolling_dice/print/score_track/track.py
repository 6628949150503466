"""The track of the seals around the box: 50 spaces a lap, as on screen."""

from collections.abc import Iterator
from dataclasses import dataclass

from beamme.games.rolling_dice.board import LAP
from ui.games.rolling_dice.print.colours import Look
from ui.printing.drawing.paper import HALF_CAPITAL, SMALLEST
from ui.printing.drawing.shapes import Align, Area, Box, Face, Outline, Pen, Shape, Text

SIDE, END = 18, 14
"""Spaces along a long and a short side."""
THICK = 15.0
ROUND = 6.0
GAP = 0.45
"""Around every space."""
LAPS = 2
"""How many later laps are printed in a space."""
GOALS = (75, 100)  # RD-20


@dataclass(frozen=True, slots=True)
class Track:
    """The track inside an area; the entrance is on the left, as in the view from above."""

    area: Area

    @property
    def inside(self) -> Area:
        """The area inside the track."""
        area = self.area
        return Area(area.x, area.y + THICK, area.width - THICK, area.height - 2 * THICK)

    def space(self, number: int) -> Area:
        """The area of a space; the track leads away along the top and back along the bottom."""
        inside = self.inside
        wide, high = inside.width / SIDE, inside.height / END
        if number < SIDE:
            return Area(inside.x + number * wide, self.area.y, wide, THICK)
        if number < SIDE + END:
            return Area(inside.right, inside.y + (number - SIDE) * high, THICK, high)
        left = inside.right - (number - SIDE - END + 1) * wide
        return Area(left, inside.bottom, wide, THICK)


def track(area: Area, look: Look) -> tuple[Shape, ...]:
    """The rim with its spaces."""
    laid = Track(area)
    spaces = (shape for number in range(LAP) for shape in _space(laid.space(number), number, look))
    return _hull(area, look), *spaces


def _hull(area: Area, look: Look) -> Outline:
    left, top, right, bottom = area.x, area.y, area.right, area.bottom
    within = right - THICK
    steps = (
        (right - ROUND, top),
        (right, top, right, top + ROUND),
        (right, bottom - ROUND),
        (right, bottom, right - ROUND, bottom),
        (left, bottom),
        (left, bottom - THICK),
        (within, bottom - THICK),
        (within, top + THICK),
        (left, top + THICK),
    )
    return Outline((left, top), steps, look.hull, Pen(look.hull_line, 0.3))


def _space(area: Area, number: int, look: Look) -> Iterator[Shape]:
    pale = look.start if not number else look.five if number % 5 == 0 else None
    ink, later = (look.on_five,) * 2 if pale else (look.on_space, look.later)
    x, y, wide, high = area.x + GAP, area.y + GAP, area.width - 2 * GAP, area.height - 2 * GAP
    pen = Pen(look.space_line, 0.2)
    yield Box(x, y, wide, high, 1.8, pale or look.space, pen)
    size = min(15.0 if pale else 13.5, 1.2 * high)
    middle = area.x + area.width / 2
    base = y + 0.36 * high + size * HALF_CAPITAL
    yield Text(str(number), middle, base, size, ink, Face.TITLE, Align.MIDDLE)
    low = y + 0.79 * high + SMALLEST * HALF_CAPITAL
    for lap in range(1, LAPS + 1):
        points = number + lap * LAP
        place = area.x + area.width * (0.5 + 0.23 * (2 * lap - LAPS - 1))
        goal = points in GOALS
        if goal:
            yield _goal(place, low, points, look)
        tint, face = (look.on_goal, Face.HEAVY) if goal else (later, Face.STRONG)
        yield Text(str(points), place, low, SMALLEST, tint, face, Align.MIDDLE)


def _goal(x: float, low: float, points: int, look: Look) -> Box:
    """A mark behind a number of points that ends a match."""
    half = 3.3 if points >= 100 else 2.6
    pen = None if look.goal else Pen(look.on_goal, 0.3)
    return Box(x - half, low - 2.75, 2 * half, 3.5, 1.2, look.goal, pen)
