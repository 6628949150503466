import QtQuick
import Dice

// The keyboard shortcut of an action.
Rectangle {
    id: cap

    property string text
    property color tint: Theme.muted

    width: Math.max(height, letters.implicitWidth + Theme.s8)
    height: Theme.sizeKey * 1.7
    radius: height * 0.3
    visible: text !== ""
    color: Theme.alpha(tint, 0.18)
    antialiasing: true

    Label {
        id: letters
        anchors.centerIn: parent
        text: cap.text
        size: Theme.sizeKey
        bold: true
        color: cap.tint
        Accessible.ignored: true
    }
}
