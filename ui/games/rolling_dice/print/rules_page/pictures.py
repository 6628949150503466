"""Little pictures for the rules of Rolling Dice: dice on ice, on blocks and in the water."""

from ui.games.rolling_dice.print.colours import look_of
from ui.printing.drawing.cube import die_from_above
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Box, Line, Outline, Oval, Pen, Shape, polygon
from ui.printing.summary.setting import Laid, Picture, Setting

RING = "#F2A900"
"""The colour of the ring around the die that has to be beaten."""


def cube(colour: int, face: int, x: float, y: float, size: float, inks: Inks) -> Shape:
    """A die of a colour, seen from above."""
    return die_from_above(face, x, y, size, look_of(inks).coats[colour])


def ringed(
    colour: int, face: int, x: float, y: float, side: float, inks: Inks
) -> tuple[Shape, ...]:
    """A die that wears the ring."""
    tint = inks.text if inks.saving else RING
    ring = Oval(x, y, side * 0.8, side * 0.8, pen=Pen(tint, side * 0.12))
    return ring, cube(colour, face, x, y, side, inks)


def single(colour: int, face: int) -> Picture:
    """One die on the ice."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * 1.7
        body = cube(colour, face, side / 2, side / 2, side, setting.inks)
        return Laid(side, side * 1.1, (body,))

    return draw


def behind(setting: Setting) -> Laid:
    """A player's own die in front, two others further back."""
    side = setting.em * 1.5
    inks, y = setting.inks, side * 0.6
    dice = (
        cube(3, 6, side * 0.5, y, side * 0.82, inks),
        cube(2, 3, side * 1.7, y, side * 0.82, inks),
        cube(0, 2, side * 3.1, y, side, inks),
    )
    pen = Pen(setting.accent, 0.3, (2, 2))
    return Laid(side * 3.6, side * 1.2, (Line(side * 2.4, 0, side * 2.4, side * 1.2, pen), *dice))


def block(colour: int, face: int) -> Picture:
    """A die on an ice block."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * 1.35
        wide, top, high = side * 2.1, side * 0.85, side * 1.75
        inks = setting.inks
        top_ice, shade = ("#FFFFFF", "#F1EFEC") if inks.saving else ("#D6EDF6", "#A9D5E6")
        pen = Pen(look_of(inks).shore, 0.25)
        slope = side * 0.4
        upper = [(slope, top), (wide - slope, top), (wide, top + slope), (0.0, top + slope)]
        front = Box(0, top + slope, wide, high - top - slope, 0, shade, pen)
        body = cube(colour, face, wide / 2, side * 0.55, side, inks)
        return Laid(wide, high, (front, polygon(upper, top_ice, pen), body))

    return draw


def wet(setting: Setting) -> Laid:
    """Two dice in the water."""
    side = setting.em * 1.2
    shapes = (
        *_shore(0, setting),
        cube(1, 5, side * 0.9, side, side, setting.inks),
        cube(1, 2, side * 2.4, side * 0.9, side, setting.inks),
    )
    return Laid(side * 3.4, side * 1.9, shapes)


def missed(setting: Setting) -> Laid:
    """The ringed die, still on the ice."""
    side = setting.em * 1.2
    own = ringed(0, 4, side * 1.05, side * 0.95, side, setting.inks)
    return Laid(side * 3.4, side * 1.9, (*_shore(2, setting), *own))


def pushed_off(setting: Setting) -> Laid:
    """The ringed die in the water."""
    side = setting.em * 1.2
    own = ringed(0, 2, side * 2.5, side * 0.95, side, setting.inks)
    return Laid(side * 3.4, side * 1.9, (*_shore(1.55, setting), *own))


def put_back(setting: Setting) -> Laid:
    """Another player's die on its way from the water to the ice."""
    side = setting.em * 1.2
    y, pen = side * 0.95, Pen(setting.accent, 0.4)
    way = (
        Line(side * 2, y, side * 1.25, y, pen),
        Outline(
            (side * 1.25 + 0.9, y - 0.8),
            ((side * 1.25, y), (side * 1.25 + 0.9, y + 0.8)),
            pen=pen,
            closed=False,
        ),
    )
    other = cube(2, 3, side * 2.65, y, side, setting.inks)
    return Laid(side * 3.4, side * 1.9, (*_shore(1.75, setting), *way, other))


def _shore(ends: float, setting: Setting) -> tuple[Shape, ...]:
    """Ice up to this many dice from the left, and water."""
    side, look = setting.em * 1.2, look_of(setting.inks)
    wide, high, pen = side * 3.4, side * 1.9, Pen(look.shore, 0.25)
    sea = Box(0, 0, wide, high, side * 0.3, look.water, pen)
    if not ends:
        return (sea,)
    return sea, Box(0, 0, side * ends, high, side * 0.3, look.ice or "#FFFFFF", pen)
