import QtQuick
import QtQuick.Effects
import Dice.Models

// A shadow that goes as a whole: Qt would leave the item behind that draws it, 7 KB every time.
RectangularShadow {
    id: shadow

    property bool whole: false

    onChildrenChanged: if (!whole) whole = Ownership.adopt(shadow)
}
