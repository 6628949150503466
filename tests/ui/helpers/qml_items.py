"""Items of a QML scene, found by the type that they have in the program's own QML."""

from collections.abc import Iterator

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickItem


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """Every item inside an item."""
    waiting = item.childItems()[::-1]
    while waiting:
        child = waiting.pop()
        yield child
        waiting += reversed(child.childItems())


def is_a(item: QObject, kind: str) -> bool:
    """Tell whether an item is of a type; Qt adds a number to the name of each that it makes."""
    return item.metaObject().className().partition("_QML")[0] == kind


def items_of(item: QQuickItem, kind: str) -> list[QQuickItem]:
    """List the items of a type inside an item, also those that its views made."""
    return [it for it in below(item) if is_a(it, kind)]


def parts_of(root: QObject, kind: str) -> list[QObject]:
    """List the parts of a type that a component consists of, 2D or 3D."""
    return [it for it in root.findChildren(QObject) if is_a(it, kind)]
