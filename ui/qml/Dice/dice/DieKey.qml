import QtQuick
import Dice

// The key that keeps a die, as it looks on a keyboard; it lights up with its die, and can be clicked like it.
Item {
    id: key

    required property string text
    property bool kept: false
    property bool hot: false
    property color accent: Theme.white

    signal picked()

    width: Theme.keyCap
    height: width

    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width * 0.26
        antialiasing: true
        color: key.kept ? Qt.darker(key.accent, 1.7) : Theme.tray.keyFoot
    }
    Rectangle {
        width: parent.width
        height: parent.height - Theme.ring
        radius: width * 0.26
        antialiasing: true
        color: key.kept ? key.accent : key.hot ? Theme.white : Theme.tray.keyTop
        border.width: Theme.hairline
        border.color: key.kept ? Qt.darker(key.accent, 1.3) : Theme.tray.keyEdge

        Label {
            anchors.centerIn: parent
            text: key.text
            size: Theme.sizeKey
            bold: true
            color: Theme.tray.keyInk
            Accessible.ignored: true
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    TapHandler { onTapped: key.picked() }
}
