"""The sheet of a match with everything that was drawn on it."""

from beamme.core.match import Moved
from beamme.games.kuh_vadis.moves import Mark
from beamme.table.storage.record import Record
from ui.models.kuh_vadis_view import winning_chain
from ui.printing.kuh_vadis.pencils import Drawn
from ui.printing.kuh_vadis.sheet import sheet_shapes
from ui.printing.order import Order
from ui.printing.shapes import Area, Shape
from ui.text.kuh_vadis import rules_of


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """The sheet inside this area, with the marks that there are so far."""
    return sheet_shapes(rules_of(record).sheet, area, order.inks, drawn(record))


def drawn(record: Record) -> Drawn:
    """What the players of a match drew, in the order in which they did."""
    game, state = rules_of(record), record.match.state
    seats = {game.sign(seat): seating.name for seat, seating in enumerate(record.seating)}
    marks = tuple(
        (entry.move.field, game.sign(entry.seat))
        for entry in record.match.log
        if isinstance(entry, Moved) and isinstance(entry.move, Mark)
    )
    chain = winning_chain(game, state)
    winner = game.sign(state.active) if chain else None
    return Drawn(seats, marks, chain, winner)
