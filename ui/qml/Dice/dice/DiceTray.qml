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
    readonly property var columns: view?.columns ?? []
    readonly property bool askedFor: choosing && !(view?.kept ?? []).includes(true)
    property bool choosing: false

    function enter(from) {
        const target = targets.itemAt(from)
        if (target) target.forceActiveFocus(Qt.TabFocusReason)
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
    Binding { target: loader.item; property: "outlined"; value: !prompt.visible; when: loader.status === Loader.Ready }
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

            DieKey {
                x: (tray.columns[parent.index] ?? 0) - parent.x - width / 2
                y: (tray.solid ? tray.height - height * (Theme.compact ? 0.94 : 1) : tray.height * 0.925 - height / 2) - parent.y
                visible: !tray.dice.flying && parent.model.selectable
                text: parent.model.key
                kept: parent.model.kept
                hot: parent.hot
                accent: tray.accent
                onPicked: tray.dice.toggle(parent.index)
            }
            readonly property bool choosable: model.selectable
            onChoosableChanged: tray.choosing = choosable
            Component.onCompleted: tray.choosing = choosable
        }
    }
    Label {
        id: prompt
        x: (tray.width - width) / 2
        y: (tray.view?.laneY ?? 0) - height / 2
        width: Math.min(implicitWidth, tray.width * 0.86)
        visible: tray.askedFor && !tray.dice.flying
        text: qsTr("Click the dice that you want to keep")
        size: Theme.sizeNote
        bold: true
        color: Theme.tray.words
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }

    FrameAnimation {
        running: tray.dice.moving && tray.visible
        onTriggered: {
            if (Theme.normal > 0 || tray.dice.flying) tray.dice.advance(frameTime)
            else tray.dice.finish()
            if (tray.solid) Quality.measure(frameTime)
        }
    }
    FrameAnimation {
        id: probe
        property real nudge: 0

        running: tray.solid && tray.visible && loader.status === Loader.Ready && !Quality.settled && !Quality.pinned && !tray.dice.moving
        onTriggered: {
            nudge = currentFrame % 2 / 1000
            Quality.measure(frameTime)
        }
    }
}
