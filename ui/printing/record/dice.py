"""The rolls of a turn as rows of small dice, with the kept ones marked."""

from collections.abc import Iterator

from ui.games.game_ui import game_ui
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import SMALLEST
from ui.printing.drawing.shapes import Align, Box, Drawing, Face, Pen, Shape, Text
from ui.printing.record.style import wash
from ui.printing.record.turns import Roll, Shown

DIE = 3.7
"""The size of a die, in millimetres."""
GAP, ROLL_GAP = 0.25, 2.2
"""Millimetres between two dice, and between two rolls."""


def rolls(thrown: tuple[Roll, ...], x: float, y: float, game: str, inks: Inks) -> Iterator[Shape]:
    """Rolls in a row; kept dice are marked."""
    for roll in thrown:
        for die in roll:
            yield from _die(die, x, y, game, inks)
            x += DIE + GAP
        x += ROLL_GAP - GAP


def _die(die: Shown, x: float, y: float, game: str, inks: Inks) -> Iterator[Shape]:
    strong = Pen(inks.text, 0.4 if inks.saving else 0.2)
    pen = strong if die.kept else Pen(inks.hair, 0.18)
    yield Box(x, y, DIE, DIE, 0.9, wash(game, inks) if die.kept else None, pen)
    drawing = game_ui(game).drawn_faces.get(die.face)
    if drawing is not None:
        yield Drawing(drawing, x + 0.2, y + 0.2, DIE - 0.4, inks.key)
        return
    colour = inks.text if die.kept else inks.muted
    face = Face.HEAVY if die.kept else Face.PLAIN
    yield Text(str(die.face), x + DIE / 2, y + 2.86, SMALLEST, colour, face, Align.MIDDLE)
