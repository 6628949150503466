"""Little pictures for the rules of Beam Me Up: dice, signs, a board, columns in a Cool down."""

from collections.abc import Sequence
from dataclasses import dataclass

from beamme.games.beam_me_up.board import Field, built_in_boards
from ui.games.beam_me_up.print.board_sheet import board_sheet
from ui.games.beam_me_up.print.colours import SKY, between, tints
from ui.games.beam_me_up.print.grid import Grid
from ui.games.beam_me_up.print.signs import sign
from ui.games.beam_me_up.print.stones import standing
from ui.printing.drawing.parts import die
from ui.printing.drawing.shapes import Area, Box, Fade, Line, Outline, Oval, Pen, Shape
from ui.printing.summary.parts import caption
from ui.printing.summary.setting import Laid, Picture, Setting

IDLE = "#FFFFFF", "#D2CDC6", "#A39D96"
"""Body, edge and pips of a die that does not count."""


def dice(faces: Sequence[int], used: int) -> Picture:
    """Dice in a row; those after the used ones are pale."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * 1.3
        pitch = side * 1.14
        own = tints(setting.inks)
        live = own.die, own.die_edge, own.pips
        shapes = tuple(
            die(
                face,
                number * pitch + side / 2,
                side / 2,
                side,
                *(live if number < used else IDLE),
            )
            for number, face in enumerate(faces)
        )
        return Laid(pitch * len(faces) - side * 0.14, side * 1.1, shapes)

    return draw


def field(kind: Field) -> Picture:
    """A sign as it stands on a board."""

    def draw(setting: Setting) -> Laid:
        side, own = setting.em * 1.45, tints(setting.inks)
        fill = None if setting.inks.saving else between(SKY[1][1], SKY[3][1], 0.4)
        edge = Pen(own.strong_ring if setting.inks.saving else own.edge, 0.3)
        disc = Oval(side, side, side, side, fill, edge)
        return Laid(2 * side, 2 * side, (disc, *sign(kind, side, side, side * 0.7, own)))

    return draw


def board(setting: Setting) -> Laid:
    """A whole board, some stones already on their way."""
    wide, high = setting.em * 12.5, setting.em * 14.5
    grid = Grid(Area(0, 0, wide, high))
    stones: list[Shape] = []
    for column, row in enumerate((2, 0, 5, 4, 0, 6, 1)):
        stones += standing(0, *grid.middle(column, row), grid.radius * 0.86, setting.inks)
    return Laid(wide, high, (*board_sheet(built_in_boards()[0], grid, setting.inks), *stones))


@dataclass(frozen=True, slots=True)
class Column:
    """One column in a Cool down: whose, what is on it, where its stone was and is."""

    seat: int
    special: Field
    row: int
    before: int
    after: int


COOLING = (
    Column(0, Field.ROCKET, 4, 1, 3),
    Column(1, Field.ROCKET, 0, 3, 2),
    Column(2, Field.PINK, 3, 3, 3),
)


def cooling(number: int, text: str) -> Picture:
    """A column of a board and what happens to its stone."""
    what = COOLING[number]

    def draw(setting: Setting) -> Laid:
        inks, own = setting.inks, tints(setting.inks)
        radius = setting.em * 0.95
        pitch, wide, rows = radius * 2.35, setting.em * 8, 5
        middle, high = wide / 2, radius * 2.35 * 5
        fade = Fade(0, 0, 0, high, ((0.0, SKY[3][1]), (1.0, SKY[4][1])))
        shaft = Box(
            middle - radius * 1.35,
            0,
            radius * 2.7,
            high,
            radius * 0.6,
            None if inks.saving else fade,
            Pen(own.edge, 0.3),
        )
        shapes: list[Shape] = [shaft]
        places = [high - (row + 0.5) * pitch for row in range(rows)]
        for row, y in enumerate(places):
            shapes.append(Oval(middle, y, radius, radius, own.field, Pen(own.ring, 0.2)))
            if row == what.row:
                shapes += sign(
                    what.special, middle, y, radius * (1 if row == what.after else 0.74), own
                )
        y = places[what.after]
        share = 0.6 if what.row == what.after else 0.82
        shapes += standing(what.seat, middle, y, radius * share, inks)
        if what.before != what.after:
            before = places[what.before]
            pen = Pen(inks.text if inks.saving else "#FFFFFF", 0.3, (2, 2))
            shapes.append(Oval(middle, before, radius * 0.82, radius * 0.82, pen=pen))
            shapes += _arrow(middle + radius * 2.1, before, y, Pen(setting.accent, 0.5))
        shapes.append(caption(text, middle, high + setting.em * 0.2, setting))
        return Laid(wide, high + setting.em * 0.2 + setting.line, tuple(shapes))

    return draw


def _arrow(x: float, start: float, end: float, pen: Pen) -> tuple[Shape, ...]:
    barb = 1.1 if end > start else -1.1
    head = Outline((x - 1, end - barb), ((x, end), (x + 1, end - barb)), pen=pen, closed=False)
    return Line(x, start, x, end, pen), head
