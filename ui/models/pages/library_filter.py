"""Which saved matches are listed: by game, player and result."""

from dataclasses import dataclass
from enum import StrEnum

from beamme.core.game import Outcome
from beamme.table.storage.library import LibraryEntry
from beamme.table.storage.record import Record


class Result(StrEnum):
    """How a match stands for a player, or for all people who play."""

    GOING = "going"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class LibraryFilter:
    """What a match has to be; an empty field asks for nothing."""

    game: str = ""
    player: str = ""
    result: str = ""

    def accepts(self, entry: LibraryEntry) -> bool:
        """Whether this match is listed; a file that cannot be read only without any filter."""
        record = entry.record
        if record is None:
            return self == LibraryFilter()
        names = {seat.name for seat in record.seating}
        return (
            self.game in {"", record.match.game.key}
            and (not self.player or self.player in names)
            and (not self.result or result_of(record, self.player) == self.result)
        )


def result_of(record: Record, player: str) -> Result:
    """The result for this player, or else for all people together."""
    turn = record.match.turn
    if not isinstance(turn, Outcome):
        return Result.GOING
    seats = {
        number
        for number, seat in enumerate(record.seating)
        if (seat.name == player if player else seat.is_person)
    }
    return Result.WON if seats.intersection(turn.ranking[0]) else Result.LOST
