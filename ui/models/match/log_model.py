"""The log of a match in words, one row per entry."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from beamme.commands.turns import turns
from beamme.core.match import Moved, seat_at
from beamme.table.storage.record import Record
from ui.models.rows import RowsModel
from ui.text import games


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry in words; `ply` is the number of entries up to and including it."""

    text: str
    seat: int
    ply: int


class LogModel(RowsModel[LogRow]):
    """Adds only new rows; rebuilds all after a change of language."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(LogRow, parent)
        self._shown: tuple[Any, ...] = ()
        self._players: tuple[Any, ...] = ()

    def update(self, record: Record | None) -> None:
        """Show the log of this record."""
        log = () if record is None else record.match.log
        players = () if record is None else (record.seating, record.match.game)
        if players != self._players:
            self.forget()
        self._players = players
        known = min(len(self._shown), len(log))
        rows = list(self.rows[:known]) if log[:known] == self._shown[:known] else []
        if record is not None:
            rows += [_row(record, ply) for ply in range(len(rows), len(log))]
        self._shown = log
        self.show(rows)

    def forget(self) -> None:
        """Rebuild all rows in the next update."""
        self._shown = ()


def _row(record: Record, ply: int) -> LogRow:
    return LogRow(games.narrate(record, ply), record.seating[mover(record, ply)].colour, ply + 1)


def mover(record: Record, ply: int) -> int:
    """The seat that made an entry; an answer of fate counts for the seat whose turn it is."""
    entry = record.match.log[ply]
    return entry.seat if isinstance(entry, Moved) else seat_at(record.match, ply)


def active_seat(record: Record) -> int:
    """The seat whose turn it is, also while its dice roll."""
    return seat_at(record.match, len(record.match.log))


def turn_starts(record: Record) -> tuple[int, ...]:
    """The plies at which a turn starts; preparations belong to the first one."""
    firsts = [told.first for told in turns(record.match) if told.number]
    return (0, *firsts[1:])
