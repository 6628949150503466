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

    readonly property bool waiting: match.phase === "computer" || match.phase === "showing" || match.replayAngle !== ""
    // Whatever has a key of its own to stop is as good as rolling on.
    readonly property bool equal: !waiting && match.secondaryKey === "S"

    signal skipWanted()

    MainButton {
        objectName: "matchPrimary"
        width: parent.width
        height: tools.equal ? (parent.height - Theme.s8) / 2
            : parent.height - (tools.slim && !second.visible ? 0 : second.height + Theme.s8)
        text: tools.match.primaryText !== "" ? tools.match.primaryText
            : tools.match.replayAngle !== "" ? qsTr("Replay")
            : tools.match.activeName === "" ? qsTr("The match is over")
            : tools.match.phase === "computer" ? qsTr("%1 is thinking…").arg(tools.match.activeName)
            : tools.match.activePerson ? qsTr("One moment…")
            : qsTr("%1 is playing").arg(tools.match.activeName)
        key: tools.match.primaryKey
        entered: tools.match.primaryEntered
        outlined: tools.match.secondaryEntered
        slim: tools.equal
        note: tools.match.primaryNote
        enabled: tools.match.primaryEnabled
        rollsLeft: tools.match.rollsLeft
        rollsTotal: tools.match.rollsTotal
        fill: tools.fill
        tint: tools.tint
        onMeant: tools.match.primary()
    }
    MainButton {
        objectName: "matchSecondary"
        anchors.bottom: parent.bottom
        width: parent.width
        height: (parent.height - Theme.s8) / 2
        visible: tools.equal
        text: tools.match.secondaryText
        key: tools.match.secondaryKey
        entered: tools.match.secondaryEntered
        outlined: !entered
        slim: true
        enabled: tools.match.secondaryEnabled
        fill: tools.fill
        tint: tools.tint
        onMeant: tools.match.secondary()
    }
    SecondButton {
        id: second
        objectName: "matchSecondary"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32 + Theme.s4 / 2
        visible: tools.waiting || tools.match.secondaryText !== "" && !tools.equal
        text: tools.waiting ? qsTr("Skip this step") : tools.match.secondaryText
        key: tools.waiting ? qsTr("Space") : tools.match.secondaryKey
        tint: tools.tint
        onMeant: tools.waiting ? tools.skipWanted() : tools.match.secondary()
    }
}
