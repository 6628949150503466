"""Stones of Beam Me Up on paper: to cut out, or where they stand at the end of a match."""

from ui.games.beam_me_up.print.colours import tints
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import seat_badge
from ui.printing.drawing.shapes import Align, Face, Oval, Pen, Shape, Text

ROOM = 1.2
"""Millimetres between a stone and the line to cut it out."""
GOLD, GOLD_EDGE, GOLD_HEART, GOLD_RING, GOLD_SIGN = (
    "#FFC933",
    "#F2A900",
    "#FFE08A",
    "#E09A00",
    "#7A4B00",
)
SHINE = "#AAFFFFFF"
POINTS_PER_MM = 72 / 25.4


def to_cut_out(x: float, y: float, size: float, name: str, inks: Inks) -> tuple[Shape, ...]:
    """A golden stone with the name of its board, and the line to cut it out."""
    cut = Oval(x, y, size + ROOM, size + ROOM, pen=Pen(inks.cut, 0.2, (4, 3)))
    if inks.saving:
        body: tuple[Shape, ...] = (
            Oval(x, y, size, size, "#FFFFFF", Pen(tints(inks).edge, 0.5)),
            Oval(x, y, size * 0.62, size * 0.62, pen=Pen(inks.rule, 0.3)),
        )
    else:
        body = (
            Oval(x, y, size, size, GOLD_EDGE),
            Oval(x, y - size * 0.04, size * 0.9, size * 0.9, GOLD),
            Oval(x, y, size * 0.62, size * 0.62, GOLD_HEART, Pen(GOLD_RING, 0.35)),
            Oval(x - size * 0.46, y - size * 0.56, size * 0.2, size * 0.1, SHINE),
        )
    text, points = fitting(name, Face.TITLE, size * 0.85 * POINTS_PER_MM, size * 1.1)
    letter = Text(
        text,
        x,
        y + points / POINTS_PER_MM * 0.355,
        points,
        inks.text if inks.saving else GOLD_SIGN,
        Face.TITLE,
        Align.MIDDLE,
    )
    return (cut, *body, letter)


def standing(colour: int, x: float, y: float, size: float, inks: Inks) -> tuple[Shape, ...]:
    """A player's stone on a field, with the sign of the player."""
    rim = None if inks.saving else "#FFFFFF"
    return Oval(x, y, size, size, rim), seat_badge(colour, x, y, size * 0.86, inks)
