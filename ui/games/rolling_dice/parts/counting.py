"""A round that has just been scored, counted step by step before people's eyes."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.games.rolling_dice.parts.snapshot import Snapshot
from ui.games.rolling_dice.view import step_row
from ui.match.showing.pacing import crowd
from ui.throwing.snapshot import Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceCounting(QObject):  # type: ignore[operator]
    """The steps of the last scoring, and how many of them have been seen."""

    changed = Signal()
    begun = Signal()
    """A round has just been scored."""
    counted = Signal(int)
    ended = Signal()

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown

    @Property(list, notify=changed)
    def steps(self) -> list[dict[str, Any]]:
        """The steps of the last scoring."""
        now = self._shown.now
        if now.view is None or now.state.tally is None:
            return []
        return [step_row(now.record, now.state, step) for step in now.state.tally.steps]

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        """Whether the last scoring is being counted."""
        return self._shown.now.counting is not None

    @Property(float, notify=changed)
    def haste(self) -> float:
        """How much faster than usual a round is counted, because so many wait."""
        now = self._shown.now
        return 1.0 if now.view is None else crowd(now.record)

    @Slot(int)
    def countTo(self, steps: int) -> None:
        """So many steps of the scoring have been counted: their seals move."""
        now = self._shown.now
        if now.counting is not None and steps != now.counted:
            self.counted.emit(steps)

    @Slot()
    def end(self) -> None:
        """Everybody has seen what was counted."""
        if self._shown.now.counting is not None:
            self.ended.emit()
