"""Pictures for the rules of Dice Flick: the band, the box from above, the dice in the bag."""

from beamme.games.dice_flick.board import SIZE, built_in_box
from beamme.games.dice_flick.dice import Colour as Dye
from ui.games.dice_flick.print.colours import Look, look_of
from ui.games.dice_flick.print.heading import heading
from ui.games.dice_flick.print.summary_hollows import lying_die, sticker
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.shapes import Area, Box, Group, Pen, Shape, Text
from ui.printing.summary.parts import caption
from ui.printing.summary.setting import Laid, Picture, Setting

RIM = "#CFC4F2"


def band(area: Area, inks: Inks) -> tuple[Shape, ...]:
    """The box by night with a flying die, as on the pads, without their words."""
    return tuple(shape for shape in heading(area, look_of(inks)) if not isinstance(shape, Text))


def kind(dye: Dye, face: int, text: str) -> Picture:
    """A die of the bag, and how many there are."""

    def draw(setting: Setting) -> Laid:
        side, wide = setting.em * 1.75, setting.em * 4.2
        name = "pp" if dye is Dye.PINK else f"{dye[0]}{face}"
        shapes = lying_die(name, wide / 2, side / 2, side, setting.inks)
        words = caption(text, wide / 2, side * 1.12, setting)
        return Laid(wide, side * 1.12 + setting.line, (*shapes, words))

    return draw


def box(setting: Setting) -> Laid:
    """The box from above: hollows with their stickers, moat, and a plate on each side."""
    side, look, saving = setting.em * 1.72, look_of(setting.inks), setting.inks.saving
    moat, rim = side * 0.55, side * 0.75
    whole = side * SIZE + 2 * (moat + rim)
    within, line = whole - 2 * rim, Pen(setting.inks.text, 0.4)
    shapes: list[Shape] = [
        Box(0, 0, whole, whole, side * 0.4, None if saving else RIM, line),
        Box(rim, rim, within, within, side * 0.25, look.floor or "#FFFFFF", Pen(look.wall, 0.3)),
    ]
    start = moat + rim
    for row, marks in enumerate(built_in_box().rows):
        for column, mark in enumerate(marks):
            x, y = start + (column + 0.5) * side, start + (row + 0.5) * side
            shapes += _hollow_by_night(mark, x, y, side, look)
    wide, high = side * 1.15, rim * 0.62
    top = (rim - high - whole) / 2
    plate = Box(-wide / 2, top, wide, high, high * 0.3, "#FFFFFF" if saving else look.rim, line)
    shapes += [Group((plate,), whole / 2, whole / 2, 90 * turn) for turn in range(4)]
    return Laid(whole, whole, tuple(shapes))


def _hollow_by_night(mark: str, x: float, y: float, side: float, look: Look) -> list[Shape]:
    half = side * 0.43
    edge = Pen(look.wall, 0.25)
    frame = Box(x - half, y - half, 2 * half, 2 * half, side * 0.2, look.hollow, edge)
    return [
        frame,
        *(sticker(mark, x, y, side * 0.3, look, look.stickers["c"]) if mark != "." else []),
    ]
