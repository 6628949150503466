pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Dice
import Dice.Models

// The top bar of a match: back, game and round; undo, hint, rules, menu.
FocusScope {
    id: bar

    required property MatchModel match

    readonly property int show: Theme.compact ? T.AbstractButton.IconOnly : T.AbstractButton.TextBesideIcon
    readonly property bool playing: match.phase !== "watch"

    signal rulesWanted()
    signal menuWanted(Item anchor)

    Row {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - tools.width - Theme.s16
        spacing: Theme.s8

        IconButton {
            focusPolicy: Qt.TabFocus
            objectName: "matchBack"
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            iconSize: Theme.iconLarge
            text: qsTr("Leave the match")
            onClicked: bar.match.back()
        }
        Title {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width * 0.6)
            text: bar.match.title
            size: Theme.sizeSub
            Accessible.role: Accessible.Heading
            Accessible.name: [text, round.text].filter(part => part !== "").join(", ")
        }
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            visible: round.text !== ""
            width: Theme.s4
            height: width
            radius: width / 2
            color: Theme.muted
        }
        Label {
            id: round
            anchors.verticalCenter: parent.verticalCenter
            text: bar.match.roundText
            strong: true
            soft: true
        }
        Chip {
            anchors.verticalCenter: parent.verticalCenter
            visible: !bar.playing
            text: qsTr("Watching")
            iconName: "watch"
            size: Theme.sizeNote
        }
    }
    Row {
        id: tools
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s4

        QuietButton {
            id: undo
            focusPolicy: Qt.TabFocus
            objectName: "matchUndo"
            visible: bar.playing
            enabled: bar.match.canUndo
            display: bar.show
            iconName: "undo"
            text: qsTr("Undo")
            key: "U"
            onClicked: bar.match.undo()

            Tip { text: qsTr("Undo") + " · U"; shown: undo.hovered }
        }
        QuietButton {
            id: hint
            focusPolicy: Qt.TabFocus
            objectName: "matchHint"
            visible: bar.playing
            enabled: bar.match.phase === "person" && !bar.match.hintBusy
            display: bar.show
            iconName: "hint"
            text: qsTr("Hint")
            key: "H"
            onClicked: bar.match.hint()

            Tip { text: qsTr("Hint") + " · H"; shown: hint.hovered }
        }
        QuietButton {
            id: replay

            readonly property bool going: bar.match.timeline.replayAngle !== ""
            readonly property string tip: going ? qsTr("Ends the replay") : qsTr("Shows the last throw again, from two angles")

            objectName: "matchReplay"
            // A click leaves the focus where it is, so that Space skips.
            focusPolicy: Qt.TabFocus
            visible: bar.match.timeline.throwsDice && Theme.lively
            enabled: bar.match.timeline.canReplay || going
            display: bar.show
            iconName: going ? "close" : "replay"
            text: qsTr("Replay")
            key: "R"
            onClicked: bar.match.timeline.replay()

            Tip { text: replay.tip + " · R"; shown: replay.hovered }
        }
        QuietButton {
            id: rules
            focusPolicy: Qt.TabFocus
            objectName: "matchRules"
            display: bar.show
            iconName: "rules"
            text: qsTr("Rules")
            key: "F1"
            onClicked: bar.rulesWanted()

            Tip { text: qsTr("Rules") + " · F1"; shown: rules.hovered }
        }
        IconButton {
            id: menuButton
            focusPolicy: Qt.TabFocus
            objectName: "matchMenu"
            iconName: "menu"
            iconSize: Theme.iconLarge
            text: qsTr("Menu")
            onClicked: bar.menuWanted(menuButton)
        }
    }
}
