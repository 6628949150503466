"""The QR code of a sheet, which tells a phone the game and the number to type."""

from itertools import groupby

import segno

from beamme.games.kuh_vadis.board import Sheet
from ui.printing.drawing.shapes import Box, Shape

MODULES = 21
"""Squares along a side; the smallest code has the largest squares."""
QUIET = 4
"""The white margin that the standard asks for, in squares."""


MASK = 0
"""Squares of half a millimetre can be read with any mask, so none is searched for."""
SEAM = 0.03
"""Millimetres by which a row overlaps the next, so that no white line shows between them."""


def content(sheet: Sheet) -> str:
    """The text of the code, in capitals, which need half the space."""
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
