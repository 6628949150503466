"""Fast Fifty on the screen: the points of both seats, and the dice to keep."""

from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.keeping import ALL_DICE, Keep
from beamme.games.fast_fifty.rules import ROLLS, State
from ui.games.fast_fifty import text
from ui.models.game_model import (
    NOTHING_TO_DO,
    STOP_KEY,
    Action,
    DiceView,
    GameViewState,
    View,
    roll_action,
)
from ui.text.words import translate

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class FastFiftyModel(QObject):  # type: ignore[operator]
    """Shows points and takes intents."""

    changed = Signal()
    actionsChanged = Signal()
    decided = Signal(object)
    happened = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._view: View | None = None
        self._marked = 0

    @property
    def common(self) -> GameViewState:
        """Buttons and dice."""
        if self._view is None:
            return GameViewState()
        state: State = self._view.match.state
        keeping = self._view.deciding is not None and bool(state.faces)
        primary, secondary = self._actions(state)
        return GameViewState(
            primary=primary,
            secondary=secondary,
            dice=DiceView(state.faces, self._marked if keeping else state.kept, keeping),
            rolls_left=state.rolls_left,
            rolls=ROLLS,
        )

    def show(self, view: View) -> None:
        """Show this; a new decision starts without kept dice."""
        before, self._view = self._view, view
        if view.is_another_decision(before):
            self._marked = 0
        self.changed.emit()

    def toggle(self, die: int) -> None:
        """Mark a die to be kept, or no longer."""
        if self.common.dice.selectable:
            self._marked ^= 1 << die
            self.actionsChanged.emit()

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self.changed.emit()

    @Property(list, notify=changed)
    def players(self) -> list[dict[str, Any]]:
        if self._view is None:
            return []
        points = self._view.match.state.points
        seating = self._view.record.seating
        return [
            {"seat": seat.colour, "name": seat.name, "points": own}
            for seat, own in zip(seating, points, strict=True)
        ]

    @Property(str, notify=changed)
    def goalText(self) -> str:
        return text.goal_text()

    def _actions(self, state: State) -> tuple[Action, Action]:
        if self._view is None or self._view.deciding is None:
            return NOTHING_TO_DO, NOTHING_TO_DO
        stop = Action(translate("FastFifty", "Count"), STOP_KEY, moves=(Keep(ALL_DICE),))
        if self._marked == ALL_DICE:
            return stop, NOTHING_TO_DO
        roll = roll_action(state.rolls_left, self._marked)
        return roll, stop if state.faces else NOTHING_TO_DO
