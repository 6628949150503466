"""Little pictures for the rules of Kuh Vadis: dice with cows, pieces of a sheet with marks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from beamme.games.kuh_vadis.board import COLUMNS, COW, SIZE, Sign
from ui.games.kuh_vadis.print.band import band as sheet_band
from ui.games.kuh_vadis.print.chance import HANDS
from ui.games.kuh_vadis.print.colours import meadow
from ui.games.kuh_vadis.print.grid import Grid
from ui.games.kuh_vadis.print.pencils import Drawn, chain_under, marks
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Area, Box, Drawing, Line, Pen, Shape, Text
from ui.printing.summary.parts import caption
from ui.printing.summary.setting import Laid, Picture, Setting

_Draw = Callable[[str, int, Grid, Inks], Iterable[Shape]]
FADED = "#D5CFC4"
"""The edge of a die that does not count."""


def dice(faces: Sequence[int], used: int, size: float = 1.58) -> Picture:
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
    """The upper left piece of a sheet, row by row: what its fields show, and who marked them."""

    fields: tuple[str, ...]
    marks: tuple[str, ...]
    """x, o, or a dot for a free field."""
    chains: tuple[tuple[Sign, tuple[str, ...]], ...] = ()
    """Whose starts are joined, and the paths from field to field."""

    def drawn(self) -> tuple[tuple[int, Sign], ...]:
        """The marks by their places on a whole sheet."""
        signs = {"x": Sign.CROSS, "o": Sign.CIRCLE}
        return tuple(
            (row * SIZE + column, signs[letter])
            for row, letters in enumerate(self.marks)
            for column, letter in enumerate(letters)
            if letter in signs
        )


WON = Piece(
    ("3*12*3*", "54X41O1", "O25*5*2", "*34343*", "2*5*52X", "1X14O45", "*3*21*3"),
    (".......", "....o..", ".o.x...", "..x.x..", "..x..x.", "..o....", "......."),
    ((Sign.CROSS, ("c2 d3 e4 f5 g5", "d3 c4 c5 b6")),),
)
CROSSED = Piece(
    ("X25O", "3*41", "524*", "O13X"),
    ("....", ".xo.", ".ox.", "...."),
    ((Sign.CROSS, ("a1 b2 c3 d4",)), (Sign.CIRCLE, ("d1 c2 b3 a4",))),
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
    """A piece of a sheet; `cell` is the side of a field, in text sizes."""

    def draw(setting: Setting) -> Laid:
        inks, grid = setting.inks, Grid(0, 0, setting.em * cell)
        wide, high = grid.cell * len(what.fields[0]), grid.cell * len(what.fields)
        chains = [
            Drawn({}, (), tuple(map(places, ways)), winner=sign) for sign, ways in what.chains
        ]
        thin = Pen(meadow(inks).rule, 0.22)
        rules = [grid.cell * number for number in range(SIZE + 1)]
        shapes = (
            *_each(what, _wash, grid, inks),
            *(shape for chain in chains for shape in chain_under(chain, grid, inks)),
            *(Line(0, at, wide, at, thin) for at in rules[: len(what.fields) + 1]),
            *(Line(at, 0, at, high, thin) for at in rules[: len(what.fields[0]) + 1]),
            *_each(what, _symbol, grid, inks),
            *(shape for chain in chains for shape in marks(chain, grid, inks)),
            *marks(Drawn({}, what.drawn()), grid, inks),
        )
        return Laid(wide, high, shapes)

    return draw


def places(way: str) -> tuple[int, ...]:
    """The fields of a path, given by their names."""
    return tuple(COLUMNS.index(name[0]) + SIZE * (int(name[1]) - 1) for name in way.split())


def _die(face: int, x: float, side: float, used: bool, inks: Inks) -> tuple[Shape, ...]:
    name = "cow-0-1" if face == COW else f"number-{face}-1"
    edge = inks.rule if used else FADED
    tints = inks.key if used else ("muted-saving" if inks.saving else "muted")
    inset = side * 0.08
    return (
        Box(x, 0, side, side, side * 0.22, "#FFFFFF", Pen(edge, 0.35 if used else 0.2)),
        Drawing(name, x + inset, inset, side - 2 * inset, tints),
    )


def _each(what: Piece, draw: _Draw, grid: Grid, inks: Inks) -> list[Shape]:
    """Draw something on every field."""
    return [
        shape
        for row, symbols in enumerate(what.fields)
        for column, symbol in enumerate(symbols)
        for shape in draw(symbol, row * SIZE + column, grid, inks)
    ]


def _wash(symbol: str, place: int, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    kinds = {"*": "cow", "X": "cross", "O": "circle"}
    if symbol not in kinds:
        return ()
    name = f"wash-{kinds[symbol]}-{place % HANDS}"
    return (Drawing(name, *grid.corner(place), grid.cell, inks.key),)


def _symbol(symbol: str, place: int, grid: Grid, inks: Inks) -> tuple[Shape, ...]:
    hand, tints = place % HANDS, inks.key
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
    x, y = grid.corner(place)
    inset = grid.cell * (1 - share) / 2
    return (Drawing(name, x + inset, y + inset, grid.cell * share, tints),)
