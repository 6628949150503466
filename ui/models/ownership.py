"""Items that Qt creates for another item and forgets when that goes."""

from PySide6.QtCore import QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "Dice.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Ownership(QObject):
    """Gives such items to the one that they belong to."""

    @Slot(QQuickItem, result=bool)
    def adopt(self, owner: QQuickItem) -> bool:
        """Let the items inside of this one go with it; whether there were any that would not."""
        orphans = [child for child in owner.childItems() if child.parent() is None]
        for orphan in orphans:
            orphan.setParent(owner)
        return bool(orphans)
