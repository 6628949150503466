pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// The practice box or floe: the stage, tray and reading of its game, without a score.
FocusScope {
    id: table

    required property PracticeModel practice
    required property SettingsModel settings
    required property var setup

    readonly property var parts: special.item
    readonly property var stageItem: stage.item
    readonly property var trayItem: tray.item
    readonly property bool slim: parts?.slim ?? false

    signal back()

    function press(event) {
        if (stageItem?.press?.(event) ?? false) return true
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)) return false
        const key = event.key
        if ((key === Qt.Key_Return || key === Qt.Key_Enter) && practice.enabled) practice.letGo()
        else if (key === Qt.Key_C) practice.clear()
        else if (key === Qt.Key_Left || key === Qt.Key_Right || key === Qt.Key_Up) stageItem?.enter()
        else return false
        return true
    }

    focus: true
    Component.onCompleted: special.setSource(Games.part(practice.gameKey, "Parts"), { game: practice.game })

    Keys.onPressed: (event) => event.accepted = press(event)
    Keys.onReleased: (event) => stageItem?.release?.(event)

    Binding {
        target: Quality
        property: "shaders"
        value: table.GraphicsInfo.api !== GraphicsInfo.Software
        when: table.GraphicsInfo.api !== GraphicsInfo.Unknown
        restoreMode: Binding.RestoreNone
    }
    Loader { id: special }
    Binding { target: special.item; property: "flat"; value: table.settings.view === "flat"; when: special.status === Loader.Ready }
    Binding { target: ThrowHabits; property: "keepsSolid"; value: table.settings.view === "solid"; restoreMode: Binding.RestoreNone }

    PageHeader {
        id: header
        x: Theme.gutter
        y: Theme.s8
        z: 1
        width: parent.width - 2 * x - help.width - Theme.s16
        title: table.practice.title
        onBack: table.back()
    }
    SegmentedSwitch {
        id: help
        objectName: "practiceHelp"
        anchors { right: parent.right; rightMargin: Theme.gutter; verticalCenter: header.verticalCenter }
        z: 1
        label: qsTr("Aiming help")
        options: [{ key: "arc", text: qsTr("Full arc") }, { key: "direction", text: qsTr("Direction") }, { key: "none", text: qsTr("No help") }]
        value: table.practice.assist
        onChosen: key => table.practice.assist = key
    }
    Loader {
        id: stage
        anchors { left: parent.left; leftMargin: Theme.gutter; top: header.bottom; right: card.left; rightMargin: Theme.gutter; bottom: line.top }
        anchors.bottomMargin: -(table.parts?.overBottom ?? 0)
        active: table.GraphicsInfo.api !== GraphicsInfo.Unknown
        sourceComponent: table.parts?.stage ?? null
    }
    PracticeCard {
        id: card
        anchors { top: header.bottom; topMargin: Theme.s8; right: parent.right; rightMargin: Theme.gutter; bottom: line.top }
        width: Theme.seatPanel
        practice: table.practice
        setup: table.setup
    }
    Label {
        id: line
        objectName: "practiceLine"
        x: Theme.gutter + Theme.s4
        anchors { bottom: desk.top; bottomMargin: Theme.s4 / 2 }
        width: parent.width - 2 * x
        height: Theme.narrationHeight
        verticalAlignment: Text.AlignVCenter
        text: table.practice.lastText
        strong: true
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    Connections {
        target: table.practice
        function onThrown() { if (table.practice.lastText !== "") line.Accessible.announce(table.practice.lastText) }
    }
    Card {
        id: desk
        x: Theme.gutter
        y: parent.height - height - Theme.gutter
        width: parent.width - 2 * x
        height: table.slim ? Math.min(Theme.slimTrayHigh, Math.max(Theme.slimTrayLow, parent.height * 0.145))
            : Math.min(Theme.trayHigh, Math.max(Theme.trayLow, parent.height * 0.215))
        corner: Theme.radiusLid

        Loader {
            id: tray

            readonly property real aspect: table.trayItem?.aspect ?? 3

            x: Theme.s4
            y: (parent.height - height) / 2
            width: Math.min((parent.height - 2 * Theme.s4) * aspect, parent.width * 0.42)
            height: width / aspect
            sourceComponent: table.parts?.tray ?? null
        }
        MainButton {
            id: go
            objectName: "practiceThrow"
            x: tray.x + tray.width + Theme.gutter
            y: Theme.s12
            width: Theme.primaryWidth
            height: parent.height - 2 * y
            text: table.practice.primaryText !== "" ? table.practice.primaryText : qsTr("It flies…")
            key: "⏎"
            enabled: table.practice.enabled
            fill: Theme.world(table.practice.gameKey).fill
            onClicked: table.practice.letGo()
        }
        Loader {
            id: odds
            x: go.x + go.width + Theme.gutter
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - Theme.s16
            visible: table.practice.enabled
            Component.onCompleted: setSource(Games.part(table.practice.gameKey, "PracticeOdds"), { game: table.practice.game })
        }
    }
}
