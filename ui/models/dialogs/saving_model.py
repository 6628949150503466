"""Whether everything is saved, and the question before closing if it is not."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.text.words import fill, translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class SavingModel(QObject):  # type: ignore[operator]
    """Shows that saving failed; keeps the window open until the player decides."""

    changed = Signal()
    failed = Signal(str)
    """Saving fails from now on, for this reason."""
    recovered = Signal()
    """Everything is saved again."""

    closeWanted = Signal()
    elsewhereWanted = Signal()
    settled = Signal()
    """The window may close."""

    def __init__(self) -> None:
        super().__init__()
        self._reason = ""
        self._pending = False
        self._asking = False
        self._settled = False

    def update(self, reason: str, *, pending: bool) -> None:
        """Set why the last attempt failed, if it did, and whether anything is unsaved."""
        before, self._reason, self._pending = self._reason, reason, pending
        if bool(before) != bool(reason):
            self.changed.emit()
            if reason:
                self.failed.emit(reason)
            else:
                self.recovered.emit()

    def ask(self) -> None:
        """Ask what to do, because the last attempt failed."""
        self._asking = True
        self.changed.emit()

    def settle(self) -> None:
        """Allow the window to close."""
        self._settled = True
        self.settled.emit()

    @Slot()
    def retranslate(self) -> None:
        """Update all texts to the current language."""
        self.changed.emit()

    @Property(bool, notify=changed)
    def unsaved(self) -> bool:
        return bool(self._reason)

    @Property(bool, notify=changed)
    def asking(self) -> bool:
        return self._asking

    @Property(str, notify=changed)
    def message(self) -> str:
        text = translate(
            "Saving",
            "What was played last cannot be saved (%1). If BeamMe closes now, it is lost.",
        )
        return fill(text, self._reason or translate("Saving", "the disk does not answer"))

    @Slot(result=bool)
    def mayClose(self) -> bool:
        """Whether the window may close at once; otherwise starts a last attempt to save."""
        if self._settled or not self._pending:
            return True
        self.closeWanted.emit()
        return False

    @Slot()
    def tryAgain(self) -> None:
        """Try to save again."""
        self.closeWanted.emit()

    @Slot()
    def saveElsewhere(self) -> None:
        """Choose another place."""
        self.elsewhereWanted.emit()

    @Slot()
    def closeAnyway(self) -> None:
        """Close without saving."""
        self.settle()

    @Slot()
    def dismiss(self) -> None:
        """Close the question."""
        self._asking = False
        self.changed.emit()
