"""A turn of Fast Fifty in one line."""

from beamme.table.storage.record import Record
from ui.text.words import fill, translate


def turn(record: Record, start: int, stop: int) -> str:
    """The turn between two plies: "+12"."""
    seat = record.match.states[start].active
    before, after = (record.match.states[ply].points[seat] for ply in (start, stop))
    return fill(translate("FastFifty", "+%1"), after - before)
