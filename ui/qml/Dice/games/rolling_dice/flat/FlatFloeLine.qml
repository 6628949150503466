import QtQuick
import Dice

// The line across the floe through the die to beat.
Item {
    id: line

    property real mm: 1

    Rectangle {
        anchors.centerIn: parent
        width: 262 * line.mm
        height: 14 * line.mm
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0) }
            GradientStop { position: 0.5; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0.5 * RollingDiceColours.scene.lineStrength) }
            GradientStop { position: 1; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0) }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: 262 * line.mm
        height: Math.max(Theme.ring, 2.6 * line.mm)
        color: RollingDiceColours.scene.line
    }
}
