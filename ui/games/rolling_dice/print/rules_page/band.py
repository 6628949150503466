"""The band above the rules of Rolling Dice: a seal watches dice slide by."""

from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.seal import seal
from ui.printing.drawing.cube import Turn, cube
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Area, Box, Fade, Group, Line, Outline, Pen, Shape

SCENE = 82.0
"""The width of the picture on the band."""


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
    shore = ((12, 21.6, 26, 24.2, 40, 22), (54, 19.8, 68, 23.4, 86, 21), (86, 36), (-4, 36))
    return (
        *(Outline(berg[0], berg[1:], look.lip, far) for berg in bergs),
        Outline((16, 19), ((86, 19), (86, 30), (6, 30)), look.water),
        Outline((-4, 35), ((-1, 25.5, 4, 24), *shore), look.ice, Pen(look.shore, 0.4)),
        Outline((4, 31), ((13, 28.4), (24, 29.4), (36, 26)), None, crack, closed=False),
        Outline((48, 33), ((57, 29.6), (66, 30), (80, 26.4)), None, crack, closed=False),
        seal(38, 4.5, 0.82, look),
        *(Line(x, y, x + 5, y, Pen(look.crack, 0.5)) for x, y in ((5, 27.5), (4, 30), (22, 32))),
        cube(16, 28, 7, Turn(-28, 34, -6), look.coats[0]),
        cube(33, 29.5, 7, Turn(152, 36, 10), look.coats[1]),
        cube(77, 28.5, 6.6, Turn(60, 34, 4), look.coats[4]),
    )
