"""What lies on the table of a game in which dice are thrown."""

from typing import Any, Generic

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from ui.models.arena_model import ArenaModel
from ui.models.rows import RowsModel
from ui.throwing.snapshot import S, Shown

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("made by the program")
class TableModel(QObject, Generic[S]):  # type: ignore[operator]
    """Shows a match; nothing can be decided here."""

    def __init__(
        self, shown: Shown[S], arena: ArenaModel, hand_row: type[Any], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        self._arena = arena
        self._hand = RowsModel(hand_row, self)

    @Property(QObject, constant=True)
    def arena(self) -> ArenaModel:
        return self._arena

    @Property(QObject, constant=True)
    def hand(self) -> QObject:
        """The dice that are thrown next."""
        return self._hand
