"""The board that comes with a game and those of one's own; all play on one of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from beamme.core.board_file import load_folder
from beamme.core.errors import Reason
from ui.models.rows import RowsModel

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


class Board(Protocol):
    """A board to play on."""

    @property
    def name(self) -> str:
        """What its owner calls it."""


B = TypeVar("B", bound=Board)


@dataclass(frozen=True, slots=True)
class BoardChoice:
    """A board by name."""

    title: str
    chosen: bool


@QmlElement
@QmlUncreatable("made by the program")
class BoardChoices(QObject, Generic[B]):  # type: ignore[operator]
    """The boards to choose from."""

    changed = Signal()

    def __init__(
        self,
        folder: Path,
        built_in: Callable[[], B],
        read: Callable[[Mapping[str, object]], B],
        built_in_title: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._built_in = built_in
        self._read = read
        self._built_in_title = built_in_title
        self._own: tuple[B, ...] = ()
        self._chosen = 0
        self._rows = RowsModel(BoardChoice, self)

    @property
    def board(self) -> B:
        """The board that is chosen."""
        return self._boards()[self._chosen]

    def open(self) -> tuple[Reason, ...]:
        """Begin anew; what is wrong with boards of one's own."""
        self._own, problems = load_folder(self._folder, self._read)
        self._chosen = 0
        self.retranslate()
        return problems

    def retranslate(self) -> None:
        """Say the same in the present language."""
        self._rows.show(
            [
                BoardChoice(self._title(number), number == self._chosen)
                for number in range(len(self._boards()))
            ]
        )
        self.changed.emit()

    @Property(QObject, constant=True)
    def rows(self) -> QObject:
        return self._rows

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._title(self._chosen)

    @Property(int, notify=changed)
    def chosen(self) -> int:
        return self._chosen

    @Slot(int)
    def choose(self, board: int) -> None:
        """Play on this board."""
        if board in range(len(self._boards())):
            self._chosen = board
            self.retranslate()

    def _boards(self) -> tuple[B, ...]:
        return (self._built_in(), *self._own)

    def _title(self, number: int) -> str:
        return self._boards()[number].name if number else self._built_in_title()
