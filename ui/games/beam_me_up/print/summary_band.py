"""The band above the rules of Beam Me Up: stones on their way up over a town at night."""

from random import Random

from beamme.games.beam_me_up.board import COLUMNS
from ui.games.beam_me_up.print.colours import (
    GROUND,
    MOONLIGHT,
    NEAR_TOWN,
    SKY,
    WINDOWS,
    between,
    tints,
)
from ui.games.beam_me_up.print.signs import rocket
from ui.games.beam_me_up.print.sky import planet
from ui.games.beam_me_up.print.stones import standing
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import (
    Area,
    Box,
    Fade,
    Group,
    Line,
    Oval,
    Pen,
    Shape,
    polygon,
)


def band(area: Area, inks: Inks) -> tuple[Shape, ...]:
    """A night sky with beams over a town, and a rocket on its way."""
    own = tints(inks)
    window = Box(area.x, area.y, area.width, area.height, 3)
    frame = Box(area.x, area.y, area.width, area.height, 3, pen=Pen(own.edge, 0.4))
    random = Random(4)  # noqa: S311 a picture, always the same one
    behind = _lines(area) if inks.saving else _night(area, random)
    shapes = (
        *behind,
        *_stones(area, inks),
        rocket(area.right - area.width * 0.365, area.y + area.height * 0.56, 6.4, own),
    )
    return Group(shapes, clip=window), frame


def _night(area: Area, random: Random) -> list[Shape]:
    stops = tuple((at / 0.9, colour) for at, colour in SKY if at < 0.8)
    dark = (*stops, (1.0, SKY[4][1]))
    shapes: list[Shape] = [
        Box(area.x, area.y, area.width, area.height, fill=Fade(0, area.y, 0, area.bottom, dark))
    ]
    light = tuple((at, between(colour, MOONLIGHT, 0.06 + 0.28 * at)) for at, colour in dark)
    fade = Fade(0, area.y, 0, area.bottom, light)
    for x, wide in _beams(area):
        corners = [
            (x - wide * 0.38, area.y),
            (x + wide * 0.38, area.y),
            (x + wide * 0.46, area.bottom),
            (x - wide * 0.46, area.bottom),
        ]
        shapes.append(polygon(corners, fade))
    for _ in range(110):
        x, y = area.x + random.random() * area.width, area.y + random.random() ** 1.3 * 22
        if x < area.x + area.width * 0.6 and y > area.y + 6:
            continue  # the words are there
        size = 0.12 + random.random() ** 4 * 0.45
        shapes.append(Oval(x, y, size, size, f"#{90 + int(random.random() * 150):02X}FFFFFF"))
    shapes += planet(area.x + area.width * 0.53, area.y + 8.5, 3.6)
    x = area.x
    while x < area.right:
        wide, high = 3 + random.random() * 6, 1.5 + random.random() * 2
        shapes.append(Box(x, area.bottom - high, wide, high, fill=NEAR_TOWN))
        for lit in range(int(wide / 1.8)):
            if random.random() < 0.45:
                left, top = x + 0.6 + lit * 1.8, area.bottom - high + 0.7
                shapes.append(Box(left, top, 0.8, 0.9, fill=WINDOWS[random.random() > 0.8]))
        x += wide
    shapes.append(Box(area.x, area.bottom - 1.2, area.width, 1.2, fill=GROUND))
    return shapes


def _lines(area: Area) -> list[Shape]:
    pen = Pen("#CFCAC3", 0.16)
    return [
        Line(x + side * wide * 0.42, area.y, x + side * wide * 0.46, area.bottom, pen)
        for x, wide in _beams(area)
        for side in (-1, 1)
    ]


def _beams(area: Area) -> list[tuple[float, float]]:
    """The middles and widths of seven beams at the right of the band."""
    wide = area.width * 0.34 / COLUMNS
    left = area.right - 4 - wide * COLUMNS
    return [(left + (column + 0.5) * wide, wide) for column in range(COLUMNS)]


def _stones(area: Area, inks: Inks) -> list[Shape]:
    shapes: list[Shape] = []
    rises = (0.2, 0.62, 0.34, 0.78, 0.5, 0.16, 0.42)
    for number, ((x, wide), rise) in enumerate(zip(_beams(area), rises, strict=True)):
        y = area.y + area.height * rise
        shapes += standing(number % 4, x, y, wide * 0.36, inks)
    return shapes
