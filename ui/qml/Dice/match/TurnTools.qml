import QtQuick
import Dice
import Dice.Models

// The primary button and the alternative below it, always in the same place.
FocusScope {
    id: tools

    required property MatchModel match
    // In a low tray the primary button takes all the height while it is alone.
    property bool slim: false

    readonly property bool waiting: match.phase === "computer" || match.phase === "showing" || match.replayAngle !== ""

    signal skipWanted()

    MainButton {
        objectName: "matchPrimary"
        width: parent.width
        height: parent.height - (tools.slim && !second.visible ? 0 : second.height + Theme.s8)
        text: tools.match.primaryText !== "" ? tools.match.primaryText
            : tools.match.replayAngle !== "" ? qsTr("Replay")
            : tools.match.activeName === "" ? qsTr("The match is over")
            : tools.match.phase === "computer" ? qsTr("%1 is thinking…").arg(tools.match.activeName)
            : qsTr("%1 is playing").arg(tools.match.activeName)
        key: tools.match.primaryKey
        note: tools.match.primaryNote
        enabled: tools.match.primaryEnabled
        rollsLeft: tools.match.rollsLeft
        rollsTotal: tools.match.rollsTotal
        fill: Theme.world(tools.match.gameKey).fill
        onClicked: tools.match.primary()
    }
    SecondButton {
        id: second
        objectName: "matchSecondary"
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.compact ? Theme.s24 + Theme.s4 : Theme.s32 + Theme.s4 / 2
        visible: tools.waiting || tools.match.secondaryText !== ""
        text: tools.waiting ? qsTr("Skip this step") : tools.match.secondaryText
        key: tools.waiting ? qsTr("Space") : "S"
        tint: Theme.worldAccent(tools.match.gameKey)
        onClicked: tools.waiting ? tools.skipWanted() : tools.match.secondary()
    }
}
