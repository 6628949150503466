"""The floe in true size on two pages: to cut out, to glue together and to throw dice on.

Two pages hold all nets and holes, but not quite the whole length of the floe: what is missing is
bare ice at the entrance, and the sheet says how much.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from beamme.games.rolling_dice.board import Floe
from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.floe_drawing.ice import HUNDREDTHS, View, fields, ice
from ui.games.rolling_dice.print.floe_plan.instructions import words
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import MARGIN
from ui.printing.drawing.parts import scissors
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Face,
    Group,
    Line,
    Page,
    Pen,
    Shape,
    Text,
    polygon,
)
from ui.text.words import translate

GLUE = 6.0
"""Millimetres of the first page that the second one covers; its white margin is glued, too."""

SNIP = 2.0
"""How far scissors stand beside a line at the margin."""


@dataclass(frozen=True, slots=True)
class Half:
    """A half of the floe: the window of its page, and how the floe lies behind it."""

    window: Area
    view: View


def halves(floe: Floe, size: tuple[float, float]) -> tuple[Half, Half]:
    """The far and the near half, as pages of this size show them."""
    width, height = size
    deep, wide = height - 2 * MARGIN, floe.across / HUNDREDTHS
    far = (floe.length / 2 - floe.strip) / HUNDREDTHS
    window = Area((width - wide) / 2, MARGIN, wide, deep)
    return (
        Half(window, View(width / 2, MARGIN + far)),
        Half(window, View(width / 2, MARGIN + far - (deep - GLUE))),
    )


def missing(floe: Floe, size: tuple[float, float]) -> float:
    """Millimetres of bare ice at the entrance for which two pages have no room."""
    near = halves(floe, size)[1]
    return near.view.floe(floe).bottom - near.window.bottom


def far_page(floe: Floe, size: tuple[float, float], inks: Inks) -> Page:
    """The far half, with the strip onto which the other one is glued."""
    half, look = halves(floe, size)[0], look_of(inks)
    return Page(*size, (*_seen(floe, half, look), *_glue(half, look, inks), *_edge(half, inks)))


def near_page(floe: Floe, size: tuple[float, float], inks: Inks) -> Page:
    """The near half, with instructions."""
    half, look = halves(floe, size)[1], look_of(inks)
    top = half.window.y
    begin = Line(half.window.x, top, half.window.right, top, Pen(inks.cut, 0.15, (8, 8)))
    lowest = min(each.y - each.radius for each in floe.fields) / HUNDREDTHS
    free = half.view.at(0, lowest)[1]
    area = Area(half.window.x, free, half.window.width, half.window.bottom - free)
    return Page(
        *size,
        (
            *_seen(floe, half, look),
            begin,
            scissors(half.window.x + 22, top + SNIP, 4, 0, inks),
            *_edge(half, inks),
            *words(area, missing(floe, size), inks),
        ),
    )


def _seen(floe: Floe, half: Half, look: Look) -> tuple[Shape, ...]:
    area = half.window
    window = Box(area.x, area.y, area.width, area.height)
    shown = tuple(
        group
        for group, each in zip(fields(floe, half.view, look), floe.fields, strict=True)
        if area.y < group.y + each.radius / HUNDREDTHS
        and group.y - each.radius / HUNDREDTHS < area.bottom
    )
    return (Group((*ice(floe, half.view, look), *shown), clip=window),)


def _edge(half: Half, inks: Inks) -> Iterator[Shape]:
    """Scissors at the sides of the floe, where it is cut out."""
    width = half.window.x + half.window.right
    for x in (max(half.window.x, MARGIN + SNIP), min(half.window.right, width - MARGIN - SNIP)):
        yield scissors(x, half.window.y + 0.3 * half.window.height, 4, 90, inks)


def _glue(half: Half, look: Look, inks: Inks) -> Iterator[Shape]:
    area = half.window
    top = area.bottom - GLUE
    yield Box(area.x, top, area.width, GLUE, 0, "#FFFFFF")
    slanted = range(int(area.x) - int(GLUE), int(area.right) + 1, 4)
    hatch = tuple(Line(x, area.bottom, x + GLUE, top, Pen(look.crack, 0.2)) for x in slanted)
    yield Group(hatch, clip=Box(area.x, top, area.width, GLUE))
    text = translate("Print", "Glue the second page on here, its cut edge along this line")
    text, size = fitting(text, Face.STRONG, 9, area.width - 60)
    yield Box(area.x + area.width / 2 - 56, top + 0.8, 112, GLUE - 1.6, 2, "#FFFFFF")
    middle = area.x + area.width / 2
    yield Text(text, middle, area.bottom - 1.9, size, inks.text, Face.STRONG, Align.MIDDLE)
    yield Line(area.x, top, area.right, top, Pen(look.table.ink, 0.25))
    for x, way in ((area.x, 1), (area.right, -1)):
        yield polygon([(x, top), (x + 3 * way, top - 1.6), (x + 3 * way, top + 1.6)], inks.text)
