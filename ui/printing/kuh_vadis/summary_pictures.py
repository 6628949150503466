"""Little pictures for the rules of Kuh Vadis: dice with cows, pieces of a sheet with marks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from beamme.games.kuh_vadis.board import COW, SIZE
from ui.printing.inks import TINTS, Inks
from ui.printing.kuh_vadis.band import band as sheet_band
from ui.printing.shapes import Area, Box, Drawing, Line, Oval, Pen, Shape, Text
from ui.printing.summary_parts import caption
from ui.printing.summary_setting import Laid, Picture, Setting

HANDS = 4
"""So many drawings there are of every number and sign; neighbours take different ones."""
_Draw = Callable[[str, int, float, float, float, Inks], tuple[Shape, ...]]
FADED = "#D5CFC4"
"""The edge of a die that does not count."""


def dice(faces: Sequence[int], used: int, size: float = 1.5) -> Picture:
    """Dice in a row; those after the used ones are pale."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * size
        pitch = side * 1.1
        shapes: list[Shape] = []
        for number, face in enumerate(faces):
            shapes += _die(face, number * pitch, side, number < used, setting.inks)
        return Laid(pitch * len(faces) - side * 0.1, side, tuple(shapes))

    return draw


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of a sheet, row by row: what its fields show, and who marked them."""

    fields: tuple[str, ...]
    marks: tuple[str, ...]
    """x, o, or a point for a free field."""
    joined: tuple[tuple[tuple[int, int], ...], ...] = ()
    """Chains, each from field to field as (row, column)."""


WON = Piece(
    ("3*12*3*", "54X41O1", "O25*5*2", "*34343*", "2*5*52X", "1X14O45", "*3*21*3"),
    (".......", "....o..", ".o.x...", "..x.x..", "..x..x.", "..o....", "......."),
    (((1, 2), (2, 3), (3, 4), (4, 5), (4, 6)), ((2, 3), (3, 2), (4, 2), (5, 1))),
)
CROSSED = Piece(
    ("X25O", "3*41", "524*", "O13X"),
    ("....", ".xo.", ".ox.", "...."),
    (((0, 0), (1, 1), (2, 2), (3, 3)), ((0, 3), (1, 2), (2, 1), (3, 0))),
)
BLOCKED = Piece(("X24*", "3*15", "5243"), (".o..", "oo..", "...."))
_FIELDS = ("4251", "15*3", "234*")
ROUNDS = (
    ((3, 3, 3, 3, 1), 4, Piece(_FIELDS, ("....", "....", ".x.."))),
    ((6, 6, 6, 6, 2), 4, Piece(_FIELDS, ("....", "..x.", ".x.."))),
    ((1, 1, 1, 4, 5), 3, Piece(_FIELDS, ("...x", "..x.", ".x.."))),
)
"""A turn with two extra rounds: dice, how many of them count, and the sheet after them."""


def band(area: Area, inks: Inks) -> tuple[Shape, ...]:
    """A cow over a meadow as on the sheets, without their words."""
    shapes = sheet_band(area, "", "moo", inks)
    return tuple(shape for shape in shapes if not isinstance(shape, Text))


def round_(number: int, text: str) -> Picture:
    """One round of the example: its dice above its piece of the sheet."""
    faces, used, what = ROUNDS[number]

    def draw(setting: Setting) -> Laid:
        above, below = dice(faces, used, 1.28)(setting), piece(what, 1.85)(setting)
        wide = max(above.width, below.width)
        top = above.height + setting.em * 0.5
        end = top + below.height + setting.em * 0.2
        shapes = (
            above.at((wide - above.width) / 2, 0),
            below.at((wide - below.width) / 2, top),
            caption(text, wide / 2, end, setting),
        )
        return Laid(wide, end + setting.line, shapes)

    return draw


def piece(what: Piece, cell: float) -> Picture:
    """A piece of a sheet; a cell is so many times as large as the text."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * cell
        down, across = len(what.fields), len(what.fields[0])
        wide, high = side * across, side * down
        thin = Pen(setting.inks.rule, 0.22)
        shapes = _each(what, _wash, side, setting.inks)
        shapes += _chains(what, side, setting.inks)
        shapes += [Line(0, row * side, wide, row * side, thin) for row in range(down + 1)]
        shapes += [Line(at * side, 0, at * side, high, thin) for at in range(across + 1)]
        shapes += _each(what, _symbol, side, setting.inks)
        for row, signs in enumerate(what.marks):
            for column, sign in enumerate(signs):
                middle = (column + 0.5) * side, (row + 0.5) * side
                shapes += _mark(sign, *middle, side, setting.inks)
        return Laid(wide, high, tuple(shapes))

    return draw


def _die(face: int, x: float, side: float, used: bool, inks: Inks) -> tuple[Shape, ...]:
    name = "cow-0-1" if face == COW else f"number-{face}-1"
    edge = inks.rule if used else FADED
    tints = inks.key if used else ("muted-saving" if inks.saving else "muted")
    inset = side * 0.08
    return (
        Box(x, 0, side, side, side * 0.22, "#FFFFFF", Pen(edge, 0.35 if used else 0.2)),
        Drawing(name, x + inset, inset, side - 2 * inset, tints),
    )


def _each(what: Piece, draw: _Draw, side: float, inks: Inks) -> list[Shape]:
    """Something drawn on every field."""
    shapes: list[Shape] = []
    for row, symbols in enumerate(what.fields):
        for column, symbol in enumerate(symbols):
            hand = (row * SIZE + column) % HANDS
            shapes += draw(symbol, hand, column * side, row * side, side, inks)
    return shapes


def _wash(symbol: str, hand: int, x: float, y: float, side: float, inks: Inks) -> tuple[Shape, ...]:
    kinds = {"*": "cow", "X": "cross", "O": "circle"}
    if symbol not in kinds:
        return ()
    return (Drawing(f"wash-{kinds[symbol]}-{hand}", x, y, side, inks.key),)


def _symbol(
    symbol: str, hand: int, x: float, y: float, side: float, inks: Inks
) -> tuple[Shape, ...]:
    tints = inks.key
    match symbol:
        case "*":
            name, share = f"cow-{hand}-0", 0.92
        case "X":
            name, share = f"start-cross-{hand}", 0.9
        case "O":
            name, share = f"start-circle-{hand}", 0.9
        case _:
            name, share = f"number-{symbol}-{hand}", 0.84
            tints = "muted-saving" if inks.saving else "muted"
    inset = side * (1 - share) / 2
    return (Drawing(name, x + inset, y + inset, side * share, tints),)


def _mark(sign: str, x: float, y: float, side: float, inks: Inks) -> tuple[Shape, ...]:
    """A mark of a pencil over a field."""
    arm = side * 0.33
    pen = Pen(_tint("cross" if sign == "x" else "circle", inks), side * 0.09)
    match sign:
        case "x":
            return (
                Line(x - arm, y - arm, x + arm, y + arm, pen),
                Line(x - arm, y + arm, x + arm, y - arm, pen),
            )
        case "o":
            return (Oval(x, y, arm * 1.12, arm * 1.12, pen=pen),)
        case _:
            return ()


def _chains(what: Piece, side: float, inks: Inks) -> list[Shape]:
    shapes: list[Shape] = []
    for chain in what.joined:
        row, column = chain[0]
        cross = "X" in what.fields[row][column] or what.marks[row][column] == "x"
        pen = Pen(_tint("wash-cross" if cross else "wash-circle", inks), side * 0.3)
        middles = [((column + 0.5) * side, (row + 0.5) * side) for row, column in chain]
        pairs = pairwise(middles)
        shapes += [Line(*here, *there, pen) for here, there in pairs]
    return shapes


def _tint(key: str, inks: Inks) -> str:
    return TINTS[inks.key][key] or inks.hair
