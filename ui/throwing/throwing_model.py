"""The model of a game in which dice are aimed and thrown."""

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.arena_model import ArenaModel
from ui.models.game_model import GameViewState
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
        self._arena = ArenaModel({die: str(colour) for die, colour in colours.items()})
        self._arena.struck.connect(self.struck)

    @property
    def common(self) -> GameViewState:
        """What is shown outside the box."""
        return self._common

    def help_with(self, assist: str) -> None:
        """Show so much before a throw."""
        self._aim.help_with(assist)
