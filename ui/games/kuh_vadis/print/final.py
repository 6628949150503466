"""The final position of Kuh Vadis: the sheet with everything that was drawn on it."""

from beamme.core.match import Moved
from beamme.games.kuh_vadis.moves import Mark
from beamme.table.storage.record import Record
from ui.games.kuh_vadis.print.pencils import Drawn
from ui.games.kuh_vadis.print.sheet import sheet_shapes
from ui.games.kuh_vadis.text import rules_of
from ui.games.kuh_vadis.view import winning_chain
from ui.printing.drawing.shapes import Area, Shape
from ui.printing.order import Order


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """The sheet inside this area, with the marks that there are so far."""
    return sheet_shapes(rules_of(record).sheet, area, order.inks, drawn(record))


def drawn(record: Record) -> Drawn:
    """What the players drew, in order."""
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
