import QtQuick
import Dice

// The line across the floe through the die to beat.
Item {
    id: line

    property real mm: 1

    Rectangle {
        anchors.centerIn: parent
        width: 12 * line.mm
        height: 262 * line.mm
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0) }
            GradientStop { position: 0.5; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0.5 * RollingDiceColours.scene.lineStrength) }
            GradientStop { position: 1; color: Theme.alpha(RollingDiceColours.scene.lineGlow, 0) }
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.max(Theme.ring, 2.2 * line.mm)
        height: 262 * line.mm
        color: RollingDiceColours.scene.line
    }
}
