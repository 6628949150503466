"""The final position of Beam Me Up: a small board with its stones for each player."""

from dataclasses import replace
from math import ceil

from beamme.games.beam_me_up.state import State
from beamme.table.storage.record import Record
from ui.games.beam_me_up.print.board_sheet import board_sheet
from ui.games.beam_me_up.print.grid import Grid
from ui.games.beam_me_up.print.stones import standing
from ui.games.beam_me_up.text import rules_of
from ui.printing.drawing.fonts import fitting, width_of
from ui.printing.drawing.inks import Inks
from ui.printing.drawing.parts import crown, seat_sign
from ui.printing.drawing.shapes import Align, Area, Face, Shape, Text
from ui.printing.order import Order
from ui.printing.record.results import winners
from ui.text.words import fill, translate

HEADING = 7.0
"""Millimetres above a board for the player's name."""
GAP = 4.0
"""Millimetres between two boards."""
NARROWEST, WIDEST = 0.74, 1.15
"""The width of a board, as a multiple of its height."""
SMALL = 8.5


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """Each player's board with its stones, as they stand now."""
    shapes: list[Shape] = []
    for seat, place in enumerate(places(len(record.seating), area)):
        shapes += _board(record, seat, place, order.inks)
    return tuple(shapes)


def places(count: int, area: Area) -> list[Area]:
    """The places of this many boards with their headings, as large as possible."""

    def size(across: int) -> tuple[float, float]:
        down = ceil(count / across)
        wide = (area.width - GAP * (across - 1)) / across
        high = (area.height - GAP * (down - 1)) / down - HEADING
        return min(wide, high * WIDEST), min(high, wide / NARROWEST)

    across = max(range(1, count + 1), key=lambda number: min(size(number)))
    wide, high = size(across)
    high += HEADING
    left = area.right - across * wide - (across - 1) * GAP
    return [
        Area(
            left + number % across * (wide + GAP),
            area.y + number // across * (high + GAP),
            wide,
            high,
        )
        for number in range(count)
    ]


def grid_of(place: Area) -> Grid:
    """The grid of a board in its place."""
    return Grid(Area(place.x, place.y + HEADING, place.width, place.height - HEADING))


def _board(record: Record, seat: int, place: Area, inks: Inks) -> list[Shape]:
    state: State = record.match.state
    board = rules_of(record).boards[seat]
    grid = replace(grid_of(place), space=board.space)
    shapes = [
        *_heading(record, seat, place, inks),
        *board_sheet(board, grid, inks),
    ]
    for column, row in enumerate(state.heights[seat]):
        x, y = grid.middle(column, row)
        shapes += standing(record.seating[seat].colour, x, y, grid.radius, inks)
    return shapes


def _heading(record: Record, seat: int, place: Area, inks: Inks) -> list[Shape]:
    """Who plays here, who won, and which board it is."""
    board = fill(translate("Print", "Board %1"), rules_of(record).boards[seat].name)
    board, points = fitting(board, Face.PLAIN, SMALL, place.width * 0.4)
    base = place.y + HEADING - 2.2
    shapes: list[Shape] = [
        Text(board, place.right, base, points, inks.muted, Face.PLAIN, Align.RIGHT),
        seat_sign(record.seating[seat].colour, place.x + 1.8, base - 1.1, 1.5, inks),
    ]
    left, right = place.x + 4.6, place.right - width_of(board, Face.PLAIN, points) - 2
    won = seat in winners(record)
    room = right - left - (6 if won else 0)
    text, points = fitting(record.seating[seat].name, Face.BOLD, SMALL, room)
    if won:
        end = left + width_of(text, Face.BOLD, points)
        shapes.append(crown(end + 3.6, base - 1.2, 1.7, inks))
    return [*shapes, Text(text, left, base, points, inks.text, Face.BOLD)]
