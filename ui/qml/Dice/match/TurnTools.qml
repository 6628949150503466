import QtQuick
import Dice
import Dice.Models

// What can be done now: one button, or two of equal weight; the one that Enter presses is filled. They are always in the same place.
FocusScope {
    id: tools

    required property MatchModel match
    // In a low tray the primary button takes all the height while it is alone.
    property bool slim: false
    required property color fill
    required property color tint

    readonly property ButtonsModel buttons: match.buttons
    readonly property bool replaying: match.timeline.replayAngle !== ""
    readonly property bool waiting: match.phase === "computer" || match.phase === "showing" || replaying
    // Whatever has a key of its own to stop is as good as rolling on.
    readonly property bool equal: !waiting && buttons.secondaryKey === "S"

    signal skipWanted()

    MainButton {
        objectName: "matchPrimary"
        width: parent.width
        height: tools.equal ? (parent.height - Theme.s8) / 2
            : parent.height - (tools.slim && !second.visible ? 0 : second.height + Theme.s8)
        text: tools.buttons.primaryText !== "" ? tools.buttons.primaryText
            : tools.replaying ? qsTr("Replay")
            : tools.match.turn.name === "" ? qsTr("The match is over")
            : tools.match.phase === "computer" ? qsTr("%1 is thinking…").arg(tools.match.turn.name)
            : tools.match.turn.person ? qsTr("One moment…")
            : qsTr("%1 is playing").arg(tools.match.turn.name)
        key: tools.buttons.primaryKey
        entered: tools.buttons.primaryEntered
        outlined: tools.buttons.secondaryEntered
        slim: tools.equal
        note: tools.buttons.primaryNote
        enabled: tools.buttons.primaryEnabled
        rollsLeft: tools.buttons.rollsLeft
        rollsTotal: tools.buttons.rollsTotal
        fill: tools.fill
        tint: tools.tint
        onMeant: tools.buttons.primary()
    }
    MainButton {
        objectName: "matchSecondary"
        anchors.bottom: parent.bottom
        width: parent.width
        height: (parent.height - Theme.s8) / 2
        visible: tools.equal
        text: tools.buttons.secondaryText
        key: tools.buttons.secondaryKey
        entered: tools.buttons.secondaryEntered
        outlined: !entered
        slim: true
        enabled: tools.buttons.secondaryEnabled
        fill: tools.fill
        tint: tools.tint
        onMeant: tools.buttons.secondary()
    }
    SecondButton {
        id: second
        objectName: "matchSecondary"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32 + Theme.s4 / 2
        visible: tools.waiting || tools.buttons.secondaryText !== "" && !tools.equal
        text: tools.waiting ? qsTr("Skip this step") : tools.buttons.secondaryText
        key: tools.waiting ? qsTr("Space") : tools.buttons.secondaryKey
        tint: tools.tint
        onMeant: tools.waiting ? tools.skipWanted() : tools.buttons.secondary()
    }
}
