import QtQuick
import Dice

// An arrow up on green or down on red: a good decision or a costly one.
Rectangle {
    property bool good: true
    property bool rim: false

    implicitWidth: Theme.markTiny + Theme.s4
    implicitHeight: implicitWidth
    radius: width / 2
    color: good ? Theme.good : Theme.bad
    antialiasing: true
    border.width: rim ? Theme.rim : 0
    border.color: Theme.paper

    Icon { anchors.centerIn: parent; name: parent.good ? "up" : "down"; size: Theme.sizeLabel; weight: 2; color: Theme.markInk }
}
