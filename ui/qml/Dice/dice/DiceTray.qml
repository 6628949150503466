pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The dice of a match: a 3D or flat view, and over it targets that can be clicked, focused and read out.
FocusScope {
    id: tray

    required property DiceModel dice
    property bool flat: false
    // The faces: "pips", or "cow" for numerals and a cow.
    property string faceSet: "pips"
    property color felt: Theme.felt
    property color accent: Theme.white
    property int hotDie: -1
    property bool broken: false

    readonly property bool solid: !flat && !broken && GraphicsInfo.api !== GraphicsInfo.Software
    readonly property var view: loader.item
    readonly property var centres: view?.centres ?? []
    readonly property real dieSize: view?.dieSize ?? 0
    readonly property real aspect: view?.aspect ?? 3
    readonly property real headroom: view?.headroom ?? 0
    readonly property var labels: spread(centres.map(centre => centre.x), dieSize * 0.5)

    function enter(from) {
        const target = targets.itemAt(from)
        if (target) target.forceActiveFocus(Qt.TabFocusReason)
    }

    // Spreads positions so that neighbours keep a distance, preserving their order from left to right.
    function spread(places, distance) {
        const order = places.map((place, i) => i).sort((a, b) => places[a] - places[b])
        const result = places.slice()
        for (let round = 0; round < 4; round++) {
            for (let k = 1; k < order.length; k++) {
                const lack = distance - (result[order[k]] - result[order[k - 1]])
                if (lack <= 0) continue
                result[order[k]] += lack / 2
                result[order[k - 1]] -= lack / 2
            }
        }
        return result
    }

    function load() {
        if (!dice || GraphicsInfo.api === GraphicsInfo.Unknown) return
        const file = Qt.resolvedUrl(solid ? "TrayScene.qml" : "FlatTray.qml")
        if (loader.source !== file) loader.setSource(file, { dice: dice })
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Dice")

    GraphicsInfo.onApiChanged: load()
    onSolidChanged: load()

    Component.onCompleted: load()

    Shadow {
        x: tray.width * 0.02
        y: tray.height * 0.2
        width: tray.width * 0.96
        height: tray.height * 0.76
        radius: tray.height * 0.3
        blur: Theme.shadowBlur
        offset.y: Theme.shadowDrop
        color: Theme.tray.shadow
    }
    Loader {
        id: loader
        anchors.fill: parent
        anchors.topMargin: -tray.height * tray.headroom
        onStatusChanged: if (status === Loader.Error) tray.broken = true
    }
    Binding { target: loader.item; property: "accent"; value: tray.accent; when: loader.status === Loader.Ready }
    Binding { target: loader.item; property: "faceSet"; value: tray.faceSet; when: loader.status === Loader.Ready }
    Binding { target: loader.item; property: "felt"; value: tray.felt; when: loader.status === Loader.Ready }
    Binding { target: loader.item; property: "hotDie"; value: tray.hotDie; when: loader.status === Loader.Ready }
    Binding { target: loader.item; property: "nudge"; value: probe.nudge; when: loader.status === Loader.Ready && tray.solid }
    Repeater {
        id: targets
        model: tray.dice

        DieTarget {
            readonly property point centre: tray.centres[index] ?? Qt.point(0, 0)

            x: centre.x - width / 2
            y: centre.y - height / 2
            z: centre.y
            width: tray.dieSize * 1.3
            height: tray.dieSize * 1.4
            enabled: !tray.dice.flying

            onPicked: tray.dice.toggle(index)
            onWalked: (step) => tray.enter((index + step + targets.count) % targets.count)
            onHotChanged: tray.hotDie = hot ? index : tray.hotDie === index ? -1 : tray.hotDie

            Label {
                x: (tray.labels[parent.index] ?? 0) - parent.x - width / 2
                y: tray.height - height - tray.height * 0.04 - parent.y
                visible: !tray.dice.flying && parent.model.selectable
                text: parent.model.key
                size: Theme.sizeTiny
                bold: true
                color: Theme.tray.words
                Accessible.ignored: true
            }
        }
    }

    FrameAnimation {
        running: tray.dice.flying && tray.visible
        onTriggered: {
            tray.dice.advance(frameTime)
            if (tray.solid) Quality.measure(frameTime)
        }
    }
    FrameAnimation {
        id: probe
        property real nudge: 0

        running: tray.solid && tray.visible && loader.status === Loader.Ready && !Quality.settled && !Quality.pinned && !tray.dice.flying
        onTriggered: {
            nudge = currentFrame % 2 / 1000
            Quality.measure(frameTime)
        }
    }
}
