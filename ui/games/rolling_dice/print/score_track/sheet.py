"""The sheet with the track of the seals around a table of rounds."""

from collections.abc import Iterator

from ui.games.rolling_dice.print.colours import Look, look_of
from ui.games.rolling_dice.print.score_track.counting import counting
from ui.games.rolling_dice.print.score_track.heading import heading
from ui.games.rolling_dice.print.score_track.track import Track, track
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.paper import HALF_CAPITAL, MARGIN, SMALLEST
from ui.printing.drawing.shapes import Align, Area, Box, Face, Page, Pen, Shape, Text
from ui.printing.record.round_grid import Grid
from ui.printing.record.rounds import Column, table
from ui.text.words import translate

COLOURS = 6
ROUNDS = 12
"""A match of six takes about ten."""
PICTURE = 62.0
"""The width of the picture and of the pictures below it."""
GAP = 5.0
LAPS = (50, 100, 150)
LAP = 7.0
"""The height of a line on which laps are ticked off."""


def track_sheet(size: tuple[float, float], inks: Inks) -> Page:
    """Everything needed to keep the score of a match of up to six colours."""
    width, height = size
    look = look_of(inks)
    rim = Area(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN)
    inside = Track(rim).inside
    left, top = inside.x, inside.y + GAP
    high = inside.height - 2 * GAP
    picture = Area(left, top, PICTURE, 0.4 * high)
    below = Area(left, picture.bottom + GAP, PICTURE, high - picture.height - GAP)
    x = left + PICTURE + GAP
    room = Area(x, top, inside.right - GAP - x, high - LAP)
    return Page(
        width,
        height,
        (
            *track(rim, look),
            *heading(picture, look),
            *counting(below, inks),
            *table(room, [Column(seat) for seat in range(COLOURS)], ROUNDS, look.table, inks),
            *_laps(room, look, inks),
        ),
    )


def _laps(room: Area, look: Look, inks: Inks) -> Iterator[Shape]:
    """Boxes to tick whenever a seal passes the start."""
    grid = Grid(room, COLOURS, ROUNDS)
    y, high = room.bottom + 2.2, LAP - 2.4
    base = y + high / 2 + SMALLEST * HALF_CAPITAL
    word, size = fitting(translate("Print", "Laps"), Face.BOLD, 9, grid.left - 1.5)
    yield Text(word, room.x + 1, base, size, look.table.ink, Face.BOLD)
    step = (grid.wide - 1.6) / len(LAPS)
    for column in range(COLOURS):
        for number, points in enumerate(LAPS):
            x = grid.x(column) + 0.8 + (number + 0.5) * step
            pen = Pen(inks.seats[column], 0.3)
            yield Box(x - 0.45 * step, y, 0.9 * step, high, 1.4, None, pen)
            yield Text(str(points), x, base, SMALLEST, inks.muted, Face.STRONG, Align.MIDDLE)
