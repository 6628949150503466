"""The final points of Fast Fifty."""

from beamme.table.storage.record import Record
from ui.printing.drawing.shapes import Area, Face, Shape, Text
from ui.printing.order import Order


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """A line for each player."""
    points = record.match.state.points
    return tuple(
        Text(f"{seat.name}: {own}", area.x, area.y + 12 + 12 * row, 20, order.inks.text, Face.BOLD)
        for row, (seat, own) in enumerate(zip(record.seating, points, strict=True))
    )
