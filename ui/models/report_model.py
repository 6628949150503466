"""The end of a match: who won, how the chances went, luck and the decisions that mattered."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.game import Outcome
from beamme.table.brain import Brain
from ui.session import Session
from ui.tasks import Tasks
from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class ReportModel(QObject):  # type: ignore[operator]
    """Shows the review of the match that has just ended."""

    changed = Signal()
    againWanted = Signal()

    def __init__(self, session: Session, brain: Brain, tasks: Tasks) -> None:
        super().__init__()
        self._session = session
        self._brain = brain
        self._tasks = tasks
        self._ready = False

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self.changed.emit()

    @Slot()
    def begin(self) -> None:
        self.changed.emit()

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._ready

    @Property(float, notify=changed)
    def progress(self) -> float:
        return 0.0

    def _winner(self) -> int | None:
        record = self._session.record
        turn = None if record is None else record.match.turn
        return turn.ranking[0][0] if isinstance(turn, Outcome) else None

    @Property(str, notify=changed)
    def winnerName(self) -> str:
        record, winner = self._session.record, self._winner()
        return "" if record is None or winner is None else record.seating[winner].name

    @Property(int, notify=changed)
    def winnerSeat(self) -> int:
        record, winner = self._session.record, self._winner()
        return -1 if record is None or winner is None else record.seating[winner].colour

    @Property(str, notify=changed)
    def headline(self) -> str:
        return fill(translate("Report", "%1 wins!"), self.winnerName)

    @Property(str, notify=changed)
    def subline(self) -> str:
        return ""

    @Property(list, notify=changed)
    def curve(self) -> list[Any]:
        return []

    @Property(list, notify=changed)
    def marks(self) -> list[Any]:
        return []

    @Property(list, notify=changed)
    def luck(self) -> list[Any]:
        return []

    @Property(list, notify=changed)
    def best(self) -> list[Any]:
        return []

    @Property(list, notify=changed)
    def worst(self) -> list[Any]:
        return []

    @Slot()
    def again(self) -> None:
        self.againWanted.emit()

    @Slot()
    def watch(self) -> None:
        self._session.watch_again()

    @Slot()
    def home(self) -> None:
        self._tasks.spawn(self._session.leave())
