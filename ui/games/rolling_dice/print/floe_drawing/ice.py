"""The floe from above, in millimetres: its edge, clear patches and cracks, nets and holes."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin, tau

from beamme.core.chance import Body
from beamme.games.rolling_dice.board import Field, Floe
from ui.games.rolling_dice.print.colours import Look
from ui.games.rolling_dice.print.floe_drawing.fields import field
from ui.printing.drawing.shapes import Area, Box, Group, Outline, Pen, Shape

HUNDREDTHS = 100
LIP = 2.6
PATCHES = (
    (-0.30, 0.86, 46, 24), (0.34, 0.62, 34, 40), (-0.12, 0.40, 52, 26), (0.36, 0.24, 30, 38),
    (-0.36, 0.16, 30, 34), (0.05, 0.04, 46, 14), (0.14, 0.94, 40, 13), (-0.42, 0.58, 20, 30),
)  # fmt: skip
"""Clear patches: position across and along in fractions of the floe, half sizes in millimetres."""
CRACKS = (
    (-0.5, 0.62, 12, 150), (0.5, 0.45, 172, 120), (-0.05, 1.0, -84, 150), (0.5, 0.80, 205, 90),
    (-0.5, 0.35, -14, 110), (0.5, 0.30, 196, 75), (-0.5, 0.92, -35, 80), (0.02, 0.49, 250, 60),
)  # fmt: skip
"""Cracks: start in fractions of the floe, direction (degrees, 90 leads away), length in mm."""
TURNS = (9, -17, 14, -8, 21, -24, 6, -11, 17, -14, 8, -5)
STEP = 11.0


@dataclass(frozen=True, slots=True)
class View:
    """How a floe lies on paper: the middle of its box, its scale, and its orientation."""

    x: float
    y: float
    scale: float = 1.0
    lying: bool = False
    """Whether the entrance is on the left instead of below."""

    def at(self, across: float, along: float) -> tuple[float, float]:
        """A point of the box, in millimetres from its middle, on paper."""
        right, down = (along, across) if self.lying else (across, -along)
        return self.x + self.scale * right, self.y + self.scale * down

    def place_of(self, thing: Body | Field) -> tuple[float, float]:
        """Where a die, a net or a hole is on paper."""
        return self.at(thing.x / HUNDREDTHS, thing.y / HUNDREDTHS)

    def box(self, floe: Floe) -> Area:
        """The whole box, including the water."""
        return self._area((floe.width / 2, -floe.length / 2, floe.length / 2))

    def floe(self, floe: Floe) -> Area:
        """The floe itself."""
        return self._area((floe.across / 2, -floe.length / 2, floe.length / 2 - floe.strip))

    def _area(self, ends: tuple[float, float, float]) -> Area:
        aside, near, far = (end / HUNDREDTHS for end in ends)
        corners = [self.at(-aside, near), self.at(aside, far)]
        left, right = sorted(corner[0] for corner in corners)
        top, bottom = sorted(corner[1] for corner in corners)
        return Area(left, top, right - left, bottom - top)


def ice(floe: Floe, view: View, look: Look) -> tuple[Shape, ...]:
    """The bare floe."""
    area = view.floe(floe)
    window = Box(area.x, area.y, area.width, area.height)
    inside: list[Shape] = [Box(area.x, area.y, area.width, area.height, 0, look.ice)]
    if look.shade:
        inside += [_patch(floe, view, look.shade, patch) for patch in PATCHES]
    for begin in CRACKS:
        inside += _crack(floe, view, look.crack, begin)
    if look.lip:
        lip = LIP * view.scale
        inside.append(Box(*_inset(area, lip / 2), 0, None, Pen(look.lip, lip)))
    line = 0.3
    edge = Box(*_inset(area, line / 2), 0, None, Pen(look.shore, line))
    return Group(tuple(inside), clip=window), edge


def fields(floe: Floe, view: View, look: Look) -> tuple[Group, ...]:
    """Nets and holes in their places."""
    return tuple(
        Group(
            field(each.value, each.radius / HUNDREDTHS, look),
            *view.place_of(each),
            0,
            view.scale,
        )
        for each in floe.fields
    )


def _inset(area: Area, by: float) -> tuple[float, float, float, float]:
    return area.x + by, area.y + by, area.width - 2 * by, area.height - 2 * by


def _placed(floe: Floe, across: float, along: float) -> tuple[float, float]:
    """A point given in fractions of the floe, in millimetres from the middle of the box."""
    far = along * floe.along - floe.length / 2
    return across * floe.across / HUNDREDTHS, far / HUNDREDTHS


def _patch(floe: Floe, view: View, tint: str, patch: tuple[float, float, float, float]) -> Outline:
    across, along, wide, long = patch
    x, y = _placed(floe, across, along)
    points = []
    for corner in range(14):
        angle = tau * corner / 14
        far = 1 + 0.22 * sin(3 * angle + x) + 0.12 * cos(5 * angle + y)
        points.append(view.at(x + wide * far * cos(angle), y + long * far * sin(angle)))
    return _smooth(points, tint)


def _smooth(points: list[tuple[float, float]], tint: str) -> Outline:
    """A closed curve with these points as its control points."""
    halves = [
        ((ax + bx) / 2, (ay + by) / 2)
        for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True)
    ]
    steps = zip(points[1:] + points[:1], halves[1:] + halves[:1], strict=True)
    return Outline(halves[0], tuple((*handle, *end) for handle, end in steps), tint)


def _crack(
    floe: Floe, view: View, tint: str, begin: tuple[float, float, float, float]
) -> Iterator[Outline]:
    across, along, angle, length = begin
    x, y = _placed(floe, across, along)
    points, branches = [view.at(x, y)], []
    for number in range(int(length / STEP)):
        angle += TURNS[(number + int(length)) % len(TURNS)]
        x, y = x + STEP * cos(radians(angle)), y + STEP * sin(radians(angle))
        points.append(view.at(x, y))
        if number % 3 == 1:
            aside = angle + (38 if number % 2 else -42)
            end = view.at(x + 17 * cos(radians(aside)), y + 17 * sin(radians(aside)))
            branches.append((points[-1], end))
    yield Outline(points[0], tuple(points[1:]), None, Pen(tint, 0.6 * view.scale), closed=False)
    for start, end in branches:
        yield Outline(start, (end,), None, Pen(tint, 0.35 * view.scale), closed=False)
