"""What scores, in four small pictures at the foot of a pad."""

from collections.abc import Callable
from dataclasses import dataclass

from beamme.games.dice_flick.dice import Colour as Dye
from ui.games.dice_flick.print.colours import Look, look_of
from ui.printing.drawing.cube import die_from_above
from ui.printing.drawing.firecracker import firecracker
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import POINT, SMALLEST
from ui.printing.drawing.parts import star
from ui.printing.drawing.shapes import Align, Area, Box, Face, Group, Line, Oval, Pen, Shape, Text
from ui.text.words import translate

NARROW = 115.0
"""Below this width there are two rows of two pictures, each with its words beside it."""
HIGH = 9.0
"""The height of a picture; below it, the width of the widest one."""
WIDE = 17.2
CLOSE = 8.0
"""The height of a row of two."""
USUAL = 134.0
"""The width at which pictures have their usual size."""
LEADING = 1.22


@dataclass(frozen=True, slots=True)
class Hint:
    """A picture and what it means: a word, and what it is worth."""

    picture: Callable[[Look], tuple[Shape, ...]]
    what: str
    worth: str


def height_of(width: float) -> float:
    """The height of the reminder."""
    if width < NARROW:
        return 2 * CLOSE
    return HIGH * width / USUAL + 1 + 2 * _line(width)


def reminder(area: Area, inks: Inks) -> tuple[Shape, ...]:
    """The four ways to score, in one row or in two."""
    put = _beside if area.width < NARROW else _below
    return tuple(
        shape for number, hint in enumerate(_hints()) for shape in put(hint, number, area, inks)
    )


def _below(hint: Hint, number: int, area: Area, inks: Inks) -> tuple[Shape, ...]:
    size, line, scale = _size(area.width), _line(area.width), area.width / USUAL
    x, y = area.x + (number + 0.5) * area.width / 4, area.y + HIGH * scale
    return (
        Group(hint.picture(look_of(inks)), x, area.y + HIGH / 2 * scale, 0, scale),
        Text(hint.what, x, y + line, size, inks.text, Face.BOLD, Align.MIDDLE),
        Text(hint.worth, x, y + 2 * line, size, inks.muted, Face.STRONG, Align.MIDDLE),
    )


def _beside(hint: Hint, number: int, area: Area, inks: Inks) -> tuple[Shape, ...]:
    row, column = divmod(number, 2)
    # The words on the right are longer.
    x, y = area.x + 0.47 * column * area.width, area.y + (row + 0.5) * CLOSE
    left = x + WIDE + 1.3
    return (
        Group(hint.picture(look_of(inks)), x + WIDE / 2, y, 0, CLOSE / HIGH),
        Text(hint.what, left, y - 0.5, SMALLEST, inks.text, Face.BOLD),
        Text(hint.worth, left, y - 0.5 + _line(0), SMALLEST, inks.muted, Face.STRONG),
    )


def _size(width: float) -> float:
    return max(SMALLEST, 9.5 * width / 190)


def _line(width: float) -> float:
    return _size(width) * LEADING * POINT


def _hints() -> tuple[Hint, ...]:
    return (
        Hint(_group, translate("Print", "3+ of one colour"), translate("Print", "white fits all")),
        Hint(_centre, translate("Print", "Centre"), translate("Print", "double, also alone")),
        Hint(_marker, translate("Print", "Free marker"), translate("Print", "a die worth 2")),
        Hint(_bang, translate("Print", "Knaller"), translate("Print", "6 + row or column")),
    )


def _group(look: Look) -> tuple[Shape, ...]:
    return tuple(
        _die(face, dye, (number - 1) * 5.7, look)
        for number, (face, dye) in enumerate(((4, Dye.GREEN), (2, Dye.WHITE), (5, Dye.GREEN)))
    )


def _centre(look: Look) -> tuple[Shape, ...]:
    ring = Pen(look.wall, 0.4, (2, 2))
    return Oval(0, 0, 4.3, 4.3, None, ring), _die(3, Dye.BLUE, 0, look)


def _marker(look: Look) -> tuple[Shape, ...]:
    line = look.coats[Dye.GREEN].outline
    frame = Box(-3.6, -3.6, 7.2, 7.2, 1.4, None, Pen(line, 0.45))
    return frame, star(0, 0, 2.7, 1.2, 4, line)


def _bang(look: Look) -> tuple[Shape, ...]:
    pink = look.coats[Dye.PINK]
    edge = pink.outline
    knaller: tuple[Shape, ...] = (
        Box(-2.8, -2.2, 5.6, 5.6, 1.3, edge),
        Box(-2.8, -2.8, 5.6, 5.6, 1.3, pink.light, Pen(edge, 0.2)),
        *firecracker(0, 0, 2.1, pink.pips),
    )
    way = Line(-9.6, 0, 9.6, 0, Pen(pink.edge or "#FFB8E2", 0.9))
    return way, _die(2, Dye.BLUE, -6.2, look), *knaller, _die(6, Dye.YELLOW, 6.2, look)


def _die(face: int, dye: Dye, x: float, look: Look) -> Shape:
    return die_from_above(face, x, 0, 5, look.coats[dye])
