"""Record what a model shows: its texts, rows, changes and signals."""

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject

Change = tuple[str, int, int, tuple[str, ...]]


def names_of(model: QAbstractItemModel) -> dict[int, str]:
    """The role names of a model by number."""
    return {number: bytes(name.data()).decode() for number, name in model.roleNames().items()}


def rows_of(model: QAbstractItemModel) -> list[dict[str, Any]]:
    """All rows, as QML sees them."""
    names = names_of(model)
    return [
        {name: model.data(model.index(row, 0), role) for role, name in names.items()}
        for row in range(model.rowCount())
    ]


def changes_of(model: QAbstractItemModel) -> list[Change]:
    """Record every later change of a model, with its roles."""
    told: list[Change] = []
    names = names_of(model)

    def changed(first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        told.append(("change", first.row(), last.row(), tuple(names[role] for role in roles)))

    model.dataChanged.connect(changed)
    model.rowsInserted.connect(lambda _, first, last: told.append(("insert", first, last, ())))
    model.rowsRemoved.connect(lambda _, first, last: told.append(("remove", first, last, ())))
    model.modelReset.connect(lambda: told.append(("reset", -1, -1, ())))
    return told


def heard(signal: Any) -> list[tuple[Any, ...]]:
    """Record every later emission of a signal."""
    sent: list[tuple[Any, ...]] = []
    listener: Callable[..., None] = lambda *values: sent.append(values)  # noqa: E731
    signal.connect(listener)
    return sent


def texts_of(model: QObject) -> dict[str, str]:
    """All texts of a model: properties, rows, and nested models."""
    return dict(_texts(model, type(model).__name__))


def _texts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    match value:
        case str():
            yield path, value
        case dict():
            for key, each in value.items():
                yield from _texts(each, f"{path}.{key}")
        case list() | tuple():
            for number, each in enumerate(value):
                yield from _texts(each, f"{path}[{number}]")
        case QObject():
            yield from _texts_of_object(value, path)
        case _:
            pass


def _texts_of_object(model: QObject, path: str) -> Iterator[tuple[str, str]]:
    kind = model.metaObject()
    for number in range(QObject.staticMetaObject.propertyCount(), kind.propertyCount()):
        name = kind.property(number).name()
        yield from _texts(model.property(name), f"{path}.{name}")
    if isinstance(model, QAbstractItemModel):
        yield from _texts(rows_of(model), path)
