"""A list model over frozen rows that updates only what differs."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

Row = TypeVar("Row")
Index = QModelIndex | QPersistentModelIndex
_FIRST_ROLE = int(Qt.ItemDataRole.UserRole) + 1
_NOWHERE = QModelIndex()


class RowsModel(QAbstractListModel, Generic[Row]):
    """Rows of one dataclass; its fields are the roles."""

    def __init__(self, kind: type[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = [field.name for field in fields(kind)]  # type: ignore[arg-type]
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows shown."""
        return self._rows

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows; a row that stays keeps its delegate, so that changes can be animated."""
        common = min(len(rows), len(self._rows))
        if len(rows) > common:
            self.beginInsertRows(_NOWHERE, common, len(rows) - 1)
            self._rows = (*self._rows, *rows[common:])
            self.endInsertRows()
        elif len(self._rows) > common:
            self.beginRemoveRows(_NOWHERE, common, len(self._rows) - 1)
            self._rows = self._rows[:common]
            self.endRemoveRows()
        before, self._rows = self._rows, tuple(rows)
        for number in range(common):
            self._emit_changes(number, before[number], self._rows[number])

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {_FIRST_ROLE + i: QByteArray(name.encode()) for i, name in enumerate(self._names)}

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        place = role - _FIRST_ROLE
        if not index.isValid() or not 0 <= place < len(self._names):
            return None
        return getattr(self._rows[index.row()], self._names[place])

    def _emit_changes(self, number: int, before: Row, after: Row) -> None:
        if before == after:
            return  # most rows: comparing them field by field takes ten times as long
        roles = [
            _FIRST_ROLE + i
            for i, name in enumerate(self._names)
            if getattr(before, name) != getattr(after, name)
        ]
        if roles:
            self.dataChanged.emit(self.index(number), self.index(number), roles)
