"""The standings: players, whose turn it is, chances to win."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from beamme.table.storage.record import Record
from beamme.table.storage.seating import Seating
from ui.models.match.log_model import active_seat
from ui.models.rows import RowsModel
from ui.text.common import level_text
from ui.text.last_turns import last_turns
from ui.text.words import fill, percent, translate

UNKNOWN = -1.0


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One player in the standings."""

    name: str
    seat: int
    person: bool
    note: str
    active: bool
    thinking: bool
    chance: float
    chanceText: str
    warning: str
    lastTurn: str
    """What this player did last, until its next turn begins."""


class SeatModel(RowsModel[SeatRow]):
    """A row for each seat."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(SeatRow, parent)

    def update(
        self, record: Record | None, phase: str, chances: Sequence[float], warnings: Sequence[str]
    ) -> None:
        """Show the standings of this record."""
        if record is None:
            self.show([])
            return
        active = None if phase == "over" else active_seat(record)
        told = last_turns(record)
        self.show(
            [
                SeatRow(
                    name=seating.name,
                    seat=seating.colour,
                    person=seating.is_person,
                    note=_note(
                        seating,
                        asked=number == active and phase == "person",
                        alone=len(record.people) == 1,
                    ),
                    active=number == active,
                    thinking=number == active and phase == "computer",
                    chance=chances[number] if chances else UNKNOWN,
                    chanceText=percent(chances[number]) if chances else "",
                    warning=warnings[number] if warnings else "",
                    lastTurn="" if number == active else told[number],
                )
                for number, seating in enumerate(record.seating)
            ]
        )


def _note(seating: Seating, *, asked: bool, alone: bool) -> str:
    if seating.level is not None:
        return fill(translate("Match", "Computer · %1"), level_text(seating.level))
    if not asked:
        return translate("Match", "Person")
    return translate("Match", "Your turn") if alone else translate("Match", "Now playing")
