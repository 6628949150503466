import QtQuick
import Dice

// The ring around the die to beat, from above.
Item {
    id: ring

    property real mm: 1

    Rectangle {
        anchors.centerIn: parent
        width: 25 * ring.mm
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.alpha(RollingDiceColours.scene.ringGlow, 0.8 * RollingDiceColours.scene.ringStrength)
        border.width: 4.4 * ring.mm
        border.color: Theme.alpha(RollingDiceColours.box.onPale, 0.7)
    }
    Rectangle {
        anchors.centerIn: parent
        width: 23 * ring.mm
        height: width
        radius: width / 2
        antialiasing: true
        color: Theme.clear
        border.width: 2.4 * ring.mm
        border.color: Theme.white
    }
}
