pragma ComponentBehavior: Bound
import QtQuick
import Dice

// A die from above: rounded and shaded, with recessed pips or drawn faces; it spins and changes faces while it rolls.
Item {
    id: die

    property int face: 1
    property string faceSet: "pips"
    property bool rolling: false
    property bool stays: false
    property bool hot: false
    property color body: Theme.tray.die
    property color pip: Theme.tray.pip
    property color glow: Theme.white
    property int tumbleFace: 1

    readonly property int shownFace: rolling && Theme.lively ? tumbleFace : face
    readonly property var places: [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

    implicitWidth: Theme.button
    implicitHeight: implicitWidth
    scale: hot ? 1.1 : 1

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.ring - Theme.hairline
        visible: die.hot
        radius: width * 0.25
        color: die.glow
        antialiasing: true
    }
    Rectangle {
        y: die.height * 0.07
        width: die.width
        height: die.height
        radius: die.width * 0.24
        color: Theme.tray.shadow
        antialiasing: true
    }
    Rectangle {
        anchors.fill: parent
        radius: width * 0.22
        antialiasing: true
        border.width: Theme.hairline
        border.color: Qt.darker(die.body, 1.32)
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.darker(die.body, 1.02) }
            GradientStop { position: 0.8; color: Qt.darker(die.body, 1.14) }
            GradientStop { position: 1; color: Qt.darker(die.body, 1.26) }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: die.width * 0.07
        radius: width * 0.26
        antialiasing: true
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(die.body, 1.06) }
            GradientStop { position: 1; color: die.body }
        }
    }
    Repeater {
        model: die.faceSet === "pips" ? die.places[die.shownFace] ?? [] : []

        Rectangle {
            required property int modelData

            x: die.width * (0.27 + 0.23 * (modelData % 3)) - width / 2
            y: die.height * (0.27 + 0.23 * Math.floor(modelData / 3)) - height / 2
            width: die.width * 0.175
            height: width
            radius: width / 2
            antialiasing: true
            gradient: Gradient {
                GradientStop { position: 0; color: Qt.darker(die.pip, 1.5) }
                GradientStop { position: 1; color: Qt.lighter(die.pip, 1.7) }
            }
        }
    }
    Repeater {
        model: die.faceSet === "pips" ? 0 : 6

        DrawnFace {
            required property int index

            face: index + 1
            faceSet: die.faceSet
            width: die.width
            visible: die.shownFace === face
        }
    }
    Timer {
        interval: Theme.quick * 0.7
        repeat: true
        running: die.rolling && Theme.lively && Attention.seen && interval > 0
        onTriggered: die.tumbleFace = 1 + (die.tumbleFace + Math.floor(Math.random() * 5)) % 6
    }
    RotationAnimation on rotation {
        running: die.rolling && Theme.slow > 0 && Attention.seen
        from: 0
        to: 360
        duration: Theme.slow
        loops: Animation.Infinite
        alwaysRunToEnd: true
    }

    Behavior on scale { NumberAnimation { duration: Theme.quick; easing.type: Theme.easing } }
}
