import QtQuick
import Dice

// A place for a kept die: an outline on the felt, bright while the die is there.
Rectangle {
    id: place

    property bool filled: false
    property color accent: Theme.white
    property real line: Theme.ring

    radius: width * 0.22
    color: filled ? Theme.tray.inlay : Theme.clear
    antialiasing: true
    border.width: place.line
    border.color: filled ? accent : Theme.tray.vacant
}
