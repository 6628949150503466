pragma ComponentBehavior: Bound
import QtQuick
import Dice

// One face of a coloured die: recessed pips, or the spark of a Knaller, with a pattern per colour in colour-blind mode.
Rectangle {
    id: side

    property int face: 1
    property string colour: "white"
    property real light: 1

    readonly property color body: DiceFlickColours.desk.body[colour] ?? Theme.white
    readonly property color pip: DiceFlickColours.desk.pip[colour] ?? Theme.ink
    readonly property bool spark: colour === "pink"
    readonly property var places: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    radius: width * 0.2
    color: Qt.darker(body, 1 + 1.3 * (1.06 - light))
    antialiasing: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: side.width * 0.07
        radius: width * 0.24
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.darker(Qt.lighter(side.body, 1.1), 1 + (1 - side.light)) }
            GradientStop { position: 1; color: Qt.darker(side.body, 1 + (1 - side.light)) }
        }
    }
    Loader {
        anchors.fill: parent
        active: Theme.patterns && !side.spark
        sourceComponent: DiceFlickPattern { colour: side.colour }
    }
    Repeater {
        model: side.spark ? [] : side.places[side.face] ?? []

        Rectangle {
            required property int modelData

            x: side.width * (0.26 + 0.24 * (modelData % 3)) - width / 2
            y: side.height * (0.26 + 0.24 * Math.floor(modelData / 3)) - height / 2
            width: side.width * 0.19
            height: width
            radius: width / 2
            color: Qt.darker(side.pip, 1 + 0.7 * (1 - side.light))
            antialiasing: true
            border.width: width * 0.1
            border.color: Theme.alpha(side.body, 0.45)
        }
    }
    Loader {
        anchors.centerIn: parent
        active: side.spark
        sourceComponent: KnallerSpark { width: side.width * 0.72; tint: side.pip }
    }
}
