pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The dice tray from above, without 3D: kept dice in a framed row on the left, free dice beside it.
Item {
    id: tray

    required property DiceModel dice
    property string faceSet: "pips"
    property color felt: Theme.felt
    property color accent: Theme.white
    property int hotDie: -1
    property var centres: []
    property int keptCount: 0

    readonly property real headroom: 0
    readonly property real aspect: 3.1
    readonly property real rim: height * 0.1
    readonly property real dieSize: Math.min((height - 2 * rim) * 0.52, (width - 4 * rim) / 7)
    readonly property real keptPitch: dieSize * 1.16
    readonly property real keptFrom: rim * 1.9
    readonly property real keptTo: keptFrom + keptCount * keptPitch

    function stays(die) { return (rows.itemAt(die) as FlatDie)?.stays ?? false }
    function arrange() {
        const places = []
        let kept = 0
        for (let i = 0; i < rows.count; i++) if (stays(i)) kept += 1
        keptCount = kept
        const start = kept ? keptTo + dieSize * 0.3 : keptFrom
        const step = (width - keptFrom - start) / Math.max(1, rows.count - kept)
        let done = 0
        for (let i = 0; i < rows.count; i++) {
            const row = stays(i)
            const x = row ? keptFrom + keptPitch * (done + 0.5) : start + step * (i - done + 0.5)
            places.push(Qt.point(x, height / 2 - rim * 0.2 + (row ? 0 : dieSize * 0.16 * Math.sin(i * 2.4))))
            if (row) done += 1
        }
        centres = places
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
        anchors.fill: parent
        anchors.margins: tray.rim
        anchors.topMargin: tray.rim * 1.2
        anchors.bottomMargin: tray.rim * 1.6
        radius: tray.rim * 1.6
        color: tray.felt
        antialiasing: true
        border.width: Theme.rim
        border.color: Qt.darker(Theme.wood, 1.7)
    }
    Rectangle {
        x: tray.keptFrom - tray.dieSize * 0.06
        y: (tray.height - height) / 2 - tray.rim * 0.2
        width: tray.keptTo - x + tray.dieSize * 0.06
        height: tray.dieSize * 1.36
        visible: tray.keptCount > 0
        radius: tray.dieSize * 0.28
        color: Theme.tray.inlay
        antialiasing: true
        border.width: Theme.rim
        border.color: tray.accent

        Behavior on width { NumberAnimation { duration: Theme.normal; easing.type: Theme.easing } }
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
