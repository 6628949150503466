"""The dice that may be kept (RD-8, RD-11)."""

from dataclasses import replace

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.games.rolling_dice.moves import Keep
from ui.games.rolling_dice.actions import ChoiceRow, choice_rows
from ui.games.rolling_dice.parts.snapshot import NOBODY, Snapshot
from ui.models.rows import RowsModel
from ui.throwing.snapshot import Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class RollingDiceKeeping(QObject):  # type: ignore[operator]
    """What a person may keep; one die is chosen for the button."""

    changed = Signal()
    decided = Signal(object)
    selected = Signal(object)
    """What a person has chosen now."""

    def __init__(self, shown: Shown[Snapshot], parent: QObject) -> None:
        super().__init__(parent)
        self._shown = shown
        self._choices = RowsModel(ChoiceRow, self)

    @property
    def rows(self) -> tuple[ChoiceRow, ...]:
        """What may be kept."""
        return self._choices.rows

    def update(self) -> None:
        """Show what may be kept now."""
        now = self._shown.now
        self._choices.show(choice_rows(now.record, now.state, now.kept))
        self.changed.emit()

    @Property(bool, notify=changed)
    def enabled(self) -> bool:
        """Whether a person chooses a die to keep."""
        return self._shown.now.keeping

    @Property(QObject, constant=True)
    def choices(self) -> QObject:
        """The dice that may be kept, those that bring most first."""
        return self._choices

    @Property(int, notify=changed)
    def chosen(self) -> int:
        """The row of the die that the button would keep; -1 while there is none."""
        return next((number for number, row in enumerate(self.rows) if row.chosen), NOBODY)

    @Slot(int)
    def choose(self, row: int) -> None:
        """Let the button keep this die."""
        now = self._shown.now
        if now.keeping and 0 <= row < len(self.rows):
            self.selected.emit(replace(now.selection, kept=self.rows[row].key))

    @Slot(int)
    def keep(self, row: int) -> None:
        """Keep this die at once."""
        if self._shown.now.keeping and 0 <= row < len(self.rows):
            self.decided.emit((Keep(self.rows[row].key),))
