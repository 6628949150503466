"""A new match of Fast Fifty: there is nothing to choose."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.errors import Reason
from beamme.core.game import Game
from beamme.games.fast_fifty.rules import FastFifty
from ui.games.fast_fifty.text import goal_text

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class FastFiftySetup(QObject):  # type: ignore[operator]
    """Always the same rules."""

    changed = Signal()

    def __init__(self, folder: Path) -> None:  # noqa: ARG002 it has no boards
        super().__init__()

    def open(self, seats: int) -> tuple[Reason, ...]:  # noqa: ARG002 always two
        """There are no files that could be wrong."""
        return ()

    def seat_count(self, seats: int) -> None:
        """Two play, always."""

    def remove_seat(self, seat: int) -> None:
        """Two play, always."""

    def note(self, seat: int) -> str:  # noqa: ARG002 the seats are equal
        """Nothing stands below a name."""
        return ""

    def goal(self) -> str:
        """What it takes to win."""
        return goal_text()

    def begins(self) -> str:
        """Say who begins by the rulebook: it does not matter here."""
        return ""

    def game(self, order: Sequence[int]) -> FastFifty:  # noqa: ARG002 the seats are equal
        """The rules."""
        return FastFifty()

    def rotated(self, game: Game[Any, Any]) -> Game[Any, Any]:
        """The same rules."""
        return game

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self.changed.emit()
