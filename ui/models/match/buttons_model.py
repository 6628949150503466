"""The buttons of the match screen: what they say, and the moves that they play."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.game_model import NOTHING_TO_DO, Action, GameViewState

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class ButtonsModel(QObject):  # type: ignore[operator]
    """Shows what the game assigned to both; the model of the match tells when that changes."""

    changed = Signal()
    decided = Signal(object)
    choosingWanted = Signal()
    """A button was pressed whose move has to be chosen first."""

    def __init__(self, common: Callable[[], GameViewState], parent: QObject) -> None:
        super().__init__(parent)
        self._common = common

    @Property(str, notify=changed)
    def primaryText(self) -> str:
        return self._common().primary.text

    @Property(str, notify=changed)
    def primaryKey(self) -> str:
        return self._common().primary.key

    @Property(str, notify=changed)
    def primaryNote(self) -> str:
        return self._common().primary.note

    @Property(bool, notify=changed)
    def primaryEnabled(self) -> bool:
        return self._common().primary.enabled

    @Property(bool, notify=changed)
    def primaryEntered(self) -> bool:
        """Whether Enter presses this button."""
        common = self._common()
        return common.primary.enabled and not common.stops_on_enter

    @Property(str, notify=changed)
    def secondaryText(self) -> str:
        return self._common().secondary.text

    @Property(str, notify=changed)
    def secondaryKey(self) -> str:
        return self._common().secondary.key

    @Property(bool, notify=changed)
    def secondaryEnabled(self) -> bool:
        return self._common().secondary.enabled

    @Property(bool, notify=changed)
    def secondaryEntered(self) -> bool:
        """Whether Enter presses this button."""
        common = self._common()
        return common.secondary.enabled and common.stops_on_enter

    @Property(int, notify=changed)
    def rollsLeft(self) -> int:
        return self._common().rolls_left

    @Property(int, notify=changed)
    def rollsTotal(self) -> int:
        return self._common().rolls

    @Slot()
    def primary(self) -> None:
        """Press the primary button."""
        self._press(self._common().primary)

    @Slot()
    def secondary(self) -> None:
        """Press the secondary button."""
        self._press(self._common().secondary)

    @Slot()
    def enter(self) -> None:
        """Press the button that shows Enter."""
        self._press(self._common().entered)

    @Slot(str, result=bool)
    def pressKey(self, key: str) -> bool:
        """Press the button of this key, if there is one."""
        both = (self._common().primary, self._common().secondary)
        action = next((each for each in both if each.key == key and each.enabled), NOTHING_TO_DO)
        self._press(action)
        return action.enabled

    def _press(self, action: Action) -> None:
        if action.moves:
            self.decided.emit(action.moves)
        elif action.chooses:
            self.choosingWanted.emit()
