"""What happened, one readable line per entry."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject

from beamme.core.game import Seat
from beamme.core.match import Moved, seat_at
from beamme.table.storage.record import Record
from ui.models.rows import RowsModel
from ui.text import games


@dataclass(frozen=True, slots=True)
class LogRow:
    """What one entry of the log did; `ply` is the number of entries up to and with it."""

    text: str
    seat: int
    ply: int


class LogModel(RowsModel[LogRow]):
    """Tells only what is new; after a change of language, everything."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(LogRow, parent)
        self._told: tuple[Any, ...] = ()
        self._players: tuple[Any, ...] = ()

    def tell(self, record: Record | None) -> None:
        """Show the log of this record."""
        log = () if record is None else record.match.log
        players = () if record is None else (record.seating, record.match.game)
        if players != self._players:
            self.forget()
        self._players = players
        known = min(len(self._told), len(log))
        rows = list(self.rows[:known]) if log[:known] == self._told[:known] else []
        if record is not None:
            rows += [_row(record, ply) for ply in range(len(rows), len(log))]
        self._told = log
        self.show(rows)

    def forget(self) -> None:
        """What was told was in another language or about others."""
        self._told = ()


def _row(record: Record, ply: int) -> LogRow:
    return LogRow(games.narrate(record, ply), record.seating[mover(record, ply)].colour, ply + 1)


def mover(record: Record, ply: int) -> int:
    """Whose doing an entry of the log is; dice roll for the one whose turn it is."""
    entry = record.match.log[ply]
    return entry.seat if isinstance(entry, Moved) else seat_at(record.match, ply)


def active_seat(record: Record) -> int:
    """Whose turn it is, also while the dice roll for that seat."""
    return seat_at(record.match, len(record.match.log))


def turn_starts(record: Record) -> tuple[int, ...]:
    """The entries with which another seat begins."""
    starts = []
    seat = None
    for ply, state in enumerate(record.match.states):
        turn = record.match.game.turn(state)
        if isinstance(turn, Seat) and turn.index != seat:
            seat = turn.index
            starts.append(ply)
    return tuple(starts)
