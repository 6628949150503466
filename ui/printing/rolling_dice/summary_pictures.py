"""Little pictures for the rules of Rolling Dice: the floe, dice on it, ice blocks, sums."""

from dataclasses import dataclass

from beamme.games.rolling_dice.board import built_in_floe
from ui.printing.cube import Turn
from ui.printing.cube import cube as cube_in_space
from ui.printing.inks import Inks
from ui.printing.paper import SMALLEST
from ui.printing.parts import die
from ui.printing.rolling_dice.colours import Look, look_of
from ui.printing.rolling_dice.ice import HUNDREDTHS, View, ice
from ui.printing.rolling_dice.seal import seal
from ui.printing.shapes import (
    Align,
    Area,
    Box,
    Face,
    Fade,
    Group,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
    polygon,
)
from ui.printing.summary_parts import caption
from ui.printing.summary_setting import Block, Laid, Picture, Setting
from ui.text.words import signed

SCENE = 84.0
"""The width of the picture on the band."""
RING = "#F2A900"
"""Round the die that has to be beaten."""


def plan(length: float) -> Picture:
    """The whole floe in its box, entrance at the left; its length is in sizes of the text."""

    def draw(setting: Setting) -> Laid:
        floe, look = built_in_floe(), look_of(setting.inks)
        scale = setting.em * length / floe.length
        across, down = floe.length * scale, floe.width * scale
        view = View(across / 2, down / 2, scale * HUNDREDTHS, lying=True)
        wall = Pen(look.hull_line, 0.6)
        shapes: list[Shape] = [
            Box(0, 0, across, down, 0, look.water),
            *ice(floe, view, look),
            Outline((0, 0), ((across, 0), (across, down), (0, down)), pen=wall, closed=False),
            *_way_in(down, floe.strip * scale, look),
        ]
        for each in floe.fields:
            x, y = view.at(each.x / HUNDREDTHS, each.y / HUNDREDTHS)
            shapes += field(each.value, x, y, each.radius * scale, setting)
        return Laid(across, down, tuple(shapes))

    return draw


def _way_in(down: float, strip: float, look: Look) -> list[Shape]:
    """Three arrows through the entrance."""
    pen = Pen(look.line, 0.4)
    shapes: list[Shape] = []
    for share in (0.3, 0.5, 0.7):
        y, tip = down * share, strip * 1.6
        shapes.append(Line(strip * 0.3, y, tip, y, pen))
        head = ((tip, y), (tip - 1, y + 0.8))
        shapes.append(Outline((tip - 1, y - 0.8), head, pen=pen, closed=False))
    return shapes


def field(value: int, x: float, y: float, radius: float, setting: Setting) -> list[Shape]:
    """A net or a hole so small that its value is all one can read on it."""
    look, size = look_of(setting.inks), max(SMALLEST, setting.size * 0.95)
    colour = look.plus if value > 0 else look.minus
    word = Text(signed(value), x, y + size * 0.125, size, colour, Face.TITLE, Align.MIDDLE)
    rope = Pen(look.rope, radius * 0.13 if look.deep else 0.35)
    if value < 0:
        edge = Pen(look.terraces[1], radius * 0.1) if look.terraces else rope
        inside = look.terraces[-2] if look.terraces else "#FFFFFF"
        return [Oval(x, y, radius, radius, inside, edge), word]
    water = look.deep[-1][1] if look.deep else "#FFFFFF"
    clear = Oval(x, y, size * 0.25, size * 0.2, look.deep[0][1] if look.deep else "#FFFFFF")
    return [
        Oval(x, y, radius, radius, water),
        *_mesh(x, y, radius, Pen(look.mesh, 0.2)),
        Oval(x, y, radius * 0.96, radius * 0.96, None, rope),
        clear,
        word,
    ]


def _mesh(x: float, y: float, radius: float, pen: Pen) -> list[Shape]:
    """Crossing strings inside a circle."""
    shapes: list[Shape] = []
    for share in (-0.66, -0.33, 0.0, 0.33, 0.66):
        half = (1 - share**2) ** 0.5
        for side in (1, -1):
            ends = [(share - half, side * (share + half)), (share + half, side * (share - half))]
            (x1, y1), (x2, y2) = [(a * 0.7071 * radius, b * 0.7071 * radius) for a, b in ends]
            shapes.append(Line(x + x1, y + y1, x + x2, y + y2, pen))
    return shapes


def cube(colour: int, face: int, x: float, y: float, size: float, inks: Inks) -> Shape:
    """A die of a colour, seen from above."""
    coat = look_of(inks).coats[colour]
    return die(face, x, y, size, coat.light, coat.edge or coat.dark, coat.pips)


def single(colour: int, face: int) -> Picture:
    """One die on the ice."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * 1.7
        body = cube(colour, face, side / 2, side / 2, side, setting.inks)
        return Laid(side, side * 1.1, (body,))

    return draw


def behind(setting: Setting) -> Laid:
    """One's own die in front, two others further back."""
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


def fields(setting: Setting) -> Laid:
    """A net and a hole."""
    radius = setting.em * 0.98
    values = sorted(each.value for each in built_in_floe().fields)
    shapes = [
        *field(values[-1], radius, radius, radius, setting),
        *field(values[0], radius * 3.3, radius, radius * 0.9, setting),
    ]
    return Laid(radius * 4.2, radius * 2, tuple(shapes))


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
    own = _ringed(0, 4, side * 1.05, side * 0.95, side, setting.inks)
    return Laid(side * 3.4, side * 1.9, (*_shore(2, setting), *own))


def pushed_off(setting: Setting) -> Laid:
    """The ringed die in the water."""
    side = setting.em * 1.2
    own = _ringed(0, 2, side * 2.5, side * 0.95, side, setting.inks)
    return Laid(side * 3.4, side * 1.9, (*_shore(1.55, setting), *own))


def put_back(setting: Setting) -> Laid:
    """A die of somebody else on its way from the water to the ice."""
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
    """Ice that ends so many dice from the left, and water."""
    side, look = setting.em * 1.2, look_of(setting.inks)
    wide, high, pen = side * 3.4, side * 1.9, Pen(look.shore, 0.25)
    sea = Box(0, 0, wide, high, side * 0.3, look.water, pen)
    if not ends:
        return (sea,)
    return sea, Box(0, 0, side * ends, high, side * 0.3, look.ice or "#FFFFFF", pen)


def _ringed(
    colour: int, face: int, x: float, y: float, side: float, inks: Inks
) -> tuple[Shape, ...]:
    tint = inks.text if inks.saving else RING
    ring = Oval(x, y, side * 0.8, side * 0.8, pen=Pen(tint, side * 0.12))
    return ring, cube(colour, face, x, y, side, inks)


def higher_or_further(*words: str) -> Block:
    """What beats the ringed die and what does not, along the way from the entrance."""

    def lay(width: float, setting: Setting) -> Laid:
        side, inks, look = setting.em * 1.55, setting.inks, look_of(setting.inks)
        high, y, line = setting.em * 4.9, setting.em * 1.85, width * 0.62
        pen = Pen(setting.accent, 0.35, (2.5, 2.5))
        shapes: list[Shape] = [
            Box(0, 0, width, high, side * 0.3, look.ice or "#FFFFFF", Pen(look.shore, 0.3)),
            Box(line, 0.4, width - line - 0.4, high - 0.8, side * 0.2, setting.wash),
            Line(line, 0.4, line, setting.em * 3.4, pen),
        ]
        for share, face, word in zip((0.14, 0.38, 0.62, 0.87), (3, 6, 4, 2), words, strict=True):
            x = width * share
            ringed = x == line
            body = (cube(0, face, x, y, side, inks),)
            shapes += _ringed(0, face, x, y, side, inks) if ringed else body
            shapes.append(caption(word, x, setting.em * 3.35, setting))
        return Laid(width, high, tuple(shapes))

    return lay


@dataclass(frozen=True, slots=True)
class Example:
    """A sum of one's own die: what lies behind it, on a block, and the net that it touches."""

    own: int
    behind: tuple[int, ...]
    block: int
    net: int

    @property
    def sum(self) -> str:
        """How it is counted."""
        parts = self.own, *self.behind, self.block, self.net
        return f"{' + '.join(map(str, parts))} = {sum(parts)}"


EXAMPLE = Example(own=2, behind=(6, 3), block=1, net=4)


def counted(you: str) -> Block:
    """The example: dice on the floe, one on a block, and the sum of one's own die."""

    def lay(width: float, setting: Setting) -> Laid:
        inks, look, side = setting.inks, look_of(setting.inks), setting.em * 1.45
        high, y, own = setting.em * 4.2, setting.em * 1.5, width * 0.42
        floe = width - setting.em * 4.2
        shapes: list[Shape] = [
            Box(0, 0, floe, high, side * 0.3, look.ice or "#FFFFFF", Pen(look.shore, 0.3)),
            *field(EXAMPLE.net, own + setting.em * 1.9, y, setting.em * 1.22, setting),
            cube(0, EXAMPLE.own, own, y, side, inks),
            cube(1, 5, floe - side * 0.9, y, side, inks),
            caption(you, own, y + setting.em * 1.0, setting),
        ]
        for colour, face, share in zip((3, 2), EXAMPLE.behind, (0.25, 0.08), strict=True):
            shapes.append(cube(colour, face, width * share, y, side, inks))
        lying = block(4, EXAMPLE.block)(setting)
        shapes.append(lying.at(width - lying.width, (high - lying.height) / 2))
        total = caption(f"{you}: {EXAMPLE.sum}", width / 2, high + setting.em * 0.15, setting)
        return Laid(width, high + setting.em * 0.15 + setting.line, (*shapes, total))

    return lay


def band(area: Area, inks: Inks) -> tuple[Shape, ...]:
    """A seal on the ice watches dice slide by."""
    look = look_of(inks)
    sea = Fade(area.x, area.y, area.right, area.y, look.sky) if look.sky else None
    pen = None if look.sky else Pen(look.hull_line, 0.3)
    window = Box(area.x, area.y, area.width, area.height, 3, sea, pen)
    scene = Group(_scene(look), area.right - SCENE, area.bottom - 34)
    return window, Group((scene,), clip=window)


def _scene(look: Look) -> tuple[Shape, ...]:
    """The right end of the band, 34 mm high; its ice runs out to the left."""
    bergs = (
        ((22.0, 19.0), (29.0, 11.0), (33.0, 13.5), (39.0, 7.0), (47.0, 19.0)),
        ((58.0, 19.0), (64.0, 12.0), (68.0, 14.0), (73.0, 8.5), (82.0, 19.0)),
    )
    far, crack = Pen(look.crack, 0.25), Pen(look.crack, 0.4)
    shore = ((12, 21.6, 26, 24.2, 40, 22), (54, 19.8, 68, 23.4, 86, 21), (86, 36), (-20, 36))
    return (
        *(Outline(berg[0], berg[1:], look.lip, far) for berg in bergs),
        Outline((14, 19), ((86, 19), (86, 30), (-2, 30)), look.water),
        Outline((-20, 34), ((-6, 25.5, 0, 24), *shore), look.ice, Pen(look.shore, 0.4)),
        Outline((4, 31), ((13, 28.4), (24, 29.4), (36, 26)), None, crack, closed=False),
        Outline((48, 33), ((57, 29.6), (66, 30), (80, 26.4)), None, crack, closed=False),
        seal(38, 4.5, 0.82, look),
        *(Line(x, y, x + 5, y, Pen(look.crack, 0.5)) for x, y in ((3, 27.5), (1, 30), (20, 32))),
        cube_in_space(14, 28, 7, Turn(-28, 34, -6), look.coats[0]),
        cube_in_space(33, 29.5, 7, Turn(152, 36, 10), look.coats[1]),
        cube_in_space(77, 28.5, 6.6, Turn(60, 34, 4), look.coats[4]),
    )
