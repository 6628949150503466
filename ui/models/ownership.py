"""Own the items that Qt would leak: created for another item, but without a parent."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Ownership(QObject):
    """Makes the visual parent of an item its owner."""

    @Slot(QQuickItem, result=bool)
    def adopt(self, owner: QQuickItem) -> bool:
        """Own all child items without a parent; return whether there were any."""
        orphans = [child for child in owner.childItems() if child.parent() is None]
        for orphan in orphans:
            orphan.setParent(owner)
        return bool(orphans)
