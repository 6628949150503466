"""The final position of Dice Flick: the pad with all scores, the totals and the winner."""

from typing import cast

from beamme.games.dice_flick.rules import DiceFlick
from beamme.games.dice_flick.state import ROUNDS, State
from beamme.table.storage.record import Record
from ui.games.dice_flick.print.colours import look_of
from ui.printing.drawing.fonts import fitting
from ui.printing.drawing.shapes import Area, Face, Shape, Text
from ui.printing.order import Order
from ui.printing.record.results import winners
from ui.printing.record.rounds import Column, table
from ui.text.words import both, fill, translate

HIGHEST = 190.0
"""The greatest height of the pad, in millimetres; more would only stretch its lines."""
NOTE = 6.0
"""The height of a line below the table."""


def final(record: Record, area: Area, order: Order) -> tuple[Shape, ...]:
    """The pad, filled as far as the match was played; the house rule stands below it."""
    game = cast("DiceFlick", record.match.game)
    slid = [seat.name for number, seat in enumerate(record.seating) if game.may_slide(number)]
    high = min(HIGHEST, area.height - bool(slid) * NOTE)
    room = Area(area.x, area.y, area.width, high)
    filled = table(room, columns(record), ROUNDS, look_of(order.inks).table, order.inks)
    if not slid:
        return filled
    words = fill(translate("Print", "Children’s variant, plate may be slid: %1"), both(slid))
    words, size = fitting(words, Face.PLAIN, 9, area.width)
    return *filled, Text(words, area.x, room.bottom + NOTE - 1, size, order.inks.muted)


def columns(record: Record) -> list[Column]:
    """A column for each seat; nobody has won before the end."""
    state: State = record.match.state
    winning = winners(record)
    return [
        Column(seating.colour, seating.name, state.pad[seat], seat in winning)
        for seat, seating in enumerate(record.seating)
    ]
