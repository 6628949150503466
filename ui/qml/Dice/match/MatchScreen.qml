pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// A match of any game: bar, stage, seats, narration and tray; each game contributes its own parts.
FocusScope {
    id: screen

    required property MatchModel match
    required property var games
    required property DiceModel dice
    required property SettingsModel settings
    required property ReportModel report
    property real time: 0

    readonly property var parts: special.item
    readonly property bool flat: settings.view === "flat"
    readonly property bool watching: match.phase === "watch"
    readonly property var stageItem: stage.item
    readonly property var trayItem: desk.trayItem
    readonly property Main window: Window.window as Main
    readonly property int activeColor: Math.max(0, match.turn.seat)

    signal rulesWanted()
    signal preferencesWanted()
    signal fairnessWanted()
    signal printWanted()
    signal libraryWanted()
    signal newMatchWanted()

    // A match being left no longer has a game; its page keeps showing the parts until it is gone.
    function bringParts() {
        if (match.gameKey && special.status === Loader.Null)
            special.setSource(Games.part(match.gameKey, "Parts"), { game: games[match.gameKey] })
    }

    // Ends one step of what is shown: first one of the stage's own, then a flight or a pause.
    function skip() { if (!(stageItem?.skip?.() ?? false)) match.skip() }

    focus: true

    Component.onCompleted: bringParts()
    Component.onDestruction: Tips.keyed = false

    // The stage of a game may handle keys itself; it comes first.
    Keys.onPressed: (event) => { if (!(stageItem?.press?.(event) ?? false)) keys.press(event) }
    Keys.onReleased: (event) => stageItem?.release?.(event)

    EnterKey { buttons: screen.match.buttons; enabled: screen.activeFocus && !screen.watching }
    Connections {
        target: screen.match.buttons
        function onChoosingWanted() { if (!(screen.games[screen.match.gameKey].pickVisited?.() ?? false)) screen.stageItem?.enter() }
    }
    Binding {
        target: Quality
        property: "shaders"
        value: screen.GraphicsInfo.api !== GraphicsInfo.Software
        when: screen.GraphicsInfo.api !== GraphicsInfo.Unknown
        restoreMode: Binding.RestoreNone
    }
    Loader { id: special }
    Binding { target: special.item; property: "seat"; value: screen.activeColor; when: special.status === Loader.Ready }
    Binding { target: special.item; property: "flat"; value: screen.flat; when: special.status === Loader.Ready }
    Binding { target: ThrowHabits; property: "keepsSolid"; value: screen.settings.view === "solid"; restoreMode: Binding.RestoreNone }
    Binding { target: special.item; property: "time"; value: screen.time; when: special.status === Loader.Ready }
    MatchKeys {
        id: keys
        match: screen.match
        dice: screen.dice
        onRulesWanted: screen.rulesWanted()
        onSkipWanted: screen.skip()
        onHistoryWanted: history.toggle()
        onBoardWanted: screen.stageItem?.enter()
        onExplanationWanted: if (screen.activeFocus && !screen.Window.activeFocusItem?.Accessible.name) screen.stageItem?.enter()
        onDiceWanted: screen.trayItem?.enter(0)
    }
    Timer {
        interval: Theme.tick * Math.max(1, Quality.restRate)
        repeat: true
        running: screen.visible && Theme.lively && Attention.awake && Quality.shaders && Quality.restRate > 0
        onTriggered: screen.time += interval / 1000
    }

    MatchBar {
        id: bar
        x: Theme.gutter - Theme.s8
        width: parent.width - 2 * x
        height: Theme.barHeight
        // A stage may reach below the bar.
        z: 1
        match: screen.match
        onRulesWanted: screen.rulesWanted()
        onMenuWanted: (anchor) => menu.popup(anchor, anchor.width - menu.width, anchor.height)
    }
    Loader {
        id: stage
        anchors.left: parent.left
        anchors.leftMargin: Theme.gutter
        anchors.top: bar.bottom
        // The bar of a replay is longer.
        anchors.topMargin: screen.watching && Theme.compact ? 0 : -(screen.parts?.overTop ?? 0)
        anchors.right: seats.left
        anchors.rightMargin: Theme.gutter
        anchors.bottom: narration.top
        anchors.bottomMargin: -(screen.parts?.overBottom ?? 0)
        active: screen.GraphicsInfo.api !== GraphicsInfo.Unknown
        sourceComponent: screen.parts?.stage ?? null

        TapHandler {
            enabled: keys.waiting
            onTapped: screen.skip()
        }
    }
    Connections {
        target: stage.item
        ignoreUnknownSignals: true
        function onPrimaryWanted() { screen.match.buttons.primary() }
    }
    ReplayCaption {
        objectName: "replayCaption"
        x: stage.x + (stage.width - width) / 2
        y: narration.y - height - Theme.s12
        angle: screen.match.timeline.replayAngle
    }
    // A game may provide its own pad in place of the seat panel.
    Loader {
        id: seats
        anchors.top: bar.bottom
        anchors.right: parent.right
        anchors.rightMargin: Theme.gutter
        anchors.bottom: narration.top
        width: Theme.seatPanel
        active: screen.parts !== null
        sourceComponent: screen.parts?.panel ?? panel
        onLoaded: item.match = screen.match
    }
    Component {
        id: panel
        SeatPanel {
            match: screen.match
            standing: screen.parts?.standing ?? null
            guide: screen.parts?.guide ?? null
            terms: screen.parts?.terms ?? null
            sign: screen.parts?.sign ?? null
            goalText: screen.parts?.goalText ?? ""
        }
    }
    NarrationLine {
        id: narration
        objectName: "matchNarration"
        x: Theme.gutter
        anchors.bottom: desk.top
        anchors.bottomMargin: Theme.s4 / 2
        width: parent.width - 2 * x
        height: Theme.narrationHeight
        match: screen.match
        seat: Math.max(0, screen.match.narrationSeat)
        onClicked: history.toggle()
    }
    MatchDesk {
        id: desk
        objectName: "matchDesk"
        x: Theme.gutter
        y: parent.height - height - Theme.gutter
        width: parent.width - 2 * x
        height: slim ? Math.min(Theme.slimTrayHigh, Math.max(Theme.slimTrayLow, parent.height * 0.145))
            : Math.min(Theme.trayHigh, Math.max(Theme.trayLow, parent.height * 0.24))
        match: screen.match
        dice: screen.dice
        settings: screen.settings
        report: screen.report
        parts: screen.parts
        flat: screen.flat
        onSkipWanted: screen.skip()
    }
    HandOver {
        x: stage.x + (stage.width - width) / 2
        y: stage.y + (stage.height - height) * 0.4
        match: screen.match
    }
    HintBubble {
        x: Theme.gutter + Theme.s16
        y: desk.y - height - Theme.s4
        room: desk.width - 2 * Theme.s16
        pointer: Math.min(width - Theme.s24, desk.trayWidth / 2)
        text: screen.match.hintText
        busy: screen.match.hintBusy
        onDismissed: screen.match.dismissHint()
    }
    MatchMenu {
        id: menu
        onNewMatchWanted: screen.newMatchWanted()
        onLibraryWanted: screen.libraryWanted()
        onPreferencesWanted: screen.preferencesWanted()
        onFairnessWanted: fairness.open()
        onPrintWanted: screen.printWanted()
        onFullScreenWanted: screen.window?.toggleFullScreen()
        onQuitWanted: screen.window?.close()
    }
    FairnessDialog {
        id: fairness
        commitment: screen.match.commitment
        revealed: screen.match.revealed
        onAccepted: screen.fairnessWanted()
    }
    HistoryPanel {
        id: history
        parent: narration
        y: -height - Theme.s4
        width: Math.min(Theme.s48 * 13, screen.width - 2 * Theme.gutter)
        height: Math.min(stage.height * 0.8, Theme.s48 * 9)
        match: screen.match
    }
    PanelNotes {
        anchors.fill: seats
        match: screen.match
        settings: screen.settings
        terms: screen.parts?.terms ?? null
    }
    TipLayer { anchors.fill: parent }
    Binding { target: Tips; property: "legend"; value: screen.settings.legend; restoreMode: Binding.RestoreNone }
    Connections {
        target: Tips
        function onLegendWanted(part) { screen.settings.legend = part }
    }
}
