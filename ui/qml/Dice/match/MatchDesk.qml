pragma ComponentBehavior: Bound
import QtQuick
import Dice
import Dice.Models

// Below the stage: the tray of dice, what can be done now and what the dice mean; in a replay its controls.
Card {
    id: desk

    required property MatchModel match
    required property DiceModel dice
    required property SettingsModel settings
    required property ReportModel report
    // What the game contributes; null until it is loaded.
    required property var parts
    property bool flat: false

    readonly property bool slim: parts?.slim ?? false
    readonly property bool watching: match.phase === "watch"
    readonly property var trayItem: tray.item
    readonly property real trayWidth: tray.width
    readonly property int activeColor: Math.max(0, match.turn.seat)
    // Where several people take turns, the desk and its buttons have the colour of who is on.
    readonly property bool handsOver: match.turn.severalPeople && match.turn.seat >= 0 && !watching

    signal skipWanted()

    corner: Theme.radiusLid
    color: handsOver ? Theme.seatSoft(activeColor) : Theme.paper
    edge: handsOver ? Theme.seatFill(activeColor) : Theme.paperEdge

    Behavior on color { ColorAnimation { duration: Theme.slow } }

    Loader {
        id: tray

        readonly property real aspect: desk.trayItem?.aspect ?? 3

        x: Theme.s4
        y: (parent.height - height) / 2
        width: Math.min((parent.height - 2 * Theme.s4) * aspect, parent.width * 0.42)
        height: width / aspect
        active: desk.parts !== null
        sourceComponent: desk.parts?.tray ?? diceTray
    }
    Component {
        id: diceTray
        DiceTray {
            dice: desk.dice
            flat: desk.flat
            faceSet: desk.parts?.faceSet ?? "pips"
            felt: desk.parts?.felt ?? Theme.felt
            accent: Theme.seatGlow(desk.activeColor)
        }
    }
    TurnTools {
        id: tools
        x: tray.x + tray.width + Theme.gutter
        y: desk.slim ? Theme.s8 : Theme.compact ? Theme.s12 : Theme.s16
        width: Theme.primaryWidth
        height: parent.height - 2 * y
        visible: !desk.watching
        match: desk.match
        slim: desk.slim
        fill: desk.handsOver ? Theme.seatFill(desk.activeColor) : Theme.world(desk.match.gameKey).fill
        tint: desk.handsOver ? Theme.seatInk(desk.activeColor) : Theme.worldAccent(desk.match.gameKey)
        onSkipWanted: desk.skipWanted()
    }
    Loader {
        x: tools.x + tools.width + Theme.gutter
        y: Theme.s8
        width: parent.width - x - Theme.s12
        height: parent.height - 2 * y
        visible: !desk.watching
        opacity: desk.dice.flying ? Theme.disabled : 1
        sourceComponent: desk.parts?.reading ?? null
    }
    WatchBar {
        x: tools.x
        width: parent.width - x - Theme.s16
        height: parent.height
        visible: desk.watching
        match: desk.match
        settings: desk.settings
        report: desk.report
    }
}
