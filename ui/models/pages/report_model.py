"""The report page: the winner, chances over time, luck, the decisions that mattered."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.ai.report import Report
from beamme.table.storage.record import Record
from ui.models.match.log_model import turn_starts
from ui.models.match.match_view_state import Moment
from ui.models.pages import report_result as result
from ui.models.pages.report_decisions import (
    COMPUTERS,
    PEOPLE,
    Decisions,
    has_both,
    side_rows,
)
from ui.text.words import signed_percent

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1
FULL_LUCK = 0.5
"""The luck that fills its bar."""


@QmlElement
@QmlUncreatable("made by the program")
class ReportModel(QObject):  # type: ignore[operator]
    """Shows the review of the match that has just ended."""

    changed = Signal()
    againWanted = Signal()
    watchWanted = Signal()
    momentWanted = Signal(object)
    homeWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._record: Record | None = None
        self._report: Report | None = None
        self._progress = 0.0
        self._side = ""

    def show(self, record: Record, report: Report | None, progress: float) -> None:
        """Show the review of this match so far."""
        if self._record is None or self._record.seed != record.seed:
            self._side = PEOPLE if has_both(record) else ""
        self._record, self._report, self._progress = record, report, progress
        self.changed.emit()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.changed.emit()

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._report is not None

    @Property(float, notify=changed)
    def progress(self) -> float:
        return self._progress

    @Property(int, notify=changed)
    def winnerSeat(self) -> int:
        """The colour of whoever came first; nobody if several did."""
        if self._record is None or len(result.first(self._record)) != 1:
            return NOBODY
        return self._record.seating[result.first(self._record)[0]].colour

    @Property(list, notify=changed)
    def winnerSeats(self) -> list[int]:
        """The colours of all winners; empty after a draw."""
        if self._record is None:
            return []
        return [self._record.seating[seat].colour for seat in result.winners(self._record)]

    @Property(bool, notify=changed)
    def celebrated(self) -> bool:
        return self._record is not None and result.is_celebrated(self._record)

    @Property(str, notify=changed)
    def headline(self) -> str:
        return "" if self._record is None else result.headline(self._record)

    @Property(str, notify=changed)
    def subline(self) -> str:
        return "" if self._record is None else result.subline(self._record, self._report)

    @Property(list, notify=changed)
    def curve(self) -> list[list[float]]:
        """The chances of each seat at the start of every turn and at the end."""
        if self._report is None or self._record is None:
            return []
        whole = self._report.curve
        points = [*turn_starts(self._record), len(whole) - 1]
        return [[whole[ply][seat] for ply in points] for seat in range(len(whole[0]))]

    @Property(list, notify=changed)
    def chances(self) -> list[list[float]]:
        """The chances of each seat after every entry of the log."""
        return (
            []
            if self._report is None
            else [list(line) for line in zip(*self._report.curve, strict=True)]
        )

    @Property(list, notify=changed)
    def sides(self) -> list[dict[str, str]]:
        """Whose decisions can be listed, if people played against computers."""
        return [] if self._record is None else side_rows(self._record)

    def _get_side(self) -> str:
        return self._side

    def _set_side(self, side: str) -> None:
        if side != self._side and self._side and side in {PEOPLE, COMPUTERS}:
            self._side = side
            self.changed.emit()

    side = Property(str, _get_side, _set_side, notify=changed)

    @Property(list, notify=changed)
    def marks(self) -> list[dict[str, Any]]:
        """The positions on the curve of the decisions listed below it."""
        found = self._decisions()
        return [] if found is None else found.marks()

    @Property(list, notify=changed)
    def luck(self) -> list[dict[str, Any]]:
        """What each seat gained by its own rolls, in chances to win."""
        if self._report is None or self._record is None:
            return []
        return [
            {
                "name": seating.name,
                "seat": seating.colour,
                "text": signed_percent(account.own_luck),
                "value": max(-1.0, min(1.0, account.own_luck / FULL_LUCK)),
            }
            for seating, account in zip(self._record.seating, self._report.accounts, strict=True)
        ]

    @Property(list, notify=changed)
    def best(self) -> list[dict[str, Any]]:
        found = self._decisions()
        return [] if found is None else found.best()

    @Property(list, notify=changed)
    def worst(self) -> list[dict[str, Any]]:
        found = self._decisions()
        return [] if found is None else found.worst()

    def _decisions(self) -> Decisions | None:
        """The decisions that can be listed; None while they are unknown."""
        if self._record is None or self._report is None:
            return None
        return Decisions(self._record, self._report, self._side)

    @Slot()
    def again(self) -> None:
        """Play a rematch in which the next seat starts."""
        self.againWanted.emit()

    @Slot()
    def watch(self) -> None:
        """Watch the match from its start."""
        self.watchWanted.emit()

    @Slot(int)
    def watchTurn(self, turn: int) -> None:
        """Watch the match from the start of this turn, counted from 1."""
        starts = () if self._record is None else turn_starts(self._record)
        if turn - 1 in range(len(starts)):
            self.momentWanted.emit(Moment(starts[turn - 1], None, ""))

    @Slot(int)
    def watchMoment(self, ply: int) -> None:
        """Watch a decision, with the move that was best drawn on the board."""
        found = self._decisions()
        moment = None if found is None else found.moment(ply)
        if moment is not None:
            self.momentWanted.emit(moment)

    @Slot()
    def home(self) -> None:
        """Go to the home screen."""
        self.homeWanted.emit()
