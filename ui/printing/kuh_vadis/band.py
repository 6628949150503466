"""The band on top of a sheet: a cow over a meadow, the game and the name of the sheet."""

from math import cos, pi, sin

from ui.printing.fonts import fitting, width_of
from ui.printing.inks import Inks
from ui.printing.kuh_vadis.chance import one_of, share
from ui.printing.kuh_vadis.colours import Meadow, meadow
from ui.printing.shapes import (
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
from ui.text.common import TITLES

COW = 1.25
"""The side of the cow in heights of the band: it looks out of it."""
DAISIES = 4
PETALS = 8


def band(area: Area, title: str, seed: str, inks: Inks) -> tuple[Shape, ...]:
    """A band that fills the area; its cow needs a tenth of its height above it."""
    colours, high = meadow(inks), area.height
    pen = None if colours.edge is None else Pen(colours.edge, 0.3)
    frame = Box(area.x, area.y, area.width, high, high * 0.17, colours.band, pen)
    cow = f"cow-{one_of(4, seed, 'cow')}-{one_of(2, seed, 'bend')}"
    left = area.x + high * 0.16
    begin = left + high * (COW + 0.16)
    behind = left + high * COW * 0.6
    grass = Area(behind, area.y, area.right - behind, high)
    end = area.right - high * 0.26
    size = high * 1.42
    wide = width_of(TITLES["kuh-vadis"], Face.TITLE, size)
    name, small = fitting(title, Face.BOLD, high * 0.8, end - begin - wide - high * 0.2)
    return (
        frame,
        Group(_meadow(grass, seed, colours), clip=frame),
        Drawing(cow, left, area.y - high * 0.12, high * COW, inks.key),
        Text(TITLES["kuh-vadis"], begin, area.y + high * 0.66, size, colours.title, Face.TITLE),
        Text(name, end, area.y + high * 0.62, small, colours.title, Face.BOLD, Align.RIGHT),
    )


def _meadow(area: Area, seed: str, colours: Meadow) -> tuple[Shape, ...]:
    high = area.height * 0.25
    pen = None if colours.blade is None else Pen(colours.blade, 0.16)
    *behind, front = colours.grass
    begin = area.x, area.bottom + high
    rows = [
        Outline(begin, _blades(area, high, f"{seed} behind", bent=False), c, pen) for c in behind
    ]
    rows.append(Outline(begin, _blades(area, high, f"{seed} front", bent=True), front, pen))
    step = area.width / DAISIES
    daisies = [
        _daisy(
            area.x + (number + 0.2 + 0.6 * share(seed, number, "across")) * step,
            area.bottom - high * (0.55 + 0.4 * share(seed, number, "up")),
            high * 0.26,
            colours,
        )
        for number in range(DAISIES)
    ]
    return (*rows, *(part for daisy in daisies for part in daisy))


def _blades(area: Area, high: float, seed: str, *, bent: bool) -> tuple[Step, ...]:
    """A row of grass from left to right, down again behind the edge of the band."""
    low = area.bottom - high * 0.08
    steps: list[Step] = [(area.x, low)]
    x, number = area.x, 0
    while x < area.right:
        tall = low - high * (0.35 + 0.65 * share(seed, number, "tall"))
        tip = x + high * (0.18 + 0.7 * (share(seed, number, "lean") - 0.5))
        after = x + high * (0.36 + 0.3 * share(seed, number, "wide"))
        if bent:
            waist = (low + tall) / 2
            steps += [(x + high * 0.04, waist, tip, tall), (x + high * 0.36, waist, after, low)]
        else:
            steps += [(tip, tall), (after, low)]
        x, number = after, number + 1
    return (*steps, (x, area.bottom + high))


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
    pen = None if colours.blade is None else Pen(colours.blade, 0.12)
    return (
        Outline((x + size * 0.62, y), tuple(steps), colours.petal, pen),
        Oval(x, y, size * 0.45, size * 0.45, colours.heart, pen),
    )
