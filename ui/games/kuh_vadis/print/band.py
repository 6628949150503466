"""The band on top of a sheet: a cow over a meadow, the game and the name of the sheet."""

from functools import lru_cache
from math import cos, pi, sin

from ui.games.kuh_vadis.game import GAME
from ui.games.kuh_vadis.print.chance import bytes_of, hand_of, shares
from ui.games.kuh_vadis.print.colours import Meadow, meadow
from ui.printing.drawing.fonts import fitting, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Drawing,
    Face,
    Group,
    Outline,
    Oval,
    Pen,
    Shape,
    Step,
    Text,
)

COW = 1.25
"""The side of the cow, in heights of the band; it sticks out at the top."""
BEHIND = 0.9
"""Where the meadow begins, in heights of the band: behind the cow."""
GRASS = 0.25
"""The height of the grass, in heights of the band."""
DAISIES = 4
PETALS = 8


def band(area: Area, title: str, seed: str, inks: Inks) -> tuple[Shape, ...]:
    """A band that fills the area; its cow needs a tenth of its height above it."""
    colours, high = meadow(inks), area.height
    pen = None if colours.edge is None else Pen(colours.edge, 0.3)
    frame = Box(0, 0, area.width, high, high * 0.17, colours.band, pen)
    breed, bend = bytes_of(2, seed, "band")
    left = area.x + high * 0.16
    begin = left + high * (COW + 0.16)
    end = area.right - high * 0.26
    size = high * 1.42
    wide = width_of(GAME.title, Face.TITLE, size)
    name, small = fitting(title, Face.BOLD, high * 0.8, end - begin - wide - high * 0.2)
    grass = _meadow(area.width, high, hand_of(seed, "meadow"), colours)
    return (
        Group((frame, Group(grass, clip=frame)), area.x, area.y),
        Drawing(f"cow-{breed % 4}-{bend % 2}", left, area.y - high * 0.12, high * COW, inks.key),
        Text(GAME.title, begin, area.y + high * 0.66, size, colours.title, Face.TITLE),
        Text(name, end, area.y + high * 0.62, small, colours.title, Face.BOLD, Align.RIGHT),
    )


@lru_cache(maxsize=32)
def _meadow(width: float, height: float, hand: int, colours: Meadow) -> tuple[Shape, ...]:
    """Grass and daisies along the lower edge of a band."""
    high = height * GRASS
    pen = None if colours.blade is None else Pen(colours.blade, 0.16)
    *behind, front = colours.grass
    begin = height * BEHIND, height + high
    low = height - high * 0.08
    rows = [
        Outline(
            begin, _blades((begin[0], width, low, high), ("behind", hand), bent=False), tint, pen
        )
        for tint in behind
    ]
    blades = _blades((begin[0], width, low, high), ("front", hand), bent=True)
    rows.append(Outline(begin, blades, front, pen))
    if colours.petal is None:
        return tuple(rows)
    step = (width - begin[0]) / DAISIES
    places = zip(shares(DAISIES, hand, "across"), shares(DAISIES, hand, "up"), strict=True)
    daisies = [
        _daisy(
            begin[0] + (number + 0.2 + 0.6 * across) * step,
            height - high * (0.55 + 0.4 * up),
            high * 0.26,
            colours,
        )
        for number, (across, up) in enumerate(places)
    ]
    return (*rows, *(part for daisy in daisies for part in daisy))


def _blades(
    room: tuple[float, float, float, float], seed: tuple[str, int], *, bent: bool
) -> tuple[Step, ...]:
    """A row of grass from left to right, closed below the edge of the band."""
    x, right, low, high = room
    steps: list[Step] = [(x, low)]
    number = 0
    while x < right:
        tall, lean, wide = shares(3, *seed, number)
        top = low - high * (0.35 + 0.65 * tall)
        tip = x + high * (0.18 + 0.7 * (lean - 0.5))
        after = x + high * (0.36 + 0.3 * wide)
        if bent:
            waist = (low + top) / 2
            steps += [(x + high * 0.04, waist, tip, top), (x + high * 0.36, waist, after, low)]
        else:
            steps += [(tip, top), (after, low)]
        x, number = after, number + 1
    return (*steps, (x, low + high))


def _daisy(x: float, y: float, size: float, colours: Meadow) -> tuple[Shape, ...]:
    steps: list[Step] = []
    for petal in range(PETALS):
        begin = 2 * pi * petal / PETALS
        middle, end = begin + pi / PETALS, begin + 2 * pi / PETALS
        steps.append(
            (
                x + cos(middle) * size * 2.1,
                y + sin(middle) * size * 2.1,
                x + cos(end) * size * 0.62,
                y + sin(end) * size * 0.62,
            )
        )
    return (
        Outline((x + size * 0.62, y), tuple(steps), colours.petal),
        Oval(x, y, size * 0.45, size * 0.45, colours.heart),
    )
