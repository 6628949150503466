"""The background of a board: space, beams, a planet and a town at night."""

from collections.abc import Iterator
from random import Random

from beamme.games.beam_me_up.board import COLUMNS
from ui.games.beam_me_up.print.colours import (
    FAR_TOWN,
    GROUND,
    MOONLIGHT,
    NEAR_TOWN,
    PLANET,
    PLANET_LIGHT,
    PLANET_RING,
    SKY,
    WINDOWS,
    between,
    tints,
)
from ui.games.beam_me_up.print.grid import Grid
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import star
from ui.printing.drawing.shapes import Box, Fade, Group, Line, Outline, Oval, Pen, Shape, polygon

STARS = 190
SEED = 8
PALE = Pen("#CFCAC3", 0.16)


def sky(grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    """Everything behind the fields, from the sky to the star line."""
    random = Random(SEED)  # noqa: S311 a picture, always the same one
    if inks.saving:
        shapes = [*_beam_edges(grid), *_town_in_lines(grid, random), _ground_line(grid)]
    else:
        shapes = [
            _night(grid),
            *_beams(grid),
            *_stars(grid, random),
            *_far_planet(grid),
            *_town(grid, random),
        ]
    return (*shapes, *_star_line(grid, inks))


def _night(grid: Grid) -> Box:
    area = grid.area
    fade = Fade(0, area.y, 0, area.bottom, SKY)
    return Box(area.x, area.y, area.width, area.height, fill=fade)


def _beams(grid: Grid) -> Iterator[Shape]:
    """A shaft of light over every column, brighter towards the ground."""
    area = grid.area
    light = tuple((at, between(colour, MOONLIGHT, 0.05 + 0.3 * at)) for at, colour in SKY)
    fade = Fade(0, area.y, 0, area.bottom, light)
    for corners in _shafts(grid):
        yield polygon(corners, fade)


def _shafts(grid: Grid) -> Iterator[list[tuple[float, float]]]:
    narrow, wide = grid.across * 0.108, grid.across * 0.046
    for column in range(COLUMNS):
        left, right = grid.left(column), grid.left(column + 1)
        top, ground = grid.area.y, grid.ground
        yield [
            (left + narrow, top),
            (right - narrow, top),
            (right - wide, ground),
            (left + wide, ground),
        ]


def _beam_edges(grid: Grid) -> Iterator[Shape]:
    for upper_left, upper_right, lower_right, lower_left in _shafts(grid):
        yield Line(*upper_left, *lower_left, PALE)
        yield Line(*upper_right, *lower_right, PALE)


def _stars(grid: Grid, random: Random) -> Iterator[Shape]:
    unit = grid.up / 23
    for _ in range(STARS):
        x = grid.area.x + random.random() * grid.area.width
        y = grid.area.y + random.random() ** 1.4 * grid.up * 3.7
        size = (0.13 + random.random() ** 4 * 0.5) * unit
        yield Oval(x, y, size, size, f"#{80 + int(random.random() * 160):02X}FFFFFF")


def _far_planet(grid: Grid) -> tuple[Shape, ...]:
    """A planet in the gap between four fields."""
    return planet(grid.left(5), grid.area.y + grid.up, min(grid.across, grid.up) * 0.16)


def planet(x: float, y: float, size: float) -> tuple[Shape, ...]:
    """A planet of this radius, with a ring."""
    ring = Outline(
        (-size * 1.25, -size * 0.12),
        ((-size * 2.3, size * 0.62, size * 2.3, size * 0.62, size * 1.25, -size * 0.12),),
        pen=Pen(PLANET_RING, size * 0.17),
        closed=False,
    )
    return (
        Oval(x, y, size, size, PLANET),
        Oval(x - size * 0.17, y - size * 0.19, size * 0.79, size * 0.79, PLANET_LIGHT),
        Group((ring,), x, y, turn=-18),
    )


def _houses(
    grid: Grid, random: Random, low: float, high: float
) -> Iterator[tuple[float, float, float, float]]:
    """Left, top, width and height of houses side by side, none outside the board."""
    x, unit = grid.area.x, grid.across / 26
    while x < grid.area.right - 0.5 * unit:
        width = min((3.2 + random.random() * 5.5) * unit, grid.area.right - x)
        height = grid.up * (low + random.random() * (high - low))
        yield x, grid.ground - height, width, height
        x += width + (0.8 * unit if random.random() > 0.7 else 0)


def _town(grid: Grid, random: Random) -> Iterator[Shape]:
    unit = grid.across / 26
    for low, high, colour in ((0.55, 0.9, FAR_TOWN), (0.1, 0.52, NEAR_TOWN)):
        for x, top, width, height in _houses(grid, random, low, high):
            yield Box(x, top, width, height, fill=colour)
            if random.random() < 0.3:
                mast = 2.2 * unit
                yield Box(x + width * 0.45, top - mast, 0.35 * unit, mast, fill=colour)
            if colour == NEAR_TOWN:
                yield from _windows(x, top, width, height, unit, random)
    area = grid.area
    yield Box(area.x, grid.ground, area.width, area.bottom - grid.ground, fill=GROUND)


def _windows(
    x: float, top: float, width: float, height: float, unit: float, random: Random
) -> Iterator[Shape]:
    for floor in range(int(height / (2.1 * unit))):
        for number in range(int(width / (1.7 * unit))):
            if random.random() < 0.42:
                left, upper = x + (0.6 + number * 1.7) * unit, top + (0.8 + floor * 2.1) * unit
                lit = WINDOWS[random.random() > 0.8]
                yield Box(left, upper, 0.8 * unit, 0.95 * unit, fill=lit)


def _town_in_lines(grid: Grid, random: Random) -> Iterator[Shape]:
    for x, top, width, height in _houses(grid, random, 0.1, 0.52):
        yield Box(x, top, width, height, fill="#FFFFFF", pen=Pen("#C4BFB8", 0.18))


def _ground_line(grid: Grid) -> Line:
    pen = Pen("#55504B", max(0.2, grid.across / 58))
    return Line(grid.area.x, grid.ground, grid.area.right, grid.ground, pen)


def _star_line(grid: Grid, inks: Inks) -> Iterator[Shape]:
    area, y, colour = grid.area, grid.star_line, tints(inks).line
    unit = grid.across / 26
    if not inks.saving:
        yield Box(area.x, y - 1.6 * unit, area.width, 3.2 * unit, fill="#22FFFFFF")
    yield Line(area.x, y, area.right, y, Pen(colour, (0.7 if inks.saving else 1.0) * unit))
    for border in range(1, COLUMNS):
        yield star(grid.left(border), y, 2.3 * unit, 0.95 * unit, 5, colour)
