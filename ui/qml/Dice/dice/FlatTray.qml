pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The dice tray from above, without 3D: free dice on the felt, kept ones before them in their lane, each in its column.
Item {
    id: tray

    required property DiceModel dice
    property string faceSet: "pips"
    property color felt: Theme.felt
    property color accent: Theme.white
    property int hotDie: -1
    property bool outlined: true
    property var centres: []
    property var kept: []

    readonly property real headroom: 0
    readonly property real aspect: 2.3
    readonly property real rim: height * 0.075
    readonly property real pitch: (width - 4 * rim) / 5
    readonly property real dieSize: Math.min((height - 3.4 * rim) * 0.42, pitch * 0.74)
    readonly property real laneHeight: dieSize * 1.22
    readonly property real laneY: height - 1.9 * rim - laneHeight / 2
    readonly property real feltY: (rim * 1.2 + laneY - laneHeight / 2) / 2
    readonly property var columns: Array.from({ length: rows.count }, (_, i) => 2 * rim + pitch * (i + 0.5))

    function stays(die) { return (rows.itemAt(die) as FlatDie)?.stays ?? false }
    function arrange() {
        kept = columns.map((_, i) => stays(i))
        centres = columns.map((x, i) => Qt.point(x, kept[i] ? laneY : feltY + dieSize * 0.07 * Math.sin(i * 2.4)))
    }

    onWidthChanged: arrange()
    onHeightChanged: arrange()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: tray.rim * 0.3
        anchors.bottomMargin: tray.rim * 0.3
        radius: tray.rim * 2.4
        antialiasing: true
        border.width: Theme.hairline
        border.color: Theme.tray.woodDark
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(Theme.wood, 1.25) }
            GradientStop { position: 0.5; color: Theme.wood }
            GradientStop { position: 1; color: Qt.darker(Theme.wood, 1.3) }
        }
    }
    Rectangle {
        id: floor
        anchors.fill: parent
        anchors.margins: tray.rim
        anchors.topMargin: tray.rim * 1.2
        anchors.bottomMargin: tray.rim * 1.7
        radius: tray.rim * 1.6
        color: tray.felt
        antialiasing: true
        border.width: Theme.rim
        border.color: Qt.darker(Theme.wood, 1.7)
    }
    Rectangle {
        x: floor.x + Theme.rim
        y: tray.laneY - height / 2
        width: floor.width - 2 * Theme.rim
        height: tray.laneHeight
        bottomLeftRadius: floor.radius - Theme.rim
        bottomRightRadius: bottomLeftRadius
        color: Qt.darker(tray.felt, 1.35)
        antialiasing: true

        Rectangle {
            y: -height / 2
            width: parent.width
            height: Math.max(Theme.ring, tray.rim * 0.34)
            color: Theme.wood
        }
    }
    Repeater {
        model: tray.kept

        LanePlace {
            required property bool modelData
            required property int index

            x: (tray.columns[index] ?? 0) - width / 2
            y: tray.laneY - height / 2 + tray.dieSize * 0.02
            width: tray.dieSize * 1.13
            height: width * 0.98
            visible: tray.outlined || filled
            filled: modelData
            accent: tray.accent
        }
    }
    Repeater {
        id: rows
        model: tray.dice

        FlatDie {
            required property var model
            required property int index
            readonly property point centre: tray.centres[index] ?? Qt.point(0, 0)

            x: centre.x - width / 2
            y: centre.y - height / 2
            width: tray.dieSize
            height: width
            face: model.face
            faceSet: tray.faceSet
            rolling: model.rolling
            stays: model.kept && !model.rolling
            hot: tray.hotDie === index && model.selectable
            glow: tray.accent
            rotation: stays ? 0 : 7 * Math.sin(index * 5 + face)

            onStaysChanged: later.restart()

            Behavior on x { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
            Behavior on y { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
        }
        onItemAdded: later.restart()
    }
    Timer {
        id: later
        interval: 0
        onTriggered: tray.arrange()
    }
}
