"""A few hollows with dice for the rules of Dice Flick, and how their points are counted."""

from dataclasses import dataclass

from beamme.games.dice_flick.dice import Colour as Dye
from beamme.games.dice_flick.scoring import KNALLER_WORTH, MARKER_WORTH
from ui.games.dice_flick.print.colours import Look, look_of
from ui.printing.drawing.firecracker import firecracker
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import die, star
from ui.printing.drawing.shapes import Box, Line, Oval, Pen, Shape
from ui.printing.summary.parts import caption
from ui.printing.summary.setting import Laid, Picture, Setting

DYES = {dye[0]: dye for dye in Dye}
"""Colours by the letters of dice."""
PALE = "#DAD6D0"
"""A coloured die where ink is saved; jokers stay white."""
HOLLOW, LIT = "#F4F1FB", "#FFE3F3"
"""Inside a hollow in colour, and inside one that scores."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Hollows row by row: their stickers as in the board file, and their dice.

    A die is the letter of its colour and its face; a Knaller is "pp". All of them score.
    """

    stickers: tuple[str, ...]
    dice: tuple[str, ...]
    line: bool = False
    """Whether the first row is the line of a Knaller."""

    def at(self, row: int, column: int) -> tuple[str, str]:
        """Sticker and die of a hollow."""
        return self.stickers[row][column], self.dice[row].split()[column]

    @property
    def sum(self) -> str:
        """How its points are counted."""
        parts, total = [], 0
        for row, stickers in enumerate(self.stickers):
            for column in range(len(stickers)):
                text, worth = _worth(*self.at(row, column))
                parts += [text] if text else []
                total += worth
        return f"{' + '.join(parts)} = {total}"


GROUP = Piece(("...",), ("g3 g5 g2",))
JOKER = Piece(("..", ".."), ("y4 w6", ".. y1"))
UPGRADE = Piece(("..", ".g"), ("g3 g4", ".. .."))
CENTRE = Piece(("c..",), ("b3 b4 b2",))
KNALLER = Piece(("....",), ("b2 pp .. y5",), line=True)


def example(what: Piece) -> Picture:
    """Hollows that score, and how their points add up."""

    def draw(setting: Setting) -> Laid:
        below = hollows(what)(setting)
        wide = max(below.width, setting.em * 7.2)
        top = below.height + setting.em * 0.1
        shapes = (
            below.at((wide - below.width) / 2, 0),
            caption(what.sum, wide / 2, top, setting),
        )
        return Laid(wide, top + setting.line, shapes)

    return draw


def hollows(what: Piece) -> Picture:
    """A few hollows and the dice in them."""

    def draw(setting: Setting) -> Laid:
        side, look = setting.em * 1.9, look_of(setting.inks)
        across, down = len(what.stickers[0]), len(what.stickers)
        shapes: list[Shape] = []
        for row in range(down):
            for column in range(across):
                x, y = (column + 0.5) * side, (row + 0.5) * side
                shapes += _hollow(*what.at(row, column), x, y, side, setting)
        if what.line:
            pen = Pen(look.coats[Dye.PINK].dark, 0.5)
            shapes.append(Box(0, 0, side * across, side * down, side * 0.24, pen=pen))
        return Laid(side * across, side * down, tuple(shapes))

    return draw


def marked(mark: str) -> Picture:
    """One hollow with its sticker."""

    def draw(setting: Setting) -> Laid:
        side = setting.em * 2
        hollow = _hollow(mark, "..", side / 2, side / 2, side, setting)
        return Laid(side, side, tuple(hollow))

    return draw


def sticker(mark: str, x: float, y: float, size: float, look: Look, centre: str) -> list[Shape]:
    """The sticker of a hollow, by its mark in the board file; the centre has its own colour."""
    match mark:
        case "c":
            ring = Pen(centre, size * 0.16, (1.6, 1.8))
            return [Oval(x, y, size * 1.22, size * 1.22, None, ring)]
        case "+":
            pen = Pen(look.stickers[mark], size * 0.42)
            arm = size * 0.62
            return [Line(x - arm, y, x + arm, y, pen), Line(x, y - arm, x, y + arm, pen)]
        case _:
            coat = look.coats[DYES[mark]]
            line = coat.outline
            fill = look.stickers[mark] if look.shines else look.wall
            return [star(x, y, size, size * 0.45, 4, fill, Pen(line, size * 0.12))]


def lying_die(name: str, x: float, y: float, size: float, inks: Inks) -> list[Shape]:
    """A die seen from above; a Knaller shows its firecracker."""
    dye = DYES[name[0]]
    coat = look_of(inks).coats[dye]
    edge = coat.outline
    body = PALE if inks.saving and dye is not Dye.WHITE else coat.light
    if dye is not Dye.PINK:
        return [die(int(name[1]), x, y, size, body, edge, coat.pips)]
    half = size / 2
    return [
        Box(x - half, y - half * 0.8, size, size, size * 0.24, edge),
        Box(x - half, y - half, size, size, size * 0.24, body, Pen(edge, size * 0.035)),
        *firecracker(x, y, size * 0.37, coat.pips),
    ]


def _hollow(
    mark: str, lying: str, x: float, y: float, side: float, setting: Setting
) -> list[Shape]:
    inks, look = setting.inks, look_of(setting.inks)
    half = side * 0.46
    scores = lying != ".." or mark in "byg"
    fill = None if inks.saving else LIT if scores else HOLLOW
    edge = Pen(inks.hair, 0.25)
    shapes: list[Shape] = [Box(x - half, y - half, 2 * half, 2 * half, side * 0.2, fill, edge)]
    if mark != ".":
        shapes += sticker(mark, x, y, side * 0.36, look, look.wall)
    if lying != "..":
        shapes += lying_die(lying, x, y, side * 0.62, inks)
    return shapes


def _worth(sticker: str, lying: str) -> tuple[str, int]:
    """What a hollow adds to a sum, as a text and as a number."""
    if lying == "pp":
        return str(KNALLER_WORTH), KNALLER_WORTH
    if lying == "..":
        return (str(MARKER_WORTH), MARKER_WORTH) if sticker in "byg" else ("", 0)
    face = int(lying[1])
    return (f"{face}×2", 2 * face) if sticker == "c" else (str(face), face)
