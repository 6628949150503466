import QtQuick
import QtQuick.Effects
import Dice.Models

// A shadow that is destroyed completely: Qt would leak the item that draws it, 7 KB each time.
RectangularShadow {
    id: shadow

    property bool whole: false

    onChildrenChanged: if (!whole) whole = Ownership.adopt(shadow)
}
