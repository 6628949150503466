"""A small floe for the rules of Rolling Dice: box, nets and holes."""

from beamme.games.rolling_dice.board import built_in_floe
from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.floe_drawing.ice import HUNDREDTHS, View, ice
from ui.printing.drawing.paper import SMALLEST
from ui.printing.drawing.shapes import Align, Box, Face, Line, Outline, Oval, Pen, Shape, Text
from ui.printing.summary.setting import Laid, Picture, Setting
from ui.text.words import signed


def plan(length: float) -> Picture:
    """The whole floe in its box, entrance on the left; `length` is in text sizes."""

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
            *(shape for share in (0.3, 0.5, 0.7) for shape in way_in(down * share, look)),
        ]
        for each in floe.fields:
            x, y = view.place_of(each)
            shapes += field(each.value, x, y, each.radius * scale, setting)
        return Laid(across, down, tuple(shapes))

    return draw


def way_in(y: float, look: Look) -> tuple[Shape, ...]:
    """A small arrow that comes in at the left."""
    pen, tip = Pen(look.line, 0.4), 3.4
    head = Outline((tip - 1, y - 0.8), ((tip, y), (tip - 1, y + 0.8)), pen=pen, closed=False)
    return Line(0.8, y, tip, y, pen), head


def fields(setting: Setting) -> Laid:
    """A net and a hole."""
    radius = setting.em * 0.98
    values = sorted(each.value for each in built_in_floe().fields)
    shapes = [
        *field(values[-1], radius, radius, radius, setting),
        *field(values[0], radius * 3.3, radius, radius * 0.9, setting),
    ]
    return Laid(radius * 4.2, radius * 2, tuple(shapes))


def field(value: int, x: float, y: float, radius: float, setting: Setting) -> list[Shape]:
    """A net or a hole, too small to show more than its value."""
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
