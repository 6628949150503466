"""How much of a throw the people of a match are shown."""

from dataclasses import replace

from beamme.table.storage.record import Record


def with_help(record: Record, help_: str | None) -> Record:
    """Show all people so much; None: as in version 0.5, when a match did not say."""
    seats = [replace(seat, help=help_) if seat.is_person else seat for seat in record.seating]
    return replace(record, seating=tuple(seats))
