"""The QR code of a sheet: what a phone reads is the game and the number to type."""

from itertools import groupby

import segno

from beamme.games.kuh_vadis.board import Sheet
from ui.printing.drawing.shapes import Box, Shape

MODULES = 21
"""Dark and light squares along a side: the smallest code there is, so these are the largest."""
QUIET = 4
"""So many squares round the code stay white, says the standard."""


MASK = 0
"""Squares of half a millimetre are read under any mask: the best of eight is not looked for."""
SEAM = 0.03
"""Millimetres by which a row reaches into the next: no light shines through between them."""


def content(sheet: Sheet) -> str:
    """The text of the code; capitals take half the room, and every reader shows them."""
    return f"KUH VADIS {sheet.name}".upper()


def code(sheet: Sheet, x: float, y: float, module: float, colour: str) -> tuple[Shape, ...]:
    """The code with its upper left corner here, a box for each run of dark squares in a row."""
    made = segno.make_qr(content(sheet), version=1, mask=MASK)
    return tuple(
        Box(x + first * module, y + row * module, count * module, high, 0, colour)
        for row, squares in enumerate(made.matrix)
        for high in [module + SEAM * (row + 1 < MODULES)]
        for first, count in _runs(squares)
    )


def _runs(squares: bytearray) -> list[tuple[int, int]]:
    """Where the runs of dark squares begin, and how long they are."""
    runs, at = [], 0
    for dark, run in groupby(squares):
        count = len(list(run))
        if dark:
            runs.append((at, count))
        at += count
    return runs
