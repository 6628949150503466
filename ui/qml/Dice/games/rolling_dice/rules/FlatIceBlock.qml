import QtQuick
import Dice

// A die on an ice block floating in dark water.
Rectangle {
    id: pool

    property int colour: 0
    property int face: 1

    height: width
    radius: 0.24 * width
    color: RollingDiceColours.scene.deep
    border.width: 0.06 * width
    border.color: RollingDiceColours.scene.frame

    Rectangle {
        anchors.centerIn: parent
        width: 0.62 * pool.width
        height: width
        radius: 0.16 * width
        rotation: 5
        antialiasing: true
        border.width: Theme.hairline
        border.color: RollingDiceColours.box.snow
        gradient: Gradient {
            GradientStop { position: 0; color: RollingDiceColours.box.snow }
            GradientStop { position: 1; color: RollingDiceColours.scene.block }
        }
    }
    FlatIceDie {
        anchors.centerIn: parent
        width: 0.32 * pool.width
        rotation: 12
        colour: pool.colour
        turn: faces.upright(pool.face, 0)
    }
    FlatIceFaces { id: faces }
}
