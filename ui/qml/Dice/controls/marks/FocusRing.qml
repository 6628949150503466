import QtQuick
import Dice

// The focus indicator, drawn around its parent.
Rectangle {
    property bool shown: false
    property real corner: Theme.radius
    property real distance: Theme.s4

    visible: shown
    radius: corner + distance
    color: Theme.clear
    antialiasing: true

    anchors.fill: parent
    anchors.margins: -distance

    border.width: Theme.ring
    border.color: Theme.focus
}
