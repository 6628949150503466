"""The heading of a pad: a die on its way into the box."""

from itertools import product

from beamme.games.dice_flick.board import SIZE, built_in_box
from beamme.games.dice_flick.dice import Colour as Dye
from ui.games.dice_flick.print.colours import Look
from ui.printing.drawing.cube import Turn, cube
from ui.printing.drawing.shapes import (
    Area,
    Box,
    Face,
    Fade,
    Fill,
    Group,
    Outline,
    Pen,
    Shape,
    Text,
    polygon,
)

HEIGHT = 34.0
"""The height at which the picture is drawn before it is scaled."""
MIDDLE, NEAR, FAR = 62.0, 36.5, 4.6
"""The box in the picture: the x of its middle, the y of its front and of its back."""
WIDE = 31.0
"""Half the width of its front."""
AWAY = 0.7
"""How much smaller its back appears."""
FIELD, MOAT = 0.78, 1.08
"""Half the side of the square of hollows and of the whole box, in halves of its front."""
GLOW = ((2.6, "30"), (1.3, "60"))
"""The glow around a tube: widths of lines, and their opacity."""


def heading(area: Area, look: Look) -> tuple[Shape, ...]:
    """The title, and the box with a flying die, clipped to this area."""
    scale = area.height / HEIGHT
    radius = 3.5 * scale
    sky = Fade(area.x, area.y, area.right, area.bottom, look.night) if look.night else None
    frame = Pen(look.frame, 0.3) if look.frame else None
    window = Box(area.x, area.y, area.width, area.height, radius, sky, frame)
    left = max(area.width / scale - 93, 30)
    picture = Group(_picture(look), left, 0, 0)
    seen = Box(0, 0, area.width / scale, HEIGHT, 3.5)
    size = 35 * scale
    words = (
        Text("Dice", area.x + 7 * scale, area.y + 15.6 * scale, size, look.first, Face.TITLE),
        Text("Flick", area.x + 7 * scale, area.y + 27.6 * scale, size, look.second, Face.TITLE),
    )
    return window, Group((picture,), area.x, area.y, 0, scale, seen), *words


def _picture(look: Look) -> tuple[Shape, ...]:
    return (
        *_box(look),
        *(_die(*lying, look) for lying in LYING),
        *_flight(look),
    )


LYING = (
    (Dye.GREEN, 0, 3, Turn(158, 40)),
    (Dye.BLUE, 1, 4, Turn(70, 42)),
    (Dye.YELLOW, 3, 0, Turn(28, 44)),
    (Dye.WHITE, 3, 4, Turn(-30, 44)),
)
"""Dice in hollows: colour, row and column from the back, rotation."""


def _box(look: Look) -> list[Shape]:
    rim = [_seen(u, v) for u, v in _square(MOAT)]
    field = [_seen(u, v) for u, v in _square(FIELD)]
    shapes: list[Shape] = [polygon(rim, look.floor)]
    shapes += _tube(rim, look.rim, look)
    shapes += [_hollow(row, column, look) for row, column in product(range(SIZE), repeat=2)]
    shapes += [
        _sticker(row, column, mark, look)
        for row, marks in enumerate(built_in_box().rows)
        for column, mark in enumerate(marks)
        if mark != "."
    ]
    return shapes + _tube(field, look.tube, look)


def _hollow(row: int, column: int, look: Look) -> Shape:
    return polygon(_cell(row, column, 0.42), look.hollow, Pen(look.wall, 0.22))


def _sticker(row: int, column: int, mark: str, look: Look) -> Shape:
    tint = look.stickers[mark]
    fill: Fill = tint if look.shines else None
    return polygon(_cell(row, column, 0.2), fill, Pen(tint, 0.3))


def _cell(row: int, column: int, half: float) -> list[tuple[float, float]]:
    """A square around the middle of a hollow; `half` is half its side, in hollows."""
    step = 2 * FIELD / SIZE
    u, v = (column - SIZE // 2) * step, (SIZE // 2 - row) * step
    ends = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return [_seen(u + half * step * a, v + half * step * b) for a, b in ends]


def _square(half: float) -> list[tuple[float, float]]:
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _seen(u: float, v: float) -> tuple[float, float]:
    """Project a point of the box: `u` to the right and `v` to the back of its middle."""
    away = 1 + AWAY * (v + MOAT) / (2 * MOAT)
    deep = (1 - 1 / away) / (1 - 1 / (1 + AWAY))
    return MIDDLE + u * WIDE / away, NEAR - deep * (NEAR - FAR)


def _tube(points: list[tuple[float, float]], colour: str, look: Look) -> list[Shape]:
    glow = [Pen(f"#{seen}{colour[1:]}", width) for width, seen in GLOW] if look.shines else []
    return [polygon(points, None, pen) for pen in (*glow, Pen(colour, 0.5))]


def _die(colour: Dye, row: int, column: int, turn: Turn, look: Look) -> Shape:
    corners = _cell(row, column, 0.5)
    x = sum(corner[0] for corner in corners) / 4
    y = sum(corner[1] for corner in corners) / 4
    size = 0.52 * (corners[1][0] - corners[0][0])
    return cube(x, y - 0.2 * size, size, turn, look.coats[colour])


def _flight(look: Look) -> tuple[Shape, ...]:
    path = Outline(
        (11, 28), ((15, 8, 26, -1.5, 40, 9),), None, Pen(look.path, 0.75, (0.1, 2.6)), closed=False
    )
    pink, blue = look.coats[Dye.PINK], look.coats[Dye.BLUE]
    return (
        path,
        cube(9, 26, 8.2, Turn(-32, 34, -12), pink, bang=True),
        cube(44, 12.5, 8.8, Turn(152, 36, 20), blue),
    )
