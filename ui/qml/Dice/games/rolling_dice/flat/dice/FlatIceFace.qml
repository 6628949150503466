pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One face of a die of coloured ice: inner light that gathers at the bottom, with a pattern per colour in colour-blind mode.
Rectangle {
    id: side

    property int face: 1
    property int colour: 0
    // Only a shade over the face follows it, so that a tumbling die is not repainted.
    property real light: 1

    readonly property color body: RollingDiceColours.box.dice[colour] ?? RollingDiceColours.box.dice[0]
    readonly property var places: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    radius: width * 0.2
    antialiasing: true
    border.width: Math.max(Theme.hairline, width * 0.04)
    border.color: Qt.darker(body, 1.35)
    gradient: Gradient {
        GradientStop { position: 0; color: Qt.darker(side.body, 1.12) }
        GradientStop { position: 0.55; color: side.body }
        GradientStop { position: 1; color: Qt.lighter(side.body, 1.3) }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: side.width * 0.08
        radius: width * 0.18
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.alpha(Theme.white, 0.3) }
            GradientStop { position: 0.35; color: Theme.alpha(Theme.white, 0.04) }
            GradientStop { position: 1; color: Theme.alpha(Theme.white, 0.24) }
        }
    }
    Loader {
        anchors.fill: parent
        active: Theme.patterns
        sourceComponent: FlatIcePattern { colour: side.colour }
    }
    Repeater {
        model: side.places[side.face] ?? []

        Rectangle {
            required property int modelData

            x: side.width * (0.26 + 0.24 * (modelData % 3)) - width / 2
            y: side.height * (0.26 + 0.24 * Math.floor(modelData / 3)) - height / 2
            width: side.width * (side.face === 1 ? 0.25 : 0.2)
            height: width
            radius: width / 2
            color: RollingDiceColours.box.pip
            antialiasing: true
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: side.radius
        antialiasing: true
        color: RollingDiceColours.box.dark
        opacity: 0.75 * Math.max(0, 0.93 - side.light)
        visible: opacity > 0
    }
}
