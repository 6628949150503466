"""The model of a game in which dice are aimed and thrown."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.arena_model import ArenaModel
from ui.models.game_model import GameViewState, View
from ui.throwing.aim_model import AimModel
from ui.throwing.snapshot import S, Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1

A = TypeVar("A", bound=AimModel[Any, Any, Any])


@QmlElement
@QmlUncreatable("made by the program")
class ThrowingModel(QObject, Generic[S, A]):  # type: ignore[operator]
    """Holds what is shown and what is selected; each game adds the parts that show it."""

    actionsChanged = Signal()
    decided = Signal(object)
    happened = Signal(str)
    struck = Signal(float, str)

    _aim: A

    def __init__(self, first: S, colours: Mapping[str, object]) -> None:
        super().__init__()
        self._common = GameViewState()
        self._shown = Shown(first)
        self._present: S | None = None
        """What is shown again after somebody has looked back."""
        self._arena = ArenaModel({die: str(colour) for die, colour in colours.items()})
        self._arena.struck.connect(self.struck)

    @property
    def common(self) -> GameViewState:
        """What is shown outside the box."""
        return self._common

    @property
    def looking_back(self) -> bool:
        """Whether an earlier moment is shown."""
        return self._present is not None

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._update()
        self._aim.tell_outlook()

    def look_back(self, view: View) -> None:
        """Show an earlier moment, until `look_forward` or until something new is shown."""
        self._forget_past()
        self._present = self._shown.now
        self._shown.now = self._present.looking_at(view)
        self._update()
        self.actionsChanged.emit()

    def look_forward(self) -> None:
        """Show the present moment again, with everything that was selected."""
        if self.looking_back:
            self._forget_past()
            self._update()
            self.actionsChanged.emit()

    def _forget_past(self) -> None:
        if self._present is not None:
            self._shown.now, self._present = self._present, None
            self._arena.finish()

    def _update(self) -> None:
        """Show the present snapshot in every part."""
        raise NotImplementedError

    def help_with(self, assist: str) -> None:
        """Show so much before a throw."""
        self._aim.help_with(assist)
