"""How a round is scored, in small pictures beside the table of rounds."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.floe_drawing.fields import field
from ui.games.rolling_dice.print.score_track.track import GOALS
from ui.printing.drawing.cube import die_from_above
from ui.printing.drawing.fonts import lines_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, POINT
from ui.printing.drawing.shapes import (
    Align,
    Area,
    Box,
    Face,
    Group,
    Line,
    Outline,
    Oval,
    Pen,
    Shape,
    Text,
)
from ui.text.words import translate

SIZE, LEADING = 9.0, 1.25
PICTURE = 15.0
"""The width of a picture."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A picture and what it means."""

    picture: Callable[[Look], tuple[Shape, ...]]
    text: str


def counting(area: Area, inks: Inks) -> Iterator[Shape]:
    """What is added up after every round, and when the match ends."""
    look = look_of(inks)
    hints = (*_addends(), *_goals())
    title = translate("Print", "Each round you add")
    yield Text(title, area.x, area.y + 4.2, 12, look.accent, Face.TITLE)
    top = area.y + 8
    step = (area.bottom - top) / len(hints)
    line = SIZE * LEADING * POINT
    parting = top + len(_addends()) * step
    yield Line(area.x, parting, area.right, parting, Pen(inks.hair, 0.25))
    for number, hint in enumerate(hints):
        middle = top + (number + 0.5) * step
        yield Group(hint.picture(look), area.x + PICTURE / 2, middle)
        lines = lines_of(hint.text, Face.STRONG, SIZE, area.width - PICTURE - 2)
        for row, text in enumerate(lines):
            base = middle + (row - (len(lines) - 1) / 2) * line + SIZE * HALF_CAPITAL
            yield Text(text, area.x + PICTURE + 2, base, SIZE, inks.text, Face.STRONG)


def _addends() -> tuple[Hint, ...]:
    return (
        Hint(_own, translate("Print", "the face of your scoring die")),
        Hint(_behind, translate("Print", "all scoring dice behind it")),
        Hint(_block, translate("Print", "all dice on ice blocks; their owners get 0")),
        Hint(_field, translate("Print", "the net or hole it touches")),
    )


def _goals() -> tuple[Hint, ...]:
    few, many = GOALS
    return (
        Hint(partial(_goal, few), translate("Print", "ends a match of 2 to 4 players")),
        Hint(partial(_goal, many), translate("Print", "ends a match of 5 or 6 players")),
    )


def _own(look: Look) -> tuple[Shape, ...]:
    ring = Pen(look.shore, 0.5)
    return Oval(0, 0, 5.2, 5.2, look.lip, ring), _die(4, 0, 0, look, 6.2)


def _behind(look: Look) -> tuple[Shape, ...]:
    arrow = Outline((-1, 0), ((-3, -1.4), (-3, 1.4)), look.line)
    return _die(3, 1, -5, look, 5), _die(4, 0, 4, look, 6.2), arrow


def _block(look: Look) -> tuple[Shape, ...]:
    steps = ((-5.2, -1.4), (-3.2, -3.2), (4.6, -3.6), (5.6, 1.2), (5.2, 4.8), (-5.4, 4.6))
    block = Outline((-5.6, 1), steps, look.lip, Pen(look.shore, 0.4))
    return block, _die(5, 2, 0, look, 5)


def _field(look: Look) -> tuple[Shape, ...]:
    return Group(field(3, 26, look), -2.6, -0.4, 0, 0.19), _die(2, 3, 4.8, look, 4.4, 2.6)


def _goal(points: int, look: Look) -> tuple[Shape, ...]:
    pen = None if look.goal else Pen(look.on_goal, 0.3)
    return (
        Box(-4.4, -2.6, 8.8, 5.2, 1.6, look.goal, pen),
        Text(str(points), 0, 1.35, 11, look.on_goal, Face.HEAVY, Align.MIDDLE),
    )


def _die(face: int, colour: int, x: float, look: Look, size: float, y: float = 0) -> Shape:
    return die_from_above(face, x, y, size, look.coats[colour])
