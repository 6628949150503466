"""The picture of the sheet: a seal watches dice slide over the ice."""

from collections.abc import Iterator

from ui.games.rolling_dice.print.colours import Look
from ui.games.rolling_dice.print.seal import seal
from ui.printing.drawing.cube import Turn, cube
from ui.printing.drawing.shapes import Area, Box, Face, Fade, Group, Line, Outline, Pen, Shape, Text

WIDE, HIGH = 66.0, 62.0
"""The size at which the picture is drawn before it is scaled."""
BERGS = (
    ((2, 36), (9, 27), (13, 30), (19, 22), (27, 36)),
    ((40, 36), (46, 30), (50, 32), (55, 26), (64, 36)),
)


def heading(area: Area, look: Look) -> tuple[Shape, ...]:
    """The title over the ice, clipped to this area."""
    scale = area.width / WIDE
    high = area.height / scale
    sky = Fade(0, 0, 0, high, look.sky) if look.sky else None
    frame = None if look.sky else Pen(look.hull_line, 0.3)
    window = Box(0, 0, WIDE, high, 3.5, sky, frame)
    scene = Group(tuple(_scene(look)), 0, high - HIGH, 0, 1)
    clipped = Group((scene,), clip=Box(0, 0, WIDE, high, 3.5))
    size = 31 * scale
    first, second = ("#FFFFFF", "#D6F1FB") if look.sky else (look.accent, look.later)
    return (
        Group((window, clipped), area.x, area.y, 0, scale),
        Text("Rolling", area.x + 5.5 * scale, area.y + 13 * scale, size, first, Face.TITLE),
        Text("Dice", area.x + 5.5 * scale, area.y + 25 * scale, size, second, Face.TITLE),
    )


def _scene(look: Look) -> Iterator[Shape]:
    far = Pen(look.crack, 0.25)
    for begin, *others in BERGS:
        yield Outline(begin, tuple(others), look.lip, far)
    if look.water:
        yield Box(-1, 36, WIDE + 2, 8, 0, look.water)
    for x, y, long in ((6.0, 38.6, 9.0), (30.0, 38.0, 7.0), (50.0, 39.4, 10.0), (20.0, 40.6, 6.0)):
        yield Line(x, y, x + long, y, Pen(look.shore, 0.25))
    shore = ((10, 40.6, 22, 42.6, 34, 41), (48, 39.2, 60, 42, 68, 40.4), (68, 64), (-2, 64))
    yield Outline((-2, 42), shore, look.ice, Pen(look.shore, 0.4))
    for begin, points in (
        ((8, 58), ((16, 54.6), (27, 55.6), (37, 52))),
        ((44, 61), ((52, 57.4), (60, 57.8), (67, 54.6))),
    ):
        yield Outline(begin, points, None, Pen(look.crack, 0.4), closed=False)
    yield seal(25.5, 24.4, 0.78, look)
    for x, y, long in ((2, 49.6, 5.6), (3.4, 52.4, 3), (23.4, 57.2, 4.6), (24.6, 59.6, 2.6)):
        yield Line(x, y, x + long, y, Pen(look.crack, 0.5))
    yield cube(14, 50, 7.6, Turn(-28, 34, -6), look.coats[0])
    yield cube(35, 55.6, 8.2, Turn(152, 36, 10), look.coats[1])
    yield cube(54, 50.6, 7.4, Turn(60, 34, 4), look.coats[4])
