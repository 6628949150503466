"""Whose turn it is, and when one person hands over to another."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.match.match_view_state import MatchViewState
from ui.models.match.seat_model import SeatModel, SeatRow

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

NOBODY = -1


@QmlElement
@QmlUncreatable("made by the program")
class TurnModel(QObject):  # type: ignore[operator]
    """Shows who is on; the model of the match tells when that changes."""

    changed = Signal()
    handedOver = Signal(str, int)
    """Another person has to decide than before: their name and colour."""

    def __init__(
        self, seats: SeatModel, now: Callable[[], MatchViewState], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._seats = seats
        self._now = now
        self._asked: int | None = None

    def hand_over(self) -> None:
        """Tell whose turn it is when the next one of several people has to decide."""
        view, phase = self._now().view, self._now().phase
        if view is None or phase == "watch":
            self._asked = None
        elif view.deciding is not None and view.deciding != self._asked:
            self._asked = view.deciding
            if len(view.record.people) > 1:
                seating = view.record.seating[view.deciding]
                self.handedOver.emit(seating.name, seating.colour)

    @Property(int, notify=changed)
    def seat(self) -> int:
        row = self._active()
        return NOBODY if row is None else row.seat

    @Property(str, notify=changed)
    def name(self) -> str:
        row = self._active()
        return "" if row is None else row.name

    @Property(bool, notify=changed)
    def person(self) -> bool:
        """Whether it is a person's turn."""
        row = self._active()
        return row is not None and row.person

    @Property(bool, notify=changed)
    def severalPeople(self) -> bool:
        """Whether several people take turns at one screen."""
        record = self._now().record
        return record is not None and len(record.people) > 1

    def _active(self) -> SeatRow | None:
        return next((row for row in self._seats.rows if row.active), None)
